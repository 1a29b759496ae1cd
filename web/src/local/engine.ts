// The engine: WebAssembly that takes JSON and gives JSON (crates/wasm). It runs in workers, never in the page.

/** What an engine wants to know while it thinks. */
export interface Host {
  /** 0: go on; 1: tell what is known; 2: stop. */
  look: () => 0 | 1 | 2;
  tell: (found: unknown) => void;
}

interface Exports {
  memory: WebAssembly.Memory;
  room_for: (length: number) => number;
  run: () => number;
  answer: () => number;
  signature: () => bigint;
  records: (from: bigint, games: bigint) => bigint;
  search: (game: number, iterations: number) => number;
  playouts: (game: number, games: number) => number;
}

export const SILENT: Host = { look: () => 0, tell: () => undefined };

export class Engine {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async start(module: WebAssembly.Module, host: Host = SILENT): Promise<Engine> {
    const told = (at: number, length: number) => host.tell(JSON.parse(read(exports.memory, at, length)));
    const instance = await WebAssembly.instantiate(module, { host: { look: host.look, tell: told } });
    const exports = instance.exports as unknown as Exports;
    return new Engine(exports);
  }

  /** Does what is asked; what is impossible is an error in words. */
  call<T>(asked: object): T {
    const { memory, room_for, run, answer } = this.#exports;
    const text = new TextEncoder().encode(JSON.stringify(asked));
    // The address comes first: making room may replace the memory.
    const at = room_for(text.length);
    new Uint8Array(memory.buffer).set(text, at);
    const length = run();
    const given = JSON.parse(read(memory, answer(), length)) as T | { error: string };
    if (given !== null && typeof given === 'object' && 'error' in given) throw new Error(given.error);
    return given as T;
  }

  /** The signature of all bots: the same on every platform. */
  signature(): bigint {
    return BigInt.asUintN(64, this.#exports.signature());
  }

  /** A hash of the records and replays of random games. */
  records(from: number, games: number): bigint {
    return BigInt.asUintN(64, this.#exports.records(BigInt(from), BigInt(games)));
  }

  /** Searches fixed positions of a game, to be timed. */
  search(game: number, iterations: number): number {
    return this.#exports.search(game, iterations);
  }

  /** Plays random games, to be timed. */
  playouts(game: number, games: number): number {
    return this.#exports.playouts(game, games);
  }
}

const read = (memory: WebAssembly.Memory, at: number, length: number): string =>
  new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
