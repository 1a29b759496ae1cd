// How much goes over the line: the first load, and each board more. Fails above the budget.
//
//   node scripts/size.mjs [FOLDER]     FOLDER is what `npm run build` made: dist unless told

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FIRST_LOAD = 60 * 1024;
const BOARD = 90 * 1024;
/** Pictures that come after the board. */
const DRAWINGS = { cardia: 'icons/vignettes', civ: 'games/civ/faces/' };
const LANGUAGES = ['en', 'de', 'fr', 'uk'];

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();

function size(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(folder, file))).length);
  return sizes.get(file);
}

/** Everything a chunk needs before it can run. */
function needs(key, into = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}; build it with npm run build`);
  if (into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) into.add(file);
  for (const other of chunk.imports ?? []) needs(other, into);
  return into;
}

const texts = (language, name) => `../locales/${language}/${name}.ftl`;
const sum = (files) => [...files].reduce((all, file) => all + size(file), 0);
const heaviest = (name) =>
  LANGUAGES.map((it) => texts(it, name)).sort((a, b) => sum(needs(b)) - sum(needs(a)))[0];

const page = readFileSync(join(folder, 'index.html'), 'utf8');
const named = [...page.matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload|icon)")[^>]*(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file);
const first = new Set(['index.html', ...named, ...needs('index.html'), ...needs(heaviest('app'))]);
const report = [['first load', sum(first), FIRST_LOAD]];

for (const game of ['cardia', 'kardinal', 'civ']) {
  const keys = [`src/games/${game}/index.ts`, 'src/app/table/TablePage.svelte', heaviest('pages'), heaviest(game)];
  const drawn = DRAWINGS[game];
  const all = [...keys, ...Object.keys(manifest).filter((it) => drawn && it.includes(drawn))];
  const more = new Set(all.flatMap((it) => [...needs(it)]).filter((file) => !first.has(file)));
  report.push([`board of ${game}`, sum(more), BOARD]);
}

let failed = false;
for (const [name, bytes, budget] of report) {
  const kilobytes = (it) => `${(it / 1024).toFixed(1)} KB`;
  const verdict = bytes <= budget ? 'ok' : 'TOO MUCH';
  failed ||= bytes > budget;
  console.log(`${name.padEnd(20)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget)}  ${verdict}`);
}
process.exitCode = failed ? 1 : 0;
