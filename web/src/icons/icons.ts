// The signs of the page and of the three games, drawn in 24 × 24 units. What has a name in notation is found by it
// (`Rebellion`, `Military`, `take back a stone`); everything else has a name of its own in lower case.

/** Path data: areas, and lines of one width. */
export interface Drawing {
  fill?: string;
  line?: string;
}

/** Shown for a name that has no drawing. */
export const UNKNOWN: Drawing = { line: 'M12 4l8 8-8 8-8-8z' };

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const CROWN = 'M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z';
const CUP =
  'M6 2h12v2h4c0 5-1.5 7.5-4.8 8-1 2-2.2 3-3.7 3.4V19H17v3H7v-3h3.5v-3.6C9 15 7.8 14 6.8 12 3.5 11.5 2 9 2 4h4zM4 6c.2 2 .8 3.2 2 3.8V6zM20 6c-.2 2-.8 3.2-2 3.8V6z';

const CARDIA: Record<string, Drawing> = {
  // A torch, an open book, a cogwheel, a crown.
  Rebellion: { fill: 'M12 1.5c4 4 5.5 6 5.5 8.8A5.5 5.5 0 0 1 12 15.8a5.5 5.5 0 0 1-5.5-5.5c0-1.7 1-3.2 2-4.3.2 1.5.8 2.2 1.6 2.5C9.8 6 10.5 3.5 12 1.5zM8 17h8l-2.5 6h-3z' },
  Academy: { fill: 'M11.2 6C8.5 4.3 5 4 1.5 4.5v14c3.5-.5 7-.2 9.7 1.5zM12.8 6c2.7-1.7 6.2-2 9.7-1.5v14c-3.5-.5-7-.2-9.7 1.5z' },
  Guild: { fill: `M10.3 1.5h3.4l.5 3 1.9.8 2.5-1.8 2.4 2.4-1.8 2.5.8 1.9 3 .5v3.4l-3 .5-.8 1.9 1.8 2.5-2.4 2.4-2.5-1.8-1.9.8-.5 3h-3.4l-.5-3-1.9-.8-2.5 1.8L3 19.1l1.8-2.5-.8-1.9-3-.5v-3.4l3-.5.8-1.9L3 5.9l2.4-2.4 2.5 1.8 1.9-.8z${dot(12, 12.5, 3.5)}` },
  Dynasty: { fill: `${CROWN}M5 20.5h14V22.5H5z` },
  signet: { fill: `${dot(12, 14.5, 7.5)}${dot(12, 14.5, 4.8)}M7.5 1.5h9L19 5l-3 4H8L5 5z` },
  'ongoing-token': { line: 'M20 12a8 8 0 0 1-14.3 4.9M4 12A8 8 0 0 1 18.3 7.1M18.8 3v4.5h-4.5M5.2 21v-4.5h4.5', fill: dot(12, 12, 2.5) },
  instant: { fill: 'M13.5 1.5L4 13.5h6L8.5 22.5 20 9.5h-7z' },
  guardian: { fill: `${dot(6, 8.5, 2.3)}${dot(12, 5.5, 2.5)}${dot(18, 8.5, 2.3)}M12 10.5c3.5 0 7 4 7 7.5 0 2.5-2 3.5-3.8 3-1.2-.4-2-.7-3.2-.7s-2 .3-3.2.7C7 21.5 5 20.5 5 18c0-3.5 3.5-7.5 7-7.5z` },
  unicorn: { fill: 'M13 1l1.8 8.5C19 11 20 15 19.5 22H8c0-3 1-4.5 2-5.5l-5 1-2-2.5L8.5 9z' },
};

