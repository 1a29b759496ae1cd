// The shields of the nine lands of Kardinal & König, in 100 × 116 units. They are no real coats of arms. A shield is a
// picture of its own, the same in every theme: a browser draws it once and shows it a hundred times.

import type { LandKey } from '$facts/kardinal';
import { box, disc, poly, star } from './layers.ts';

/** The colours of a shield: the land's own, darker, the paper of the cards, gold, ink. */
type Tone = 'field' | 'shade' | 'paper' | 'gold' | 'ink';
/** An area, or a line of some width. */
type Piece = [Tone, string, number?];

/** The colour of each land. Cream on it has a contrast of 4.8 or more. */
export const LAND_COLOURS: Readonly<Record<LandKey, string>> = {
  Daenemark: '#b3312a',
  England: '#b03f78',
  Italien: '#3f7d2f',
  Bayern: '#23769f',
  Ungarn: '#b5560f',
  Kastilien: '#86690a',
  Franken: '#6b489f',
  Sachsen: '#13766c',
  Frankreich: '#2b4b9e',
};

const OUTLINE = 'M4 4H96V58C96 86 76 104 50 113C24 104 4 86 4 58z';
const RIM = 'M9 9H91V58C91 83 73 99 50 107.5C27 99 9 83 9 58z';

const INK = '#221d16';
const CREAM = '#fffdf8';
const PAINT: Record<Exclude<Tone, 'field'>, string> = { shade: '#0005', paper: CREAM, gold: '#d9a62c', ink: INK };

/** A leaf: an ellipse that is turned. */
function leaf(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const [dx, dy] = turned(degrees, 0, 0, 0, -ry).map(tenths) as [number, number];
  const half = `a${rx} ${ry} ${degrees} 1 1 `;
  return `M${tenths(x + dx)} ${tenths(y + dy)}${half}${-2 * dx} ${-2 * dy}${half}${2 * dx} ${2 * dy}z`;
}

const tenths = (n: number): number => Math.round(n * 10) / 10;

/** Points turned about one of them. */
function turned(degrees: number, x: number, y: number, ...at: number[]): number[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return at.map((value, n) => {
    const [dx, dy] = n % 2 === 0 ? [value - x, (at[n + 1] ?? y) - y] : [(at[n - 1] ?? x) - x, value - y];
    return tenths(n % 2 === 0 ? x + dx * cos - dy * sin : y + dx * sin + dy * cos);
  });
}

/** A line from point to point. */
function line(...at: number[]): string {
  return `M${at.join(' ')}`;
}

function sails(): Piece[] {
  return [20, 110, 200, 290].flatMap<Piece>((way) => [
    ['ink', line(...turned(way, 50, 46, 50, 46, 50, 8)), 3.2],
    ['gold', poly(...turned(way, 50, 46, 51.5, 10, 62, 10, 62, 36, 51.5, 36))],
    ['ink', line(...turned(way, 50, 46, 51.5, 19, 62, 19)) + line(...turned(way, 50, 46, 51.5, 28, 62, 28)), 1.6],
  ]);
}

function hammer(way: number): Piece[] {
  return [
    ['paper', poly(...turned(way, 50, 58, 46.5, 22, 53.5, 22, 53.5, 100, 46.5, 100))],
    ['gold', poly(...turned(way, 50, 58, 30, 14, 66, 14, 74, 22, 66, 32, 30, 32))],
    ['ink', poly(...turned(way, 50, 58, 46.5, 14, 53.5, 14, 53.5, 32, 46.5, 32))],
  ];
}

const GRAPES: [number, number][] = [[32, 46], [50, 44], [68, 46], [41, 61], [59, 61], [50, 77]];
const pair = (x: number, y: number, r: number): string => disc(x, y, r) + disc(100 - x, y, r);

