// Made from the rules by `cargo run -p protocol --example typescript`. Do not edit.

import type { GameOption } from './games.ts';

/**
 * A character. The words are in the locale files under `cardia-card-NAME-name`, `-text` and `-note-1`, `-note-2` …
 */
export type Character = { name: string, deck: number, number: number, faction: Faction, ongoing: boolean, provenance: Provenance,
/**
 * The statement that says what it does.
 */
rule: string,
/**
 * Further statements, one for each note.
 */
notes: Array<string>, };

/**
 * How hard a combination is (C1.6).
 */
export type Difficulty = { name: string,
/**
 * The fewest stars of such a combination.
 */
stars: number, };

/**
 * A guardian.
 */
export type Guardian = { name: string, faction: Faction,
/**
 * Used only if exactly one of the two cards is of its faction (C9.4).
 */
sole: boolean, provenance: Provenance, rule: string, notes: Array<string>, };

/**
 * A location.
 */
export type Location = { name: string, stars: number, provenance: Provenance, rule: string, notes: Array<string>, };

/** A card's number decides its faction (C1.2). */
export const FACTIONS = ["Rebellion","Academy","Guild","Dynasty"] as const;
export type Faction = (typeof FACTIONS)[number];

/** How we know what a card does. */
export const PROVENANCES = ["printed","adapted","reconstructed"] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** Deck I by number, then deck II by number. */
export const CHARACTERS: readonly Character[] = [
  {"name":"HiredBlade","deck":1,"number":1,"faction":"Rebellion","ongoing":false,"provenance":"printed","rule":"C6.1","notes":["C3.12"]},
  {"name":"VoidMage","deck":1,"number":2,"faction":"Academy","ongoing":false,"provenance":"adapted","rule":"C6.2","notes":["C3.2"]},
  {"name":"Surgeon","deck":1,"number":3,"faction":"Guild","ongoing":false,"provenance":"adapted","rule":"C6.3","notes":["C2.2"]},
  {"name":"Mediator","deck":1,"number":4,"faction":"Dynasty","ongoing":true,"provenance":"printed","rule":"C6.4","notes":["C4.4"]},
  {"name":"Saboteur","deck":1,"number":5,"faction":"Rebellion","ongoing":false,"provenance":"printed","rule":"C6.5","notes":["C5.2"]},
  {"name":"FortuneTeller","deck":1,"number":6,"faction":"Academy","ongoing":false,"provenance":"adapted","rule":"C6.6","notes":["C6.6"]},
  {"name":"PalaceGuard","deck":1,"number":7,"faction":"Guild","ongoing":false,"provenance":"adapted","rule":"C6.7","notes":["C6.7"]},
  {"name":"Judge","deck":1,"number":8,"faction":"Dynasty","ongoing":true,"provenance":"printed","rule":"C6.8","notes":["C4.4","C4.7"]},
  {"name":"Ambusher","deck":1,"number":9,"faction":"Rebellion","ongoing":false,"provenance":"adapted","rule":"C6.9","notes":["C3.2"]},
  {"name":"Puppeteer","deck":1,"number":10,"faction":"Academy","ongoing":false,"provenance":"printed","rule":"C6.10","notes":["C6.10","C3.16"]},
  {"name":"Clockmaker","deck":1,"number":11,"faction":"Guild","ongoing":false,"provenance":"printed","rule":"C6.11","notes":["C3.17"]},
  {"name":"Treasurer","deck":1,"number":12,"faction":"Dynasty","ongoing":true,"provenance":"printed","rule":"C6.12","notes":["C4.5"]},
  {"name":"SwampGuardian","deck":1,"number":13,"faction":"Rebellion","ongoing":false,"provenance":"printed","rule":"C6.13","notes":["C6.13"]},
  {"name":"Magistra","deck":1,"number":14,"faction":"Academy","ongoing":false,"provenance":"printed","rule":"C6.14","notes":["C6.14","C3.13"]},
  {"name":"Inventor","deck":1,"number":15,"faction":"Guild","ongoing":false,"provenance":"printed","rule":"C6.15","notes":["C6.15"]},
  {"name":"Djinn","deck":1,"number":16,"faction":"Dynasty","ongoing":false,"provenance":"printed","rule":"C6.16","notes":["C5.3"]},
  {"name":"Poisoner","deck":2,"number":1,"faction":"Rebellion","ongoing":false,"provenance":"printed","rule":"C7.1","notes":["C7.1"]},
  {"name":"KinesisMage","deck":2,"number":2,"faction":"Academy","ongoing":false,"provenance":"printed","rule":"C7.2","notes":["C7.2","C3.7"]},
  {"name":"Envoy","deck":2,"number":3,"faction":"Guild","ongoing":false,"provenance":"printed","rule":"C7.3","notes":["C2.2"]},
  {"name":"TaxCollector","deck":2,"number":4,"faction":"Dynasty","ongoing":false,"provenance":"adapted","rule":"C7.4","notes":["C3.9"]},
  {"name":"Revolutionary","deck":2,"number":5,"faction":"Rebellion","ongoing":false,"provenance":"adapted","rule":"C7.5","notes":[]},
  {"name":"Librarian","deck":2,"number":6,"faction":"Academy","ongoing":false,"provenance":"adapted","rule":"C7.6","notes":["C2.6"]},
  {"name":"Prodigy","deck":2,"number":7,"faction":"Guild","ongoing":false,"provenance":"printed","rule":"C7.7","notes":["C7.7"]},
  {"name":"Aristocrat","deck":2,"number":8,"faction":"Dynasty","ongoing":true,"provenance":"adapted","rule":"C7.8","notes":["C3.5"]},
  {"name":"Blackmailer","deck":2,"number":9,"faction":"Rebellion","ongoing":false,"provenance":"printed","rule":"C7.9","notes":["C7.9"]},
  {"name":"Illusionist","deck":2,"number":10,"faction":"Academy","ongoing":false,"provenance":"printed","rule":"C7.10","notes":["C7.10","C3.13"]},
  {"name":"Engineer","deck":2,"number":11,"faction":"Guild","ongoing":false,"provenance":"adapted","rule":"C7.11","notes":["C7.11"]},
  {"name":"Counselor","deck":2,"number":12,"faction":"Dynasty","ongoing":true,"provenance":"printed","rule":"C7.12","notes":["C4.1"]},
  {"name":"WitchKing","deck":2,"number":13,"faction":"Rebellion","ongoing":false,"provenance":"adapted","rule":"C7.13","notes":["C3.2"]},
  {"name":"Elemental","deck":2,"number":14,"faction":"Academy","ongoing":false,"provenance":"adapted","rule":"C7.14","notes":["C3.13"]},
  {"name":"MechanicalDjinn","deck":2,"number":15,"faction":"Guild","ongoing":true,"provenance":"printed","rule":"C7.15","notes":["C7.15"]},
  {"name":"Successor","deck":2,"number":16,"faction":"Dynasty","ongoing":false,"provenance":"adapted","rule":"C7.16","notes":["C5.2"]},
];

