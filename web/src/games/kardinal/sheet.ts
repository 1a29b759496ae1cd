// Everyone's score sheet (K5), as the view brings it and as the engine foresees it.

import type { KardinalSheet, Seat } from '$protocol';
import type { Land } from '$facts/kardinal';
import { landOf } from './notation';

/** The fewest ships, or carriages, that score (K5.3). */
export const CHAIN = 5;

/** The lands in the order of the score sheet (K5.5): that of everyone's sheet. */
export function landsOnSheet(players: Holder[]): Land[] {
  return (players[0]?.sheet.lands ?? []).flatMap((line) => landOf(line.land) ?? []);
}

/** A player of a view, as far as points go. */
export interface Holder {
  seat: Seat;
  sheet: KardinalSheet;
}

export interface Change {
  seat: Seat;
  before: number;
  after: number;
}

/** Whose points would be others, and how. */
export function changes(players: Holder[], after: Holder[]): Change[] {
  return players
    .map(({ seat, sheet }, n) => ({ seat, before: sheet.total, after: after[n]?.sheet.total ?? sheet.total }))
    .filter((it) => it.before !== it.after);
}

/** Ranks in a land: 1 for who has most cards of it, the same for as many cards; `null` without a card. */
export function ranks(players: Holder[], land: number): (number | null)[] {
  const cards = players.map(({ sheet }) => sheet.lands[land]?.cards ?? 0);
  const groups = [...new Set(cards)].sort((one, two) => two - one);
  return cards.map((n) => (n > 0 ? groups.indexOf(n) + 1 : null));
}
