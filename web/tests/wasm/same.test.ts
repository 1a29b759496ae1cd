// The same bits as native code (I9). The numbers are those the native tests compare with.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Engine } from '../../src/local/engine.ts';
import { module } from './device.ts';

const committed = (path: string) =>
  readFileSync(new URL(`../../../crates/${path}`, import.meta.url), 'utf8').trim();
const hex = (it: bigint) => it.toString(16).padStart(16, '0');

test('search finds the same mixtures to the last bit', async () => {
  const engine = await Engine.start(module);
  assert.equal(hex(engine.signature()), committed('bots/tests/signature.txt'));
});

test('records replay to the same bytes', async () => {
  const engine = await Engine.start(module);
  const [from, games, hash] = committed('wasm/tests/records.txt').split(' ');
  assert.equal(hex(engine.records(Number(from), Number(games))), hash);
});

test('what is not a call of the engine is an error in words', async () => {
  const engine = await Engine.start(module);
  assert.throws(() => engine.call({ call: 'dance' }), /not a call of the engine.*dance/);
  assert.throws(() => engine.call({ call: 'begin', name: '' }), /a name has 1 to 32 characters/);
  assert.throws(() => engine.call({ call: 'restore', lines: ['{}'] }), /line 1 of the stored game/);
  assert.throws(() => engine.call({ call: 'study', what: 'verify', record: 'x', seed: null }), /line 1/);
});
