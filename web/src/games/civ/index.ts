// Carta Impera Victoria in the browser.

import type { CivEvent, CivView, Seat, Touch } from '$protocol';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { bar } from './bar';
import { card, cards } from './cards';
import './civ.css';
import { describe } from './describe';
import { foresee } from './foresee';
import { options } from './options';
import Setup from './Setup.svelte';
import { areaPlace, handPlace } from './places';
import { stage } from './stage';

/** Where a lesson points: at cards of a Domain in the own hand, or at a Domain of an area. */
function where(touch: Touch, you: Seat | null): string | null {
  if (touch.kind === 'card' && you !== null) {
    return `[data-place^="${handPlace(you)}: ${CSS.escape(touch.name)} "]`;
  }
  if (touch.kind === 'cardInPlay') return `[data-place="${areaPlace(touch.owner, CSS.escape(touch.name))}"]`;
  return null;
}

export const game: GameModule<CivView, CivEvent> = {
  name: 'civ',
  Board,
  surface: 'cloth',
  bar,
  stage,
  foresee,
  together: ['civ-ask-keep'],
  where,
  Setup,
  describe,
  options,
  card,
  cards,
};
