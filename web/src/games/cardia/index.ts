// Cardia for the shell.

import type { CardiaEvent, CardiaView } from '$protocol';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Setup from './Setup.svelte';
import { bar } from './bar';
import { card, cards } from './cards';
import { describe } from './describe';
import { options } from './options';
import { revealing, stage } from './stage';

export const game: GameModule<CardiaView, CardiaEvent> = {
  name: 'cardia',
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
