// The queue of events, without a browser: whatever happens on the way, the table ends as the server says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stage, type Crew, type Shown, type Step } from '../../src/lib/stage.ts';

/** A table that is a number, and events that add to it. */
type Event = number | 'unknown' | 'broken';

function play(crew: Partial<Crew<number, Event>> = {}) {
  const log: string[] = [];
  const seen: Shown<number>[] = [];
  const holds: (() => void)[] = [];
  const stage = new Stage<number, Event>(0, {
    script: {
      play: ({ event, shown }): Step<number>[] => {
        if (event === 'broken') throw new Error('not this one');
        if (event === 'unknown') return [];
        return [{ ms: 100 }, { ms: 200, view: shown + event, banner: { text: [String(event)], card: null, kind: 'acts' } }];
      },
      settle: (shown, target) => (shown === target ? [] : [{ ms: 50, view: target }]),
    },
    tell: (event) => [String(event)],
    heard: (event) => log.push(`heard ${event} at ${stage.shown.view}`),
    show: (it) => seen.push(it),
    pace: () => 1,
    perform: (step, ms, show) => {
      log.push(`${ms}`);
      show();
      let stop = () => undefined as void;
      const done = new Promise<void>((resolve) => {
        stop = resolve;
      });
      holds.push(stop);
      return { done, stop };
    },
    ...crew,
  });
  /** Lets everything that was begun come to its end. */
  const end = async () => {
    for (let turns = 0; stage.shown.playing && turns < 500; turns++) {
      holds.shift()?.();
      await new Promise(setImmediate);
    }
    assert.equal(stage.shown.playing, false, 'the queue ends');
  };
  return { stage, log, seen, holds, end };
}

const silence = (t: { mock: { method: typeof import('node:test').mock.method } }) =>
  t.mock.method(console, 'error', () => undefined);

test('events play one after the other, and each is told when it has played', async () => {
  const { stage, log, end } = play();
  stage.add(3, [1, 2]);
  assert.deepEqual([stage.shown.view, stage.shown.behind, stage.shown.playing], [0, 2, true]);
  await end();
  assert.deepEqual(log, ['100', '200', 'heard 1 at 1', '100', '200', 'heard 2 at 3']);
  assert.deepEqual([stage.shown.view, stage.shown.behind, stage.shown.banner], [3, 0, null]);
});

test('what the events did not tell is settled last', async () => {
  const { stage, log, end } = play();
  stage.add(10, [1]);
  await end();
  assert.deepEqual(log, ['100', '200', 'heard 1 at 1', '50']);
  assert.equal(stage.shown.view, 10);
});

test('an event that is unknown or breaks the script is passed over, and told', async (t) => {
  silence(t);
  const { stage, log, end } = play();
  stage.add(5, ['unknown', 'broken', 5]);
  await end();
  assert.deepEqual(log.filter((it) => it.startsWith('heard')), ['heard unknown at 0', 'heard broken at 0', 'heard 5 at 5']);
  assert.equal(stage.shown.view, 5);
});

test('things that cannot be moved do not stop the table', async (t) => {
  silence(t);
  const { stage, end } = play({
    perform: () => {
      throw new Error('no such place');
    },
  });
  stage.add(7, [3, 4]);
  await end();
  assert.equal(stage.shown.view, 7);
});

test('without animation the table is as it is at once, and everything is told', () => {
  const { stage, log } = play({ pace: () => 0 });
  stage.add(3, [1, 2]);
  assert.deepEqual([stage.shown.view, stage.shown.behind, stage.shown.playing], [3, 0, false]);
  assert.equal(log.filter((it) => it.startsWith('heard')).length, 2);
});

test('hurry shortens what waits, but leaves time to read', async () => {
  const { stage, log, end } = play();
  stage.add(1, [1]);
  await new Promise(setImmediate);
  stage.hurry();
  await end();
  assert.deepEqual(log, ['100', '200', 'heard 1 at 1'], 'the ribbon can still be read');
  stage.add(3, [2]);
  await end();
  assert.deepEqual(log.slice(3), ['100', '200', 'heard 2 at 3'], 'and the next queue is played at leisure');
});

test('finish ends everything: in mid-flight, and for what came in the meantime', async () => {
  const { stage, log } = play();
  stage.add(1, [1]);
  stage.add(3, [2]);
  await new Promise(setImmediate);
  stage.finish();
  await new Promise(setImmediate);
  assert.deepEqual([stage.shown.view, stage.shown.behind, stage.shown.playing], [3, 0, false]);
  assert.deepEqual(log, ['100', 'heard 1 at 0', 'heard 2 at 1']);
});

test('a table that changed without events, after a reconnect for example, ends as it is', async () => {
  const { stage, end } = play();
  stage.add(1, [1]);
  stage.add(9, []);
  await end();
  assert.equal(stage.shown.view, 9);
});

test('many changes waiting are played quickly', async () => {
  const { stage, log, end } = play();
  for (let n = 1; n <= 12; n++) stage.add(n, [1]);
  await end();
  assert.ok(log.filter((it) => it === '35').length >= 2, log.join(' '));
  assert.equal(stage.shown.view, 12);
});

test('what happened is shown again without being told again, and ends where the table is', async () => {
  const { stage, log, seen, end } = play();
  stage.add(3, [1, 2]);
  await end();
  const told = log.filter((it) => it.startsWith('heard')).length;
  stage.again(0, [{ view: 3, events: [1, 2] }]);
  assert.deepEqual([stage.shown.view, stage.shown.behind, stage.shown.playing], [0, 2, true]);
  stage.again(0, [{ view: 3, events: [1, 2] }]);
  await end();
  assert.deepEqual([stage.shown.view, stage.shown.behind], [3, 0]);
  assert.equal(log.filter((it) => it.startsWith('heard')).length, told);
  assert.ok(seen.some((it) => it.playing && it.view === 1));
});
