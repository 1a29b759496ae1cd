// Every name of the games' closed sets has a drawing of its own.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHARACTERS, FACTIONS, GUARDIANS, LOCATIONS } from '../../../crates/protocol/bindings/cardia.ts';
import { AGES, DOMAINS, EFFECTS } from '../../../crates/protocol/bindings/civ.ts';
import { FAMILIES, LANDS, LAWS } from '../../../crates/protocol/bindings/kardinal.ts';
import { icon, NAMES as ICONS, UNKNOWN as NO_ICON } from '../../src/icons/icons.ts';
import { LAND_COLOURS, shield } from '../../src/icons/shields.ts';
import { tint } from '../../src/icons/tint.ts';
import { NAMES as PICTURES, UNKNOWN as NO_PICTURE, vignette } from '../../src/icons/vignettes.ts';

const named = (list: readonly { name: string }[]): string[] => list.map((it) => it.name);
const [characters, guardians, locations] = [CHARACTERS, GUARDIANS, LOCATIONS].map(named) as [string[], string[], string[]];
const effects = named(EFFECTS);
const lands = LANDS.map((it) => it.key);
const laws = LAWS.map((it) => it.words);
/** The closed sets that have a sign. */
const SETS: readonly (readonly string[])[] = [FACTIONS, DOMAINS, effects, laws, FAMILIES];

test('every faction, Domain, Age, effect, law and family has a sign', () => {
  for (const name of [...SETS, AGES].flat()) {
    assert.notEqual(icon(name), NO_ICON, `no icon for ${name}`);
  }
});

test('every character, guardian and location has a picture', () => {
  assert.deepEqual([...PICTURES].sort(), [...characters, ...guardians, ...locations].sort());
  for (const name of PICTURES) assert.ok(vignette(name).length > 1, `the picture of ${name} is empty`);
});

test('every land has a shield and a colour of its own', () => {
  const shields = lands.map((it) => decodeURIComponent(shield(it)));
  for (const drawing of shields) {
    assert.match(drawing, /^data:image\/svg\+xml,<svg .*<\/svg>$/);
    assert.doesNotMatch(drawing, /NaN|undefined|Infinity/);
  }
  assert.equal(new Set(shields).size, lands.length);
  assert.equal(new Set(Object.values(LAND_COLOURS)).size, lands.length);
});

/** Contrast of two colours, as WCAG 2 defines it. */
function contrast(...colours: [string, string]): number {
  const light = colours.map((colour) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  });
  return Math.max(...light) / Math.min(...light);
}

test('the name of a land can be read on its colour', () => {
  for (const [land, colour] of Object.entries(LAND_COLOURS)) assert.ok(contrast(colour, '#fffdf8') >= 4.5, land);
});

test('no two pictures and no two signs of one set are alike', () => {
  for (const set of SETS) {
    const drawn = set.map((name) => JSON.stringify(icon(name)));
    assert.equal(new Set(drawn).size, drawn.length, set.join());
  }
  assert.equal(new Set(PICTURES.map((name) => JSON.stringify(vignette(name)))).size, PICTURES.length);
});

test('an unknown name gets a neutral mark', () => {
  for (const name of ['', 'Nobody', 'constructor', '__proto__']) {
    assert.equal(icon(name), NO_ICON);
    assert.equal(vignette(name), NO_PICTURE);
    assert.equal(tint(name), 'var(--accent)');
  }
});

test('a card has the colour of its faction', () => {
  const colours = new Set(FACTIONS.map(tint));
  assert.equal(colours.size, FACTIONS.length);
  for (const { name, faction } of [...CHARACTERS, ...GUARDIANS]) assert.equal(tint(name), tint(faction), name);
  for (const name of locations) assert.equal(tint(name), 'var(--accent)', 'locations belong to no faction');
});

test('drawings are finite path data', () => {
  const data = [
    ...ICONS.flatMap((name) => [icon(name).fill ?? '', icon(name).line ?? '']),
    ...PICTURES.flatMap((name) => vignette(name).map(([, path]) => path)),
  ];
  for (const path of data) assert.match(path, /^(M[-\d.\sa-zA-Z]*)?$/, path);
  for (const path of data) assert.doesNotMatch(path, /NaN|undefined|Infinity/, path);
});

const sources = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((it) => /\.(svelte|ts)$/.test(it) && !it.startsWith('icons/icons'))
  .map((it) => readFileSync(new URL(it, new URL('../../src/', import.meta.url)), 'utf8'));

test('every sign that is named in the client exists', () => {
  const named = [...sources.join('\n').matchAll(/<Icon\s+name="([^"{]+)"/g)].map(([, name = '']) => name);
  assert.ok(named.length > 10);
  for (const name of named) assert.ok(ICONS.includes(name), `there is no icon ${name}`);
});

test('every sign is drawn somewhere', () => {
  const fromRules: string[] = [...SETS, AGES].flat();
  const code = sources.join('\n');
  for (const name of ICONS) {
    const used = fromRules.includes(name) || code.includes(`"${name}"`) || code.includes(`'${name}'`);
    assert.ok(used, `nobody draws ${name}`);
  }
});
