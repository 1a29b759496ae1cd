// Carta Impera Victoria in the browser.

import type { CivEvent, CivView } from '$protocol';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { card, cards } from './cards';
import { describe } from './describe';
import { options } from './options';
import Setup from './Setup.svelte';

export const game: GameModule<CivView, CivEvent> = {
  name: 'civ',
  Board,
  Setup,
  describe,
  options,
  card,
  cards,
};
