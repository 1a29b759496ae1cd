// The conversation with the server, without a socket: what is said when, what is said again after a break, and what
// the answers mean. The rules of it are in docs/protocol.md.

import { PROTOCOL_VERSION } from '$facts/games';
import type {
  Analysis,
  Avatar,
  ChosenOptions,
  ClientMessage,
  ClockSetting,
  ErrorCode,
  LobbyTable,
  Me,
  MyTable,
  Notice,
  Preview,
  Refusal,
  Request,
  ServerMessage,
} from '$protocol';
import { afterSaid, afterChange, fromSnapshot, type Table } from './table.ts';

/** What became of a wish. */
export type Outcome =
  | { kind: 'done'; table: string }
  | { kind: 'foreseen'; preview: Preview }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'stale' }
  | { kind: 'noTable' };

export interface Wires {
  send: (message: ClientMessage) => void;
  /** Something that is shown has changed. */
  changed: () => void;
  now: () => number;
  /** A new message id: 1 to 36 letters, digits and `-`. */
  id: () => string;
}

interface Wish {
  message: Extract<ClientMessage, { msg: string }>;
  settle: (outcome: Outcome) => void;
}

export interface Hint {
  table: string;
  msg: string;
  analysis: Analysis | null;
  done: boolean;
  /** Why there is none. */
  why: Refusal | null;
}

export class Conversation {
  name: string | null = null;
  /** The picture others see. */
  avatar: Avatar | null = null;
  tables: Record<string, Table> = {};
  /** Tables that are not there, or not for us. */
  missing: string[] = [];
  lobby: LobbyTable[] | null = null;
  mine: MyTable[] | null = null;
  hint: Hint | null = null;
  /** What administrators announce. */
  notices: Notice[] = [];
  /** The latest thing that was wrong with the conversation as such. */
  trouble: ErrorCode | null = null;

  #wires: Wires;
  #ready = false;
  #watched = new Set<string>();
  #wishes = new Map<string, Wish>();
  #listens = { lobby: false, mine: false };

  constructor(wires: Wires) {
    this.#wires = wires;
  }

  /** Is the server ready for us? */
  get ready(): boolean {
    return this.#ready;
  }

  /** A connection is there. */
  opened(): void {
    this.#wires.send({ type: 'hello', version: PROTOCOL_VERSION, client: 'web' });
  }

  /** It is gone. Wishes stay, and are said again on the next one. */
  closed(): void {
    this.#ready = false;
    if (this.hint !== null) this.hint = { ...this.hint, done: true };
    this.#wires.changed();
  }

