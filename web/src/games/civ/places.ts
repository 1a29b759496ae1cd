// The places of the table, by the name an element has in `data-place`: cards fly from one to another.

import type { Seat } from '$protocol';
import type { Known } from './domains';

/** A Domain of an area, with all that belongs to it. */
export const areaPlace = (seat: Seat, domain: string): string => `area ${seat} ${domain}`;
/** Its way to hegemony. */
export const wayPlace = (seat: Seat, domain: string): string => `way ${seat} ${domain}`;
export const handPlace = (seat: Seat): string => `hand ${seat}`;
/** A pack, the centre or the discard pile, spread out to choose from. */
export const ROW_PLACE = 'row';
export const deckPlace = (age: string): string => `deck ${age}`;
/** The discards of a Domain. The number is part of the name: a card that comes is not the one that is seen then. */
export const pilePlace = (domain: string, n: number): string => `pile ${domain} ${n}`;

/** A card with the name of its place: where it lies, what it is, and which of those that are alike. */
export interface Placed extends Known {
  place: string;
}

export const cardPlace = (where: string, { domain, age }: Known, nth: number): string =>
  `${where}: ${domain ?? 'back'} ${age} ${nth}`;

export function placed(where: string, cards: readonly Known[]): Placed[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const like = `${card.domain} ${card.age}`;
    const nth = seen.get(like) ?? 0;
    seen.set(like, nth + 1);
    return { ...card, place: cardPlace(where, card, nth) };
  });
}
