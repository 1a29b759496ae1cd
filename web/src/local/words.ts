// What the page and its workers say to each other. Of a game, only messages of the protocol and answers about finished
// games go to the page: lines of a table, which hold everything hidden, never leave the workers.

import type { MyTable, Seat, ServerMessage } from '$protocol';
import type { Onward } from '../lib/api.ts';

/** What the id of every table on this device begins with, see crates/wasm/src/desk.rs. */
export const DEVICE = 'device-';

/** Is this a table on this device? */
export const isLocal = (table: string): boolean => table.startsWith(DEVICE);

/** Says that a table has changed, to all tabs. */
export const CHANNEL = 'trivium device';

/** What went wrong: games cannot be kept, a stored one cannot be read, the engine does not run. */
export type Trouble = 'storage' | 'unreadable' | 'engine';

/** A question that is no message of the protocol: about lessons, or about a game that is over. */
export type Question =
  | { what: 'lessons' }
  | { what: 'lesson'; name: string }
  | { what: 'record'; table: string; game: number | null }
  | { what: 'replay'; of: Finished; seat: Seat | null }
  | { what: 'review'; of: Finished }
  | { what: 'continue'; of: Finished; onward: Onward };

/** A game that is over: one of a table here, or one somebody brought. */
export type Finished = { record: string } | { table: string; game: number | null };

export type ToDesk =
  | { begin: { module: WebAssembly.Module; name: string } }
  /** A message of the protocol as JSON, as on a socket: what a form holds cannot be cloned. */
  | { say: string }
  | { ask: Question; id: number }
  | { stop: number };

export type FromDesk =
  | { told: ServerMessage }
  | { trouble: Trouble; why: string }
  | { found: unknown; id: number }
  | { answer: unknown; id: number }
  | { failed: string; id: number };

/** Lines of a table to be stored, see crates/wasm/src/desk.rs. */
export interface Append {
  table: string;
  after: number;
  lines: string[];
  listed: MyTable | null;
}

/** What a call of the engine leads to. */
export interface Done {
  append: Append | null;
  tell: ServerMessage[];
  bots: Job[];
  hint: { table: string; msg: string } | null;
  wake: number | null;
}

export interface Job {
  table: string;
  seat: Seat;
  decision: number;
}
