// Small sums over cards. Texts are found by the names of the rules: `civ-domain-NAME`, `civ-effect-NAME`, `civ-effect-NAME-text`, with a `-` for a space.

import { AGES, DOMAINS, EFFECTS, THRESHOLDS, type Age, type Domain, type Effect } from '$facts/civ';
import type { CivCards, CivPlayer, CivView, Seat } from '$protocol';

export const effect = (name: string): Effect | undefined => EFFECTS.find((it) => it.name === name);

/** The permanent effect of a Domain at a level; Culture has none. */
export const permanent = (domain: string, level: 1 | 2): Effect | undefined =>
  EFFECTS.find((it) => it.domain === domain && it.level === level);

/** Cards of a Domain that levels 1 and 2 need (V2.3). The view does not carry them: they never change. */
export const thresholds = (players: number): readonly [number, number] => THRESHOLDS[players] ?? [0, 0];

/** How far an area is in a Domain: the level reached, and what is missing to the next one. */
export interface Progress {
  level: 0 | 1 | 2;
  missing: number | null;
}

export function progress(cards: number, domain: string, players: number): Progress {
  const [one, two] = thresholds(players);
  if (!permanent(domain, 1)) return { level: 0, missing: null };
  if (cards >= two) return { level: 2, missing: null };
  return cards >= one ? { level: 1, missing: two - cards } : { level: 0, missing: one - cards };
}

/** Cards of one Domain, an Age for each card. The first is the oldest: the one that leaves first (V1.7). */
export interface Pile {
  domain: Domain;
  ages: Age[];
}

/** Cards sorted into piles of a Domain each. */
export function piles(cards: readonly CivCards[]): Pile[] {
  const ages = (domain: Domain): Age[] =>
    AGES.flatMap((age) => new Array<Age>(count(cards, domain, age)).fill(age));
  return DOMAINS.map((domain) => ({ domain, ages: ages(domain) })).filter((it) => it.ages.length > 0);
}

/** A card, as far as one knows it: of a back only the Age. */
export interface Known {
  domain: string | null;
  age: string;
}

/** How many cards there are, of a Domain or an Age if one is given. */
export function count(cards: readonly CivCards[], domain?: string, age?: string): number {
  return cards
    .filter(({ card }) => (domain ?? card.domain) === card.domain && (age ?? card.age) === card.age)
    .reduce((sum, it) => sum + it.count, 0);
}

/** Numbers of cards by Age, where there are any. */
export function ofAges(numbers: readonly number[]): { age: Age; n: number }[] {
  return AGES.map((age, at) => ({ age, n: numbers[at] ?? 0 })).filter(({ n }) => n > 0);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The Age of the deck's top card; none when it is empty. */
export const top = (view: CivView): Age | undefined => AGES.find((_, at) => (view.deckLeft[at] ?? 0) > 0);

export const player = (view: CivView, seat: Seat | null): CivPlayer | undefined =>
  view.players.find((it) => it.seat === seat);

/** Cards of a Domain in a player's area. */
export const inPlay = (of: CivPlayer | undefined, domain: string): number =>
  of?.domains.find((it) => it.domain === domain)?.cards ?? 0;

/** The players in the order of play, from this one on. */
export function startingWith(view: CivView, seat: Seat | null): CivPlayer[] {
  const at = Math.max(0, view.players.findIndex((it) => it.seat === seat));
  return [...view.players.slice(at), ...view.players.slice(0, at)];
}

/** The others in the order of play, then the player who looks: the own area is nearest to the own hand. */
export function around(view: CivView, you: Seat | null): CivPlayer[] {
  const [first, ...others] = startingWith(view, you);
  return first ? [...others, first] : [];
}

/** Those who win together, each side once. */
export function sides(view: CivView): CivPlayer[] {
  return view.players.filter((it) => it.side[0] === it.seat);
}

/** The draft, before the first turn. */
export const isDraft = (view: CivView): boolean =>
  view.question.key === 'civ-ask-keep' || view.question.key === 'civ-ask-centre';
