// The characters of deck I (C6).

import { bar, both, box, cog, disc, gold, ink, mid, oval, paper, poly, ring, star, tinted, wash, type Layer } from './layers';

/** Shoulders under a cloak, from the lower edge. */
const CLOAK = 'M10 100C12 76 26 66 50 66s38 10 40 34z';

export const DECK_ONE: Record<string, Layer[]> = {
  // A hooded face behind an upright dagger.
  HiredBlade: [
    tinted('M8 100C10 74 24 66 28 52 30 24 40 12 50 12s20 12 22 40c4 14 18 22 20 48z'),
    ink('M32 58C30 34 40 24 50 24s20 10 18 34c-4 10-10 14-18 14S36 68 32 58z'),
    paper('M37 44L48 48 38 50zM63 44L52 48 62 50z'),
    paper(poly(50, 52, 56, 64, 53, 88, 47, 88, 44, 64)),
    gold(box(37, 86, 26, 5), box(47, 90, 6, 10)),
    mid(poly(50, 52, 56, 64, 53, 88, 50, 88)),
  ],
  // A black sun between two hands.
  VoidMage: [
    tinted(star(50, 44, 16, 42, 33)),
    paper(disc(50, 44, 30)),
    ink(disc(50, 44, 25)),
    gold('M50 24a20 20 0 0 1 20 20h-5a15 15 0 0 0-15-15zM50 64a20 20 0 0 1-20-20h5a15 15 0 0 0 15 15z'),
    paper(disc(50, 44, 4)),
    ink(both('M4 100L14 84C18 74 26 72 30 76L42 82C46 84 44 88 40 88L32 87L40 93C38 97 34 97 30 97L24 100z')),
  ],
  // A mask with two glass eyes and a long beak, and a blade.
  Surgeon: [
    ink(CLOAK),
    ink('M22 34C22 16 34 8 50 8s28 8 28 26z', box(12, 31, 76, 6)),
    tinted('M26 37H74C74 56 66 62 60 64L46 92C42 76 38 68 34 62 28 56 26 48 26 37z'),
    paper(disc(38, 47, 8), disc(62, 47, 8)),
    ink(disc(38, 47, 4), disc(62, 47, 4)),
    wash(poly(88, 50, 93, 58, 86, 78, 82, 78)),
    gold(poly(82, 78, 87, 78, 83, 98, 78, 98)),
  ],
  // Two faces looking at each other, an olive branch between them.
  Mediator: [
    tinted('M0 100V26C14 14 32 20 33 36L40 48 34 52 35 64C35 70 30 70 26 69L27 82C16 84 8 92 6 100z'),
    ink('M100 100V26C86 14 68 20 67 36L60 48 66 52 65 64C65 70 70 70 74 69L73 82C84 84 92 92 94 100z'),
    gold(bar(50, 96, 50, 18, 3), both('M50 36C44 34 40 28 42 20C48 22 52 28 50 36z'), both('M50 90C43 88 40 82 41 74C48 76 51 82 50 90z')),
    gold('M50 20c-3-5-3-9 0-14 3 5 3 9 0 14z'),
  ],
  // A round bomb with a burning fuse.
  Saboteur: [
    tinted('M0 100V84L14 76 26 86 40 74 56 88 70 76 84 86 100 74V100z'),
    ink(disc(46, 58, 29), 'M58 28L66 22 76 32 69 39z'),
    mid('M26 58c0-11 8-20 18-20v5c-8 0-13 7-13 15z'),
    ink('M70 29C74 18 82 16 84 24L80 25C79 21 76 23 74 31z'),
    gold(star(84, 18, 8, 17, 7)),
    paper(disc(84, 18, 4)),
  ],
  // A veiled woman over a glowing ball.
  FortuneTeller: [
    ink('M10 100C10 70 22 60 24 40 26 16 38 8 50 8s24 8 26 32c2 20 14 30 14 60z'),
    tinted('M20 100C22 74 30 64 32 42 33 26 40 18 50 18s17 8 18 24c2 22 10 32 12 58z'),
    wash(oval(50, 40, 14, 17)),
    ink('M38 36C41 33 45 33 47 36L42 38zM62 36C59 33 55 33 53 36L58 38zM45 50C48 52 52 52 55 50L50 53z'),
    gold(poly(50, 16, 54, 22, 50, 28, 46, 22)),
    paper(disc(50, 80, 18)),
    mid('M50 66a14 14 0 0 1 14 14h-5a9 9 0 0 0-9-9z'),
    gold(star(50, 82, 4, 10, 3)),
    ink(both('M18 100C18 88 26 82 33 82L36 88C32 92 34 96 38 100z')),
  ],
  // A closed helmet with a plume before crossed halberds.
  PalaceGuard: [
    ink(bar(12, 96, 84, 8, 4), bar(88, 96, 16, 8, 4)),
    ink('M70 12L90 4 96 22 80 28 84 18zM30 12L10 4 4 22 20 28 16 18z'),
    tinted('M50 30C44 14 54 2 72 4 64 8 66 14 60 30z'),
    mid('M26 56C26 36 36 26 50 26s24 10 24 30L72 84 50 96 28 84z'),
    ink(box(26, 50, 48, 8), box(47, 58, 6, 36)),
    paper(disc(37, 70, 2.5), disc(37, 79, 2.5), disc(63, 70, 2.5), disc(63, 79, 2.5)),
    gold('M26 44C30 32 38 26 50 26s20 6 24 18z'),
  ],
  // A face in a long curled wig, and a pair of scales.
  Judge: [
    ink('M14 100C16 86 26 80 34 80H66C74 80 84 86 86 100z'),
    mid('M26 80C18 76 18 68 22 64 16 58 18 50 22 46 20 22 34 10 50 10s30 12 28 36c4 4 6 12 0 18 4 4 4 12-4 16l-12-4V40H38v36z'),
    wash('M36 38C42 40 46 36 48 32 54 38 60 40 64 38V56C64 66 58 72 50 72s-14-6-14-16z'),
    ink(box(40, 46, 7, 3), box(53, 46, 7, 3), box(45, 62, 10, 2.5)),
    gold(bar(22, 84, 78, 84, 3), box(48.5, 76, 3, 24), 'M12 92H32A10 8 0 0 1 12 92zM68 92H88A10 8 0 0 1 68 92z'),
    gold(bar(22, 84, 13, 93, 1.5), bar(22, 84, 31, 93, 1.5), bar(78, 84, 69, 93, 1.5), bar(78, 84, 87, 93, 1.5)),
  ],
  // Two eyes in a bush, and an arrow.
  Ambusher: [
    ink('M20 60C18 36 32 22 50 22s32 14 30 38L50 78z'),
    paper('M30 46C36 40 44 42 47 50 40 54 33 52 30 46zM70 46C64 40 56 42 53 50 60 54 67 52 70 46z'),
    ink(disc(41, 48, 3), disc(59, 48, 3)),
    tinted('M0 100V62C6 60 10 64 12 70 12 58 20 54 28 58 30 62 30 66 29 70 34 58 42 56 50 60 58 56 66 58 71 70 70 66 70 62 72 58 80 54 88 58 88 70 90 64 94 60 100 62V100z'),
    mid('M0 100V80C8 74 16 78 20 86 24 74 36 72 42 84 48 74 60 74 64 86 70 74 82 74 86 86 90 78 96 78 100 82V100z'),
    gold(bar(14, 14, 72, 32, 3)),
    gold(poly(72, 25, 90, 37, 69, 39), poly(14, 8, 22, 10, 28, 18, 20, 16), poly(10, 18, 18, 16, 26, 21, 18, 24)),
  ],
  // A hand from above with a puppet on its strings.
  Puppeteer: [
    ink('M40 0H60V8C68 8 72 14 72 20S68 32 62 32H38C32 32 28 26 28 20S32 8 40 8z'),
    gold(box(14, 24, 72, 5)),
    ink('M36 20H42V33A3 3 0 0 1 36 33zM44 20H50V35A3 3 0 0 1 44 35zM52 20H58V35A3 3 0 0 1 52 35zM60 20H66V32A3 3 0 0 1 60 32z'),
    ink(bar(50, 36, 50, 48, 1.2), bar(17, 28, 26, 62, 1.2), bar(83, 28, 74, 62, 1.2), bar(24, 28, 38, 88, 1), bar(76, 28, 62, 88, 1)),
    tinted('M40 66H60L66 84H34z', bar(42, 67, 26, 62, 5), bar(58, 67, 74, 62, 5), bar(42, 84, 38, 98, 6), bar(58, 84, 62, 98, 6)),
    mid(disc(50, 57, 9)),
    ink(disc(47, 56, 1.6), disc(53, 56, 1.6), 'M46 60h8l-4 3z', poly(42, 50, 50, 42, 58, 50)),
  ],
  // A pocket watch.
  Clockmaker: [
    ink(ring(50, 14, 9, 5), box(45, 20, 10, 8)),
    gold(disc(50, 59, 36)),
    paper(disc(50, 59, 29)),
    tinted(cog(50, 59, 22, 14)),
    ink(box(48.5, 32, 3, 7), box(48.5, 79, 3, 7), box(23, 57.5, 7, 3), box(70, 57.5, 7, 3)),
    ink('M48 38h4l1 19 14 9-2 4-15-8a4 4 0 0 1-4-4z'),
  ],
  // An open chest of gold.
  Treasurer: [
    tinted('M12 46L20 18C22 12 26 10 30 10H82C88 10 90 14 88 20L84 46z'),
    ink('M26 42L31 18H80L75 42z'),
    gold('M22 48C20 38 28 32 34 36 36 26 50 24 54 32 60 26 72 30 71 38 78 36 84 42 81 48z'),
    tinted('M33 37l3-2c4 2 6 5 6 9h-4c0-4-2-6-5-7zM54 33l3-2c5 2 7 6 6 10h-4c1-4-2-6-5-8z'),
    tinted(box(12, 48, 76, 42)),
    mid(box(12, 58, 76, 5)),
    ink(box(20, 48, 8, 42), box(72, 48, 8, 42), box(10, 46, 80, 5)),
    gold('M40 46H60V62C60 70 40 70 40 62z'),
    ink(disc(50, 56, 4), poly(48, 56, 52, 56, 54, 66, 46, 66)),
  ],
  // A horned beast of the reeds, half under water.
  SwampGuardian: [
    ink(both('M38 30C22 30 14 20 16 4C20 14 24 18 30 18C28 12 28 8 30 2C34 14 40 20 46 26z')),
    tinted('M24 78C20 48 30 24 50 24s30 24 26 54z'),
    ink('M34 44C38 40 44 42 46 48 41 50 36 49 34 44zM66 44C62 40 56 42 54 48 59 50 64 49 66 44z'),
    gold(disc(41, 46, 2), disc(59, 46, 2)),
    ink('M34 62C44 56 56 56 66 62L62 70 58 64 54 70 50 64 46 70 42 64 38 70z'),
    mid('M0 100V78C10 72 18 82 30 77 42 72 46 82 58 77 70 72 78 82 100 76V100z'),
    ink(box(8, 44, 2.5, 46), oval(9, 44, 4, 10), box(88, 50, 2.5, 40), oval(89, 50, 4, 10), box(17, 58, 2, 30), oval(18, 58, 3, 8)),
    wash('M6 90h24v3H6zM40 88h30v3H40zM62 95h26v3H62z'),
  ],
  // A scholar with a square cap and spectacles.
  Magistra: [
    ink(CLOAK),
    tinted('M38 66L50 84 62 66 58 62H42z'),
    mid('M26 66C22 40 32 30 50 30s28 10 24 36L64 60 36 60z'),
    wash('M34 38H66V52C66 64 58 70 50 70S34 64 34 52z'),
    ink(poly(50, 6, 94, 22, 50, 38, 6, 22), 'M30 30H70V42C58 36 42 36 30 42z'),
    gold(bar(86, 24, 86, 46, 2.5), disc(86, 48, 4), poly(83, 50, 89, 50, 91, 62, 81, 62)),
    ink(ring(41, 51, 7, 4.5), ring(59, 51, 7, 4.5), box(46, 50, 8, 2), box(45, 63, 10, 2)),
    gold(disc(50, 84, 5)),
  ],
  // A glowing lamp whose wire is a cogwheel.
  Inventor: [
    gold(star(50, 42, 12, 44, 35)),
    paper(disc(50, 42, 31)),
    tinted('M50 14C66 14 77 26 77 41 77 54 68 58 65 72H35C32 58 23 54 23 41 23 26 34 14 50 14z'),
    paper(cog(50, 42, 17, 7)),
    paper(bar(46, 56, 46, 72, 2), bar(54, 56, 54, 72, 2)),
    ink(box(35, 74, 30, 5), box(35, 81, 30, 5), 'M38 88H62L56 97H44z'),
  ],
  // A spirit out of a lamp.
  Djinn: [
    tinted('M60 84C78 76 78 62 66 56 84 54 86 36 74 30 74 14 62 8 50 8S28 14 30 28C16 32 14 46 22 54L32 50C28 46 28 42 32 40 34 56 46 60 52 62 60 66 58 76 50 80z'),
    mid('M66 34C72 38 72 46 66 48L60 46z'),
    ink('M38 26L48 30 39 32zM62 26L52 30 61 32z', 'M42 38C47 42 53 42 58 38 56 46 44 46 42 38z'),
    gold('M44 10L50 1 56 10 52 15H48z'),
    gold('M8 78L26 82C28 78 34 76 44 76H60C74 76 80 82 92 80L94 85C84 88 80 94 66 95H42C28 95 24 86 8 84z', box(42, 94, 24, 5)),
    ink('M82 84C92 74 98 84 88 92L86 89C90 85 88 82 85 86z'),
  ],
};
