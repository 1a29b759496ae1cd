// The options of a table are read and written as the notation has them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPTIONS as CARDIA } from '../../../crates/protocol/bindings/cardia.ts';
import { OPTIONS as CIV } from '../../../crates/protocol/bindings/civ.ts';
import { GAMES } from '../../../crates/protocol/bindings/games.ts';
import { OPTIONS as KARDINAL } from '../../../crates/protocol/bindings/kardinal.ts';
import {
  chosen,
  lettered,
  letters,
  option,
  several,
  starters,
  values,
  withOptions,
  withStarter,
} from '../../src/games/options.ts';

const ALL = { cardia: CARDIA, kardinal: KARDINAL, civ: CIV };

test('a text in notation is written as it was read', () => {
  const texts = {
    cardia: [
      'deck=1',
      'deck=2',
      'deck=1212 locations=Bazaar,FoggySwamp guardians=open match=3',
      'deck=1 guardians=hidden cards=1,4,8 hand=3 goal=4',
    ],
    kardinal: ['players=4', 'players=3 uncovered=no', 'players=5 circles=strict first=E', 'players=5 rows=2 columns=1 deck=Bayern:X,S'],
    civ: ['players=2', 'players=4 variant=draft teams=yes', 'players=3 remove=0 first=C'],
  };
  for (const { name, options } of GAMES) {
    for (const text of [options, ...texts[name]]) assert.equal(withOptions(ALL[name], text, {}), text);
    assert.equal(withOptions(ALL[name], '', {}), options, 'the usual game');
  }
});

test('one option changes, and what goes without saying is left out', () => {
  const change = (text: string, key: string, value: string) => withOptions(KARDINAL, text, { [key]: value });
  assert.equal(change('players=3', 'uncovered', 'no'), 'players=3 uncovered=no');
  assert.equal(change('players=3 uncovered=no', 'players', '5'), 'players=5 uncovered=no');
  assert.equal(change('players=5 uncovered=no', 'uncovered', 'yes'), 'players=5');
  assert.equal(change('', 'uncovered', 'no'), 'players=4 uncovered=no');
  assert.equal(change('players=3 rows=2 deck=x', 'deck', ''), 'players=3 rows=2');
  assert.equal(option(KARDINAL, 'players=3', 'columns'), '14');
});

test('nobody starts who does not play', () => {
  assert.deepEqual(starters(KARDINAL, 'players=3'), ['A', 'B', 'C']);
  assert.equal(withStarter(KARDINAL, 'players=3 circles=strict first=C'), 'players=3 circles=strict first=C');
  assert.equal(withStarter(KARDINAL, 'players=4 first=E'), 'players=4');
  assert.equal(withStarter(CIV, 'players=2 first=C'), 'players=2');
  assert.equal(withStarter(CIV, 'players=2'), 'players=2');
});

test('several words stand in the order of the rules, and letters are one if they are alike', () => {
  assert.equal(several(CARDIA, 'locations', ['Senate', 'Bazaar']), 'Bazaar,Senate');
  assert.equal(several(CARDIA, 'locations', []), 'none');
  assert.deepEqual(chosen(CARDIA, 'deck=1', 'locations'), []);
  assert.deepEqual(chosen(CARDIA, 'locations=Bazaar,Senate', 'locations'), ['Bazaar', 'Senate']);
  assert.deepEqual(letters(CARDIA, 'deck=2', 'deck'), ['2', '2', '2', '2']);
  assert.deepEqual(letters(CARDIA, 'deck=1212', 'deck'), ['1', '2', '1', '2']);
  assert.equal(lettered(['2', '2', '2', '2']), '2');
  assert.equal(lettered(['1', '2', '1', '1']), '1211');
});

test('values are words, numbers or seats', () => {
  assert.deepEqual(values(CARDIA, 'guardians'), ['none', 'hidden', 'open']);
  assert.deepEqual(values(KARDINAL, 'players'), ['3', '4', '5']);
  assert.deepEqual(values(CIV, 'first'), ['A', 'B', 'C', 'D']);
  assert.deepEqual(values(CIV, 'deck'), [], 'a text of its own');
});
