import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What `cargo run -p protocol --example typescript` wrote. Tests have it in another folder, with a game more. */
const bindings = process.env.TRIVIUM_BINDINGS ?? here('../crates/protocol/bindings');
/** A folder with more words for each language: those of that game. */
const more = process.env.TRIVIUM_WORDS;

// `npm run dev` talks to a server started with `trivium serve`.
const server = process.env.TRIVIUM_SERVER ?? 'http://127.0.0.1:8080';

/** Writes the worker that keeps pages for when there is no network: with the names of the files that home and rules need,
 * and a version that changes with them. What belongs to a board alone is kept when it is first used. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const boards = /\/(games\/(cardia|kardinal|civ)\/|app\/(table|replay)\/)/;
    const kept = Object.values(bundle).filter((it) => {
      if (it.type === 'asset') return it.fileName.startsWith('assets/');
      return it.isEntry || !it.facadeModuleId || !boards.test(it.facadeModuleId);
    });
    const files = ['/', '/favicon.svg', '/manifest.webmanifest', ...kept.map((it) => `/${it.fileName}`)].sort();
    const all = Object.keys(bundle).sort().join(' ');
    const version = createHash('sha256').update(all).digest('hex').slice(0, 12);
    const source = readFileSync(here('src/worker.js'), 'utf8')
      .replace("'__VERSION__'", JSON.stringify(version))
      .replace('__FILES__', JSON.stringify(files));
    this.emitFile({ type: 'asset', fileName: 'worker.js', source });
  },
};

const isEmpty = (it: object): boolean => Object.keys(it).length === 0;

/** Texts are parsed here and not in every browser; what is imported is the body of a `FluentResource`. */
const fluent: Plugin = {
  name: 'fluent',
  transform(source, id) {
    if (!id.endsWith('.ftl')) return null;
    const language = /([a-z]+)\/app\.ftl$/.exec(id)?.[1];
    const added = more && language ? readFileSync(`${more}/${language}.ftl`, 'utf8') : '';
    const { body } = new FluentResource(`${source}\n${added}`);
    const told = JSON.stringify(body, (key, value) => (key === 'attributes' && isEmpty(value) ? undefined : value));
    return { code: `export default JSON.parse(${JSON.stringify(told)})`, map: null, moduleType: 'js' };
  },
};

export default defineConfig({
  plugins: [svelte(), fluent, worker],
  resolve: {
    alias: {
      $lib: here('src/lib'),
      $icons: here('src/icons'),
      $games: here('src/games'),
      $facts: bindings,
      $protocol: `${bindings}/protocol.ts`,
      $locales: here('../locales'),
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // For scripts/size.mjs.
    manifest: true,
    // A file for each page and board, one for the first load and one for what several pages share: a browser is busy
    // longer with forty small files than with ten.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', test: /src[\\/](lib|app[\\/][A-Z]\w+\.svelte)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