/** In the order of the rules. */
export const GUARDIANS: readonly Guardian[] = [
  {"name":"Elephant","faction":"Guild","sole":false,"provenance":"printed","rule":"C9.9","notes":[]},
  {"name":"Cat","faction":"Dynasty","sole":true,"provenance":"printed","rule":"C9.10","notes":["C3.2"]},
  {"name":"Unicorn","faction":"Dynasty","sole":false,"provenance":"printed","rule":"C9.11","notes":["C9.11"]},
  {"name":"Parrot","faction":"Guild","sole":false,"provenance":"printed","rule":"C9.12","notes":["C3.13"]},
  {"name":"Toad","faction":"Rebellion","sole":false,"provenance":"printed","rule":"C9.13","notes":["C9.13"]},
  {"name":"Scorpion","faction":"Academy","sole":false,"provenance":"reconstructed","rule":"C9.14","notes":[]},
  {"name":"Basilisk","faction":"Rebellion","sole":false,"provenance":"reconstructed","rule":"C9.15","notes":["C9.15"]},
  {"name":"Phoenix","faction":"Academy","sole":false,"provenance":"reconstructed","rule":"C9.16","notes":["C3.7"]},
  {"name":"Raccoon","faction":"Guild","sole":true,"provenance":"reconstructed","rule":"C9.17","notes":["C11.5"]},
  {"name":"Fox","faction":"Academy","sole":true,"provenance":"reconstructed","rule":"C9.18","notes":["C11.7"]},
  {"name":"Bat","faction":"Rebellion","sole":true,"provenance":"reconstructed","rule":"C9.19","notes":[]},
  {"name":"Peacock","faction":"Dynasty","sole":false,"provenance":"reconstructed","rule":"C9.20","notes":[]},
];

