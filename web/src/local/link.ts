// The page's way to the tables on this device. It starts the worker when something is first wanted of it, and again if it ends.

import type { ClientMessage, ServerMessage } from '$protocol';
import { notice } from '../lib/announce.svelte.ts';
import { Failure } from '../lib/failure.ts';
import { myName } from '../lib/person.ts';
import { t } from '../lib/text.svelte.ts';
import type { FromDesk, Question, ToDesk } from './words.ts';

/** The engine, if it was built before this page. */
const engines = import.meta.glob<string>('./engine/*.wasm', { query: '?url', import: 'default' });

/** How often a worker is started again within a minute before we give up. */
const TRIES = 3;
const MINUTE = 60_000;

export interface Ears {
  /** The worker is there. */
  opened: () => void;
  /** It is gone. */
  closed: () => void;
  heard: (message: ServerMessage) => void;
}

interface Asked {
  found: (it: unknown) => void;
  resolve: (answer: unknown) => void;
  reject: (why: Failure) => void;
}

let module: Promise<WebAssembly.Module> | null = null;

async function engine(): Promise<WebAssembly.Module> {
  const [load] = Object.values(engines);
  if (load === undefined || typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
  const file = await fetch(await load());
  if (!file.ok) throw new Error(`the engine could not be loaded: ${file.status}`);
  // A host that does not know the kind of file is no reason not to play.
  const known = file.headers.get('content-type') === 'application/wasm';
  return known ? WebAssembly.compileStreaming(file) : WebAssembly.compile(await file.arrayBuffer());
}

let worker: Worker | null = null;
let ears: Ears | null = null;
/** When workers ended lately. */
let ended: number[] = [];
let count = 0;
const asked = new Map<number, Asked>();

function hear(word: FromDesk): void {
  if ('told' in word) ears?.heard(word.told);
  else if ('trouble' in word) notice(t(`device-${word.trouble}`, { why: word.why }));
  else {
    const waits = asked.get(word.id);
    if ('found' in word) return waits?.found(word.found);
    asked.delete(word.id);
    if ('failed' in word) waits?.reject(new Failure(422, word.failed));
    else waits?.resolve(word.answer);
  }
}

/** The worker was ended, by the browser or by a fault. What it had acknowledged is kept. */
function lose(why: string): void {
  worker?.terminate();
  worker = null;
  ears?.closed();
  for (const [id, it] of [...asked]) {
    asked.delete(id);
    it.reject(new Failure(500, why));
  }
  const now = performance.now();
  ended = [...ended.filter((it) => now - it < MINUTE), now];
  if (ended.length < TRIES) void start();
  else notice(t('device-engine', { why }));
}

async function start(): Promise<Worker> {
  if (worker !== null) return worker;
  module ??= engine();
  let compiled: WebAssembly.Module;
  try {
    compiled = await module;
  } catch (why) {
    module = null;
    notice(t('device-none'));
    throw why;
  }
  // Somebody else may have waited for it too.
  if (worker !== null) return worker;
  const next = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker = next;
  next.onmessage = ({ data }: MessageEvent<FromDesk>) => hear(data);
  next.onerror = (event) => {
    event.preventDefault();
    if (worker === next) lose(event.message);
  };
  post({ begin: { module: compiled, name: myName() ?? t('new-you') } });
  ears?.opened();
  return next;
}

function post(word: ToDesk): void {
  worker?.postMessage(word);
}

/** Opens the way; what is heard on it goes to these ears. */
export async function open(to: Ears): Promise<void> {
  // A question about a finished game may have started the worker before.
  const there = worker !== null;
  ears = to;
  await start();
  if (there) to.opened();
}

/** Says something; it is lost if the worker is not there, and said again when it is. */
export function say(message: ClientMessage): void {
  post({ say: JSON.stringify(message) });
}

/** Asks something that is no message of the protocol. */
export function ask<T>(question: Question, found: (it: unknown) => void = () => undefined, stop?: AbortSignal): Promise<T> {
  return start().then(
    () =>
      new Promise<T>((resolve, reject) => {
        const id = (count += 1);
        asked.set(id, { found, resolve: (it) => resolve(it as T), reject });
        post({ ask: question, id });
        stop?.addEventListener('abort', () => {
          asked.delete(id);
          post({ stop: id });
          reject(new DOMException('stopped', 'AbortError'));
        });
      }),
  );
}
