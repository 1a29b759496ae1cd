// The turning point of a game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lead, shift, turning } from '../../src/app/table/turning.ts';

test('the largest change of the lead is the turning point, of two alike the later', () => {
  assert.deepEqual(turning([0, 1, 1, -1, 0]), { step: 3, from: 1, to: -1 });
  assert.deepEqual(turning([0, 2, 0, 1]), { step: 2, from: 2, to: 0 });
});

test('a game without numbers, or in which nothing changed, has none', () => {
  assert.equal(turning([]), null);
  assert.equal(turning([null, null]), null);
  assert.equal(turning([0, 0, 0]), null);
  assert.deepEqual(turning([null, 0, 3, null]), { step: 2, from: 0, to: 3 });
});

test('a lead is the distance to the best of the others', () => {
  const score = (n: number) => ({ n, text: '' });
  assert.equal(lead({ scores: { A: score(3), B: score(5), C: score(1) }, steps: [] }, 'A'), -2);
  assert.equal(lead({ scores: { A: score(3) }, steps: [] }, 'A'), null);
  assert.equal(lead(null, 'A'), null);
});

test('a turning point has words for every way a lead can change', () => {
  assert.equal(shift({ from: -1, to: 2 }), 'gained');
  assert.equal(shift({ from: 0, to: -2 }), 'lost');
  assert.equal(shift({ from: 1, to: 3 }), 'grew');
  assert.equal(shift({ from: 3, to: 1 }), 'shrank');
  assert.equal(shift({ from: 2, to: 0 }), 'shrank');
  assert.equal(shift({ from: -2, to: 0 }), 'caught');
  assert.equal(shift({ from: -3, to: -1 }), 'nearer');
  assert.equal(shift({ from: -1, to: -4 }), 'back');
});
