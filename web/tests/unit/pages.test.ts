// Addresses, the proof of a deal, and what a replay makes of a record.

import type { Replay, Review } from '$protocol';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  accuracyOf,
  changeOf,
  heard,
  knownPoints,
  seatsOf,
  truePoints,
  turningPoints,
  withReview,
} from '../../src/app/replay/film.ts';
import { checkDeal, dealIn } from '../../src/lib/deal.ts';
import { parse } from '../../src/lib/route.ts';

function at(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return parse({ pathname, search, hash });
}

test('every address leads to its page', () => {
  assert.deepEqual(at('/'), { page: 'home' });
  assert.deepEqual(at('/settings'), { page: 'settings' });
  assert.deepEqual(at('/new/cardia?bots'), { page: 'new', game: 'cardia', bots: true });
  assert.deepEqual(at('/new/civ'), { page: 'new', game: 'civ', bots: false });
  assert.deepEqual(at('/t/k7f3'), { page: 'table', table: 'k7f3' });
  assert.deepEqual(at('/rules/civ#V1.2'), { page: 'rules', game: 'civ', hash: 'V1.2' });
  const replay = { page: 'replay', table: 'k7f3', game: 2, as: 'B', step: 12 };
  assert.deepEqual(at('/replay/k7f3?game=2&as=B&step=12'), replay);
  assert.deepEqual(at('/replay/k7f3'), { ...replay, game: null, as: null, step: null });
  assert.deepEqual(at('/puzzles'), { page: 'puzzles' });
  assert.deepEqual(at('/statistics'), { page: 'statistics' });
  assert.deepEqual(at('/analysis/civ#abc'), { page: 'analysis', game: 'civ', scenario: 'abc' });
  const puzzle = { page: 'puzzle', id: 'next', game: 'civ', theme: 'break', after: 'civ-1-2A' };
  assert.deepEqual(at('/puzzles/next?game=civ&theme=break&after=civ-1-2A'), puzzle);
  assert.deepEqual(at('/puzzles/daily?game=go&theme=<b>'), { ...puzzle, id: 'daily', game: null, theme: null, after: null });
  assert.deepEqual(at('/record?as=C&step=0'), { page: 'record', as: 'C', step: 0 });
});

test('any other address leads to the page that says so', () => {
  const wrong = [
    '/x',
    '/new/chess',
    '/new',
    '/t',
    '/t/a/b',
    '/rules',
    '/rules/go',
    '/analysis',
    '/analysis/go',
    '/replay',
    '/replay/k/1',
    '/record/k',
    '/puzzles/a/b',
    '/t/%',
  ];
  for (const address of wrong) assert.deepEqual(at(address), { page: 'notFound' }, address);
});

test('nonsense in a query is as if it were not there', () => {
  const found = at('/replay/k?game=last&as=Z&step=-3');
  assert.deepEqual(found, { page: 'replay', table: 'k', game: null, as: null, step: null });
});

const SEED = '0400000000000000000000000000000000000000000000000000000000000000';
const PROMISE = 'sha256:02307876e2298601308bc3dcd05a73880af382133a49434216cbc2c205e01b06';

test('a seed is checked against the promise, as the server makes it', async () => {
  assert.equal(await checkDeal(SEED, PROMISE), 'true');
  assert.equal(await checkDeal(SEED.replace('4', '5'), PROMISE), 'false');
  assert.equal(await checkDeal('not a seed', PROMISE), 'false');
});

test('a record tells its deal, if it tells both the seed and the promise', () => {
  const record = (promise: string, seed: string) =>
    `trivium record 1\ngame cardia\nrules 1\noptions deck=1\ncommitment ${promise}\n1 A play Judge\n${seed}`;
  assert.deepEqual(dealIn(record(PROMISE, `seed ${SEED}\n`)), { seed: SEED, commitment: PROMISE });
  assert.equal(dealIn(record('none', `seed ${SEED}\n`)), null);
  assert.equal(dealIn(record(PROMISE, '')), null);
});

