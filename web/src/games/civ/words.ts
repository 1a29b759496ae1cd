// The words for Domains, effects and cards. Events, questions, answers and refusals are said by $lib/say.

import type { Names } from '$lib/names';
import { named, nameOf as nameOfSeat, thing } from '$lib/say';
import { list, t, words } from '$lib/text.svelte';
import type { CivCards, Seat } from '$protocol';
import { ofAges } from './domains';

export type { Names };
export { list };

export const domainName = (domain: string): string => named('CivDomainName', domain);
export const effectName = (name: string): string => t(`civ-effect-${name.replaceAll(' ', '-')}`);
export const effectText = (name: string): string => t(`civ-effect-${name.replaceAll(' ', '-')}-text`);
export const cardName = (domain: string, age: string): string => words(thing('CivCard', { domain, age }));
export const nameOf = (names: Names, seat: Seat): string => nameOfSeat(seat, { names });

export const namesOf = (names: Names, seats: readonly Seat[]): string =>
  list(seats.map((it) => nameOf(names, it)));

/** `Military I, 2 × Science II`; a word for none. */
export function cardList(cards: readonly CivCards[]): string {
  return cards.length === 0 ? t('civ-none') : words(thing('*CivCards', cards));
}

/** `2 cards of Age I and 1 card of Age II`: what backs tell. */
export function backs(ages: readonly number[]): string {
  const some = ofAges(ages).map(({ age, n }) => ({ age, count: n }));
  return some.length === 0 ? t('civ-none') : words(thing('*CivBacks', some));
}
