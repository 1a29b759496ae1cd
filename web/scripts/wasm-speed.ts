// The speed of the engine side by side: native code, Node.js and Chromium, one after the other for each game, several rounds.
//
//   node --import tsx scripts/wasm-speed.ts [ROUNDS]     `make bench-wasm` builds first
//
// Needs the engine (scripts/wasm.sh), the native example (cargo build --release -p wasm --example native) and Chromium.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Engine } from '../src/local/engine.ts';

const GAMES = ['cardia', 'kardinal', 'civ'] as const;
/** How much is done at once: about a second of native code. */
const WORK = {
  search: { cardia: 60_000, kardinal: 24_000, civ: 8_000 },
  playouts: { cardia: 400_000, kardinal: 100_000, civ: 40_000 },
};
type What = keyof typeof WORK;

const root = join(import.meta.dirname, '../..');
const native = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release/examples/native');
const bytes = readFileSync(join(root, 'web/src/local/engine/trivium.wasm'));
const rounds = Number(process.argv[2] ?? 3);

const engine = await Engine.start(new WebAssembly.Module(bytes));

function inNode(what: What, game: number, amount: number): number {
  engine[what](game, amount / 10);
  const began = performance.now();
  engine[what](game, amount);
  return amount / ((performance.now() - began) / 1000);
}

const server = createServer((request, response) => {
  const wasm = request.url === '/engine.wasm';
  response.writeHead(200, { 'content-type': wasm ? 'application/wasm' : 'text/html' });
  response.end(wasm ? bytes : '<!doctype html><title>speed</title>');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
await page.evaluate(`(async () => {
  const host = { look: () => 0, tell: () => undefined };
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/engine.wasm'), { host });
  globalThis.timed = (what, game, amount) => {
    instance.exports[what](game, amount / 10);
    const began = performance.now();
    instance.exports[what](game, amount);
    return amount / ((performance.now() - began) / 1000);
  };
})()`);

const median = (all: number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;
console.log('what      game       native/s     Node/s         Chromium/s');
let slow = false;
for (const what of ['search', 'playouts'] as const) {
  for (const [index, game] of GAMES.entries()) {
    const amount = WORK[what][game];
    const found = { native: [] as number[], node: [] as number[], chromium: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      found.native.push(Number(execFileSync(native, [what, game, String(amount)], { encoding: 'utf8' })));
      found.node.push(inNode(what, index, amount));
      found.chromium.push(await page.evaluate<number>(`timed('${what}', ${index}, ${amount})`));
    }
    const base = median(found.native);
    const told = [found.node, found.chromium].map((it) => {
      const share = median(it) / base;
      if (what === 'search') slow ||= share < 0.5;
      return `${median(it).toFixed(0).padStart(9)} ${(100 * share).toFixed(0).padStart(3)} %`;
    });
    console.log(`${what.padEnd(9)} ${game.padEnd(9)} ${base.toFixed(0).padStart(9)}  ${told.join('  ')}`);
  }
}
await browser.close();
server.close();
if (slow) {
  console.log('search is below half of native speed');
  process.exitCode = 1;
}
