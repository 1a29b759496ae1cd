// A table as this client knows it, put together from what the server tells. Pure: the same messages give the same table.

import type {
  CardiaEvent,
  Change,
  Changed,
  ChatLine,
  CivEvent,
  Decision,
  GameView,
  KardinalEvent,
  Seat,
  Snapshot,
  TableInfo,
  TakeBack,
  Text,
  Truth,
} from '$protocol';

export type GameEvent = CardiaEvent | KardinalEvent | CivEvent | Text;

export interface Table {
  id: string;
  /** Counts what this client was told; a change continues exactly one version. */
  version: number;
  you: Seat | null;
  info: TableInfo;
  view: GameView | null;
  decision: Decision | null;
  /** Whether the own latest choice can be taken back; nothing if there is none. */
  undo: TakeBack | null;
  truth: Truth | null;
  chat: ChatLine[];
  /** Everything heard of this game. */
  history: GameEvent[];
  /** What the latest change brought; empty after a jump. */
  fresh: GameEvent[];
  connected: Seat[];
  spectators: number;
  /** When the clocks in `info` were right, by the clock of this client. */
  at: number;
}

export function fromSnapshot(id: string, it: Snapshot, old: Table | undefined, now: number): Table {
  return {
    id,
    version: it.version,
    you: it.you,
    info: it.info,
    view: it.view,
    decision: it.decision,
    undo: it.undo,
    truth: it.truth,
    chat: it.chat,
    history: it.history?.events ?? [],
    fresh: [],
    connected: old?.connected ?? [],
    spectators: old?.spectators ?? 0,
    at: now,
  };
}

/** What something became: its own fields, with those that changed. A list may have changed only in some places. */
function changed<T extends object>(old: T, change: Changed<T>): T {
  const next = { ...old } as Record<string, unknown>;
  for (const [name, value] of Object.entries(change)) {
    const before = next[name];
    const places = Array.isArray(before) && !Array.isArray(value) && value !== null;
    next[name] = places ? Object.assign([...before], value) : value;
  }
  return next as T;
}

/** The view after a change. The first of a game is whole, and so is that of a game of another kind. */
function seen(old: GameView | null, change: Changed<GameView>): GameView {
  return old !== null && old.game === change.game ? changed(old, change) : (change as GameView);
}

/** The table after a change; `null` if something in between is missing, so that a snapshot is needed. */
export function afterChange(table: Table, it: Change, now: number): Table | null {
  if (it.version <= table.version) return table;
  if (it.since !== table.version) return null;
  const fresh: GameEvent[] = it.events?.events ?? [];
  const info = changed(table.info, it.info);
  const before = info.game === table.info.game ? table.history : [];
  return {
    ...table,
    version: it.version,
    info,
    view: it.view === null ? null : seen(table.view, it.view),
    decision: it.decision,
    undo: it.undo,
    truth: it.truth,
    history: fresh.length > 0 ? [...before, ...fresh] : before,
    fresh,
    at: now,
  };
}

/** A line that was said, in its place; one that is there already is not said twice. */
export function afterSaid(table: Table, line: ChatLine): Table {
  const latest = table.chat.at(-1)?.number ?? 0;
  return line.number > latest ? { ...table, chat: [...table.chat, line] } : table;
}

/** Milliseconds a seat has left now. */
export function timeLeft(table: Table, seat: Seat, now: number): number | null {
  const clock = table.info.clocks.find((it) => it.seat === seat);
  if (clock === undefined) return null;
  return Math.max(0, clock.running ? clock.leftMs - (now - table.at) : clock.leftMs);
}

export const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** The seats that owe a choice. */
export function owed(table: Table): Seat[] {
  return table.info.stage === 'playing' ? (table.view?.owed ?? []) : [];
}
