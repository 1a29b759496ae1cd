// Cardia for the shell.

import type { CardiaEvent, CardiaView, Touch } from '$protocol';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Setup from './Setup.svelte';
import { bar } from './bar';
import { card, cards } from './cards';
import { describe } from './describe';
import { foresee } from './foresee';
import { options } from './options';
import { stage } from './stage';

/** Where a lesson points. */
function where(touch: Touch): string | null {
  if (touch.kind === 'card') return `[data-place="hand:${CSS.escape(touch.name)}"] > button`;
  if (touch.kind === 'cardInPlay') return `[data-place="play:${touch.owner}:${CSS.escape(touch.name)}"]`;
  return null;
}

export const game: GameModule<CardiaView, CardiaEvent> = {
  name: 'cardia',
  Board,
  surface: 'cloth',
  bar,
  stage,
  foresee,
  together: ['cardia-ask-play'],
  where,
  Setup,
  describe,
  options,
  card,
  cards,
};
