// Every text is there in every language, is used, and is Fluent.

import { parse, type Message, type Pattern } from '@fluent/syntax';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../../../crates/protocol/bindings/games.ts';
import { GROUPS, TERMS } from '../../../crates/protocol/bindings/protocol.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LANGUAGES = ['en', 'de', 'fr', 'uk'];

/** Texts of the protocol and what is put into them: `crates/tui/tests/locales.rs` compares them with the schema, and
 * `crates/lesson/tests/words.rs` and `crates/puzzle/tests/words.rs` those of lessons and puzzles. */
const names = GAMES.map((it) => it.name).join('|');
const FAMILIES = new RegExp(
  `^(refused|reason|cardia-wait|(${names})-(ask|act|then|comes|tell|no|end)|learn-(${names})|puzzle-(theme|why))-|^learn-changed$`,
);
/** Statements of the rules. The English ones are in `docs/rules`. */
const STATEMENTS = new RegExp(`^(${names})-rule-`);
const groups = new Set(Object.values(GROUPS).map(({ key }) => key));
const ofProtocol = (key: string): boolean =>
  FAMILIES.test(key) ||
  groups.has(key) ||
  Object.values(TERMS).some(({ before, after }) => key.startsWith(before) && key.endsWith(after));

/** The files this client reads; others have texts of other clients. */
const OURS = ['admin', 'analysis', 'app', 'learn', 'notes', 'pages', 'puzzles', 'rules', 'statistics', ...GAMES.map((it) => it.name)].map((it) => `${it}.ftl`).sort();

function files(language: string): string[] {
  return readdirSync(join(ROOT, 'locales', language)).filter((it) => OURS.includes(it));
}

function messages(language: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const file of files(language)) {
    const text = readFileSync(join(ROOT, 'locales', language, file), 'utf8');
    for (const entry of parse(text, { withSpans: true }).body) {
      if (entry.type === 'Junk') {
        const why = entry.annotations.map((it) => it.message).join('; ');
        assert.fail(`${language}/${file}: ${why} in ${JSON.stringify(entry.content.slice(0, 80))}`);
      }
      if (entry.type !== 'Message') continue;
      const { name } = entry.id;
      assert.ok(!found.has(name), `${language}/${file}: ${name} is there twice`);
      found.set(name, entry);
    }
  }
  return found;
}

function source(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((it) => {
      const path = join(folder, it.name);
      if (it.isDirectory()) return source(path);
      return /\.(ts|svelte)$/.test(it.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

/** The names of everything put into a message. */
function variables(pattern: Pattern | null): Set<string> {
  const names = new Set<string>();
  JSON.stringify(pattern, (_, it: unknown) => {
    const node = it as { type?: string; id?: { name: string } } | null;
    if (node?.type === 'VariableReference' && node.id) names.add(node.id.name);
    return it;
  });
  return names;
}

/** The forms a language needs where a number decides. */
function plurals(pattern: Pattern | null): Set<string>[] {
  const found: Set<string>[] = [];
  JSON.stringify(pattern, (_, it: unknown) => {
    const node = it as { type?: string; variants?: { key: { name?: string; value?: string } }[] } | null;
    if (node?.type === 'SelectExpression') {
      found.push(new Set(node.variants?.map(({ key }) => key.name ?? key.value ?? '')));
    }
    return it;
  });
  return found;
}

const all = new Map(LANGUAGES.map((it) => [it, messages(it)]));
const code = source(join(ROOT, 'web/src'));
const english = all.get('en') ?? new Map<string, Message>();

test('every language has every file', () => {
  for (const language of LANGUAGES) assert.deepEqual(files(language).sort(), OURS, language);
});

for (const [language, texts] of all) {
  test(`every key is there in ${language}`, () => {
    const missing = [...english.keys()].filter((key) => !texts.has(key));
    const alone = [...texts.keys()].filter((key) => !english.has(key) && !STATEMENTS.test(key));
    assert.deepEqual({ missing, alone }, { missing: [], alone: [] });
  });

  // One language may need what another does not, a gender for example; but it has to be given by somebody.
  test(`what the texts of ${language} want put in is put in somewhere`, () => {
    for (const [key, message] of texts) {
      for (const name of variables(message.value)) {
        const given =
          variables(english.get(key)?.value ?? null).has(name) || new RegExp(`\\b${name}\\b`).test(code);
        assert.ok(given, `${key} in ${language} wants $${name}, which nobody gives`);
      }
    }
  });
}

test('where a number decides, Ukrainian has one, few and many', () => {
  const categories = new Set(['one', 'few', 'many', 'other', 'zero', 'two']);
  for (const [key, message] of all.get('uk') ?? []) {
    for (const forms of plurals(message.value)) {
      // A choice by something else than the plural, such as a name.
      if (![...forms].some((it) => categories.has(it)) || [...forms].every((it) => it === 'other')) continue;
      const named = [...forms].filter((it) => !categories.has(it) && Number.isNaN(Number(it)));
      if (named.length > 0) continue;
      for (const form of ['one', 'few', 'many'])
        assert.ok(forms.has(form), `${key} in uk lacks the form ${form}`);
    }
  }
});

test('French has a no-break space before high marks and inside its quotation marks', () => {
  for (const file of files('fr')) {
    const lines = readFileSync(join(ROOT, 'locales/fr', file), 'utf8').split('\n');
    for (const line of lines.filter((it) => !it.startsWith('#'))) assert.doesNotMatch(line, / [:;?!»%]|« /);
  }
});

test('every key is used, and every key used is there', () => {
  const literal = /['"`]([a-zA-Z][\w.-]*)['"`]/g;
  const literals = new Set([...code.matchAll(literal)].map(([, key = '']) => key.replaceAll('.', '-')));
  // `bot-${level}` uses every key that begins with `bot-`. What begins with a variable says nothing and does not count.
  const templates = [...code.matchAll(/`([a-z]{3,}[\w.-]*(?:\$\{[^`}]*\}[\w.-]*)+)`/g)].map(([, it = '']) => {
    const parts = it.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '-'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
  const unused = [...english.keys()].filter(
    (key) => !ofProtocol(key) && !literals.has(key) && !templates.some((it) => it.test(key)),
  );
  assert.deepEqual(unused, [], 'in the locale files and nowhere in web/src');
  const calls = [...code.matchAll(/\b(?:t|parts)\(\s*'([a-zA-Z][\w.-]*)'/g)];
  const missing = calls.map(([, key = '']) => key.replaceAll('.', '-')).filter((key) => !english.has(key));
  assert.deepEqual(missing, [], 'used in web/src and in no locale file');
});
