// Made from the rules by `cargo run -p protocol --example typescript`. Do not edit.

import type { GameOption } from './games.ts';

/**
 * An effect, other than Culture's Inspiration, which copies a permanent one of another player.
 */
export type Effect = { name: string, domain: Domain,
/**
 * Permanent of level 1 or 2, or for the price of a card.
 */
level: 1 | 2 | 'discard',
/**
 * The statement that says what it does.
 */
rule: string, };

/** The Domains (V1.2). */
export const DOMAINS = ["Military","Religion","Economy","Science","Culture","Utopia"] as const;
export type Domain = (typeof DOMAINS)[number];

/** The Ages, the oldest first. */
export const AGES = ["I","II","III"] as const;
export type Age = (typeof AGES)[number];

/** Printed cards of each Age (V1.2). */
export const PRINTED: Readonly<Record<Domain, readonly number[]>> = {"Culture":[4,4,8],"Economy":[4,4,8],"Military":[8,8,4],"Religion":[8,8,0],"Science":[4,8,8],"Utopia":[0,0,16]};

/** By Domain and level. */
export const EFFECTS: readonly Effect[] = [
  {"name":"assassination","domain":"Military","level":1,"rule":"V3.1"},
  {"name":"purge","domain":"Military","level":2,"rule":"V3.1"},
  {"name":"attack","domain":"Military","level":"discard","rule":"V3.2"},
  {"name":"holy book","domain":"Religion","level":1,"rule":"V3.3"},
  {"name":"divine right","domain":"Religion","level":2,"rule":"V3.3"},
  {"name":"inquisition","domain":"Religion","level":"discard","rule":"V3.4"},
  {"name":"development","domain":"Economy","level":1,"rule":"V3.5"},
  {"name":"monopoly","domain":"Economy","level":2,"rule":"V3.5"},
  {"name":"embargo","domain":"Economy","level":"discard","rule":"V3.6"},
  {"name":"experiment","domain":"Science","level":1,"rule":"V3.7"},
  {"name":"research","domain":"Science","level":2,"rule":"V3.7"},
  {"name":"breakthrough","domain":"Science","level":"discard","rule":"V3.8"},
  {"name":"oligarchy","domain":"Utopia","level":1,"rule":"V3.9"},
  {"name":"republic","domain":"Utopia","level":2,"rule":"V3.9"},
  {"name":"democracy","domain":"Utopia","level":"discard","rule":"V3.10"},
];

/** Cards of a Domain that levels 1 and 2 need, by the number of players (V2.3). */
export const THRESHOLDS: Readonly<Record<number, readonly [number, number]>> = {"2":[3,5],"3":[3,5],"4":[2,4]};

/** Cards of a Domain that make hegemony, by the number of players (V4.1). */
export const HEGEMONY: Readonly<Record<number, number>> = {"2":8,"3":7,"4":7};

/** What can be agreed on, in the order of notation. */
export const OPTIONS: readonly GameOption[] = [
  {"key":"players","values":{"kind":"number","least":2,"most":4},"default":"2","rule":"V1.1","study":false},
  {"key":"variant","values":{"kind":"one","words":["basic","draft"]},"default":"basic","rule":"V1.6","study":false},
  {"key":"teams","values":{"kind":"one","words":["no","yes"]},"default":"no","rule":"V1.1","study":false},
  {"key":"deck","values":{"kind":"text"},"default":null,"rule":"V1.2","study":true},
  {"key":"remove","values":{"kind":"number","least":0,"most":44},"default":null,"rule":"V1.3","study":true},
  {"key":"first","values":{"kind":"seat","seats":4},"default":null,"rule":"V1.4","study":false},
];
