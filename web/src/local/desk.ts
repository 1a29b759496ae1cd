// The tables on this device, in a worker: between the page, the engine, the shelf where games are kept and those who think. One
// thing is done after the other. As on a server, lines are stored first and told afterwards; if another tab has gone on with a
// table meanwhile, the table is read again and the same thing is asked once more.

import type { Onward } from '../lib/api.ts';
import type { ClientMessage } from '$protocol';
import { hex } from '../lib/hex.ts';
import type { Engine } from './engine.ts';
import type { Shelf } from './shelf.ts';
import { DEVICE, type Append, type Done, type Finished, type FromDesk, type Job, type Question } from './words.ts';

/** How often something is tried again when another tab was faster. */
const TRIES = 8;

/** Somebody who thinks about one thing, and can be stopped. */
export interface Thought {
  answer: Promise<unknown>;
  stop: () => void;
}

export interface Around {
  engine: Engine;
  shelf: Shelf;
  /** Lets somebody think; `found` hears what comes on the way. */
  think: (asked: object, found?: (it: unknown) => void) => Thought;
  /** How many can think at once. */
  thinkers: number;
  post: (word: FromDesk) => void;
  /** Tells other tabs that a table has changed. */
  changed: (table: string) => void;
  /** The engine has stopped in the middle of something and cannot be used any more. */
  broken: (why: unknown) => void;
}

interface Table {
  lines: string[];
  /** How many of them are kept. */
  stored: number;
  wake?: ReturnType<typeof setTimeout>;
}

const number = (): number => Number(`0x${hex(crypto.getRandomValues(new Uint8Array(6)))}`);
const seed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
const reason = (why: unknown): string => (why instanceof Error ? why.message : String(why));

export class Desk {
  readonly #around: Around;
  readonly #tables = new Map<string, Table>();
  /** The bots that think, by table, seat and decision. */
  readonly #bots = new Set<string>();
  readonly #studies = new Map<number, Thought[]>();
  #hint: Thought | null = null;
  #last: Promise<void> = Promise.resolve();
  /** Can games be kept? The person is told once. */
  #keeps = true;

  constructor(around: Around, name: string) {
    this.#around = around;
    around.engine.call({ call: 'begin', name });
  }

