// What lies where in a scenario of each game, to be edited one card at a time. It edits the text and nothing else; whether a
// position is possible is for the engine to say.

import { CHARACTERS, FACTIONS, OPTIONS as CARDIA } from '$facts/cardia';
import { AGES, DOMAINS } from '$facts/civ';
import { LAWS, OPTIONS as KARDINAL } from '$facts/kardinal';
import { letters, option } from '../../games/options.ts';
import { deckCards } from '../../games/kardinal/options.ts';
import type { GameName } from '$protocol';
import { each, first, item, said, saidEach, saying, withItem } from './text.ts';

/** A place where cards lie. */
export interface Place {
  /** As in the scenario: `hand you:`, `row 1:`, `A:`. */
  id: string;
  /** What to call it: a text, and whose it is or which row. */
  title: { key: string; seat?: string; row?: string };
  /** What lies there, in notation. */
  cards: string[];
  /** What can be added. */
  more: string[];
}

/** The editor of a game. */
export interface Editor {
  places: (text: string, seats: readonly string[]) => Place[];
  /** The same text with other cards in a place. */
  put: (text: string, place: string, cards: string[]) => string;
  /** Whose turn it is; nothing where all choose at the same time. */
  turn: ((text: string) => string | null) | null;
}

/** All cards but those that are used already. */
function left(all: readonly string[], used: readonly string[]): string[] {
  const rest = [...used];
  return all.filter((it) => {
    const at = rest.indexOf(it);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const spaced = (text: string | null): string[] => (text === null || text === '-' ? [] : text.split(/\s+/).filter(Boolean));

// Cardia ------------------------------------------------------------------------------------------------------------

const SIDES = ['you', 'they'] as const;

/** Unnamed cards, one by one: `?3` is three of them. */
function unnamed(cards: string[]): string[] {
  return cards.flatMap((it) => (/^\?\d*$/.test(it) ? Array<string>(Number(it.slice(1) || 1)).fill('?') : [it]));
}
function withUnnamed(cards: string[]): string {
  const named = cards.filter((it) => it !== '?');
  const n = cards.length - named.length;
  return [...named, ...(n > 0 ? [`?${n}`] : [])].join(' ') || '-';
}

/** An encounter: the card of each side with its marks. */
export interface Encounter {
  you: string;
  they: string;
}
export const nameIn = (card: string): string => card.replace(/[+\-~^].*/, '');

/** The past encounters. */
export function encounters(text: string): Encounter[] {
  return each(text, 'given').flatMap((it) => {
    const words = it.split(/\s+/);
    const [you, they] = [words[0], words.at(-1)];
    return you === undefined || they === undefined || words.length < 3 ? [] : [{ you, they }];
  });
}

/** The same text with other past encounters. How they are compared is for the engine. */
export function withEncounters(text: string, all: Encounter[]): string {
  return saidEach(text, 'given', all.map(({ you, they }) => `${you} : ${they}`));
}

/** A card of an encounter with other marks. */
export function marked(card: string, change: { modifier?: number; tokens?: number }): string {
  const { modifier, tokens } = { ...marks(card), ...change };
  const sum = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
  return `${nameIn(card)}${sum}${'~'.repeat(tokens)}${card.includes('^') ? '^' : ''}`;
}

export function marks(card: string): { modifier: number; tokens: number } {
  const sum = /[+-]\d+/.exec(card)?.[0];
  return { modifier: sum === undefined ? 0 : Number(sum), tokens: card.split('~').length - 1 };
}

/** The characters of a deck. */
export function characters(text: string): string[] {
  const decks = letters(CARDIA, first(text)?.options ?? '', 'deck');
  return CHARACTERS.filter((it) => String(it.deck) === (decks[FACTIONS.indexOf(it.faction)] ?? '1')).map((it) => it.name);
}

/** The cards of a side that lie nowhere yet: in its deck. */
export function inDeck(text: string, side: 'you' | 'they'): string[] {
  const placed = [`hand ${side}:`, `discard ${side}:`, `pile ${side}:`, `placed ${side}:`].flatMap((it) => spaced(said(text, it)));
  const played = encounters(text).map((it) => nameIn(it[side]));
  return left(characters(text), [...placed.map((it) => it.replace(/[;,]$/, '')), ...played]);
}

const cardia: Editor = {
  places: (text) =>
    SIDES.flatMap((side) =>
      (['hand', 'discard'] as const).map((what) => ({
        id: `${what} ${side}:`,
        title: { key: `analysis-${what}`, seat: side === 'you' ? 'A' : 'B' },
        cards: unnamed(spaced(said(text, `${what} ${side}:`))),
        more: [...inDeck(text, side), ...(what === 'hand' ? ['?'] : [])],
      })),
    ),
  put: (text, place, cards) => saying(text, place, cards.length === 0 && place.startsWith('discard') ? null : withUnnamed(cards)),
  turn: null,
};

// Kardinal & König --------------------------------------------------------------------------------------------------

const ROWS = [1, 2, 3, 4] as const;
const listed = (text: string | null): string[] => (text === null || text === '-' ? [] : text.split(/,\s+/).filter(Boolean));

/** A row may begin in a later column: `row 1 from 5:`. */
function rowOf(text: string, row: number): { id: string; from: number; cards: string[] } {
  for (let from = 1; from <= 14; from += 1) {
    const id = from === 1 ? `row ${row}:` : `row ${row} from ${from}:`;
    const cards = item(text, id);
    if (cards !== null) return { id, from, cards: spaced(cards) };
  }
  return { id: `row ${row}:`, from: 1, cards: [] };
}

const kardinal: Editor = {
  places: (text, seats) => {
    const rows = ROWS.map((row) => ({ row, ...rowOf(text, row) }));
    const taken = seats.flatMap((seat) => spaced(item(text, `${seat} cards`)));
    const laid = rows.flatMap(({ cards }) => cards.map((it) => it.replace(/\+law$/, '')));
    const deck = deckCards(option(KARDINAL, first(text)?.options ?? '', 'deck'));
    const free = left(deck, [...taken, ...laid]);
    const laws = LAWS.flatMap((it) => Array<string>(it.cards).fill(it.words));
    const held = [...seats.flatMap((seat) => listed(item(text, `${seat} laws`))), ...listed(item(text, 'played'))];
    const cells = rows.flatMap(({ row, from, cards }) => cards.map((_, at) => `row ${row}.${from + at}`));
    const stones = seats.flatMap((seat) => listed(item(text, `${seat} stones`)));
    return [
      ...rows.map(({ id, row, cards }) => ({ id, title: { key: 'analysis-row', row: String(row) }, cards, more: [...new Set(free)] })),
      ...seats.flatMap((seat) => [
        { id: `${seat} cards`, title: { key: 'analysis-taken', seat }, cards: spaced(item(text, `${seat} cards`)), more: [...new Set(free)] },
        { id: `${seat} laws`, title: { key: 'analysis-laws', seat }, cards: listed(item(text, `${seat} laws`)), more: [...new Set(left(laws, held))] },
        { id: `${seat} stones`, title: { key: 'analysis-stones', seat }, cards: listed(item(text, `${seat} stones`)), more: left(cells, stones) },
      ]),
    ];
  },
  put: (text, place, cards) => {
    const list = / (laws|stones)$/.test(place) ? cards.join(', ') : cards.join(' ');
    return withItem(text, place, cards.length === 0 ? null : list);
  },
  turn: (text) => item(text, 'turn'),
};

// Carta Impera Victoria ---------------------------------------------------------------------------------------------

/** `Military 2.I 1.III, Science ?1` card by card: `Military.I`, `Military.I`, `Military.III`, `Science`, `?`. */
function counted(text: string | null): string[] {
  if (text === null || text === '-') return [];
  const unknown = /(?:^|\s)\?\d.*$/.exec(text);
  const named = unknown === null ? text : text.slice(0, unknown.index);
  const cards = named.split(/,\s*/).filter(Boolean).flatMap((it) => {
    const [domain = '', ...counts] = it.trim().split(/\s+/);
    return (counts.length === 0 ? ['1'] : counts).flatMap((count) => {
      const [n, age] = count.split('.');
      return Array<string>(Number(n) || 0).fill(age === undefined ? domain : `${domain}.${age}`);
    });
  });
  const hidden = (unknown?.[0].trim().replaceAll('?', '').split(/\s+/) ?? []).flatMap((count) => {
    const [n, age] = count.split('.');
    return Array<string>(Number(n) || 0).fill(age === undefined ? '?' : `?.${age}`);
  });
  return [...cards, ...hidden];
}

function count(cards: string[]): string {
  const part = (domain: string): string => {
    const aged = ['', ...AGES.map((it) => `.${it}`)].flatMap((age) => {
      const n = cards.filter((it) => it === `${domain}${age}`).length;
      return n === 0 ? [] : [`${n}${age}`];
    });
    return aged.join(' ');
  };
  const named = DOMAINS.flatMap((it) => {
    const n = part(it);
    return n === '' ? [] : [n === '1' ? it : `${it} ${n}`];
  }).join(', ');
  const hidden = part('?').split(' ').filter(Boolean).map((it, at) => (at === 0 ? `?${it}` : it)).join(' ');
  return [named, hidden].filter(Boolean).join(' ') || '-';
}

const civ: Editor = {
  places: (text, seats) => [
    ...seats.flatMap((seat) => [
      { id: `${seat}:`, title: { key: 'analysis-area', seat }, cards: counted(item(text, `${seat}:`)), more: [...DOMAINS] },
      { id: `hand ${seat}:`, title: { key: 'analysis-hand', seat }, cards: counted(item(text, `hand ${seat}:`)), more: [...DOMAINS, '?'] },
    ]),
    { id: 'discard:', title: { key: 'analysis-pile' }, cards: counted(item(text, 'discard:')), more: [...DOMAINS] },
  ],
  put: (text, place, cards) => withItem(text, place, cards.length === 0 && !place.startsWith('hand') ? null : count(cards)),
  turn: (text) => item(text, 'turn'),
};

/** The same text with another turn. */
export const withTurn = (text: string, seat: string): string => withItem(text, 'turn', seat);

const EDITORS: Partial<Record<GameName, Editor>> = { cardia, kardinal, civ };

/** The editor of a game; nothing for a game without a scenario language. */
export const editorOf = (game: GameName): Editor | null => EDITORS[game] ?? null;

/** The position a new board begins with. */
export const FIRST: Partial<Record<GameName, string>> = {
  cardia: `game cardia deck=1
given Saboteur : Judge~
given PalaceGuard : FortuneTeller
hand you: Surgeon Ambusher Treasurer Inventor Djinn
hand they: ?5
`,
  kardinal: `game kardinal players=3
given row 1: Frankreich(X|S) Bayern(C|-)+law Ungarn(F|-) Italien(X|-)
given row 2: England(-|S) Sachsen(F|-) Franken(X|-)+law
given A stones row 1.3; B stones row 1.1; B lost 1; turn A
`,
  civ: `game civ players=2
given A: Military 2, Science 3 | B: Science 4, Culture 1
given hand A: Military, Science, Culture; hand B: ?3
given turn A
`,
};
