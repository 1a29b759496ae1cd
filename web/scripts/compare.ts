// Says what the terminal client said, and compares: lines of `cargo run -p tui --example said` on standard input.
// Exits with 1 at the first differences.

import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { GameName, Seat, Text } from '../../crates/protocol/bindings/protocol.ts';
import type * as Say from '../src/lib/say.ts';
import type * as Lib from '../src/lib/text.svelte.ts';

interface Line {
  what: { text: Text } | { game: GameName; event: { event: string } };
  you: Seat | null;
  /** In the order of `LANGUAGES`. */
  said: string[];
}

const MOST_SHOWN = 10;
const names = { A: 'Ann', B: 'Ben', C: 'Cleo', D: 'Dan', E: 'Eve', F: 'Finn', G: 'Gus', H: 'Hal' };

// The only thing the texts want of a page.
Object.assign(globalThis, { document: { documentElement: {} } });
const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { say, tell } = (await server.ssrLoadModule('/src/lib/say.ts')) as typeof Say;
const { LANGUAGES, need, speak, words } = (await server.ssrLoadModule('/src/lib/text.svelte.ts')) as typeof Lib;
await need('app', 'cardia', 'kardinal', 'civ');

const lines: Line[] = [];
for await (const line of createInterface({ input: process.stdin })) lines.push(JSON.parse(line) as Line);

let different = 0;
for (const [at, language] of LANGUAGES.entries()) {
  await speak(language);
  for (const { what, you, said } of lines) {
    const parts = 'text' in what ? say(what.text, { names, you }) : tell(what.game, what.event, { names, you });
    const ours = words(parts ?? []);
    if (ours === said[at]) continue;
    different += 1;
    if (different > MOST_SHOWN) continue;
    console.error(`${language}, read by ${you ?? 'a spectator'}: ${JSON.stringify(what)}`);
    console.error(`  terminal: ${said[at]}\n  browser:  ${ours}`);
  }
}
await server.close();
if (lines.length === 0) {
  console.error('There was nothing to compare: is `cargo run -p tui --example said` on standard input?');
  process.exit(1);
}
if (different > 0) {
  console.error(`${different} of ${lines.length * LANGUAGES.length} sentences differ.`);
  process.exit(1);
}
console.log(`Both clients say the same: ${lines.length} texts in ${LANGUAGES.length} languages.`);