test('the seats of a table have their players, those of a record their letters', () => {
  const film = { seats: [], options: { seats: 2 } } as unknown as Replay;
  const named = { ...film, seats: [{ kind: 'bot' as const, bot: 'knight' as const }] };
  const lettered = seatsOf(film, (seat) => `Seat ${seat}`);
  assert.deepEqual(lettered, [
    { kind: 'human', name: 'Seat A' },
    { kind: 'human', name: 'Seat B' },
  ]);
  assert.deepEqual(seatsOf(named, () => ''), named.seats);
});

const drew = (card: { name: string; number: number } | null) => ({
  event: 'drew' as const,
  seat: 'A' as const,
  card,
});
const judge = { name: 'Judge', number: 8 };

test('of what the seats heard, the whole truth is whatever was told most fully', () => {
  const frame: Replay['frames'][number] = {
    line: 1,
    by: null,
    action: null,
    views: [],
    events: [
      { game: 'cardia', events: [drew(judge), { ...drew(null), seat: 'B' }] },
      { game: 'cardia', events: [drew(null), { ...drew(judge), seat: 'B' }] },
    ],
  };
  assert.deepEqual(heard(frame), [drew(judge), { ...drew(judge), seat: 'B' }]);
});

const frames = [3, 8, 12].map((line) => ({ line, by: null, action: null, events: [], views: [] }));
const film = { frames, options: { seats: 2 }, ending: { winners: ['B'] } } as unknown as Replay;
const text = { key: 'cardia-act-ready' };

function reviewed(it: Partial<Review>): Review {
  const analysis = { iterations: 1, error: 0, win: [0.7, 0.3], points: null, mix: [], reasons: [] };
  const said = { action: 'play Judge', chosen: text, best: text, truth: [0.6, 0.4] };
  const rest = { loss: 0, accuracy: 1, luck: 0, mark: 'good', pass: 1 } as const;
  return { line: 12, seat: 'B', analysis, ...said, ...rest, ...it };
}

test('a point of a curve lies where the question was asked; the true one ends with the game', () => {
  const reviews = [reviewed({ line: 8, seat: 'A', truth: [0.5, 0.5] }), reviewed({})];
  assert.deepEqual(knownPoints(film, 'B', reviews), [{ step: 1, win: 0.3 }]);
  assert.deepEqual(truePoints(film, 'B', reviews), [
    { step: 0, win: 0.5 },
    { step: 1, win: 0.4 },
    { step: 2, win: 1 },
  ]);
});

test('a better look at a choice replaces an earlier one, whatever comes first', () => {
  const first = reviewed({ loss: 0.2 });
  const second = reviewed({ loss: 0.1, pass: 2 });
  const other = reviewed({ line: 8 });
  assert.deepEqual([first, other, second].reduce(withReview, [] as Review[]), [other, second]);
  assert.deepEqual([second, first].reduce(withReview, [] as Review[]), [second]);
});

test('turning points are what cost or changed most, in the order of the game', () => {
  const all = [
    reviewed({ line: 1, loss: 0.12 }),
    reviewed({ line: 2, luck: -0.3 }),
    reviewed({ line: 3, luck: 0.09 }),
    reviewed({ line: 4, loss: 0.25, luck: 0.05 }),
    reviewed({ line: 5, luck: 0.5 }),
  ];
  const turning = turningPoints(all);
  assert.deepEqual(
    turning.map((it) => [it.line, changeOf(it)]),
    [
      [2, -0.3],
      [4, -0.25],
      [5, 0.5],
    ],
  );
});

test('accuracy is the mean of the choices of a seat', () => {
  const all = [reviewed({ accuracy: 0.5 }), reviewed({ accuracy: 1 }), reviewed({ seat: 'A', accuracy: 0.1 })];
  assert.equal(accuracyOf('B', all), 0.75);
  assert.equal(accuracyOf('C', all), null);
});
