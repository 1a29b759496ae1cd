// The queue of events in random games of every title: whatever was animated, hurried or cut short, the table ends as the
// server says, and every event is told once, in order.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import type { ServerMessage } from '../../../crates/protocol/bindings/protocol.ts';
import { Stage, type Script } from '../../src/lib/stage.ts';
import { follow, wholeGame } from './heard.ts';
import { launch } from './player.ts';
import { startServer } from './server.ts';

let browser: Browser;
let vite: ViteDevServer;

before(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  [browser, vite] = await Promise.all([
    launch(),
    createServer({ root, logLevel: 'error', appType: 'custom', server: { middlewareMode: true, hmr: false, ws: false, watch: null } }),
  ]);
});

after(async () => {
  await browser.close();
  await vite.close();
});

const GAMES = [
  { game: 'cardia', script: '/src/games/cardia/stage.ts', options: '', seats: 2 },
  { game: 'cardia', script: '/src/games/cardia/stage.ts', options: 'deck=2 guardians=open match=3', seats: 2 },
  { game: 'kardinal', script: '/src/games/kardinal/script.ts', options: 'players=3', seats: 3 },
  { game: 'kardinal', script: '/src/games/kardinal/script.ts', options: 'players=5', seats: 5 },
  { game: 'civ', script: '/src/games/civ/stage.ts', options: 'players=2', seats: 2 },
  { game: 'civ', script: '/src/games/civ/stage.ts', options: 'players=4 variant=draft', seats: 4 },
];

for (const { game, script, options, seats } of GAMES) {
  test(`${game} ${options || 'with its usual options'}`, async () => {
    const server = await startServer();
    const page = await browser.newPage({ baseURL: server.url });
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const heard = (await page.evaluate(wholeGame(options, seats, game))) as ServerMessage[];
    await page.close();
    await server.stop();
    const tables = follow(heard);
    const first = tables.findIndex((it) => it.view !== null);
    assert.ok(first >= 0);
    const changes = tables.slice(first + 1).filter((it) => it.view !== null);
    const { stage: played } = (await vite.ssrLoadModule(script)) as { stage: Script<unknown, unknown> };

    let random = 7;
    const chance = (below: number) => {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((random / 2 ** 32) * below);
    };
    for (const way of ['watched', 'interrupted'] as const) {
      const told: unknown[] = [];
      let steps = 0;
      const stage = new Stage<unknown, unknown>(tables[first]?.view, {
        script: played,
        tell: () => ['said'],
        heard: (event) => told.push(event),
        show: () => undefined,
        pace: () => 1,
        perform: (_step, _ms, show) => {
          steps += 1;
          show();
          if (way === 'interrupted' && chance(4) === 0) stage.hurry();
          if (way === 'interrupted' && chance(9) === 0) stage.finish();
          return { done: Promise.resolve(), stop: () => undefined };
        },
      });
      for (const [at, { view, fresh }] of changes.entries()) {
        stage.add(view, fresh);
        // Sometimes more comes while something plays.
        if (way === 'interrupted' && chance(3) === 0) continue;
        while (stage.shown.playing) await new Promise(setImmediate);
        assert.deepEqual(stage.shown, { view, behind: 0, banner: null, arrow: null, clash: null, spot: null, playing: false }, `after change ${at}`);
      }
      while (stage.shown.playing) await new Promise(setImmediate);
      assert.deepEqual(stage.shown.view, changes.at(-1)?.view);
      assert.deepEqual(told, changes.flatMap((it) => it.fresh), 'every event is told once, in order');
      assert.ok(steps > 20, 'something was played');
    }
  });
}
