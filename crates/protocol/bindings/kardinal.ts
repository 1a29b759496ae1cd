// Made from the rules by `cargo run -p protocol --example typescript`. Do not edit.

import type { GameOption } from './games.ts';

/**
 * A land.
 */
export type Land = {
/**
 * As in notation.
 */
word: string,
/**
 * As in the names of texts.
 */
key: LandKey,
/**
 * The number on its cards (K1.2).
 */
cards: number,
/**
 * What its cards bear in the reconstructed deck (K6).
 */
faces: Array<string>, };

/**
 * A kind of Law card.
 */
export type Law = {
/**
 * As in notation.
 */
words: string,
/**
 * As in the names of texts.
 */
key: string,
/**
 * How many cards there are of it.
 */
cards: number,
/**
 * Can it be played (K4.6)?
 */
playable: boolean,
/**
 * The statement that says what it does.
 */
rule: string,
/**
 * Further statements, one for each note.
 */
notes: Array<string>, };

/** The lands, as in the names of texts. */
export const LAND_KEYS = ["Daenemark","England","Italien","Bayern","Ungarn","Kastilien","Franken","Sachsen","Frankreich"] as const;
export type LandKey = (typeof LAND_KEYS)[number];

/** The smallest first. */
export const LANDS: readonly Land[] = [
  {"word":"Dänemark","key":"Daenemark","cards":4,"faces":["XS","XS","X","FF"]},
  {"word":"England","key":"England","cards":5,"faces":["S","FS","FS","C","CC"]},
  {"word":"Italien","key":"Italien","cards":6,"faces":["S","X","FS","FK","F","XX"]},
  {"word":"Bayern","key":"Bayern","cards":6,"faces":["K","XK","XK","X","C","CC"]},
  {"word":"Ungarn","key":"Ungarn","cards":6,"faces":["K","F","CK","CK","C","FF"]},
  {"word":"Kastilien","key":"Kastilien","cards":7,"faces":["S","XS","FS","C","C","XX","FF"]},
  {"word":"Franken","key":"Franken","cards":7,"faces":["K","X","X","FK","CK","FF","CC"]},
  {"word":"Sachsen","key":"Sachsen","cards":7,"faces":["S","XK","F","F","CS","XX","CC"]},
  {"word":"Frankreich","key":"Frankreich","cards":8,"faces":["S","XS","XK","FS","C","C","XX","FF"]},
];

/** The kinds of Law cards (K1.6). */
export const LAWS: readonly Law[] = [
  {"words":"take back a stone","key":"take-back-a-stone","cards":2,"playable":true,"rule":"K4.2","notes":["K7.4"]},
  {"words":"three symbols","key":"three-symbols","cards":2,"playable":true,"rule":"K4.3","notes":["K4.3"]},
  {"words":"different colours","key":"different-colours","cards":2,"playable":true,"rule":"K4.4","notes":["K4.4"]},
  {"words":"-2 victory points","key":"2-victory-points","cards":2,"playable":false,"rule":"K4.5","notes":[]},
];

/** The kinds of circle symbols (K1.3). */
export const FAMILIES = ["Cross","Fan","Crown"] as const;
export type Family = (typeof FAMILIES)[number];

/** How notation writes them. */
export const FAMILY_LETTERS: string = "XFC";

/** What a card can show besides (K1.3). */
export const ROUTES = ["ship","carriage"] as const;
export type Route = (typeof ROUTES)[number];

/** How notation writes them. */
export const ROUTE_LETTERS: string = "SK";

/** How many stones of a player may lie on the display, by the number of players (K1.7). */
export const CAPS: Readonly<Record<number, number>> = {"3":3,"4":2,"5":2};

/** What can be agreed on, in the order of notation. */
export const OPTIONS: readonly GameOption[] = [
  {"key":"players","values":{"kind":"number","least":3,"most":5},"default":"4","rule":"K1.1","study":false},
  {"key":"uncovered","values":{"kind":"one","words":["yes","no"]},"default":"yes","rule":"K2.1","study":false},
  {"key":"circles","values":{"kind":"one","words":["sum","strict"]},"default":"sum","rule":"K2.2","study":false},
  {"key":"first","values":{"kind":"seat","seats":5},"default":null,"rule":"K1.8","study":false},
  {"key":"rows","values":{"kind":"number","least":1,"most":4},"default":"4","rule":null,"study":true},
  {"key":"columns","values":{"kind":"number","least":1,"most":14},"default":"14","rule":null,"study":true},
  {"key":"deck","values":{"kind":"text"},"default":null,"rule":"K1.4","study":false},
];
