// Those who think on this device: as many workers as are needed, and no more than the device has processors for.

import type { Thought } from './desk.ts';
import type { FromThinker, ToThinker } from './thinker.ts';

/** The desk and the page need one too. */
export const THINKERS = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

interface Wanted {
  asked: object;
  found: (it: unknown) => void;
  resolve: (answer: unknown) => void;
  reject: (why: Error) => void;
}

export class Pool {
  readonly #module: WebAssembly.Module;
  #idle: Worker[] = [];
  #busy = new Map<Wanted, Worker>();
  #queue: Wanted[] = [];

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  think(asked: object, found: (it: unknown) => void = () => undefined): Thought {
    let wanted: Wanted | undefined;
    const answer = new Promise<unknown>((resolve, reject) => {
      wanted = { asked, found, resolve, reject };
      this.#queue.push(wanted);
      this.#next();
    });
    return { answer, stop: () => wanted && this.#stop(wanted) };
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#busy.size >= THINKERS) return;
    const wanted = this.#queue.shift();
    if (wanted === undefined) return;
    const worker = this.#idle.pop() ?? this.#start();
    this.#busy.set(wanted, worker);
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('found' in data) return wanted.found(data.found);
      this.#busy.delete(wanted);
      if ('failed' in data) {
        // Its engine may have stopped in the middle of something.
        worker.terminate();
        wanted.reject(new Error(data.failed));
      } else {
        this.#idle.push(worker);
        wanted.resolve(data.answer);
      }
      this.#next();
    };
    // A worker that the browser ended, for lack of memory for example.
    worker.onerror = (event) => {
      event.preventDefault();
      this.#busy.delete(wanted);
      worker.terminate();
      wanted.reject(new Error(event.message || 'a worker of the engine was ended'));
      this.#next();
    };
    worker.postMessage({ think: wanted.asked } satisfies ToThinker);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ module: this.#module } satisfies ToThinker);
    return worker;
  }

  /** A search cannot hear: it ends with its worker. */
  #stop(wanted: Wanted): void {
    this.#queue = this.#queue.filter((it) => it !== wanted);
    this.#busy.get(wanted)?.terminate();
    this.#busy.delete(wanted);
    wanted.reject(new Error('stopped'));
    this.#next();
  }
}
