// The closed lists of the game as the notation writes them, and small sums over cards. Texts are found by
// these names: `civ-domain-NAME`, `civ-effect-NAME`, `civ-effect-NAME-text`, with a `-` for a space.

import type { CivCards, CivPlayer, CivView, Seat } from '$protocol';

export const DOMAINS = ['Military', 'Religion', 'Economy', 'Science', 'Culture', 'Utopia'] as const;
export type Domain = (typeof DOMAINS)[number];

export const AGES = ['I', 'II', 'III'] as const;
export type Age = (typeof AGES)[number];

/** Printed cards of Age I, II and III (V1.2). */
export const PRINTED: Record<Domain, readonly [number, number, number]> = {
  Military: [8, 8, 4],
  Religion: [8, 8, 0],
  Economy: [4, 4, 8],
  Science: [4, 8, 8],
  Culture: [4, 4, 8],
  Utopia: [0, 0, 16],
};

/** Permanent of level 1 or 2, or for the price of a card. */
export type Level = 1 | 2 | 'discard';

export interface Effect {
  name: string;
  domain: Domain;
  level: Level;
  /** The statement that says what it does. */
  rule: string;
}

/** Every effect but Culture's Inspiration, which copies one of others. */
export const EFFECTS: readonly Effect[] = [
  { name: 'assassination', domain: 'Military', level: 1, rule: 'V3.1' },
  { name: 'purge', domain: 'Military', level: 2, rule: 'V3.1' },
  { name: 'attack', domain: 'Military', level: 'discard', rule: 'V3.2' },
  { name: 'holy book', domain: 'Religion', level: 1, rule: 'V3.3' },
  { name: 'divine right', domain: 'Religion', level: 2, rule: 'V3.3' },
  { name: 'inquisition', domain: 'Religion', level: 'discard', rule: 'V3.4' },
  { name: 'development', domain: 'Economy', level: 1, rule: 'V3.5' },
  { name: 'monopoly', domain: 'Economy', level: 2, rule: 'V3.5' },
  { name: 'embargo', domain: 'Economy', level: 'discard', rule: 'V3.6' },
  { name: 'experiment', domain: 'Science', level: 1, rule: 'V3.7' },
  { name: 'research', domain: 'Science', level: 2, rule: 'V3.7' },
  { name: 'breakthrough', domain: 'Science', level: 'discard', rule: 'V3.8' },
  { name: 'oligarchy', domain: 'Utopia', level: 1, rule: 'V3.9' },
  { name: 'republic', domain: 'Utopia', level: 2, rule: 'V3.9' },
  { name: 'democracy', domain: 'Utopia', level: 'discard', rule: 'V3.10' },
];

export const effect = (name: string): Effect | undefined => EFFECTS.find((it) => it.name === name);

/** The permanent effect of a Domain at a level; Culture has none. */
export const permanent = (domain: string, level: 1 | 2): Effect | undefined =>
  EFFECTS.find((it) => it.domain === domain && it.level === level);

/** Cards of a Domain that levels 1 and 2 need (V2.3). The view does not carry them: they never change. */
export const thresholds = (players: number): readonly [number, number] => (players === 4 ? [2, 4] : [3, 5]);

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

/** What playing a card would bring: so many in play, the sign of what it reaches, and both in words. */
export interface Note {
  n: number;
  icon: string | null;
  text: string;
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
  if (!first) return [];
  return first.seat === you ? [...others, first] : [first, ...others];
}

/** Those who win together, each side once. */
export function sides(view: CivView): CivPlayer[] {
  return view.players.filter((it) => it.side[0] === it.seat);
}

/** The draft, before the first turn. */
export const isDraft = (view: CivView): boolean =>
  view.question.key === 'civ-ask-keep' || view.question.key === 'civ-ask-centre';

const TINTS: Record<Domain, string> = {
  Military: 'var(--seat-b)',
  Religion: 'var(--seat-d)',
  Economy: 'var(--seat-e)',
  Science: 'var(--seat-a)',
  Culture: 'var(--seat-c)',
  Utopia: 'var(--ink-2)',
};

/** The colour of a Domain, from the theme. Its sign always stands beside it. */
export const tint = (domain: string): string => TINTS[domain as Domain] ?? 'var(--accent)';
