// The closed sets of the game, and how the protocol writes them: `Frankreich(XX|S)`, `row 3.7`, `take row 1 left`.

import type { Choice, Decision, KardinalCard, KardinalCell, KardinalPlace, KardinalView } from '$protocol';

export interface Land {
  /** As in notation. */
  word: string;
  /** As in the names of texts and drawings. */
  key: string;
  /** The number on its cards (K1.2). */
  cards: number;
  /** The colour of its cards, as an angle. */
  hue: number;
}

export const LANDS: readonly Land[] = [
  { word: 'Dänemark', key: 'Daenemark', cards: 4, hue: 22 },
  { word: 'England', key: 'England', cards: 5, hue: 345 },
  { word: 'Italien', key: 'Italien', cards: 6, hue: 142 },
  { word: 'Bayern', key: 'Bayern', cards: 6, hue: 225 },
  { word: 'Ungarn', key: 'Ungarn', cards: 6, hue: 55 },
  { word: 'Kastilien', key: 'Kastilien', cards: 7, hue: 95 },
  { word: 'Franken', key: 'Franken', cards: 7, hue: 310 },
  { word: 'Sachsen', key: 'Sachsen', cards: 7, hue: 180 },
  { word: 'Frankreich', key: 'Frankreich', cards: 8, hue: 268 },
];

export const FAMILIES = ['Cross', 'Fan', 'Crown'] as const;
export type Family = (typeof FAMILIES)[number];

export const ROUTES = ['ship', 'carriage'] as const;
export type Route = (typeof ROUTES)[number];

export interface Law {
  /** As in notation. */
  words: string;
  /** As in the names of texts and drawings. */
  key: string;
  /** The statement that says what it does. */
  rule: string;
  /** The statement of the note about it, if there is one. */
  note: string | null;
}

export const LAWS: readonly Law[] = [
  { words: 'take back a stone', key: 'take-back-a-stone', rule: 'K4.2', note: 'K7.4' },
  { words: 'three symbols', key: 'three-symbols', rule: 'K4.3', note: 'K4.3' },
  { words: 'different colours', key: 'different-colours', rule: 'K4.4', note: 'K4.4' },
  { words: '-2 victory points', key: '2-victory-points', rule: 'K4.5', note: null },
];

export function landOf(word: string): Land | undefined {
  return LANDS.find((it) => it.word === word);
}

export function lawOf(words: string): Law | undefined {
  return LAWS.find((it) => it.words === words);
}

export function routeOf(card: KardinalCard): Route | null {
  return card.route === 'S' ? 'ship' : card.route === 'K' ? 'carriage' : null;
}

/** The circle symbols of a card, one by one. */
export function circlesOf(card: KardinalCard): Family[] {
  return FAMILIES.flatMap((family, n) => Array<Family>(card.circles[n] ?? 0).fill(family));
}

const LETTERS = 'XFC';

const circleLetters = (card: KardinalCard): string =>
  card.circles.map((n, family) => LETTERS.charAt(family).repeat(n)).join('');

/** The signs of a card, a letter each. */
export function letters(card: KardinalCard): string {
  return circleLetters(card) + (card.route === '-' ? '' : card.route);
}

export function writeCard(card: KardinalCard): string {
  return `${card.land}(${circleLetters(card) || '-'}|${card.route})`;
}

export function readCard(text: string): KardinalCard | null {
  const [, land = '', letters = '', route = ''] = /^(\S+)\(([XFC]{0,2}|-)\|([SK-])\)$/.exec(text) ?? [];
  if (!landOf(land)) return null;
  const count = (letter: string) => letters.split(letter).length - 1;
  return { land, circles: [count('X'), count('F'), count('C')], route };
}

export function writePlace(place: KardinalPlace): string {
  return `row ${place.row}.${place.column}`;
}

/** The choices that are about a place of the display, by that place. */
export function choicesByPlace(decision: Decision | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of decision?.choices ?? []) {
    const touch = choice.touches.find((it) => it.kind === 'cell');
    if (touch) found.set(writePlace(touch), choice);
  }
  return found;
}

/** Choosing a card of the display, as an answer; `null` where no answer says that: to take from inside a row. */
export function attempt(view: KardinalView, decision: Decision, cell: KardinalCell): string | null {
  const place = writePlace(cell.place);
  switch (decision.question.key) {
    case 'kardinal-ask-take': {
      const row = view.cells.filter((it) => it.place.row === cell.place.row && it.taker === null);
      if (row[0]?.place.column === cell.place.column) return `take row ${cell.place.row} left`;
      return row.at(-1)?.place.column === cell.place.column ? `take row ${cell.place.row} right` : null;
    }
    case 'kardinal-ask-pay':
      return `pay ${place}`;
    case 'kardinal-ask-move':
      return `move ${place}`;
    case 'kardinal-ask-to':
      return `to ${place}`;
    default:
      return `place ${place}`;
  }
}
