// Made from the rules by `cargo run -p protocol --example typescript`. Do not edit.

import type { Avatar, Bot, GameName } from './protocol.ts';

/**
 * A game, for the page that begins one.
 */
export type GameFacts = { name: GameName,
/**
 * The options of a usual game, in notation.
 */
options: string,
/**
 * How many play a usual game.
 */
seats: number,
/**
 * What can be agreed on in a game in words alone; the others have a module of their own.
 */
settings: Array<GameOption>, };

/**
 * An option of a game.
 */
export type GameOption = {
/**
 * The word before the `=`.
 */
key: string, values: OptionValues,
/**
 * The value of a game that does not say; `null` if it depends on other options or on chance.
 */
default: string | null,
/**
 * The statement of the rules that it is about.
 */
rule: string | null,
/**
 * Is it only for those who study reduced or changed games?
 */
study: boolean, };

/**
 * The values of an option.
 */
export type OptionValues = { "kind": "one", words: Array<string>, } | { "kind": "each", words: Array<string>, of: Array<string>, } | { "kind": "some", words: Array<string>, } | { "kind": "number", least: number, most: number, } | { "kind": "seat", seats: number, } | { "kind": "text" };

/** The version of all messages. */
export const PROTOCOL_VERSION: number = 5;

/** Every game there is. */
export const GAMES: readonly GameFacts[] = [
  {"name":"cardia","options":"deck=1","seats":2,"settings":[]},
  {"name":"kardinal","options":"players=4","seats":4,"settings":[]},
  {"name":"civ","options":"players=2","seats":2,"settings":[]},
];

/** Bots a person can choose, from the weakest to the strongest. */
export const LEVELS: readonly Bot[] = ["novice","apprentice","squire","courtier","knight","steward","chancellor","sovereign"];

/** Pictures a person can choose. */
export const AVATARS: readonly Avatar[] = ["fox","owl","hare","bear","cat","frog","raven","stag","boar","lion","fish","dragon"];