  /** Says again what was not answered. Sending a wish twice is safe: it is done once. */
  repeat(): void {
    if (!this.#ready) return;
    for (const { message } of this.#wishes.values()) this.#wires.send(message);
  }

  heard(message: ServerMessage): void {
    this.#hear(message);
    this.#wires.changed();
  }

  /** Wants something of a table. The answer comes when the server has stored it, after a break too. */
  want(table: string, request: Request): Promise<Outcome> {
    return this.#wish({ type: 'table', table, msg: this.#wires.id(), request });
  }

  /** Wants a new table; the outcome has its id. */
  create(options: ChosenOptions, clock: ClockSetting): Promise<Outcome> {
    return this.#wish({ type: 'create', msg: this.#wires.id(), options, clock });
  }

  /** How many things that the person did wait for an answer. Who only looks ahead has done nothing. */
  get waiting(): number {
    const does = ({ message }: Wish) => message.type !== 'table' || message.request.want !== 'preview';
    return [...this.#wishes.values()].filter(does).length;
  }

  /** The person has another name or picture from now on. */
  named({ name, avatar }: Me): void {
    this.name = name;
    this.avatar = avatar ?? null;
    this.#wires.changed();
  }

  watch(table: string): void {
    if (this.#watched.has(table)) return;
    this.#watched.add(table);
    this.missing = this.missing.filter((it) => it !== table);
    if (this.#ready) this.#sendWatch(table);
    this.#wires.changed();
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    const { [table]: _, ...others } = this.tables;
    this.tables = others;
    if (this.#ready) this.#wires.send({ type: 'unwatch', table });
    this.#wires.changed();
  }

  listen(to: 'lobby' | 'mine', on: boolean): void {
    if (this.#listens[to] === on) return;
    this.#listens[to] = on;
    if (!this.#ready) return;
    if (to === 'lobby') this.#wires.send({ type: on ? 'lobby' : 'leaveLobby' });
    else this.#wires.send({ type: on ? 'mine' : 'leaveMine' });
  }

  analyse(table: string): void {
    const msg = this.#wires.id();
    this.hint = { table, msg, analysis: null, done: false, why: null };
    if (this.#ready) this.#wires.send({ type: 'analyse', table, msg });
    this.#wires.changed();
  }

  stopAnalysing(): void {
    if (this.hint === null) return;
    if (this.#ready && !this.hint.done) this.#wires.send({ type: 'stopAnalysing' });
    this.hint = null;
    this.#wires.changed();
  }

  #wish(message: Wish['message']): Promise<Outcome> {
    return new Promise((settle) => {
      this.#wishes.set(message.msg, { message, settle });
      if (this.#ready) this.#wires.send(message);
      this.#wires.changed();
    });
  }

  #settle(msg: string, outcome: Outcome): void {
    const wish = this.#wishes.get(msg);
    this.#wishes.delete(msg);
    wish?.settle(outcome);
  }

  #sendWatch(table: string): void {
    const version = this.tables[table]?.version ?? null;
    this.#wires.send({ type: 'table', table, msg: this.#wires.id(), request: { want: 'watch', version } });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#ready = true;
        this.name = message.name;
        this.avatar = message.avatar ?? null;
        this.trouble = null;
        this.notices = [];
        for (const table of this.#watched) this.#sendWatch(table);
        if (this.#listens.lobby) this.#wires.send({ type: 'lobby' });
        if (this.#listens.mine) this.#wires.send({ type: 'mine' });
        this.repeat();
        return;
      case 'lobby':
        this.lobby = message.tables;
        return;
      case 'mine':
        this.mine = message.tables;
        return;
      case 'snapshot': {
        const { table, snapshot } = message;
        // One that was on its way when this page left the table.
        if (!this.#watched.has(table)) return;
        this.#keep(fromSnapshot(table, snapshot, this.tables[table], this.#wires.now()));
        return;
      }
      case 'change': {
        const table = this.tables[message.table];
        if (table === undefined) return;
        const next = afterChange(table, message.change, this.#wires.now());
        if (next === null) this.#sendWatch(message.table);
        else this.#keep(next);
        return;
      }
      case 'said': {
        const table = this.tables[message.table];
        if (table !== undefined) this.#keep(afterSaid(table, message.line));
        return;
      }
      case 'presence': {
        const table = this.tables[message.table];
        const { connected, spectators } = message;
        if (table !== undefined) this.#keep({ ...table, connected, spectators });
        return;
      }
      case 'ack':
        this.#settle(message.msg, { kind: 'done', table: message.table });
        return;
      case 'refused':
        if (this.hint?.msg === message.msg) this.hint = { ...this.hint, done: true, why: message.why };
        this.#settle(message.msg, { kind: 'refused', why: message.why });
        return;
      case 'stale': {
        const { table, snapshot } = message;
        if (this.#watched.has(table)) {
          this.#keep(fromSnapshot(table, snapshot, this.tables[table], this.#wires.now()));
        }
        this.#settle(message.msg, { kind: 'stale' });
        return;
      }
      case 'analysis':
        if (this.hint?.msg === message.msg) {
          this.hint = { ...this.hint, analysis: message.analysis, done: message.done };
        }
        return;
      case 'closed': {
        const { table } = message;
        const { [table]: _, ...others } = this.tables;
        this.tables = others;
        if (this.#watched.has(table)) this.missing = [...this.missing, table];
        return;
      }
      case 'notices':
        this.notices = message.notices;
        return;
      case 'preview':
        this.#settle(message.msg, { kind: 'foreseen', preview: message.preview });
        return;
      case 'pong':
        return;
      case 'error':
        // It can be asked for again.
        if (message.msg !== undefined && this.hint?.msg === message.msg) this.hint = null;
        this.#error(message.code);
        return;
    }
  }

  #error(code: ErrorCode): void {
    this.trouble = code;
    if (code !== 'noTable') return;
    // The error has no id: it means a table that was asked for and never seen.
    const unseen = (table: string) => this.tables[table] === undefined;
    this.missing = [...this.#watched].filter(unseen);
    for (const [msg, { message }] of [...this.#wishes]) {
      if (message.type === 'table' && unseen(message.table)) this.#settle(msg, { kind: 'noTable' });
    }
  }

  #keep(table: Table): void {
    if (this.hint?.table === table.id && table.decision?.id !== this.tables[table.id]?.decision?.id) {
      this.hint = null;
    }
    this.tables = { ...this.tables, [table.id]: table };
  }
}
