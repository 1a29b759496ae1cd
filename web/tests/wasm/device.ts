// A device without a browser: the real engine, a shelf in memory, and a page that plays by chance.

import { readFileSync } from 'node:fs';
import { Conversation } from '../../src/lib/conversation.ts';
import type { Table } from '../../src/lib/table.ts';
import { Desk, type Around, type Thought } from '../../src/local/desk.ts';
import { Engine, SILENT, type Host } from '../../src/local/engine.ts';
import type { Shelf } from '../../src/local/shelf.ts';
import type { FromDesk } from '../../src/local/words.ts';
import type { Bot, GameName, GameView } from '../../../crates/protocol/bindings/protocol.ts';

const FILE = new URL('../../src/local/engine/trivium.wasm', import.meta.url);

export const module = new WebAssembly.Module(readFileSync(FILE));

/** A shelf that forgets everything when the test ends. */
export class Memory implements Shelf {
  readonly tables = new Map<string, string[]>();
  /** What storing fails with, while it does. */
  full: string | null = null;

  append: Shelf['append'] = ({ table, after, lines }) => {
    if (this.full !== null) return Promise.reject(new Error(this.full));
    const before = this.tables.get(table) ?? [];
    if (before.length !== after) return Promise.resolve('conflict');
    this.tables.set(table, [...before, ...lines]);
    return Promise.resolve('done');
  };

  lines: Shelf['lines'] = (table) => Promise.resolve(this.tables.get(table) ?? null);
}

/** Thinks at once, in an engine of its own. */
export async function thinker(): Promise<Around['think']> {
  let found: (it: unknown) => void = () => undefined;
  const host: Host = { look: () => 1, tell: (it) => found(it) };
  const engine = await Engine.start(module, host);
  return (asked, hear = () => undefined): Thought => {
    const answer = Promise.resolve().then(() => {
      found = hear;
      return engine.call(asked);
    });
    return { answer, stop: () => undefined };
  };
}

export interface Device {
  talk: Conversation;
  desk: Desk;
  /** Everything that was posted to the page. */
  posted: FromDesk[];
  /** Every view the page had while a game ran. */
  views: GameView[];
}

/** A tab of the browser. */
export async function device(shelf: Shelf, around: Partial<Around> = {}): Promise<Device> {
  const posted: FromDesk[] = [];
  const views: GameView[] = [];
  let count = 0;
  const desk = new Desk(
    {
      engine: await Engine.start(module, SILENT),
      shelf,
      think: await thinker(),
      thinkers: 2,
      post: (word) => {
        posted.push(word);
        if (!('told' in word)) return;
        talk.heard(word.told);
        for (const { info, view } of Object.values(talk.tables)) {
          if (info.stage !== 'over' && view !== null) views.push(view);
        }
      },
      changed: () => undefined,
      broken: (why) => posted.push({ trouble: 'engine', why: String(why) }),
      ...around,
    },
    'Ada',
  );
  const prefix = Math.random().toString(36).slice(2, 12).padEnd(12, 'x');
  const talk: Conversation = new Conversation({
    send: (message) => void desk.hear(message),
    changed: () => undefined,
    now: () => 0,
    id: () => `${prefix}-${(count += 1)}`,
  });
  talk.opened();
  return { talk, desk, posted, views };
}

/** Opens a table against bots and begins. */
export async function begin({ talk }: Device, game: GameName, text: string, bots: Bot[]): Promise<string> {
  const opened = await talk.create({ game, text }, { kind: 'none' });
  if (opened.kind !== 'done') throw new Error(`not opened: ${opened.kind}`);
  const { table } = opened;
  talk.watch(table);
  await talk.want(table, { want: 'sit', seat: 'A' });
  for (const [at, bot] of bots.entries()) {
    await talk.want(table, { want: 'putBot', seat: (['B', 'C', 'D'] as const)[at] ?? 'B', bot });
  }
  const started = await talk.want(table, { want: 'start' });
  if (started.kind !== 'done') throw new Error(`not begun: ${JSON.stringify(started)}`);
  return table;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The table as the page knows it, as soon as something is asked or the game is over. */
export async function asked({ talk }: Device, table: string, known: number | null): Promise<Table> {
  for (;;) {
    const it = talk.tables[table];
    if (it?.info.stage === 'over') return it;
    if (it?.decision && it.decision.id !== known) return it;
    await pause();
  }
}

/** Answers with any of the choices until the end, or until so many were made. */
export async function play(at: Device, table: string, most = 5_000): Promise<Table> {
  let known: number | null = null;
  let random = 7;
  for (let made = 0; ; made += 1) {
    const now = await asked(at, table, known);
    if (now.info.stage === 'over' || now.decision === null || made === most) return now;
    const { id, choices } = now.decision;
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const action = choices[random % choices.length]?.action ?? '';
    await at.talk.want(table, { want: 'act', decision: id, action });
    known = id;
  }
}
