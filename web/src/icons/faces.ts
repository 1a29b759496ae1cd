// Faces: the eight bots, and the animals that people can choose. Drawn like the portraits of Cardia, in 100 × 100 units.

import type { Avatar, Bot } from '$protocol';
import { bar, both, box, disc, gold, ink, mid, oval, paper, poly, ring, star, tinted, wash, type Layer } from './layers.ts';

export interface FaceDrawing {
  /** The colour that the others are made from. */
  tint: string;
  layers: Layer[];
}

const SHOULDERS = 'M8 100C10 78 28 70 50 70s40 8 42 30z';
const HEAD = oval(50, 48, 22, 26);
const EYES = disc(41, 47, 3) + disc(59, 47, 3);
const SMILE = 'M40 60C44 66 56 66 60 60C57 70 43 70 40 60z';
const NECK = box(42, 66, 16, 12);

type Levels = Exclude<Bot, 'random' | 'heuristic'>;

const BOTS: Record<Levels, FaceDrawing> = {
  // Round eyes under a bowl of hair.
  novice: {
    tint: '#4d8a3d',
    layers: [
      tinted(SHOULDERS),
      wash(NECK, HEAD),
      gold('M26 48C22 20 38 14 50 14s28 6 24 34C70 40 70 36 50 36S30 40 26 48z'),
      paper(disc(41, 48, 6), disc(59, 48, 6)),
      ink(disc(41, 48, 3), disc(59, 48, 3)),
      ink(SMILE),
      mid(disc(34, 57, 1.5), disc(38, 59, 1.5), disc(66, 57, 1.5), disc(62, 59, 1.5)),
    ],
  },
  // A soft cap with a feather.
  apprentice: {
    tint: '#2f7f86',
    layers: [
      tinted(SHOULDERS),
      paper('M40 70L50 84L60 70z'),
      wash(NECK, HEAD),
      ink('M28 46C30 34 34 32 50 32s20 2 22 14L74 36H26z'),
      tinted('M20 36C22 16 40 10 56 12c18 2 24 10 22 24z'),
      mid(box(22, 33, 56, 6)),
      gold('M70 32C74 16 84 8 94 6C94 20 86 30 74 36z'),
      ink(EYES, box(41, 61, 18, 2.5)),
    ],
  },
  // A mail hood, and a lock of hair.
  squire: {
    tint: '#8a5a14',
    layers: [
      mid(SHOULDERS),
      ink('M22 54C20 24 34 12 50 12s30 12 28 42C80 74 72 84 50 86C28 84 20 74 22 54z'),
      mid('M26 54C24 28 36 16 50 16s26 12 24 38C76 72 68 80 50 82C32 80 24 72 26 54z'),
      wash(oval(50, 52, 17, 21)),
      gold('M36 40C40 30 54 30 64 38C56 38 50 44 36 40z'),
      ink(EYES, 'M43 63C47 66 55 65 58 61C56 69 46 70 43 63z'),
      tinted(poly(40, 88, 60, 88, 58, 100, 42, 100)),
      gold(disc(50, 93, 4)),
    ],
  },
  // A wide hat with a plume, a moustache, a ruff.
  courtier: {
    tint: '#9c3d7a',
    layers: [
      tinted(SHOULDERS),
      paper(star(50, 76, 14, 26, 20)),
      wash(HEAD),
      ink('M30 36C40 30 60 30 70 36L74 30H26z'),
      tinted(oval(50, 30, 38, 8), 'M30 30C30 12 40 8 50 8s20 4 20 22z'),
      gold(box(30, 25, 40, 4), 'M66 26C76 22 88 8 96 12C96 26 82 32 68 30z'),
      ink(EYES, both('M50 60C44 56 36 58 30 54C32 64 44 66 50 62z'), 'M47 68h6l-3 8z'),
    ],
  },
  // A helmet with a raised visor.
  knight: {
    tint: '#1f5a9e',
    layers: [
      mid(SHOULDERS),
      tinted('M46 12C40 2 22 0 12 10C24 8 30 18 34 24z'),
      ink('M22 50C20 24 34 10 50 10s30 14 28 40V74C78 84 66 90 50 90S22 84 22 74z'),
      mid('M26 50C24 28 36 14 50 14s26 14 24 36V72C74 80 64 86 50 86S26 80 26 72z'),
      wash(oval(50, 54, 17, 18)),
      paper('M24 40C36 30 64 30 76 40L74 48C62 40 38 40 26 48z'),
      ink(bar(34, 40, 66, 40, 2), EYES, box(43, 63, 14, 3)),
      gold(box(48, 12, 4, 22)),
    ],
  },
  // A grey beard and a chain with a key.
  steward: {
    tint: '#5b4a86',
    layers: [
      tinted(SHOULDERS),
      gold('M26 76C32 92 68 92 74 76L70 74C64 86 36 86 30 74z', disc(50, 92, 5), box(48.5, 95, 3, 5)),
      wash(HEAD),
      mid('M28 50C28 74 38 84 50 84s22-10 22-34C70 58 64 60 58 57C52 55 48 55 42 57C36 60 30 58 28 50z'),
      ink('M28 38V28C34 20 66 20 72 28V38C60 34 40 34 28 38z'),
      gold(box(28, 34, 44, 3)),
      ink(EYES, box(45, 65, 10, 2.5)),
      paper(bar(36, 41, 46, 42, 2.5), bar(54, 42, 64, 41, 2.5)),
    ],
  },
  // Spectacles, white locks, a fur collar.
  chancellor: {
    tint: '#7a2e1d',
    layers: [
      tinted(SHOULDERS),
      paper('M30 74C40 84 60 84 70 74L80 100H66L50 84L34 100H20z'),
      ink(disc(36, 92, 2), disc(64, 92, 2), disc(28, 96, 1.6), disc(72, 96, 1.6)),
      paper(both('M30 30C18 36 20 66 28 74C34 70 30 60 32 48z')),
      wash(HEAD),
      paper('M28 40C28 26 38 20 50 20s22 6 22 20C60 34 40 34 28 40z'),
      tinted('M28 24C30 10 70 10 72 24C60 20 40 20 28 24z'),
      ink(ring(40, 48, 8, 5.8), ring(60, 48, 8, 5.8), box(47, 47, 6, 2)),
      ink(disc(40, 48, 2.4), disc(60, 48, 2.4), box(42, 64, 16, 2.4)),
    ],
  },
  // A crown, and a look that has seen your cards.
  sovereign: {
    tint: '#8c1f2b',
    layers: [
      tinted(SHOULDERS),
      paper('M22 82C36 74 64 74 78 82L74 90C62 84 38 84 26 90z'),
      ink(disc(34, 83, 1.8), disc(44, 81, 1.8), disc(56, 81, 1.8), disc(66, 83, 1.8)),
      wash(HEAD),
      ink('M28 48C30 76 40 86 50 88C60 86 70 76 72 48C68 58 62 58 57 56L50 58L43 56C38 58 32 58 28 48z'),
      wash('M43 63C47 60 53 60 57 63C54 68 46 68 43 63z'),
      gold(poly(26, 36, 22, 10, 36, 22, 50, 6, 64, 22, 78, 10, 74, 36)),
      tinted(disc(50, 27, 4), disc(35, 29, 2.6), disc(65, 29, 2.6)),
      ink(both('M36 45L46 48L37 50z'), box(26, 35, 48, 2.5)),
    ],
  },
};

