// Every name of the games' closed sets has a drawing of its own. The names are read from the rules themselves.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { icon, NAMES as ICONS, UNKNOWN as NO_ICON } from '../../src/icons/icons.ts';
import { CHARACTERS, faction, FACTIONS, GUARDIANS, LOCATIONS, tint } from '../../src/icons/tint.ts';
import { NAMES as PICTURES, UNKNOWN as NO_PICTURE, vignette } from '../../src/icons/vignettes.ts';

const source = (file: string) => readFileSync(new URL(`../../../crates/${file}`, import.meta.url), 'utf8');

/** First groups of all matches in the part of a file that begins with a word and ends with a brace at its indent. */
function names(file: string, from: RegExp, each: RegExp): string[] {
  const text = source(file);
  const start = text.search(from);
  assert.notEqual(start, -1, `${file} has no ${from}`);
  const part = text.slice(start);
  const indent = /^ */.exec(part)?.[0] ?? '';
  const end = part.indexOf(`\n${indent}}`);
  const found = [...part.slice(0, end).matchAll(each)].map((it) => it[1] ?? '');
  assert.ok(found.length > 1, `${file}: ${from} lists nothing`);
  return found;
}

const characters = names('cardia/src/card.rs', /^characters! \{/m, /^ {4}(\w+) "/gm);
const guardians = names('cardia/src/guardian.rs', /^guardians! \{/m, /^ {4}(\w+) \w+ (?:Each|Sole)/gm);
const locations = names('cardia/src/options.rs', /^locations! \{/m, /^ {4}(\w+) "/gm);
const factions = names('cardia/src/card.rs', /^pub enum Faction \{/m, /^ {4}(\w+),/gm);
const domains = names('civ/src/card.rs', /^pub enum Domain \{/m, /^ {4}(\w+),/gm);
const ages = names('civ/src/card.rs', /^pub enum Age \{/m, /^ {4}(\w+),/gm);
const effects = names('civ/src/effect.rs', /^ {4}pub const fn name\(/m, /=> "([^"]+)"/g);
const lands = names('kardinal/src/land.rs', /^lands! \{/m, /^ {4}\w+ "([^"]+)"/gm);
const laws = names('kardinal/src/law.rs', /^ {4}pub const fn words\(/m, /=> "([^"]+)"/g);
const families = names('kardinal/src/card.rs', /^pub enum Family \{/m, /^ {4}(\w+),/gm);

test('every faction, Domain, Age, effect, land, law and family has a sign', () => {
  for (const name of [factions, domains, ages, effects, lands, laws, families].flat()) {
    assert.notEqual(icon(name), NO_ICON, `no icon for ${name}`);
  }
});

test('every character, guardian and location has a picture', () => {
  assert.deepEqual([...PICTURES].sort(), [...characters, ...guardians, ...locations].sort());
  for (const name of PICTURES) assert.ok(vignette(name).length > 1, `the picture of ${name} is empty`);
});

test('no two pictures and no two signs of one set are alike', () => {
  for (const set of [factions, domains, effects, lands, laws, families]) {
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

test('colours follow the factions of the rules', () => {
  assert.deepEqual([...FACTIONS], factions);
  assert.deepEqual(CHARACTERS, characters);
  assert.deepEqual([...LOCATIONS].sort(), [...locations].sort());
  const rows = source('cardia/src/guardian.rs').matchAll(/^ {4}(\w+) (\w+) (?:Each|Sole)/gm);
  const stated = new Map([...rows].map((it) => [it[1] ?? '', it[2] ?? '']));
  assert.equal(stated.size, GUARDIANS.length);
  for (const [name, of] of stated) assert.equal(faction(name), of, name);
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
  const fromRules = [factions, domains, ages, effects, lands, laws, families].flat();
  const code = sources.join('\n');
  for (const name of ICONS) {
    const used = fromRules.includes(name) || code.includes(`"${name}"`) || code.includes(`'${name}'`);
    assert.ok(used, `nobody draws ${name}`);
  }
});
