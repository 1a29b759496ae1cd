// The pages of rules: what is read from the texts, what a search finds, and that no language lacks a statement.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES as FACTS } from '../../../crates/protocol/bindings/games.ts';
import { cut, filter, fold, matches, text, words } from '../../src/app/rules/find.ts';
import { merge } from '../../src/app/rules/merge.ts';
import { ids, parse, plain, type Block } from '../../src/app/rules/markdown.ts';

const GAMES = FACTS.map((it) => it.name);
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const english = (game: string) => read(`docs/rules/${game}.md`);

/** The rules in another language, with the statements that are among the texts of cards. */
function translated(game: string, language: string): string {
  const texts = read(`locales/${language}/${game}.ftl`).matchAll(new RegExp(`^${game}-rule-(\\S+) = (.*)$`, 'gm'));
  const statements = new Map([...texts].map(([, id = '', text = '']) => [id.replace('-', '.'), text]));
  return merge(read(`locales/${language}/rules/${game}.md`), statements);
}

/** The form of a text without its words: kinds, ids, rows and items. */
function shape(blocks: Block[]): unknown[] {
  return blocks.map((it) => {
    if (it.kind === 'heading') return [it.kind, it.level, it.id];
    if (it.kind === 'list') return [it.kind, it.marker, it.items.map((item) => [item.id, shape(item.blocks)])];
    if (it.kind === 'table') return [it.kind, it.rows.length];
    if (it.kind === 'paragraph') return it.kind;
    return [it.kind, shape(it.blocks)];
  });
}

/** Each statement with the numbers and other statements it names, which no translation may change. */
function facts(blocks: Block[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (of: Block[]): void => {
    for (const it of of) {
      if (it.kind !== 'list') continue;
      for (const item of it.items) {
        const named = text(item.blocks).match(/[CKV](?:\d+|E)\.\d+|[+−]\d+/g) ?? [];
        if (item.id) found.set(item.id, named.sort());
        walk(item.blocks);
      }
    }
  };
  walk(blocks);
  return found;
}

for (const game of GAMES) {
  test(`every id of ${game} is an anchor of the page, once`, () => {
    const all = ids(english(game));
    const anchors: string[] = [];
    const walk = (blocks: Block[]): void => {
      for (const it of blocks) {
        if (it.kind === 'heading') anchors.push(it.id);
        if (it.kind === 'list') for (const item of it.items) if (item.id) anchors.push(item.id);
      }
    };
    walk(parse(english(game)));
    assert.ok(all.length > 30);
    assert.deepEqual(
      anchors.filter((it) => !it.startsWith('part-')),
      all,
    );
    assert.equal(new Set(anchors).size, anchors.length);
  });

  for (const language of ['de', 'fr', 'uk']) {
    test(`the rules of ${game} in ${language} have every statement, table and number of the English ones`, () => {
      const one = parse(english(game));
      const other = parse(translated(game, language));
      assert.deepEqual(shape(other), shape(one));
      assert.deepEqual(facts(other), facts(one));
    });
  }
}

test('a text is read as headings, statements, tables, quotes and folded parts', () => {
  const source = [
    '# Title',
    '',
    '> Quoted *word*.',
    '',
    '## C1 Chapter',
    '',
    '- **C1.1** One `code` line,',
    '  and more of it, see C1.2 and C9.9. [source]',
    '',
    '  | a | b |',
    '  |---|---|',
    '  | x\\|y | z |',
    '- **C1.2** Two:',
    '',
    '  1. first;',
    '  2. second.',
    '',
    '<details><summary>More</summary>',
    '',
    'Text.',
    '',
    '</details>',
    'a. **Step.** Words.',
  ].join('\n');
  const blocks = parse(source);
  assert.deepEqual(shape(blocks), [
    ['heading', 1, 'part-1'],
    ['quote', ['paragraph']],
    ['heading', 2, 'C1'],
    [
      'list',
      'dash',
      [
        ['C1.1', ['paragraph', ['table', 1]]],
        ['C1.2', ['paragraph', ['list', 'number', [[null, ['paragraph']], [null, ['paragraph']]]]]],
      ],
    ],
    ['folded', ['paragraph']],
    ['list', 'letter', [[null, ['paragraph']]]],
  ]);
  const list = blocks[3];
  assert.ok(list?.kind === 'list');
  const [first, table] = list.items[0]?.blocks ?? [];
  assert.ok(first?.kind === 'paragraph' && table?.kind === 'table');
  assert.deepEqual(first.inside, [
    { kind: 'text', text: 'One ' },
    { kind: 'code', text: 'code' },
    { kind: 'text', text: ' line, and more of it, see ' },
    { kind: 'rule', text: 'C1.2' },
    { kind: 'text', text: ' and C9.9. ' },
    { kind: 'mark', inside: [{ kind: 'text', text: 'source' }] },
  ]);
  assert.deepEqual(
    table.rows.map((row) => row.map(plain)),
    [['x|y', 'z']],
  );
});

test('a search is blind to case and accents', () => {
  assert.equal(fold('Événement ЇЖАК'), 'evenement іжак');
  assert.deepEqual(words('  Two  WORDS '), ['two', 'words']);
  assert.ok(matches('Königin und Kardinal', words('konig KARD')));
  assert.ok(!matches('Königin', words('konig kard')));
});

test('what was found is cut out, and nothing is lost', () => {
  assert.deepEqual(cut('A tie is a tie.', ['tie']), ['A ', 'tie', ' is a ', 'tie', '.']);
  assert.deepEqual(cut('tie', ['tie', 'ie']), ['', 'tie']);
  assert.deepEqual(cut('Plain', []), ['Plain']);
  assert.equal(cut('Été 😀 été', ['ete', '😀']).join(''), 'Été 😀 été');
});

test('a search keeps matching statements under their headings', () => {
  const source = '# T\n\n## C1 One\n\n- **C1.1** apples\n- **C1.2** pears\n\n## C2 Two\n\n- **C2.1** plums\n';
  const { blocks, count } = filter(parse(source), words('pear'));
  assert.equal(count, 1);
  assert.deepEqual(shape(blocks), [
    ['heading', 1, 'part-1'],
    ['heading', 2, 'C1'],
    ['list', 'dash', [['C1.2', ['paragraph']]]],
  ]);
  const none = filter(parse(source), words('apple pear'));
  assert.equal(none.count, 0);
  assert.deepEqual(shape(none.blocks), [['heading', 1, 'part-1']]);
});

test('an id finds its statement', () => {
  const { blocks, count } = filter(parse(english('cardia')), words('C6.15'));
  assert.ok(count >= 1);
  assert.match(text(blocks), /Inventor/);
});

test('a statement from elsewhere comes into its chapter, in the order of numbers', () => {
  const source = '## C8 Places\n\n- **C8.2** Two.\n- **C8.9** Nine.\n\n---\n\n## C10 More\n\nWords.\n\n---\n';
  const statements = new Map([
    ['C8.10', 'Ten.'],
    ['C8.3', 'Three.'],
    ['C10.1', 'One.'],
    ['C10.2', 'Two.'],
    ['C99.1', 'Nowhere.'],
  ]);
  const merged = merge(source, statements);
  assert.deepEqual(ids(merged), ['C8', 'C8.2', 'C8.3', 'C8.9', 'C8.10', 'C10', 'C10.1', 'C10.2']);
  const kinds = parse(merged).map((it) => it.kind);
  assert.deepEqual(kinds.filter((it) => it === 'list').length, 2);
});
