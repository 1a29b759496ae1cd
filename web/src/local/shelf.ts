// Where games on this device are kept: IndexedDB. The lines of a table, which hold everything hidden, are read in workers only; how
// it is listed is kept beside them, so that the first page can show it without the engine.

import type { MyTable } from '$protocol';
import type { Append } from './words.ts';

const NAME = 'trivium';
const TABLES = 'tables';
const LISTINGS = 'listings';

interface Stored {
  id: string;
  lines: string[];
}

interface Listing {
  id: string;
  listed: MyTable | null;
  /** Milliseconds since 1970. */
  updated: number;
}

export interface Shelf {
  /** Stores lines; `conflict` if other lines are stored than was thought. */
  append: (it: Append) => Promise<'done' | 'conflict'>;
  /** The lines of a table; `null` if there is none. */
  lines: (table: string) => Promise<string[] | null>;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage of the browser failed'));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  if (opened !== null) return opened;
  const asked = Promise.resolve().then(() => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const name of [TABLES, LISTINGS]) request.result.createObjectStore(name, { keyPath: 'id' });
    };
    return settled(request);
  });
  opened = asked;
  // A browser that forbade it may allow it later.
  asked.catch(() => (opened = null));
  return asked;
}

async function reading(name: string): Promise<IDBObjectStore> {
  return (await database()).transaction(name).objectStore(name);
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the storage of the browser failed'));
  });
}

export const shelf: Shelf = {
  append: async ({ table, after, lines, listed }) => {
    // What is acknowledged must not be lost when the machine stops (I11).
    const both = (await database()).transaction([TABLES, LISTINGS], 'readwrite', { durability: 'strict' });
    const done = committed(both);
    const tables = both.objectStore(TABLES);
    const old = (await settled(tables.get(table))) as Stored | undefined;
    const before = old?.lines ?? [];
    if (before.length !== after) {
      await done;
      return 'conflict';
    }
    tables.put({ id: table, lines: [...before, ...lines] } satisfies Stored);
    both.objectStore(LISTINGS).put({ id: table, listed, updated: Date.now() } satisfies Listing);
    await done;
    return 'done';
  },
  lines: async (table) => {
    const tables = await reading(TABLES);
    return ((await settled(tables.get(table))) as Stored | undefined)?.lines ?? null;
  },
};

/** The games on this device, the latest first; none where the browser keeps nothing. */
export async function listed(): Promise<MyTable[]> {
  try {
    const all = (await settled((await reading(LISTINGS)).getAll())) as Listing[];
    const seconds = (it: Listing) => Math.max(0, Math.round((Date.now() - it.updated) / 1000));
    return all
      .sort((a, b) => b.updated - a.updated)
      .flatMap((it) => (it.listed === null ? [] : [{ ...it.listed, idleSeconds: seconds(it) }]));
  } catch {
    return [];
  }
}
