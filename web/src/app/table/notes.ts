// What is explained once in a first game: kinds of events, each with the rule that says more. Their words are in notes.ftl. A kind
// that is not here is not explained.

import type { CardiaEvent, CivEvent, GameName, KardinalEvent, Seat } from '$protocol';
import type { GameEvent } from '$lib/table';

/** A first encounter without a winner is another thing than a first encounter. */
type Cardia = CardiaEvent['event'] | 'tie';
type Notes<Kind extends string> = Partial<Record<Kind, string>>;

const CARDIA: Notes<Cardia> = {
  revealed: 'C2.1',
  compared: 'C2.3',
  tie: 'C4.3',
  activated: 'C3.1',
  modified: 'C3.8',
  tokens: 'C3.5',
  waiting: 'C2.2',
  discardedFromPlay: 'C3.12',
  discardedFromHand: 'C3.11',
  discardedFromDeck: 'C5.2',
  guardianUsed: 'C9.3',
  locationUsed: 'C1.5',
  roundEnded: 'C5.1',
};
const KARDINAL: Notes<KardinalEvent['event']> = {
  took: 'K2.2',
  gotLaw: 'K4.1',
  placed: 'K2.4',
  stoneReturned: 'K3.1',
  paid: 'K3.2',
  played: 'K4.6',
  skipped: 'K3.4',
};
const CIV: Notes<CivEvent['event']> = {
  played: 'V2.1',
  used: 'V2.3',
  attacked: 'V3.2',
  questioned: 'V3.4',
  embargoLaid: 'V3.6',
  democracyLaid: 'V3.10',
  coinTaken: 'V3.11',
  deckEmptied: 'V4.2',
  hegemony: 'V4.1',
  quietRounds: 'V4.6',
};
export const NOTES: Partial<Record<GameName, Readonly<Record<string, string>>>> = {
  cardia: CARDIA,
  kardinal: KARDINAL,
  civ: CIV,
};

/** Something new: the key of its words, and its rule. */
export interface Note {
  key: string;
  rule: string;
}

/** What an event would have explained. */
export function noteOf(game: GameName, event: GameEvent): Note | null {
  if (!('event' in event)) return null;
  const tie = event.event === 'compared' && (event.winners as Seat[]).length === 0;
  const kind = tie ? 'tie' : event.event;
  const notes = NOTES[game] ?? {};
  const rule = Object.hasOwn(notes, kind) ? notes[kind] : undefined;
  return rule === undefined ? null : { key: `note-${game}-${kind}`, rule };
}

/** What this device remembers: what was explained, and of which games one was finished. */
export interface Memory {
  seen: string[];
  played: string[];
}

const KEY = 'trivium.notes';
const words = (list: unknown): string[] => (Array.isArray(list) ? list.filter((it): it is string => typeof it === 'string') : []);

/** Where it is kept. In a browser that forbids it, asking for it fails. */
type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>;
const device: Shelf = () => localStorage;

export function remembered(shelf: Shelf = device): Memory {
  try {
    const kept = JSON.parse(shelf().getItem(KEY) ?? '{}') as Partial<Memory> | null;
    return { seen: words(kept?.seen), played: words(kept?.played) };
  } catch {
    return { seen: [], played: [] }; // No storage in this browser, or something else in it.
  }
}

/** Adds to it. */
export function remember(what: keyof Memory, word: string, shelf: Shelf = device): void {
  const memory = remembered(shelf);
  if (memory[what].includes(word)) return;
  try {
    shelf().setItem(KEY, JSON.stringify({ ...memory, [what]: [...memory[what], word] }));
  } catch {
    // As above.
  }
}
