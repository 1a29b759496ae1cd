import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foreseen } from '../../src/lib/foresee.ts';

test('what is foreseen is put into its parts and places', () => {
  const now = { signets: 2, hand: [1, 2], sides: [{ deck: 5, top: null }, { deck: 3, top: 7 }], ending: null };
  const changes = { signets: 3, hand: { '2': 4 }, sides: { '1': { deck: 2 } }, ending: { key: 'won' } };
  assert.deepEqual(foreseen(now, changes as never), {
    signets: 3,
    hand: [1, 2, 4],
    sides: [
      { deck: 5, top: null },
      { deck: 2, top: 7 },
    ],
    ending: { key: 'won' },
  });
  assert.deepEqual(now.hand, [1, 2], 'what was there stays');
});

test('a list that became shorter comes as a whole', () => {
  assert.deepEqual(foreseen({ hand: [1, 2, 3] }, { hand: [1] }), { hand: [1] });
});
