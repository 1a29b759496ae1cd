// How the protocol writes lands, cards, laws and places: `Frankreich(XX|S)`, `row 3.7`, `take row 1 left`.

import {
  FAMILIES,
  FAMILY_LETTERS,
  LANDS,
  LAWS,
  ROUTES,
  ROUTE_LETTERS,
  type Family,
  type Land,
  type Law,
  type Route,
} from '$facts/kardinal';
import { LAND_COLOURS } from '../../icons/shields.ts';
import type { Choice, Decision, KardinalCard, KardinalCell, KardinalPlace, KardinalView } from '$protocol';

export function landOf(word: string): Land | undefined {
  return LANDS.find((it) => it.word === word);
}

/** The colour of a land's cards. */
export function colourOf(word: string): string | undefined {
  const land = landOf(word);
  return land && LAND_COLOURS[land.key];
}

export function lawOf(words: string): Law | undefined {
  return LAWS.find((it) => it.words === words);
}

export function routeOf(card: KardinalCard): Route | null {
  return ROUTES[ROUTE_LETTERS.indexOf(card.route)] ?? null;
}

/** The circle symbols of a card, one by one. */
export function circlesOf(card: KardinalCard): Family[] {
  return FAMILIES.flatMap((family, n) => Array<Family>(card.circles[n] ?? 0).fill(family));
}

const circleLetters = (card: KardinalCard): string =>
  card.circles.map((n, family) => FAMILY_LETTERS.charAt(family).repeat(n)).join('');

/** The signs of a card, a letter each. */
export function letters(card: KardinalCard): string {
  return circleLetters(card) + (card.route === '-' ? '' : card.route);
}

export function writeCard(card: KardinalCard): string {
  return `${card.land}(${circleLetters(card) || '-'}|${card.route})`;
}

const CARD = new RegExp(`^(\\S+)\\(([${FAMILY_LETTERS}]{0,2}|-)\\|([${ROUTE_LETTERS}-])\\)$`);

export function readCard(text: string): KardinalCard | null {
  const [, land = '', letters = '', route = ''] = CARD.exec(text) ?? [];
  if (!landOf(land)) return null;
  const [cross = 0, fan = 0, crown = 0] = [...FAMILY_LETTERS].map((it) => letters.split(it).length - 1);
  return { land, circles: [cross, fan, crown], route };
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
