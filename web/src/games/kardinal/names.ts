// Lands, signs, cards, places and players in words. The keys built here are those of the closed sets of the rules:
// kardinal-code-LAND, kardinal-family-FAMILY, kardinal-circles-FAMILY, kardinal-route-ROUTE, kardinal-law-LAW-text; in cards.ts
// kardinal-law-LAW-note.

import { FAMILIES, type Family, type Route } from '$facts/kardinal';
import { named, nameOf, signed, thing } from '$lib/say';
import { list, t, words } from '$lib/text.svelte';
import type { KardinalCard, KardinalPlace, Seat } from '$protocol';
import { landOf, lawOf, letters, routeOf } from './notation';

export type Names = Partial<Record<Seat, string>>;

export function playerName(seat: Seat, names: Names): string {
  return nameOf(seat, { names });
}

/** Several players: `Ann and Ben`. */
export function playerNames(seats: Seat[], names: Names): string {
  return list(seats.map((seat) => playerName(seat, names)));
}

export function landName(word: string): string {
  return named('KardinalLand', word);
}

/** Three letters, for where there is no room for more. */
export function landCode(word: string): string {
  const land = landOf(word);
  return land ? t(`kardinal-code-${land.key}`) : word.slice(0, 3);
}

export function circlesName(family: Family, n: number): string {
  return t(`kardinal-circles-${family.toLowerCase()}`, { n });
}

export function familyName(family: Family): string {
  return t(`kardinal-family-${family.toLowerCase()}`);
}

export function routeName(route: Route): string {
  return t(`kardinal-route-${route}`);
}

/** What a card bears: `2 Crosses, ship`. */
export function signs(card: KardinalCard): string {
  const circles = FAMILIES.flatMap((family, n) => {
    const count = card.circles[n] ?? 0;
    return count > 0 ? [circlesName(family, count)] : [];
  });
  const route = routeOf(card);
  const all = route ? [...circles, routeName(route)] : circles;
  return all.length > 0 ? all.join(', ') : t('kardinal-plain');
}

export function cardName(card: KardinalCard): string {
  return words(thing('KardinalLandCard', { land: card.land, signs: letters(card) }));
}

export function lawName(law: string): string {
  return named('KardinalLaw', law);
}

export function lawText(notation: string): string {
  const law = lawOf(notation);
  return law ? t(`kardinal-law-${law.key}-text`) : '';
}

export function placeName(place: KardinalPlace): string {
  return words(thing('KardinalPlace', place));
}

/** Several things one after the other. */
export function listed(items: string[]): string {
  return items.reduce((list, item) => t('kardinal-next', { list, item }));
}

/** Points with a true minus sign. */
export function points(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

export function pointsName(n: number): string {
  return t('kardinal-points', { n, shown: points(n) });
}

/** A share from 0 to 1. */
export function percent(share: number): string {
  return t('kardinal-percent', { n: Math.round(share * 100) });
}

/** A difference in points. */
export { signed };
