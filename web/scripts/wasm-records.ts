// Compares records that native code and WebAssembly play at random and replay: a hash of every thousand of them.
//
//   node --import tsx scripts/wasm-records.ts [RECORDS]     `make wasm-records` builds first

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Engine } from '../src/local/engine.ts';

const EACH = 1_000;
const records = Number(process.argv[2] ?? 100_000);
const root = join(import.meta.dirname, '../..');
const native = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release/examples/native');
const engine = await Engine.start(
  new WebAssembly.Module(readFileSync(join(root, 'web/src/local/engine/trivium.wasm'))),
);
const run = promisify(execFile);

for (let from = 1; from <= records; from += EACH) {
  const games = Math.min(EACH, records + 1 - from);
  // Native code works meanwhile.
  const other = run(native, ['records', String(from), String(games)]);
  const here = engine.records(from, games).toString(16).padStart(16, '0');
  const there = (await other).stdout.trim();
  if (here !== there) {
    console.log(`records ${from} to ${from + games - 1} differ: native ${there}, WebAssembly ${here}`);
    process.exit(1);
  }
}
console.log(`${records} records replay to the same bytes in native code and in WebAssembly`);
