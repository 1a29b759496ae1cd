// All pictures, by name in notation. They are loaded together, as a chunk of their own.

import { DECK_ONE } from './deck-one';
import { DECK_TWO } from './deck-two';
import { GUARDIANS } from './guardians';
import { bar, disc, ink, mid, type Layer } from './layers';
import { LOCATIONS } from './locations';

const ALL = new Map(Object.entries({ ...DECK_ONE, ...DECK_TWO, ...GUARDIANS, ...LOCATIONS }));

/** Shown for a name that has no picture. */
export const UNKNOWN: Layer[] = [mid(disc(50, 50, 22)), ink(bar(34, 66, 66, 34, 5))];

/** Every name there is. */
export const NAMES = [...ALL.keys()];

/** The picture of that name. */
export function vignette(id: string): Layer[] {
  return ALL.get(id) ?? UNKNOWN;
}
