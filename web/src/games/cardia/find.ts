// The cards of the rules by name.

import { CHARACTERS, FACTIONS, GUARDIANS, GUARDIAN_PLACES, LOCATIONS, type Character, type Faction } from '$facts/cardia';
import type { CardiaOptions } from '$protocol';

const characters = new Map(CHARACTERS.map((it) => [it.name, it]));
const guardians = new Map(GUARDIANS.map((it) => [it.name, it]));
const places = new Map(LOCATIONS.map((it) => [it.name, it]));

export const character = (name: string) => characters.get(name);
export const guardian = (name: string) => guardians.get(name);
export const location = (name: string) => places.get(name);

/** The faction of the card with this number. */
export function factionOf(number: number): Faction {
  return FACTIONS[(number - 1) % FACTIONS.length] ?? FACTIONS[0];
}

/** The characters both players have, by number; fewer in a reduced game. */
export function deckOf(options: CardiaOptions): Character[] {
  return options.cards.flatMap((number) => {
    const deck = options.decks[(number - 1) % FACTIONS.length] ?? 1;
    return CHARACTERS.filter((it) => it.number === number && it.deck === deck);
  });
}

/** The place in the row of encounters, from 1, of a guardian by its place among all, from 0 (C9.1). */
export function guardianPlace(at: number): number {
  return GUARDIAN_PLACES[at] ?? 0;
}