/** An anchor, an apple tree, an olive branch, mountains, a horseshoe, a windmill, grapes, hammers, a sun. */
const CHARGES: Readonly<Record<LandKey, Piece[]>> = {
  Daenemark: [
    ['shade', 'M0 78C12 70 22 70 34 78S56 86 68 78S90 70 104 78V120H0z'],
    ['paper', 'M8 92C18 86 26 86 36 92S54 98 64 92S82 86 92 92', 4],
    ['paper', 'M46 22A9 9 0 1 1 54 22V30H66V38H54V66C64 64 71 58 73 50L66 52L77 38L84 53L79 51C77 66 66 76 50 78C34 76 23 66 21 51L16 53L23 38L34 52L27 50C29 58 36 64 46 66V38H34V30H46z'],
    ['field', disc(50, 15, 4.4)],
  ],
  England: [
    ['shade', box(0, 84, 100, 36)],
    ['paper', [0, 20, 40, 60, 80].map((x) => box(x, 84, 10, 10) + box(x + 10, 94, 10, 10)).join('')],
    ['gold', box(46, 58, 8, 26)],
    ['paper', 'M50 12C58 8 68 12 69 20C78 20 84 28 80 36C86 42 82 54 73 54C70 62 58 64 50 58C42 64 30 62 27 54C18 54 14 42 20 36C16 28 22 20 31 20C32 12 42 8 50 12z'],
    ['gold', disc(36, 30, 5) + disc(62, 26, 5) + disc(50, 42, 5) + disc(68, 44, 5) + disc(32, 46, 5)],
  ],
  Italien: [
    ['shade', box(50, 0, 50, 120)],
    ['paper', line(50, 98, 50, 18), 4.5],
    ['paper', [30, 52, 74].map((y) => leaf(35, y, 6.5, 14, -52) + leaf(65, y, 6.5, 14, 52)).join('') + leaf(50, 16, 6, 12, 0)],
    ['gold', pair(37, 43, 5) + pair(37, 65, 5)],
    ['gold', line(40, 99, 60, 99), 5],
  ],
  Bayern: [
    ['paper', 'M-4 100L24 48L38 68L54 30L74 66L84 54L106 100V120H-4z'],
    ['shade', 'M54 30L74 66L84 54L106 100V120H60z'],
    ['field', 'M8 120C20 96 34 92 50 98S84 96 96 84V120z'],
    ['gold', star(26, 27, 6, 15, 6.5)],
  ],
  Ungarn: [
    ['shade', 'M0 120L50 64L100 120z'],
    ['paper', 'M26 22C20 36 18 50 22 62C26 76 36 84 46 86V76C34 70 30 50 36 26zM74 22C80 36 82 50 78 62C74 76 64 84 54 86V76C66 70 70 50 64 26z'],
    ['paper', box(38, 76, 24, 12)],
    ['ink', pair(27.5, 38, 3) + pair(27, 54, 3) + pair(34, 70, 3)],
    ['gold', star(50, 44, 8, 14, 6)],
  ],
  Kastilien: [
    ['shade', box(0, 88, 100, 32)],
    ['paper', 'M37 98L41 50H59L63 98z'],
    ['ink', 'M38 52C38 40 44 34 50 34S62 40 62 52zM45 98V84C45 78 55 78 55 84V98zM46 62h8v8h-8z'],
    ...sails(),
    ['ink', disc(50, 46, 5)],
  ],
  Franken: [
    ['shade', 'M0 0H100V40C70 30 30 30 0 40z'],
    ['paper', line(50, 12, 50, 30), 5],
    ['gold', 'M50 28C38 10 20 14 16 28C26 38 42 38 50 28z'],
    ['paper', GRAPES.map(([x, y]) => disc(x, y, 9.5)).join('')],
    ['shade', GRAPES.map(([x, y]) => disc(x - 2.5, y - 2.5, 2.8)).join('')],
    ['paper', poly(46, 90, 54, 90, 50, 100)],
  ],
  Sachsen: [
    ['shade', poly(-6, 0, 50, 62, 106, 0)],
    ...hammer(-40),
    ...hammer(40),
    ['paper', poly(50, 84, 60, 94, 50, 106, 40, 94)],
  ],
  Frankreich: [
    ['shade', poly(0, 74, 100, 34, 100, 58, 0, 98)],
    ['gold', star(50, 54, 8, 42, 19) + star(50, 54, 8, 34, 19, Math.PI / 8)],
    ['ink', disc(50, 54, 18)],
    ['gold', disc(50, 54, 15.5)],
    ['ink', pair(44, 51, 2.4)],
    ['ink', 'M43 59C46 64 54 64 57 59', 2.4],
  ],
};

function draw(land: LandKey): string {
  const field = LAND_COLOURS[land];
  const charges = CHARGES[land].map(([tone, path, width]) => {
    const paint = tone === 'field' ? field : PAINT[tone];
    return width === undefined
      ? `<path fill="${paint}" d="${path}"/>`
      : `<path fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 116" width="100" height="116">',
    `<clipPath id="a"><path d="${OUTLINE}"/></clipPath><g clip-path="url(#a)">`,
    `<path fill="${field}" d="${OUTLINE}"/>`,
    ...charges,
    // One side lies in the shade, so that the shield looks bent.
    `<path fill="#000" opacity=".1" d="${box(50, 0, 50, 120)}"/>`,
    `</g><path fill="none" stroke="${INK}" stroke-width="5" d="${OUTLINE}"/>`,
    `<path fill="none" stroke="${CREAM}" opacity=".75" stroke-width="2" d="${RIM}"/></svg>`,
  ].join('');
}

const drawn = new Map<LandKey, string>();

/** The shield of a land, as the address of a picture. */
export function shield(land: LandKey): string {
  const known = drawn.get(land) ?? `data:image/svg+xml,${encodeURIComponent(draw(land))}`;
  drawn.set(land, known);
  return known;
}
