// What is said when, and again after a break.

import type { Change, ClientMessage, GameView, ServerMessage, Snapshot, TableInfo } from '$protocol';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Conversation, type Outcome } from '../../src/lib/conversation.ts';
import { timeLeft } from '../../src/lib/table.ts';

const info: TableInfo = {
  stage: 'playing',
  host: 'A',
  options: {
    text: 'deck=1',
    seats: 2,
    detail: {
      game: 'cardia',
      decks: [1, 1, 1, 1],
      locations: [],
      guardians: 'none',
      winsNeeded: 1,
      cards: [1],
      hand: 1,
      goal: 1,
      stars: 0,
    },
  },
  seats: [
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', bot: 'knight' },
  ],
  clock: { kind: 'none' },
  access: 'open',
  clocks: [],
  game: 1,
  games: 0,
  commitment: '',
  score: { wins: [0, 0], drawn: 0 },
  proposals: [],
  ending: null,
};

function snapshot(version: number, more: Partial<Snapshot> = {}): Snapshot {
  const empty = { view: null, history: null, decision: null, undo: null, truth: null, chat: [] };
  return { version, you: 'A', info, ...empty, ...more };
}

function change(since: number, version: number, more: Partial<Change> = {}): Change {
  return { since, version, info: {}, events: null, view: null, decision: null, undo: null, truth: null, ...more };
}

let said: ClientMessage[];
let now: number;
let it: Conversation;
const hear = (message: ServerMessage) => it.heard(message);
const welcome = () => {
  it.opened();
  hear({ type: 'welcome', version: 1, name: 'Ann' });
};
const requests = () => said.flatMap((message) => (message.type === 'table' ? [message.request] : []));

beforeEach(() => {
  said = [];
  now = 0;
  let id = 0;
  it = new Conversation({
    send: (message) => said.push(message),
    changed: () => undefined,
    now: () => now,
    id: () => `m${(id += 1)}`,
  });
});

describe('wishes', () => {
  test('nothing is said before the welcome, and everything after it', () => {
    void it.want('t', { want: 'start' });
    it.opened();
    assert.deepEqual(
      said.map((message) => message.type),
      ['hello'],
    );
    hear({ type: 'welcome', version: 1, name: 'Ann' });
    assert.deepEqual(requests(), [{ want: 'start' }]);
    assert.equal(it.name, 'Ann');
  });

  test('an ack, a refusal and a stale answer settle their own wish', async () => {
    welcome();
    it.watch('t');
    said = [];
    const outcomes = [1, 2, 3].map(() => it.want('t', { want: 'undo' }));
    const [first, second, third] = said.map((message) => ('msg' in message ? message.msg : ''));
    const why = { key: 'refused-reveal', rule: null, text: 'no' };
    hear({ type: 'stale', msg: third ?? '', table: 't', snapshot: snapshot(9) });
    hear({ type: 'refused', msg: second ?? '', why });
    hear({ type: 'ack', msg: first ?? '', table: 't' });
    const expected: Outcome[] = [{ kind: 'done', table: 't' }, { kind: 'refused', why }, { kind: 'stale' }];
    assert.deepEqual(await Promise.all(outcomes), expected);
    assert.equal(it.tables['t']?.version, 9, 'a stale answer brings the table as it stands');
    assert.equal(it.waiting, 0);
  });

  test('what was not answered is said again with the same id after a break, and only that', async () => {
    welcome();
    const answered = it.want('t', { want: 'start' });
    void it.want('t', { want: 'resign' });
    const [first, second] = said.filter((message) => message.type === 'table');
    assert.ok(first && second);
    hear({ type: 'ack', msg: first.msg, table: 't' });
    assert.equal((await answered).kind, 'done');
    it.closed();
    said = [];
    welcome();
    assert.deepEqual(said.slice(1), [second]);
  });

  test('an answer to somebody else is none to us', () => {
    welcome();
    void it.want('t', { want: 'start' });
    hear({ type: 'ack', msg: 'another-tab', table: 't' });
    assert.equal(it.waiting, 1);
  });

  test('who only looks ahead has done nothing that waits', () => {
    welcome();
    void it.want('t', { want: 'preview', decision: 1, action: 'play Judge' });
    assert.equal(it.waiting, 0);
  });

  test('a table that is not there ends the wishes for it', async () => {
    welcome();
    it.watch('nowhere');
    const wish = it.want('nowhere', { want: 'sit', seat: 'A' });
    hear({ type: 'error', code: 'noTable', text: '' });
    assert.deepEqual(await wish, { kind: 'noTable' });
    assert.deepEqual(it.missing, ['nowhere']);
  });
});