const AVATARS: Record<Avatar, FaceDrawing> = {
  fox: {
    tint: '#b5560f',
    layers: [
      tinted(both('M18 14L42 34L24 54z')), tinted('M18 46C30 28 70 28 82 46L50 88z'),
      ink(both('M22 22L34 34L27 42z')),
      paper(both('M18 46C30 46 42 58 50 88L50 88z')),
      ink(disc(38, 52, 4), disc(62, 52, 4), oval(50, 84, 6, 5)),
    ],
  },
  owl: {
    tint: '#7a5a2c',
    layers: [
      tinted('M20 20C30 26 40 24 50 24s20 2 30-4C86 50 84 92 50 92S14 50 20 20z'),
      mid('M32 66C38 60 62 60 68 66C68 82 60 88 50 88S32 82 32 66z'),
      paper(disc(36, 44, 14), disc(64, 44, 14)),
      ink(disc(37, 45, 7), disc(63, 45, 7)),
      gold(poly(44, 52, 56, 52, 50, 66)),
    ],
  },
  hare: {
    tint: '#8b6f5a',
    layers: [
      tinted(both('M40 46C26 30 24 10 32 4C42 8 46 26 46 44z')), tinted(oval(50, 62, 26, 26)),
      wash(both('M39 36C32 26 30 14 33 10C39 14 42 24 43 36z'), oval(50, 74, 14, 11)),
      ink(disc(40, 58, 4), disc(60, 58, 4), oval(50, 68, 4, 3), box(49.2, 70, 1.6, 8)),
      paper(box(46, 78, 8, 7)),
    ],
  },
  bear: {
    tint: '#5d3b22',
    layers: [
      tinted(disc(26, 28, 13), disc(74, 28, 13), oval(50, 54, 34, 34)),
      mid(disc(26, 28, 6.5), disc(74, 28, 6.5)),
      wash(oval(50, 68, 17, 15)),
      ink(disc(37, 48, 4), disc(63, 48, 4), oval(50, 61, 7, 5), box(49, 64, 2, 9), box(42, 73, 16, 2.4)),
    ],
  },
  cat: {
    tint: '#4a4a55',
    layers: [
      tinted(both('M18 12L46 30L22 52z')), tinted(oval(50, 56, 33, 30)),
      mid(both('M22 20L36 30L26 42z')),
      gold(oval(36, 52, 8, 7), oval(64, 52, 8, 7)),
      ink(oval(36, 52, 2.4, 7), oval(64, 52, 2.4, 7)),
      paper(poly(44, 66, 56, 66, 50, 73), bar(10, 66, 32, 68, 1.6), bar(10, 76, 32, 73, 1.6), bar(68, 68, 90, 66, 1.6), bar(68, 73, 90, 76, 1.6)),
    ],
  },
  frog: {
    tint: '#3f8a2f',
    layers: [
      tinted(disc(30, 30, 16), disc(70, 30, 16), oval(50, 60, 38, 28)),
      paper(disc(30, 30, 10), disc(70, 30, 10)),
      ink(disc(31, 31, 5.5), disc(69, 31, 5.5), 'M20 62C36 76 64 76 80 62C66 82 34 82 20 62z'),
      mid(disc(45, 54, 2), disc(55, 54, 2)),
    ],
  },
  raven: {
    tint: '#2c3550',
    layers: [
      ink('M16 94C14 50 24 18 52 16C72 16 80 30 80 44L98 56C88 62 80 62 74 60C70 76 60 84 58 94z'),
      tinted('M22 94C22 56 32 26 52 22C46 44 40 60 44 94z'),
      gold('M78 44L98 56C88 60 80 58 74 56z'),
      paper(disc(62, 36, 6)),
      ink(disc(63, 36, 3.2)),
    ],
  },
  stag: {
    tint: '#7c4a1e',
    layers: [
      gold(both('M42 34C30 32 18 22 16 4L22 4C23 12 26 16 30 20L28 6L34 5L37 24L44 28z')),
      tinted(both('M36 40L16 38L32 50z')), tinted('M34 36C40 30 60 30 66 36C68 56 62 92 50 92S32 56 34 36z'),
      wash(oval(50, 80, 10, 10)),
      ink(disc(40, 52, 4), disc(60, 52, 4), oval(50, 76, 6, 4)),
    ],
  },
  boar: {
    tint: '#6a4a4f',
    layers: [
      tinted(both('M16 22L38 26L26 44z')), tinted(oval(50, 54, 33, 33)),
      ink(poly(36, 24, 42, 10, 48, 22, 52, 8, 56, 22, 62, 12, 64, 26)),
      mid(oval(50, 68, 17, 12)),
      ink(disc(44, 68, 3.5), disc(56, 68, 3.5), disc(36, 48, 4), disc(64, 48, 4)),
      paper(both('M33 74C28 68 28 60 31 56C33 64 36 68 40 70z')),
    ],
  },
  lion: {
    tint: '#b07c14',
    layers: [
      ink(star(50, 52, 18, 46, 36)),
      gold(star(50, 52, 18, 43, 34, 0.17)),
      tinted(oval(50, 54, 27, 28)),
      wash(oval(50, 68, 13, 11)),
      ink(disc(40, 48, 4), disc(60, 48, 4), poly(44, 61, 56, 61, 50, 68), box(49, 67, 2, 7), box(43, 74, 14, 2.2)),
    ],
  },
  fish: {
    tint: '#1f7f9a',
    layers: [
      tinted('M6 50C20 24 52 20 72 44L94 28C90 42 90 58 94 72L72 56C52 80 20 76 6 50z'),
      mid('M40 30C46 20 58 16 64 18C60 26 60 30 58 34z', 'M42 68C46 78 56 82 62 80C60 74 58 70 58 64z'),
      wash('M34 36C42 44 42 56 34 64C38 66 46 66 50 64C56 54 56 46 50 36C46 34 38 34 34 36z'),
      paper(disc(24, 45, 7)),
      ink(disc(23, 45, 3.8)),
    ],
  },
  dragon: {
    tint: '#2c6b39',
    layers: [
      gold(both('M36 26C26 20 22 10 24 2C34 6 42 14 44 24z')),
      tinted(both('M30 40L8 30L24 56z')), tinted('M28 34C36 22 64 22 72 34C78 60 68 74 64 90C56 96 44 96 36 90C32 74 22 60 28 34z'),
      mid(oval(50, 80, 15, 12)),
      paper(both('M30 44L46 50L34 56z')),
      ink(disc(39, 50, 2.6), disc(61, 50, 2.6), oval(44, 76, 2.5, 4), oval(56, 76, 2.5, 4)),
      gold(poly(46, 30, 50, 20, 54, 30, 50, 36)),
    ],
  },
};

/** A face that belongs to nobody in particular. */
const ANYBODY: FaceDrawing = {
  tint: '#5b4d3c',
  layers: [tinted(SHOULDERS), mid(HEAD)],
};

const ALL = new Map<string, FaceDrawing>(Object.entries({ ...BOTS, ...AVATARS }));

/** Every name there is. */
export const FACES = [...ALL.keys()];

/** The face of a bot or of a person's choice. */
export function face(name: string): FaceDrawing {
  return ALL.get(name) ?? ANYBODY;
}
