// What a take would change on the score sheets (K5). The view brings everyone's sheet as it is now; here a card
// is added to one of them, and all are filled in again.

import type { KardinalCard, KardinalLandLine, KardinalSheet, Seat } from '$protocol';
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

/** Points of a land's lines, one for each player (K5.1, K5.2). */
function scoreLand(lines: KardinalLandLine[]): KardinalLandLine[] {
  const all = lines.reduce((sum, line) => sum + line.cards, 0);
  const most = Math.max(...lines.flatMap((line) => line.families));
  return lines.map((line) => {
    const above = lines.map((it) => it.cards).filter((cards) => cards > line.cards);
    const next = above.length === 0 ? all : Math.min(...above);
    return {
      ...line,
      landPoints: line.cards > 0 ? next : 0,
      symbolPoints: Math.max(...line.families) === most ? most : 0,
    };
  });
}

function chain(length: number): number {
  return length >= CHAIN ? length : 0;
}

function withCard(sheet: KardinalSheet, card: KardinalCard): KardinalSheet {
  const [cross, fan, crown] = card.circles;
  const lands = sheet.lands.map((line) => {
    if (line.land !== card.land) return line;
    const [x, f, c] = line.families;
    const families: typeof line.families = [x + cross, f + fan, c + crown];
    return { ...line, cards: line.cards + 1, families };
  });
  return {
    ...sheet,
    lands,
    ships: sheet.ships + (card.route === 'S' ? 1 : 0),
    carriages: sheet.carriages + (card.route === 'K' ? 1 : 0),
    cards: sheet.cards + 1,
  };
}

/** Everyone's sheet once `taker` has the card too. */
export function afterTake(players: Holder[], taker: Seat, card: KardinalCard): Holder[] {
  const held = players.map(({ seat, sheet }) => (seat === taker ? withCard(sheet, card) : sheet));
  const scored = held[0]?.lands.map((_, land) => scoreLand(held.flatMap((sheet) => sheet.lands[land] ?? [])));
  return players.map(({ seat }, player) => {
    const sheet = held[player] as KardinalSheet;
    const lands = (scored ?? []).flatMap((lines) => lines[player] ?? []);
    const subtotal = lands.reduce((sum, line) => sum + line.landPoints + line.symbolPoints, 0);
    const chains = chain(sheet.ships) + chain(sheet.carriages);
    return { seat, sheet: { ...sheet, lands, subtotal, chains, total: subtotal + chains + sheet.laws } };
  });
}

/** What the card would bring its taker, in points. */
export function gain(players: Holder[], taker: Seat, card: KardinalCard): number {
  const total = (of: Holder[]) => of.find(({ seat }) => seat === taker)?.sheet.total ?? 0;
  return total(afterTake(players, taker, card)) - total(players);
}

/** Whose points a take changes, and how. */
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