/** In the order of the rules. */
export const LOCATIONS: readonly Location[] = [
  {"name":"SerpentTemple","stars":1,"provenance":"adapted","rule":"C8.1","notes":["C11.4"]},
  {"name":"Bazaar","stars":1,"provenance":"adapted","rule":"C8.2","notes":["C8.2"]},
  {"name":"FoundersDay","stars":1,"provenance":"adapted","rule":"C8.3","notes":["C8.3"]},
  {"name":"GrandLibrary","stars":2,"provenance":"adapted","rule":"C8.4","notes":["C8.10"]},
  {"name":"Scrapyard","stars":2,"provenance":"adapted","rule":"C8.5","notes":["C8.5"]},
  {"name":"AuctionHouse","stars":2,"provenance":"adapted","rule":"C8.6","notes":["C8.6"]},
  {"name":"HauntedCatacombs","stars":3,"provenance":"adapted","rule":"C8.7","notes":["C8.7"]},
  {"name":"FoggySwamp","stars":3,"provenance":"adapted","rule":"C8.8","notes":["C8.8","C8.9"]},
  {"name":"Senate","stars":2,"provenance":"reconstructed","rule":"C10.1","notes":[]},
  {"name":"SeersLair","stars":2,"provenance":"reconstructed","rule":"C10.2","notes":["C10.2"]},
  {"name":"ForgottenRuins","stars":2,"provenance":"reconstructed","rule":"C10.3","notes":["C8.10"]},
  {"name":"Armory","stars":2,"provenance":"reconstructed","rule":"C10.4","notes":["C11.8"]},
  {"name":"TempleOfRebirth","stars":2,"provenance":"reconstructed","rule":"C10.5","notes":["C10.5"]},
];

/** The encounters that have a guardian, counted from 1 (C9.1). */
export const GUARDIAN_PLACES: readonly number[] = [2,4,6,8,10,12];

/** The easiest first. */
export const DIFFICULTIES: readonly Difficulty[] = [
  {"name":"hired-blades","stars":0},
  {"name":"engineers","stars":2},
  {"name":"mages","stars":3},
  {"name":"djinn","stars":5},
];

/** What can be agreed on, in the order of notation. */
export const OPTIONS: readonly GameOption[] = [
  {"key":"deck","values":{"kind":"each","words":["1","2"],"of":["Rebellion","Academy","Guild","Dynasty"]},"default":"1","rule":"C1.3","study":false},
  {"key":"locations","values":{"kind":"some","words":["SerpentTemple","Bazaar","FoundersDay","GrandLibrary","Scrapyard","AuctionHouse","HauntedCatacombs","FoggySwamp","Senate","SeersLair","ForgottenRuins","Armory","TempleOfRebirth"]},"default":"none","rule":"C8","study":false},
  {"key":"guardians","values":{"kind":"one","words":["none","hidden","open"]},"default":"none","rule":"C9.1","study":false},
  {"key":"match","values":{"kind":"one","words":["1","3"]},"default":"1","rule":"C1.7","study":false},
  {"key":"cards","values":{"kind":"some","words":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15","16"]},"default":null,"rule":null,"study":true},
  {"key":"hand","values":{"kind":"number","least":1,"most":16},"default":null,"rule":null,"study":true},
  {"key":"goal","values":{"kind":"number","least":1,"most":16},"default":"5","rule":"C5.1","study":false},
];
