import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` talks to a server started with `trivium serve`.
const server = process.env.TRIVIUM_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: here('src/lib'),
      $icons: here('src/icons'),
      $games: here('src/games'),
      $protocol: here('../crates/protocol/bindings/protocol.ts'),
      $locales: here('../locales'),
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // The manifest is for scripts/size.mjs.
  build: { target: 'es2022', modulePreload: { polyfill: false }, manifest: true },
});