const KARDINAL: Record<string, Drawing> = {
  Cross: { fill: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z' },
  Fan: { fill: 'M12 21L1.5 9.5C4 5 8 3 12 3s8 2 10.5 6.5zM12 18.5L5.2 9.2l-1.3 1.2zM12 17l-2-11-1.7.4zM12 17l2-11 1.7.4zM12 18.5l6.8-9.3 1.3 1.2z' },
  Crown: { fill: CROWN },
  ship: { fill: 'M11 1.5h1.6V17H11zM13.5 3c4 3 6.5 7 7 12h-7zM10 5c-3.5 2-5.5 6-6 10h6zM1.5 17.5h21C21.5 21 19 23 16 23H8c-3 0-5.5-2-6.5-5.5z' },
  carriage: { fill: `M5 3h14l1.5 3H22v2h-1.5l-.8 4.6a5 5 0 0 0-7 3h-1.4a5 5 0 0 0-7-3L3.5 8H2V6h1.5zM7 6v4h4V6zM13 6v4h4V6z${dot(6.5, 17.5, 4.2)}${dot(6.5, 17.5, 1.6)}${dot(17.5, 17.5, 4.2)}${dot(17.5, 17.5, 1.6)}` },
  stone: { fill: 'M12 4c5 0 8.5 4 8.5 8.5S17 20 12 20s-8.5-3-8.5-7.5S7 4 12 4z' },
  law: { fill: 'M5 2h12c2 0 3.5 1.5 3.5 4H17v12c0 2.5-1.5 4-4 4H5c-1.7 0-2.8-1.3-3-4h9.5c0 1.3.6 2 1.5 2s1.5-.7 1.5-2V5C14.5 4 15 3.3 15.5 3H5z' },
  'take back a stone': { fill: 'M12 10c4.5 0 7.5 2.7 7.5 6s-3 6-7.5 6-7.5-2.7-7.5-6 3-6 7.5-6z', line: 'M12 8V2M8.5 5L12 1.8 15.5 5' },
  'three symbols': { fill: `${dot(12, 6, 4.3)}${dot(6, 16.5, 4.3)}${dot(18, 16.5, 4.3)}` },
  'different colours': { fill: 'M2.5 4h8v16h-8z', line: 'M14 5h7v14h-7zM14 12l6-6M14.5 18.5L21 12' },
  '-2 victory points': { line: 'M2.5 12h6M12.5 8.5c0-5 8.5-5 8.5 0 0 4-8.5 6-8.5 11H21' },
};

const CIV: Record<string, Drawing> = {
  // Crossed swords, a chapel, a pair of coins, a flask, a lyre, a rising sun.
  Military: { fill: 'M2 2l4.5.7L14 12l-2 2-9.3-7.5zM22 2l-.7 4.5L9.8 16.3l1.5 1.5-1.6 1.7-2.2-2.2-3.3 4-2-2 4-3.2-2.1-2.2 1.6-1.6 1.5 1.5L17.5 2.7zM14.2 17.8l2.6-2.6 1.5-1.5 1.7 1.6-2.2 2.2 4.1 3.3-2 2-3.3-4.1-2.2 2.2z' },
  Religion: { fill: 'M10.5 1.5h3V7H19v3h-5.5v2.2L21 16v6.5h-6.5V19a2.5 2.5 0 0 0-5 0v3.5H3V16l7.5-3.8V10H5V7h5.5z' },
  Economy: { fill: `${dot(8.5, 9, 7)}M7.6 5.5v7h1.8v-7zM17.2 8.7a7 7 0 1 1-7.6 9.4A9 9 0 0 0 17.2 8.7z` },
  Science: { fill: 'M8 1.5h8v2.3h-1.3V9l6.1 10.5c.9 1.7 0 3-1.7 3H4.9c-1.7 0-2.6-1.3-1.7-3L9.3 9V3.8H8zM11.5 9.5L8.3 15h7.4l-3.2-5.5V3.8h-1z' },
  Culture: { fill: 'M3 2c3.5.5 5 3 4.5 6.5-.4 2.8-.5 5.5 1.5 7.2V4.5h1.6v12h.6v-12h1.6v12h.6v-12H15v11.2c2-1.7 1.9-4.4 1.5-7.2C16 5 17.5 2.5 21 2c-1.5 1.5-1.8 3-1.5 5.5.5 4.5.5 9-4 11.5V22h-7v-3c-4.5-2.5-4.5-7-4-11.5C4.8 5 4.5 3.5 3 2z' },
  Utopia: { fill: 'M1.5 19.5h21v2.3h-21zM4 18a8 8 0 0 1 16 0zM11 2h2v5.5h-2zM3.2 5.9l1.5-1.4 3.6 3.9-1.4 1.4zM20.8 5.9l-1.5-1.4-3.6 3.9 1.4 1.4zM.8 12.8l.7-1.9 3.8 1.3-.7 2zM23.2 12.8l-.7-1.9-3.8 1.3.7 2z' },
  I: { line: 'M12 5v14M8.5 5h7M8.5 19h7' },
  II: { line: 'M9 5v14M15 5v14M6 5h12M6 19h12' },
  III: { line: 'M6.5 5v14M12 5v14M17.5 5v14M3.5 5h17M3.5 19h17' },
  assassination: { fill: 'M3 2.5l13 10-2.5 2.5z M14 17.5l5-5 1.5 1.5-2 2 3 3-2 2-3-3-2 2z' },
  purge: { fill: 'M2 2l11 9-2 2zM22 2l-9 11-2-2zM11 15.5l4.5-4.5 5.5 9-1.5 1.5zM13 15.5L8.5 11 3 20l1.5 1.5z' },
  attack: { fill: 'M15 1.5l7.5 7.5-4 1-2-.5-9.3 9.3-2 .2-.7 2.5-3-3 2.5-.7.2-2L13.5 6.5 13 4.5zM2 5.5L7.5 2 6.5 6l4 4-2 2-4-4zM15.5 13.5l2-2L22 16l-2 2z' },
  'holy book': { fill: 'M5 2h14.5v20H5A2.5 2.5 0 0 1 2.5 19.5v-15A2.5 2.5 0 0 1 5 2zM5.5 18.5a1 1 0 0 0 0 1.8h12.3v-1.8zM10.5 4.5v3h-3v2.4h3V16h2.4V9.9h3V7.5h-3v-3z' },
  'divine right': { fill: 'M12 2v3M4.5 12.5L8 15l4-6.5L16 15l3.5-2.5L18 22H6zM11 1h2v5h-2zM3.8 4.8l1.5-1.5 3.2 3.2L7 8zM20.2 4.8l-1.5-1.5-3.2 3.2L17 8z' },
  inquisition: { fill: `M1 12C4 6.5 8 4 12 4s8 2.5 11 8c-3 5.5-7 8-11 8S4 17.5 1 12z${dot(12, 12, 5)}${dot(12, 12, 2.3)}` },
  development: { fill: 'M2.5 22V12h5v10zM9.5 22V7h5v15zM16.5 22V2h5v20z' },
  monopoly: { fill: `M1.5 11L12 3l10.5 8v2h-21zM3.5 14.5h3v5h-3zM8.5 14.5h3v5h-3zM13 14.5h3v5h-3zM18 14.5h3v5h-3zM2 20.5h20V22.5H2z` },
  embargo: { line: 'M5.5 5.5l13 13M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z' },
  experiment: { fill: 'M8.5 1.5h7v2.2h-1V15a5 5 0 1 1-5 0V3.7h-1zM11.3 9h1.4V3.7h-1.4zM18 5h4v2h-4zM18 9h3v2h-3z' },
  research: { fill: `${dot(10, 10, 8)}${dot(10, 10, 5.3)}M15.3 17.2l1.9-1.9 5.3 5.3-1.9 1.9z` },
  breakthrough: { fill: `M12 1.5c4.2 0 7.5 3.2 7.5 7.2 0 2.7-1.5 4.5-2.7 6-.7.9-1.1 1.6-1.3 2.8h-7c-.2-1.2-.6-1.9-1.3-2.8-1.2-1.5-2.7-3.3-2.7-6 0-4 3.3-7.2 7.5-7.2zM8.7 18.7h6.6v1.8H8.7zM9.7 21.5h4.6V23H9.7z` },
  oligarchy: { fill: `${dot(12, 6.5, 3.5)}M6.5 20c0-5.5 2-9 5.5-9s5.5 3.5 5.5 9z${dot(4.5, 10, 2)}${dot(19.5, 10, 2)}M1.5 20c0-4 1-7 3.3-7.2L4.5 20zM22.5 20c0-4-1-7-3.3-7.2l.3 7.2z` },
  republic: { fill: 'M3 20h18v2.5H3zM4.5 10h2.6v9H4.5zM8.7 10h2.6v9H8.7zM12.7 10h2.6v9h-2.6zM16.9 10h2.6v9h-2.6zM2.5 9c1-5 5-6.5 8.5-6.5V1h2v1.5C16.5 2.5 20.5 4 21.5 9z' },
  democracy: { fill: 'M2.5 11.5H8l1.5 2.5h5l1.5-2.5h5.5v11h-19zM8 2h8v8.5h-1.5L13.5 12h-3L9.5 10.5H8zM10 5.5l1.6 2.3L14.3 4l1 .8-3.6 5L9 6.3z' },
  inspiration: { fill: 'M20.5 2C12 2.5 6 7.5 5 15.5L2.5 22l1.5.5 2.3-5C15 17.5 20 11 20.5 2z' },
  coin: { fill: `${dot(12, 12, 10)}${dot(12, 12, 7.8)}M12 6l1.7 4 4.3.3-3.3 2.8 1.1 4.2L12 15l-3.8 2.3 1.1-4.2L6 10.3l4.3-.3z` },
  hegemony: { fill: CUP },
};

const PAGE: Record<string, Drawing> = {
  deck: { fill: 'M7 1.5h13.5V18H7zM3.5 5.5h2v14H17v2H3.5z' },
  discard: { fill: 'M2.5 8.5L14 4l5.5 13-11.5 4.7z', line: 'M17 3.5h4V15' },
  hand: { fill: 'M9.5 3h7.5l2.5.5-3 17.5-9-1.5zM7.8 4.2L6 17.5l-3.5-11zM20.8 7.5l2 1-4.3 11z' },
  card: { fill: 'M6 3h12a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 18 21H6a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 6 3z' },
  clock: { line: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.5l3.5 2' },
  connection: { line: 'M2 9.5a14.5 14.5 0 0 1 20 0M5.5 13.5a9.5 9.5 0 0 1 13 0', fill: dot(12, 18, 2.3) },
  chat: { line: 'M4 4.5h16v11.5h-9l-5 4v-4H4z' },
  undo: { line: 'M8 4.5L3.5 9 8 13.5M4 9h10a6 6 0 0 1 0 12H9' },
  flag: { line: 'M5 22V3', fill: 'M5.5 3h14.5l-3.5 5L20 13H5.5z' },
  play: { fill: 'M6 3l15 9-15 9z' },
  book: { fill: 'M12 4.5L1 9.5l11 5 11-5zM5.5 13v4.5c3.8 3 9.2 3 13 0V13L12 16z' },
  sound: { fill: 'M2 8.5h4.5L12 4v16l-5.5-4.5H2z', line: 'M15.5 8.5a5 5 0 0 1 0 7M18.3 5.5a9.2 9.2 0 0 1 0 13' },
  silent: { fill: 'M2 8.5h4.5L12 4v16l-5.5-4.5H2z', line: 'M16 9l6 6M22 9l-6 6' },
  look: { fill: `${dot(12, 12, 9.5)}M12 4.5a7.5 7.5 0 0 1 0 15z` },
  pause: { fill: 'M5 3.5h5v17H5zM14 3.5h5v17h-5z' },
  first: { fill: 'M4 4h3v16H4zM20 4v16L8.5 12z' },
  last: { fill: 'M17 4h3v16h-3zM4 4v16l11.5-8z' },
  back: { line: 'M15.5 4L7.5 12l8 8' },
  forward: { line: 'M8.5 4l8 8-8 8' },
  up: { line: 'M4 15.5l8-8 8 8' },
  down: { line: 'M4 8.5l8 8 8-8' },
  share: { fill: `${dot(18, 5, 3.2)}${dot(18, 19, 3.2)}${dot(5.5, 12, 3.2)}`, line: 'M6 12l12-7M6 12l12 7' },
  copy: { line: 'M9 8h12v13H9zM5.5 16H3V3h12v2.5' },
  download: { line: 'M12 3v12M7 10.5l5 5 5-5M4 20.5h16' },
  settings: { line: 'M3 6h9M18 6h3M3 12h3M12 12h9M3 18h10M19 18h2', fill: `${dot(15, 6, 2.8)}${dot(9, 12, 2.8)}${dot(16, 18, 2.8)}` },
  people: { fill: `${dot(9, 8, 3.7)}M1.5 20.5c0-4.5 3-7.5 7.5-7.5s7.5 3 7.5 7.5z${dot(17.5, 7.5, 2.8)}M17 12c3.5 0 5.5 2.5 5.5 6.5h-4.2c-.3-2.5-1.3-4.5-2.8-6z` },
  bot: { fill: `M11 1.5h2V5h6.5v10h-15V5H11z${dot(9, 10, 1.8)}${dot(15, 10, 1.8)}M6 17h12v5H6zM1.5 8h2v5h-2zM20.5 8h2v5h-2z` },
  hint: { line: 'M9 17.5h6M10 21h4M8.5 14.5C6.5 13 5.5 11.3 5.5 9a6.5 6.5 0 0 1 13 0c0 2.3-1 4-3 5.5' },
  replay: { line: 'M4 12a8 8 0 1 0 2.5-5.8L3.5 9M3.5 3.5V9H9', fill: 'M10.5 8.5v7L16 12z' },
  log: { line: 'M8.5 6H21M8.5 12H21M8.5 18H21', fill: `${dot(4, 6, 1.5)}${dot(4, 12, 1.5)}${dot(4, 18, 1.5)}` },
  search: { line: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21' },
  info: { line: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6', fill: dot(12, 7.6, 1.3) },
  warning: { line: 'M12 3l10 18H2zM12 9.5v5', fill: dot(12, 17.7, 1.2) },
  check: { line: 'M4 12.5l5.5 5.5L20.5 6.5' },
  close: { line: 'M5 5l14 14M19 5L5 19' },
  menu: { line: 'M3 6h18M3 12h18M3 18h18' },
  lock: { fill: 'M4 10.5h16V22H4zM7 10V7a5 5 0 0 1 10 0v3h-2.5V7a2.5 2.5 0 0 0-5 0v3z' },
  eye: { line: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z', fill: dot(12, 12, 3.3) },
  reconstructed: { line: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5M13 20.5h8' },
  winner: { fill: CUP },
  cardia: { fill: 'M2 4l8-2 1.5 18-8 2zM14 3l8 2-2.5 17-8-2zM15.5 8.5L14.8 13l4 .8.6-4.3z' },
  kardinal: { fill: `M7 9c0-4 2-6.5 5-6.5S17 5 17 9c3.5.5 6 1.6 6 3.2 0 2-5 3.3-11 3.3S1 14.2 1 12.2C1 10.6 3.5 9.5 7 9z${dot(5, 20.5, 2)}${dot(19, 20.5, 2)}`, line: 'M5 15.5V19M19 15.5V19' },
  civ: { fill: 'M12 1.5l10 5.5v2H2V7zM4 10.5h3V18H4zM10.5 10.5h3V18h-3zM17 10.5h3V18h-3zM2 19.5h20v3H2z' },
};

const ALL = new Map(Object.entries({ ...PAGE, ...CARDIA, ...KARDINAL, ...CIV }));

/** Every name there is. */
export const NAMES = [...ALL.keys()];

/** The drawing of that name. */
export function icon(name: string): Drawing {
  return ALL.get(name) ?? UNKNOWN;
}
