// Games on the device, through the conversation the page has with a server too.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine } from '../../src/local/engine.ts';
import { DEVICE, type FromDesk } from '../../src/local/words.ts';
import type { Bot, GameName, LessonOffer, Replay, Review } from '../../../crates/protocol/bindings/protocol.ts';
import { asked, begin, device, Memory, module, play, thinker } from './device.ts';

const TITLES: [GameName, string, Bot[]][] = [
  ['cardia', '', ['novice']],
  ['kardinal', 'players=3', ['random', 'novice']],
  ['civ', 'players=2', ['novice']],
];

const troubles = (posted: FromDesk[]) => posted.flatMap((it) => ('trouble' in it ? [it.trouble] : []));

/** The same for the same fields in any order. */
const sorted = (it: unknown): string =>
  JSON.stringify(it, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

describe('a whole game against bots', () => {
  for (const [game, text, bots] of TITLES) {
    test(`of ${game}, gone on with after a reload, tells the page what its seat sees and no more`, async () => {
      const shelf = new Memory();
      const before = await device(shelf);
      const table = await begin(before, game, text, bots);
      assert.ok(table.startsWith(DEVICE));
      await play(before, table, 3);
      const running = shelf.tables.get(table) ?? [];
      const seed = /"seed":"([0-9a-f]{64})"/.exec(running[0] ?? '')?.[1] ?? '';
      assert.equal(seed.length, 64);

      // A reload: nothing is left but what was stored.
      const after = await device(shelf);
      after.talk.watch(table);
      const before2 = await asked(after, table, null);
      assert.equal(before2.you, 'A');
      await after.desk.study(1, { what: 'record', table, game: null });
      await after.desk.study(2, { what: 'replay', of: { table, game: null }, seat: null });
      const early = after.posted.filter((it) => 'failed' in it);
      assert.equal(early.length, 2, 'a game that runs is not shown');

      const over = await play(after, table);
      assert.equal(over.info.stage, 'over');
      assert.deepEqual(troubles([...before.posted, ...after.posted]), []);

      // What was posted while the game ran: the views of the own seat, none else, and nothing of the store.
      await after.desk.study(3, { what: 'replay', of: { table, game: null }, seat: 'A' });
      const last = after.posted.at(-1);
      assert.ok(last && 'answer' in last, JSON.stringify(last));
      const replay = last.answer as Replay;
      const seen = new Set(replay.frames.flatMap((it) => it.views.map(sorted)));
      const had = [...before.views, ...after.views];
      assert.ok(had.length > 5);
      for (const view of had) assert.ok(seen.has(sorted(view)), 'a view that the seat never had');
      for (const word of [...before.posted, ...after.posted]) {
        const text = JSON.stringify(word);
        if (!('told' in word) || text.includes('"stage":"over"')) continue;
        assert.ok(!text.includes(seed) && !text.includes('"fact"'), text);
      }

      // A record made without a server verifies like any other.
      const { record } = over.truth ?? { record: '' };
      const engine = await Engine.start(module);
      const choices = engine.call<number>({ call: 'study', what: 'verify', record, seed: null });
      assert.ok(choices > 3);
      assert.throws(
        () => engine.call({ call: 'study', what: 'verify', record, seed: '1'.repeat(64) }),
        /not the one that was promised/,
      );
    });
  }
});

test('a hint comes in messages of the protocol, and a review by several who think', async () => {
  const at = await device(new Memory());
  const table = await begin(at, 'cardia', '', ['novice']);
  const { decision } = await asked(at, table, null);
  at.talk.analyse(table);
  while (!at.talk.hint?.done) await new Promise((resolve) => setTimeout(resolve, 0));
  const mix = at.talk.hint.analysis?.mix ?? [];
  assert.deepEqual(
    mix.map((it) => it.action).sort(),
    decision?.choices.map((it) => it.action).sort(),
  );
  const told = at.posted.filter((it) => 'told' in it && it.told.type === 'analysis').length;
  assert.ok(told > 2, 'better each time');

  const over = await play(at, table);
  const record = over.truth?.record ?? '';
  await at.desk.study(9, { what: 'review', of: { record } });
  const found = at.posted.flatMap((it) => ('found' in it ? [it.found as Review] : []));
  for (const pass of [1, 2]) {
    const lines = found.filter((it) => it.pass === pass).map((it) => it.line);
    assert.ok(lines.length > 3 && new Set(lines).size === lines.length, 'each choice once');
  }
  assert.deepEqual([...new Set(found.map((it) => it.seat))].sort(), ['A', 'B']);
  assert.ok(found.every((it) => it.truth.length === 2 && it.loss >= 0 && it.accuracy <= 1));

  // The game goes on from a step, and is kept like any other.
  const onward = { step: 4, seat: 'A', anew: true, bot: 'novice' } as const;
  await at.desk.study(10, { what: 'continue', of: { record }, onward });
  const answer = at.posted.find((it) => 'answer' in it && it.id === 10);
  const again = answer !== undefined && 'answer' in answer ? String(answer.answer) : '';
  at.talk.watch(again);
  assert.equal((await asked(at, again, null)).info.stage, 'playing');
  const end = await play(at, again);
  assert.ok((end.truth?.record ?? '').split('\n').length > 8);
  await at.desk.study(11, { what: 'continue', of: { record }, onward: { ...onward, step: 999 } });
  const refused = at.posted.find((it) => 'failed' in it && it.id === 11);
  assert.match(JSON.stringify(refused), /no such step/);
});

test('two tabs can play one game: nothing is lost and nothing is done twice', async () => {
  const shelf = new Memory();
  const tabs = [await device(shelf), await device(shelf)] as const;
  const [first, second] = tabs;
  const table = await begin(first, 'cardia', '', ['random']);
  const { decision } = await asked(first, table, null);
  second.talk.watch(table);
  await asked(second, table, null);
  const action = decision?.choices[0]?.action ?? '';
  const act = { want: 'act', decision: decision?.id ?? 0, action } as const;
  // The second tab was not told; the store says so when it wants to write.
  const outcomes = [await first.talk.want(table, act), await second.talk.want(table, act)];
  assert.deepEqual(
    outcomes.map((it) => it.kind),
    ['done', 'stale'],
  );
  await play(second, table);
  await first.desk.elsewhere(table);
  assert.equal(first.talk.tables[table]?.info.stage, 'over');
  assert.deepEqual(troubles(tabs.flatMap((it) => it.posted)), []);
});

test('a game goes on where nothing can be stored, and is stored when that works again', async () => {
  const shelf = new Memory();
  const at = await device(shelf);
  shelf.full = 'the disk is full';
  const table = await begin(at, 'cardia', '', ['random']);
  await play(at, table, 3);
  assert.deepEqual(troubles(at.posted), ['storage'], 'said once');
  assert.equal(shelf.tables.size, 0);
  shelf.full = null;
  await play(at, table);
  const again = await device(shelf);
  again.talk.watch(table);
  assert.equal((await asked(again, table, null)).info.stage, 'over');
});

test('a stored game that cannot be read stays stored, and the person is told', async () => {
  const shelf = new Memory();
  const table = `${DEVICE}newer`;
  const lines = ['{"at":1,"fact":{"opened":{"version":99,"table":"device-newer"}}}'];
  shelf.tables.set(table, lines);
  const at = await device(shelf);
  at.talk.watch(table);
  while (!at.talk.missing.includes(table)) await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual(troubles(at.posted), ['unreadable']);
  assert.equal(shelf.tables.get(table), lines);
});

test('somebody who is ended in the middle of a search is replaced', async () => {
  const real = await thinker();
  let ended = 0;
  const think: typeof real = (wanted, found) => {
    ended += 1;
    if (ended % 2 === 1) return { answer: Promise.reject(new Error('out of memory')), stop: () => undefined };
    return real(wanted, found);
  };
  const at = await device(new Memory(), { think });
  const table = await begin(at, 'cardia', '', ['random']);
  assert.equal((await play(at, table)).info.stage, 'over');
  assert.ok(ended > 2);
  assert.deepEqual(troubles(at.posted), []);
});

test('what the browser has removed is kept anew with the next move', async () => {
  const shelf = new Memory();
  const at = await device(shelf);
  const table = await begin(at, 'cardia', '', ['random']);
  await play(at, table, 2);
  shelf.tables.clear();
  await play(at, table);
  const again = await device(shelf);
  again.talk.watch(table);
  assert.equal((await asked(again, table, null)).info.stage, 'over');
});

test('an engine that stops in the middle of something is reported, and not asked again', async () => {
  const real = await Engine.start(module);
  const broken: unknown[] = [];
  const engine = Object.assign(Object.create(real) as Engine, {
    call: (wanted: { call: string }) => {
      if (wanted.call === 'hear') throw new WebAssembly.RuntimeError('unreachable');
      return real.call(wanted);
    },
  });
  const at = await device(new Memory(), { engine, broken: (why) => broken.push(why) });
  await at.desk.hear({ type: 'mine' });
  assert.ok(broken.length > 0 && broken.every((it) => it instanceof WebAssembly.RuntimeError));
  assert.deepEqual(troubles(at.posted), []);
});

test('a lesson is learnt on the device, left and taken up', async () => {
  const shelf = new Memory();
  const at = await device(shelf);
  await at.desk.study(1, { what: 'lessons' });
  await at.desk.study(2, { what: 'lesson', name: 'cardia' });
  await at.desk.study(3, { what: 'lesson', name: 'chess' });
  const [offers, begun] = at.posted.flatMap((it) => ('answer' in it ? [it.answer] : []));
  assert.deepEqual(
    (offers as LessonOffer[]).map((it) => it.name),
    ['cardia', 'kardinal', 'civ'],
  );
  assert.ok(at.posted.some((it) => 'failed' in it && it.id === 3));
  const table = begun as string;
  assert.ok(table.startsWith(DEVICE));
  const again = await device(shelf);
  again.talk.watch(table);
  const lesson = () => again.talk.tables[table]?.info.lesson;
  while (lesson() === undefined) await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual([lesson()?.step, lesson()?.wants], [1, 'answer']);
  const { decision } = await asked(again, table, null);
  // The lesson waits for one of them, and says what is wrong with the others.
  for (const { action } of decision?.choices ?? []) {
    if ((lesson()?.step ?? 0) > 1) break;
    await again.talk.want(table, { want: 'act', decision: decision?.id ?? 0, action });
  }
  assert.equal(lesson()?.step, 2);
});
