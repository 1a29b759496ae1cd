// The deck of a table, as the options have it: `Dänemark:XS,XS,X,FF/England:…`.

import { FAMILY_LETTERS, LANDS, ROUTE_LETTERS } from '$facts/kardinal';

/** The faces of each land in a deck; without one those of the reconstructed deck (K6). */
export function readDeck(deck: string): string[] {
  const lands = deck.split('/').map((it) => it.split(':'));
  const said = (word: string) => lands.find(([land]) => land === word)?.[1] ?? '';
  return LANDS.map(({ word, faces }) => (deck === '' ? faces.join(',') : said(word)));
}

/** A deck of these faces; none if it is the reconstructed one. */
export function writeDeck(faces: readonly string[]): string {
  if (faces.every((it, n) => it === LANDS[n]?.faces.join(','))) return '';
  return LANDS.map(({ word }, n) => `${word}:${faces[n]}`).join('/');
}

/** What somebody typed as faces, without spaces and in capitals. */
export function tidy(faces: string): string {
  return faces.toUpperCase().split(/[\s,;]+/).filter((it) => it !== '').join(',');
}

const FACE = new RegExp(`^(-|(?=.)[${FAMILY_LETTERS}]{0,2}[${ROUTE_LETTERS}]?)$`);

/** Is that as many faces as the land has cards (K1.2), each of at most two circles and a route? */
export function fits(faces: string, land: number): boolean {
  const each = faces.split(',');
  return each.length === LANDS[land]?.cards && each.every((it) => FACE.test(it));
}

/** The cards of a deck in notation; without one those of the reconstructed deck. */
export function deckCards(deck: string): string[] {
  const cut = new RegExp(`^([${FAMILY_LETTERS}]*)([${ROUTE_LETTERS}]?)$`);
  return readDeck(deck).flatMap((faces, land) =>
    faces.split(',').map((face) => {
      const [, circles, route] = cut.exec(face) ?? [];
      return `${LANDS[land]?.word}(${circles || '-'}|${route || '-'})`;
    }),
  );
}

/** The cards of the reconstructed deck, each face once, in notation. */
export const defaultCards = (): string[] => [...new Set(deckCards(''))];
