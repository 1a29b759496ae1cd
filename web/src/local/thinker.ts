// Somebody who thinks: an engine in a worker of its own. It has no state, so it can be ended in the middle of anything.

import { Engine, type Host } from './engine.ts';

/** How often something is told that gets better, and how long a search may take, in milliseconds. */
const TELL_EVERY = 150;
const MOST = 10_000;

export type ToThinker = { module: WebAssembly.Module } | { think: object };
export type FromThinker = { found: unknown } | { answer: unknown } | { failed: string };

let engine: Promise<Engine> | null = null;
let began = 0;
let told = 0;

const host: Host = {
  look: () => {
    const now = performance.now();
    if (now - began > MOST) return 2;
    if (now - told < TELL_EVERY) return 0;
    told = now;
    return 1;
  },
  tell: (found) => postMessage({ found } satisfies FromThinker),
};

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ('module' in data) {
    engine = Engine.start(data.module, host);
    return;
  }
  began = told = performance.now();
  try {
    postMessage({ answer: (await engine)?.call(data.think) } satisfies FromThinker);
  } catch (why) {
    postMessage({ failed: why instanceof Error ? why.message : String(why) } satisfies FromThinker);
  }
};
