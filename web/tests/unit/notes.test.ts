// A first game: what is explained, in which words, and that it is explained once.

import { parse } from '@fluent/syntax';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { noteOf, NOTES, remember, remembered } from '../../src/app/table/notes.ts';
import type { GameEvent } from '../../src/lib/table.ts';

const ROOT = join(import.meta.dirname, '../../..');

function shelf(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, it: string) => void kept.set(key, it) };
  return () => store;
}

test('every note has words in every language, and a rule that exists', () => {
  for (const language of ['en', 'de', 'fr', 'uk']) {
    const text = readFileSync(join(ROOT, 'locales', language, 'notes.ftl'), 'utf8');
    const keys = new Set(parse(text, {}).body.flatMap((it) => (it.type === 'Message' ? [it.id.name] : [])));
    for (const [game, notes] of Object.entries(NOTES)) {
      const rules = readFileSync(join(ROOT, 'docs/rules', `${game}.md`), 'utf8');
      for (const [kind, rule] of Object.entries(notes ?? {})) {
        assert.ok(keys.delete(`note-${game}-${kind}`), `${language}: note-${game}-${kind}`);
        assert.ok(rules.includes(`**${rule}**`), `${game}: ${rule}`);
      }
    }
    assert.deepEqual([...keys], ['note-title', 'note-done', 'note-more'], 'no words without a note');
  }
});

test('a tie is another thing than an encounter that somebody wins', () => {
  const compared = (winners: string[]) => ({ event: 'compared', encounter: {}, winners }) as unknown as GameEvent;
  assert.equal(noteOf('cardia', compared(['A']))?.key, 'note-cardia-compared');
  assert.equal(noteOf('cardia', compared([]))?.key, 'note-cardia-tie');
  assert.deepEqual(noteOf('civ', { event: 'hegemony' } as unknown as GameEvent), { key: 'note-civ-hegemony', rule: 'V4.1' });
  assert.equal(noteOf('cardia', { event: 'somethingNew' } as unknown as GameEvent), null, 'a kind without a note has none');
  assert.equal(noteOf('kardinal', { event: 'toString' } as unknown as GameEvent), null);
});

test('what was explained is remembered, whatever the storage holds', () => {
  const store = shelf();
  remember('seen', 'note-cardia-tie', store);
  remember('seen', 'note-cardia-tie', store);
  remember('played', 'cardia', store);
  assert.deepEqual(remembered(store), { seen: ['note-cardia-tie'], played: ['cardia'] });
  for (const broken of ['{', 'null', '{"seen":3,"played":[1,"civ"]}']) {
    const { seen, played } = remembered(shelf({ 'trivium.notes': broken }));
    assert.ok(seen.length === 0 && played.every((it) => it === 'civ'), broken);
  }
  const forbidden = () => {
    throw new Error('no storage');
  };
  remember('seen', 'x', forbidden);
  assert.deepEqual(remembered(forbidden), { seen: [], played: [] });
});
