// What is printed on the cards besides words: the closed sets of the protocol. The words are in
// locales/*/cardia.ftl under `cardia-card-NAME-name`, `-text` and `-note-1`, `-note-2` …

import type { CardiaOptions } from '$protocol';

/** The four factions; a card's number decides its faction (C1.2). */
export const FACTIONS = ['Rebellion', 'Academy', 'Guild', 'Dynasty'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The faction of the card with this number. */
export function factionOf(number: number): Faction {
  return FACTIONS[(number - 1) % 4] ?? 'Rebellion';
}

interface Named {
  name: string;
  /** The statement that says what it does. */
  rule: string;
  /** Further statements, one for each note. */
  notes: string[];
}

export interface Character extends Named {
  deck: 1 | 2;
  number: number;
  ongoing: boolean;
}

export interface Guardian extends Named {
  faction: Faction;
  /** Used only if exactly one of the two cards is of its faction (C9.4). */
  sole: boolean;
  reconstructed: boolean;
}

export interface Location extends Named {
  stars: number;
  reconstructed: boolean;
}

const ONGOING = new Set(
  'Mediator Judge Treasurer Aristocrat Counselor MechanicalDjinn'.split(' '),
);

// By number; after a colon the statements of the notes.
const DECKS = [
  `HiredBlade:C3.12 VoidMage:C3.2 Surgeon:C2.2 Mediator:C4.4 Saboteur:C5.2 FortuneTeller:C6.6 PalaceGuard:C6.7
   Judge:C4.4,C4.7 Ambusher:C3.2 Puppeteer:C6.10,C3.16 Clockmaker:C3.17 Treasurer:C4.5 SwampGuardian:C6.13
   Magistra:C6.14,C3.13 Inventor:C6.15 Djinn:C5.3`,
  `Poisoner:C7.1 KinesisMage:C7.2,C3.7 Envoy:C2.2 TaxCollector:C3.9 Revolutionary Librarian:C2.6 Prodigy:C7.7
   Aristocrat:C3.5 Blackmailer:C7.9 Illusionist:C7.10,C3.13 Engineer:C7.11 Counselor:C4.1 WitchKing:C3.2
   Elemental:C3.13 MechanicalDjinn:C7.15 Successor:C5.2`,
];

function named(word: string): { name: string; notes: string[] } {
  const [name = '', notes = ''] = word.split(':');
  return { name, notes: notes.split(',').filter((it) => it !== '') };
}

/** Deck I by number, then deck II by number. */
export const CHARACTERS: Character[] = DECKS.flatMap((deck, second) =>
  deck.split(/\s+/).map((word, at): Character => {
    const it = named(word);
    const rule = `C${6 + second}.${at + 1}`;
    return { ...it, rule, deck: second ? 2 : 1, number: at + 1, ongoing: ONGOING.has(it.name) };
  }),
);

/** In the order of the rules, from C9.9 on. `!` is a sole guardian, `?` a reconstructed one. */
export const GUARDIANS: Guardian[] = `Guild Elephant
Dynasty! Cat:C3.2
Dynasty Unicorn:C9.11
Guild Parrot:C3.13
Rebellion Toad:C9.13
Academy? Scorpion
Rebellion? Basilisk:C9.15
Academy? Phoenix:C3.7
Guild!? Raccoon:C11.5
Academy!? Fox:C11.7
Rebellion!? Bat
Dynasty? Peacock`
  .split('\n')
  .map((line, at): Guardian => {
    const [marks = '', word = ''] = line.split(' ');
    const faction = FACTIONS.find((it) => marks.startsWith(it)) ?? 'Rebellion';
    const sole = marks.includes('!');
    return { ...named(word), rule: `C9.${at + 9}`, faction, sole, reconstructed: marks.includes('?') };
  });

function locations(chapter: number, reconstructed: boolean, list: string): Location[] {
  return list.split(' ').map((word, at): Location => {
    const rule = `C${chapter}.${at + 1}`;
    return { ...named(word.slice(1)), rule, stars: Number(word[0]), reconstructed };
  });
}

/** Those of the base game, then those of the expansion; the digit is the number of stars. */
export const LOCATIONS: Location[] = [
  ...locations(
    8,
    false,
    '1SerpentTemple:C11.4 1Bazaar:C8.2 1FoundersDay:C8.3 2GrandLibrary:C8.10 2Scrapyard:C8.5 ' +
      '2AuctionHouse:C8.6 3HauntedCatacombs:C8.7 3FoggySwamp:C8.8,C8.9',
  ),
  ...locations(
    10,
    true,
    '2Senate 2SeersLair:C10.2 2ForgottenRuins:C8.10 2Armory:C11.8 2TempleOfRebirth:C10.5',
  ),
];

const characters = new Map(CHARACTERS.map((it) => [it.name, it]));
const guardians = new Map(GUARDIANS.map((it) => [it.name, it]));
const places = new Map(LOCATIONS.map((it) => [it.name, it]));

export const character = (name: string) => characters.get(name);
export const guardian = (name: string) => guardians.get(name);
export const location = (name: string) => places.get(name);

/** The sixteen characters both players have, by number; fewer in a reduced game. */
export function deckOf(options: CardiaOptions): Character[] {
  return options.cards.flatMap((number) => {
    const deck = options.decks[(number - 1) % 4] ?? 1;
    return CHARACTERS.filter((it) => it.number === number && it.deck === deck);
  });
}

/** The place in the row of encounters, from 1, of the guardian at this place among the six, from 0 (C9.1). */
export function guardianPlace(at: number): number {
  return 2 * (at + 1);
}
