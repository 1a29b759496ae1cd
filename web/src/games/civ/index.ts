// Carta Impera Victoria in the browser.

import type { CivEvent, CivView } from '$protocol';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { bar } from './bar';
import { card, cards } from './cards';
import './civ.css';
import { describe } from './describe';
import { options } from './options';
import Setup from './Setup.svelte';
import { revealing, stage } from './stage';

export const game: GameModule<CivView, CivEvent> = {
  name: 'civ',
  Board,
  surface: 'cloth',
  bar,
  stage,
  revealing,
  Setup,
  describe,
  options,
  card,
  cards,
};
