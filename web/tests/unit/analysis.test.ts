// The analysis board: a scenario is edited as text, and its address holds all of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, written } from '../../src/app/analysis/address.ts';
import { editorOf, encounters, FIRST, inDeck, marked, withEncounters, withTurn } from '../../src/app/analysis/places.ts';
import { first, isPlayed, item, span, withLine, withOptions, withoutMoves } from '../../src/app/analysis/text.ts';
import type { GameName } from '../../../crates/protocol/bindings/protocol.ts';

const cards = (game: GameName, text: string, place: string, seats = ['A', 'B', 'C']) =>
  editorOf(game)?.places(text, seats).find((it) => it.id === place);
const put = (game: GameName, text: string, place: string, all: string[]) => editorOf(game)?.put(text, place, all) ?? '';

test('an address holds the whole text, and another word holds none', async () => {
  for (const text of Object.values(FIRST)) {
    const word = await written(text);
    assert.match(word, /^[\w-]+$/);
    assert.equal(await read(word), text);
    assert.equal(await read(word.slice(0, -6)), null);
  }
  assert.equal(await read('no position'), null);
  assert.equal(await read(await written('x'.repeat(70_000))), null, 'a text without end is not read');
});

test('what is not edited stays as it is', () => {
  const text = '# a comment\ngame cardia deck=1   # and another\nhand you: Judge ?2\nlocation Bazaar\nyou play Judge\n';
  const edited = put('cardia', text, 'hand they:', ['Djinn', '?', '?']);
  assert.equal(edited, '# a comment\ngame cardia deck=1   # and another\nhand you: Judge ?2\nlocation Bazaar\nhand they: Djinn ?2\nyou play Judge\n');
  assert.ok(isPlayed(edited) && !isPlayed(withoutMoves(edited)));
  assert.deepEqual(first(edited), { game: 'cardia', options: 'deck=1' });
  assert.equal(first(withOptions(edited, 'deck=2 match=3'))?.options, 'deck=2 match=3');
});

test('cards of Cardia come from the deck and go back to it', () => {
  const text = 'game cardia deck=1\ngiven Saboteur 5 < 8* Judge-3~\nhand you: Djinn\n';
  assert.deepEqual(encounters(text), [{ you: 'Saboteur', they: 'Judge-3~' }]);
  assert.ok(!inDeck(text, 'you').includes('Djinn') && !inDeck(text, 'they').includes('Judge'));
  assert.ok(inDeck(text, 'you').includes('Judge') && inDeck(text, 'they').includes('Djinn'));
  const two = withEncounters(text, [...encounters(text), { you: 'Inventor', they: 'Djinn' }]);
  assert.equal(two, 'game cardia deck=1\ngiven Saboteur : Judge-3~\ngiven Inventor : Djinn\nhand you: Djinn\n');
  assert.equal(withEncounters(two, []), 'game cardia deck=1\nhand you: Djinn\n');
  assert.equal(marked('Judge-3~', { modifier: 2 }), 'Judge+2~');
  assert.equal(marked('Judge+2~^', { modifier: 0, tokens: 0 }), 'Judge^');
  assert.equal(put('cardia', text, 'hand you:', []), text.replace('hand you: Djinn', 'hand you: -'));
  const mixed = inDeck('game cardia deck=2\n', 'you');
  assert.ok(mixed.includes('Successor') && !mixed.includes('Djinn'));
});

test('rows, stones and laws of Kardinal are items of given lines', () => {
  const text = FIRST.kardinal ?? '';
  assert.deepEqual(cards('kardinal', text, 'A stones')?.cards, ['row 1.3']);
  assert.ok(cards('kardinal', text, 'A stones')?.more.includes('row 2.2'));
  assert.ok(!cards('kardinal', text, 'B stones')?.more.includes('row 1.3'), 'one stone in a place');
  const moved = put('kardinal', text, 'A stones', ['row 1.3', 'row 2.1']);
  assert.equal(item(moved, 'A stones'), 'row 1.3, row 2.1');
  assert.equal(item(moved, 'B lost'), '1', 'its neighbours in the line stay');
  assert.equal(item(put('kardinal', moved, 'A stones', []), 'A stones'), null);
  const row = cards('kardinal', text, 'row 2:')?.cards ?? [];
  assert.equal(item(put('kardinal', text, 'row 2:', row.slice(1)), 'row 2:'), row.slice(1).join(' '));
  assert.equal(item(withTurn(text, 'C'), 'turn'), 'C');
  assert.equal(item(put('kardinal', text, 'C laws', ['three symbols', '-2 victory points']), 'C laws'), 'three symbols, -2 victory points');
});

test('cards of Carta Impera Victoria are counted, with ages and without', () => {
  const text = 'game civ players=2\ngiven A: Military 2.I 1.III, Science | B: Culture\ngiven hand A: Science 2 ?1; hand B: -\n';
  assert.deepEqual(cards('civ', text, 'A:')?.cards, ['Military.I', 'Military.I', 'Military.III', 'Science']);
  assert.deepEqual(cards('civ', text, 'hand A:')?.cards, ['Science', 'Science', '?']);
  for (const place of ['A:', 'B:', 'hand A:', 'hand B:']) {
    assert.equal(put('civ', text, place, cards('civ', text, place)?.cards ?? []), text, place);
  }
  const more = put('civ', text, 'B:', ['Culture', 'Utopia', 'Utopia']);
  assert.match(more, /^given A: Military 2.I 1.III, Science \| B: Culture, Utopia 2$/m);
  assert.match(put('civ', text, 'hand B:', ['?', '?']), /hand B: \?2/);
  assert.match(put('civ', text, 'discard:', ['Utopia']), /^given discard: Utopia$/m);
});

test('a line is found and replaced by its number', () => {
  const text = 'game civ\ngiven A: Science\nthird';
  assert.deepEqual(span(text, 2), [9, 25]);
  assert.equal(text.slice(...span(text, 3)), 'third');
  assert.deepEqual(span(text, 9), [text.length, text.length]);
  assert.equal(withLine(text, 2, 'second'), 'game civ\nsecond\nthird');
});
