import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The engine for games without a server, if `scripts/wasm.sh` has built it. */
const engine = existsSync(here('src/local/engine/trivium.wasm'));
/** A site of static files, without a server: `make site`. */
const site = process.env.TRIVIUM_SITE === '1';

/** What `cargo run -p protocol --example typescript` wrote. Tests have it in another folder, with a game more. */
const bindings = process.env.TRIVIUM_BINDINGS ?? here('../crates/protocol/bindings');
/** A folder with more words for each language: those of that game. */
const more = process.env.TRIVIUM_WORDS;

// `npm run dev` talks to a server started with `trivium serve`.
const server = process.env.TRIVIUM_SERVER ?? 'http://127.0.0.1:8080';

/** Writes the worker that keeps pages for when there is no network: with the names of the files that home and rules need, of
 * those that games need, and a version that changes with them. The files of games are kept when they are first used or when
 * somebody begins to play; a site has no server to get them from later, so it keeps them at once. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle(_, bundle) {
    // The rules are put together with the cards of a game, which are in its first file.
    const boards = /\/(games\/(cardia|kardinal|civ)\/(?!index\.ts)|app\/(table|replay)\/)/;
    // The engine and its workers.
    const engine = /\.wasm$|\/(worker|thinker)-[^/]*\.js$/;
    const all = Object.values(bundle).filter((it) => it.type === 'chunk' || it.fileName.startsWith('assets/'));
    const first = all.filter((it) => {
      if (it.type === 'asset') return !engine.test(it.fileName);
      return it.isEntry || !it.facadeModuleId || !boards.test(it.facadeModuleId);
    });
    const kept = site ? all : first;
    const files = ['/', '/favicon.svg', '/manifest.webmanifest', ...kept.map((it) => `/${it.fileName}`)].sort();
    const games = all.filter((it) => !kept.includes(it)).map((it) => `/${it.fileName}`);
    const names = Object.keys(bundle).sort().join(' ');
    const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
    const source = readFileSync(here('src/worker.js'), 'utf8')
      .replace("'__VERSION__'", JSON.stringify(version))
      .replace('__FILES__', JSON.stringify(files))
      .replace('__GAMES__', JSON.stringify(games));
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
  define: { __LOCAL_PLAY__: JSON.stringify(engine), __SITE__: JSON.stringify(site) },
  // A worker starts others of its own, which only modules can.
  worker: { format: 'es' },
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