  /** A message of the page. */
  hear(message: ClientMessage): Promise<void> {
    return this.#inTurn(async () => {
      if (message.type === 'analyse' || message.type === 'stopAnalysing') this.#stopHint();
      if ('table' in message) await this.#open(message.table);
      const text = JSON.stringify(message);
      const deal = seed();
      await this.#do(() => this.#call({ call: 'hear', message: text, now: Date.now(), seed: deal }));
    });
  }

  /** Another tab has gone on with a table. */
  elsewhere(table: string): Promise<void> {
    return this.#inTurn(async () => {
      const known = this.#tables.get(table);
      if (known === undefined) return;
      const lines = await this.#around.shelf.lines(table);
      if (lines !== null && lines.length !== known.stored) this.#restore(table, lines);
    });
  }

  /** A question of the page. Its answer may come in parts. */
  async study(id: number, asked: Question): Promise<void> {
    const { post } = this.#around;
    try {
      post({ answer: await this.#study(id, asked), id });
    } catch (why) {
      post({ failed: reason(why), id });
    }
    this.#studies.delete(id);
  }

  /** Nobody waits for the answer any more. */
  stopStudy(id: number): void {
    for (const thought of this.#studies.get(id) ?? []) thought.stop();
    this.#studies.delete(id);
  }

  async #study(id: number, asked: Question): Promise<unknown> {
    const { engine, think, thinkers, post } = this.#around;
    if (asked.what === 'lessons') return engine.call({ call: 'lessons' });
    if (asked.what === 'lesson') return this.#opened({ call: 'teach', lesson: asked.name });
    if (asked.what === 'record') {
      const lines = await this.#linesOf(asked.table);
      return engine.call({ call: 'study', what: 'record', lines, game: asked.game });
    }
    if (asked.what === 'replay') {
      const of = await this.#finished(asked.of);
      return engine.call({ call: 'study', what: 'replay', of, seat: asked.seat });
    }
    const record = 'record' in asked.of ? asked.of.record : await this.#study(id, { what: 'record', ...asked.of });
    if (asked.what === 'continue') {
      const { step, seat, anew, bot } = asked.onward;
      // Nobody else comes to this device, so bots play at the other seats.
      const onward = { record, step, seat, anew: anew ? number() : null, bot: bot ?? 'knight' };
      return this.#opened({ call: 'continue', ...onward });
    }
    // A first look at everything, then a better one.
    for (const pass of [0, 1]) {
      const parts = Array.from({ length: thinkers }, (_, part) => {
        const share = { call: 'think', what: 'review', record, seat: null, pass, part, of: thinkers };
        return think(share, (found) => post({ found, id }));
      });
      this.#studies.set(id, parts);
      await Promise.all(parts.map((it) => it.answer));
    }
    return null;
  }

  /** Opens a table by a call of the engine; gives back its id. */
  #opened(asked: object): Promise<string> {
    const id = hex(crypto.getRandomValues(new Uint8Array(6)));
    const call = { ...asked, id, seed: seed(), now: Date.now() };
    return new Promise((resolve, reject) => {
      const open = () => this.#do(() => this.#call(call)).then(() => resolve(DEVICE + id), reject);
      void this.#inTurn(open);
    });
  }

  async #finished(of: Finished): Promise<object> {
    if ('record' in of) return of;
    return { table: { lines: await this.#linesOf(of.table), game: of.game } };
  }

  async #linesOf(table: string): Promise<string[]> {
    const lines = this.#tables.get(table)?.lines ?? (await this.#around.shelf.lines(table));
    if (lines === null) throw new Error(`there is no table ${table} on this device`);
    return lines;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work).catch((why: unknown) => {
      if (why instanceof WebAssembly.RuntimeError) this.#around.broken(why);
      else this.#trouble('engine', why);
    });
    this.#last = done;
    return done;
  }

  #trouble(trouble: 'storage' | 'unreadable' | 'engine', why: unknown): void {
    this.#around.post({ trouble, why: reason(why) });
  }

  #call(asked: object): Done {
    return this.#around.engine.call<Done>(asked);
  }

  /** Reads a table that is kept and not in memory yet. */
  async #open(table: string): Promise<void> {
    if (this.#tables.has(table)) return;
    const lines = await this.#around.shelf.lines(table).catch(() => null);
    if (lines !== null) this.#restore(table, lines, 'quietly');
  }

  /** Takes up a table; the page hears of it unless it is about to ask anyway. */
  #restore(table: string, lines: string[], how: 'aloud' | 'quietly' = 'aloud'): void {
    let done: Done;
    try {
      done = this.#call({ call: 'restore', lines });
    } catch (why) {
      // It stays where it is kept: another version may read it.
      return this.#trouble('unreadable', why);
    }
    clearTimeout(this.#tables.get(table)?.wake);
    this.#tables.set(table, { lines, stored: lines.length });
    this.#follow(table, how === 'aloud' ? done : { ...done, tell: [] });
  }

  /** Asks the engine, keeps what comes of it, and only then goes on. */
  async #do(ask: () => Done): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const done = ask();
      if (done.append === null) return this.#follow(null, done);
      const { table } = done.append;
      const kept = await this.#keep(done.append);
      if (kept === null) return this.#follow(table, done);
      this.#restore(table, kept);
    }
  }

  /** Keeps lines; gives back all lines of the table if they are others than was thought. */
  async #keep({ table: id, lines, listed }: Append): Promise<string[] | null> {
    const { shelf, changed } = this.#around;
    const table = this.#tables.get(id) ?? { lines: [], stored: 0 };
    const all = [...table.lines, ...lines];
    const append = { table: id, after: table.stored, lines: all.slice(table.stored), listed };
    let { stored } = table;
    try {
      if ((await shelf.append(append)) === 'conflict') {
        const other = await shelf.lines(id);
        if (other !== null) return other;
        // The browser has removed what it kept: everything is kept anew.
        const anew = await shelf.append({ ...append, after: 0, lines: all });
        if (anew === 'conflict') return shelf.lines(id);
      }
      stored = all.length;
      this.#keeps = true;
      changed(id);
    } catch (why) {
      // The game goes on in memory; what is missing is kept with the next move if that works again.
      if (this.#keeps) this.#trouble('storage', why);
      this.#keeps = false;
    }
    clearTimeout(table.wake);
    this.#tables.set(id, { lines: all, stored });
    return null;
  }

  #follow(id: string | null, done: Done): void {
    const { post } = this.#around;
    for (const message of done.tell) post({ told: message });
    // What the hint was about is no longer asked.
    if (done.append !== null) this.#stopHint();
    const table = id === null ? undefined : this.#tables.get(id);
    if (id !== null && table !== undefined && done.wake !== null) {
      const tick = () =>
        void this.#inTurn(() => this.#do(() => this.#call({ call: 'tick', table: id, now: Date.now() })));
      table.wake = setTimeout(tick, Math.max(0, done.wake - Date.now()));
    }
    for (const job of done.bots) void this.#choose(job);
    if (done.hint !== null) this.#advise(done.hint);
  }

  /** Lets a bot choose. If whoever thinks for it fails, somebody else does. */
  async #choose(job: Job): Promise<void> {
    const { table, seat, decision } = job;
    const key = `${table} ${seat} ${decision}`;
    if (this.#bots.has(key)) return;
    this.#bots.add(key);
    try {
      const lines = await this.#linesOf(table);
      const asked = { call: 'think', what: 'choose', lines, seat, decision, number: number() };
      const action = await this.#think(asked);
      if (action === null) return;
      await this.#inTurn(() =>
        this.#do(() => this.#call({ call: 'chosen', table, seat, decision, action, now: Date.now() })),
      );
    } catch (why) {
      this.#trouble('engine', why);
    } finally {
      this.#bots.delete(key);
    }
  }

  #think(asked: object): Promise<unknown> {
    return this.#around.think(asked).answer.catch(() => this.#around.think(asked).answer);
  }

  #advise({ table, msg }: { table: string; msg: string }): void {
    const lines = this.#tables.get(table)?.lines ?? [];
    const tell = (message: unknown) => this.#around.post({ told: message as never });
    const hint = this.#around.think({ call: 'think', what: 'advise', lines, msg }, tell);
    this.#hint = hint;
    hint.answer.then(tell).catch((why: unknown) => {
      if (this.#hint === hint) this.#trouble('engine', why);
    });
  }

  #stopHint(): void {
    this.#hint?.stop();
    this.#hint = null;
  }
}
