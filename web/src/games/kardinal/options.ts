// The options of a table, as `key=value` words: `players=4 uncovered=no deck=Dänemark:XS,XS,X,FF/…`.

import { LANDS } from './notation';

const KEYS = ['players', 'uncovered', 'rows', 'columns', 'deck'] as const;
export type Key = (typeof KEYS)[number];

/** What goes without saying. */
const FIRST: Record<Key, string> = { players: '4', uncovered: 'yes', rows: '4', columns: '14', deck: '' };

export function option(text: string, key: Key): string {
  const word = text.split(/\s+/).find((it) => it.startsWith(`${key}=`));
  return word?.slice(key.length + 1) ?? FIRST[key];
}

/** The options with another value; the number of players is always said. */
export function withOption(text: string, key: Key, value: string): string {
  const values = KEYS.map((it) => [it, it === key ? value : option(text, it)] as const);
  return values
    .filter(([it, of]) => it === 'players' || of !== FIRST[it])
    .map(([it, of]) => `${it}=${of}`)
    .join(' ');
}

/** The reconstructed deck (K6), a line for each land. */
export const DEFAULT_FACES: readonly string[] = [
  'XS,XS,X,FF',
  'S,FS,FS,C,CC',
  'S,X,FS,FK,F,XX',
  'K,XK,XK,X,C,CC',
  'K,F,CK,CK,C,FF',
  'S,XS,FS,C,C,XX,FF',
  'K,X,X,FK,CK,FF,CC',
  'S,XK,F,F,CS,XX,CC',
  'S,XS,XK,FS,C,C,XX,FF',
];

/** The faces of each land in a deck. */
export function readDeck(deck: string): string[] {
  if (deck === '') return [...DEFAULT_FACES];
  const lands = deck.split('/').map((it) => it.split(':'));
  return LANDS.map(({ word }) => lands.find(([land]) => land === word)?.[1] ?? '');
}

/** A deck of these faces; none if it is the reconstructed one. */
export function writeDeck(faces: readonly string[]): string {
  if (faces.every((it, n) => it === DEFAULT_FACES[n])) return '';
  return LANDS.map(({ word }, n) => `${word}:${faces[n]}`).join('/');
}

/** What somebody typed as faces, without spaces and in capitals. */
export function tidy(faces: string): string {
  return faces.toUpperCase().split(/[\s,;]+/).filter((it) => it !== '').join(',');
}

/** Is that as many faces as the land has cards (K1.2), each of at most two circles and a route? */
export function fits(faces: string, land: number): boolean {
  const each = faces.split(',');
  return each.length === LANDS[land]?.cards && each.every((it) => /^(-|(?=.)[XFC]{0,2}[SK]?)$/.test(it));
}

/** The cards of the reconstructed deck, each face once, in notation. */
export function defaultCards(): string[] {
  return LANDS.flatMap(({ word }, n) => {
    const faces = (DEFAULT_FACES[n] ?? '').split(',').map((face) => {
      const [, circles, route] = /^([XFC]*)([SK]?)$/.exec(face) ?? [];
      return `${word}(${circles || '-'}|${route || '-'})`;
    });
    return [...new Set(faces)];
  });
}