describe('a watched table', () => {
  beforeEach(() => {
    welcome();
    it.watch('t');
    hear({ type: 'snapshot', table: 't', snapshot: snapshot(4) });
    said = [];
  });

  test('follows changes from version to version', () => {
    const events = { game: 'cardia' as const, events: [{ event: 'roundEnded' as const }] };
    hear({ type: 'change', table: 't', change: change(4, 5, { events }) });
    hear({ type: 'change', table: 't', change: change(5, 7, { events }) });
    assert.equal(it.tables['t']?.version, 7);
    assert.equal(it.tables['t']?.history.length, 2);
    assert.equal(it.tables['t']?.fresh.length, 1);
    assert.deepEqual(said, []);
  });

  test('keeps what a change does not name, and of a list the places it does not name', () => {
    const view = { game: 'kardinal', circles: 0, cells: ['a', 'b'], owed: ['A'] } as unknown as GameView;
    hear({ type: 'change', table: 't', change: change(4, 5, { view }) });
    const places = { game: 'kardinal', circles: 1, cells: { 1: 'c', 2: 'd' } } as unknown as GameView;
    hear({ type: 'change', table: 't', change: change(5, 6, { view: places, info: { stage: 'over' } }) });
    const table = it.tables['t']!;
    assert.deepEqual(table.view, { game: 'kardinal', circles: 1, cells: ['a', 'c', 'd'], owed: ['A'] });
    assert.deepEqual(table.info, { ...info, stage: 'over' });
    const other = { game: 'civ', hand: [] } as unknown as GameView;
    hear({ type: 'change', table: 't', change: change(6, 7, { view: other }) });
    assert.deepEqual(it.tables['t']!.view, { game: 'civ', hand: [] });
  });

  test('asks for a snapshot when a change is missing', () => {
    hear({ type: 'change', table: 't', change: change(5, 6) });
    assert.deepEqual(requests(), [{ want: 'watch', version: 4 }]);
    assert.equal(it.tables['t']?.version, 4);
  });

  test('ignores what it knows already', () => {
    const before = it.tables['t'];
    hear({ type: 'change', table: 't', change: change(3, 4) });
    assert.equal(it.tables['t'], before);
    assert.deepEqual(said, []);
  });

  test('is asked for by version after a break', () => {
    it.closed();
    welcome();
    assert.deepEqual(requests(), [{ want: 'watch', version: 4 }]);
  });

  test('forgets the events of the last game when the next begins', () => {
    const events = { game: 'cardia' as const, events: [{ event: 'roundEnded' as const }] };
    hear({ type: 'change', table: 't', change: change(4, 5, { events }) });
    hear({ type: 'change', table: 't', change: change(5, 6, { events, info: { game: 2 } }) });
    assert.equal(it.tables['t']?.history.length, 1);
  });

  test('hears each line of the chat once', () => {
    const line = { number: 1, name: 'Ben', seat: 'B' as const, text: 'Hi', emote: null };
    hear({ type: 'said', table: 't', line });
    hear({ type: 'said', table: 't', line });
    assert.deepEqual(it.tables['t']?.chat, [line]);
  });

  test('knows nothing any more once it is not watched', () => {
    it.unwatch('t');
    hear({ type: 'snapshot', table: 't', snapshot: snapshot(8) });
    assert.equal(it.tables['t'], undefined);
  });

  test('its clocks run on between messages', () => {
    const clocks = [
      { seat: 'A' as const, leftMs: 10_000, running: true },
      { seat: 'B' as const, leftMs: 9_000, running: false },
    ];
    now = 1_000;
    hear({ type: 'change', table: 't', change: change(4, 5, { info: { clocks } }) });
    const table = it.tables['t'];
    assert.ok(table);
    assert.equal(timeLeft(table, 'A', 4_000), 7_000);
    assert.equal(timeLeft(table, 'A', 99_000), 0);
    assert.equal(timeLeft(table, 'B', 4_000), 9_000);
    assert.equal(timeLeft(table, 'C', 4_000), null);
  });
});

describe('a hint', () => {
  const analysis = { iterations: 10, error: 0.1, win: [0.5, 0.5], points: null, mix: [], reasons: [] };
  const decision = { id: 3, seat: 'A' as const, question: { key: 'cardia-ask-play', args: {} }, choices: [] };

  beforeEach(() => {
    welcome();
    it.watch('t');
    hear({ type: 'snapshot', table: 't', snapshot: snapshot(4, { decision }) });
    it.analyse('t');
  });

  test('gets better until it is done', () => {
    const msg = it.hint?.msg ?? '';
    hear({ type: 'analysis', table: 't', msg, analysis, done: false });
    hear({ type: 'analysis', table: 't', msg, analysis: { ...analysis, iterations: 20 }, done: true });
    assert.equal(it.hint?.analysis?.iterations, 20);
    assert.equal(it.hint?.done, true);
  });

  test('that is not given now is not waited for', () => {
    const msg = it.hint?.msg ?? '';
    hear({ type: 'error', code: 'tooFast', text: '' });
    assert.equal(it.hint?.msg, msg);
    hear({ type: 'error', code: 'tooFast', text: '', msg });
    assert.equal(it.hint, null);
  });

  test('goes away with its question', () => {
    hear({ type: 'change', table: 't', change: change(4, 5, { decision: { ...decision, id: 4 } }) });
    assert.equal(it.hint, null);
  });

  test('stays when something else changes', () => {
    hear({ type: 'change', table: 't', change: change(4, 5, { decision }) });
    assert.notEqual(it.hint, null);
  });

  test('of an earlier question is not shown for a later one', () => {
    hear({ type: 'analysis', table: 't', msg: 'old', analysis, done: true });
    assert.equal(it.hint?.analysis, null);
  });
});
