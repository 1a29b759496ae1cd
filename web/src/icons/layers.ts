// The pieces drawings are made of. A picture is a list of layers in 100 × 100 units, painted one over the other.

export type Colour = 'paper' | 'wash' | 'mid' | 'tint' | 'ink' | 'gold';
/** A colour and SVG path data. */
export type Layer = [Colour, string];

export const paper = (...paths: string[]): Layer => ['paper', paths.join('')];
export const wash = (...paths: string[]): Layer => ['wash', paths.join('')];
export const mid = (...paths: string[]): Layer => ['mid', paths.join('')];
export const tinted = (...paths: string[]): Layer => ['tint', paths.join('')];
export const ink = (...paths: string[]): Layer => ['ink', paths.join('')];
export const gold = (...paths: string[]): Layer => ['gold', paths.join('')];

/** A disc. */
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** An ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number): string => ellipse(x, y, rx, ry, 1);

/** A disc with a round hole. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  disc(x, y, outer) + ellipse(x, y, inner, inner, 0);

// Everything goes round clockwise, so that what overlaps in one layer stays filled; only a hole goes the other way.
const ellipse = (x: number, y: number, rx: number, ry: number, sweep: 0 | 1): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 ${sweep} ${2 * rx} 0a${rx} ${ry} 0 1 ${sweep} ${-2 * rx} 0z`;

/** A rectangle by its corner and size. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A polygon: x and y in turns. */
export function poly(...at: number[]): string {
  const points: [number, number][] = [];
  for (let n = 0; n + 1 < at.length; n += 2) points.push([at[n] ?? 0, at[n + 1] ?? 0]);
  const area = points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return `M${(area < 0 ? points.reverse() : points).flat().join(' ')}z`;
}

/** A straight bar of a certain width between two points. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = Math.round((((y1 - y2) / length) * width * 10) / 2) / 10;
  const dy = Math.round((((x2 - x1) / length) * width * 10) / 2) / 10;
  return poly(x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy);
}

/** A star with so many points between two radii; a wheel's teeth when the radii are near each other. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const at: number[] = [];
  for (let n = 0; n < points * 2; n += 1) {
    const angle = (Math.PI * n) / points - Math.PI / 2 + turn;
    const r = n % 2 === 0 ? outer : inner;
    at.push(Math.round((x + r * Math.cos(angle)) * 10) / 10, Math.round((y + r * Math.sin(angle)) * 10) / 10);
  }
  return poly(...at);
}

/** A cogwheel with a hole: eight square teeth. */
export function cog(x: number, y: number, r: number, hole: number): string {
  const at: number[] = [];
  for (let n = 0; n < 32; n += 1) {
    const angle = (Math.PI * (n + 0.5)) / 16;
    const far = n % 4 === 0 || n % 4 === 3 ? r : r * 0.78;
    at.push(Math.round((x + far * Math.cos(angle)) * 10) / 10, Math.round((y + far * Math.sin(angle)) * 10) / 10);
  }
  return poly(...at) + ellipse(x, y, hole, hole, 0);
}

/** The same path on the other side of the middle line. Only for paths of absolute M, L, C, Q and z. */
export const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => `${100 - Number(x)} ${y}`);

/** A path and its mirror image. */
export const both = (path: string): string => path + mirrored(path);
