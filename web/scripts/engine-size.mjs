// How much the engine weighs on the line. It holds the rules and bots of all games. Fails above the budget.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const BUDGET = 500 * 1024;
const bytes = brotliCompressSync(readFileSync(new URL('../src/local/engine/trivium.wasm', import.meta.url))).length;
const verdict = bytes <= BUDGET ? 'ok' : 'TOO MUCH';
console.log(`engine ${(bytes / 1024).toFixed(1)} KB of ${BUDGET / 1024} KB  ${verdict}`);
process.exitCode = bytes <= BUDGET ? 0 : 1;
