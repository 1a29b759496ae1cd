// The pictures of the eighteen cards: six Domains, each of three Ages. They are loaded with the first card that is shown.

import { AGES, DOMAINS, type Age, type Domain } from '$facts/civ';
import { CULTURE } from './culture';
import { ECONOMY } from './economy';
import type { Face } from './layers';
import { MILITARY } from './military';
import { RELIGION } from './religion';
import { SCIENCE } from './science';
import { UTOPIA } from './utopia';

/** By Domain, an Age after the other. */
const FACES: Record<Domain, readonly [Face, Face, Face]> = {
  Military: MILITARY,
  Religion: RELIGION,
  Economy: ECONOMY,
  Science: SCIENCE,
  Culture: CULTURE,
  Utopia: UTOPIA,
};

/** All faces, each with what it shows. */
export const ALL: readonly { domain: Domain; age: Age; face: Face }[] = DOMAINS.flatMap((domain) =>
  AGES.flatMap((age, at) => {
    const face = FACES[domain][at];
    return face ? [{ domain, age, face }] : [];
  }),
);
