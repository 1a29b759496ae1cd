// Puts a compressed sibling (.br, .gz) beside every text file of a build, for the server to send as it is.
//
//   node scripts/compress.mjs [FOLDER]     FOLDER is what vite made: dist unless told

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist');

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(html|js|css|svg|json|txt|wasm|webmanifest)$/.test(name) || name.startsWith('.vite')) continue;
  const bytes = readFileSync(join(folder, name));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
