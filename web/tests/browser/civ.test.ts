// The board of Carta Impera Victoria: it fits into every window in every language, and its animation keeps to the truth.

import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import type { CivCards, CivEvent, CivView, ServerMessage } from '../../../crates/protocol/bindings/protocol.ts';
import { stage as script } from '../../src/games/civ/stage.ts';
import { Stage, type Shown } from '../../src/lib/stage.ts';
import type { Harness } from '../board/measure.ts';
import { follow, wholeGame } from './heard.ts';
import { launch } from './player.ts';
import { startServer } from './server.ts';

let browser: Browser;
let vite: ViteDevServer;
let board: string;

before(async () => {
  vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, hmr: false, ws: false, watch: null },
  });
  [browser] = await Promise.all([launch(), vite.listen()]);
  board = `http://localhost:${(vite.httpServer?.address() as AddressInfo).port}/tests/board/index.html`;
});

after(async () => {
  await browser.close();
  await vite.close();
});

/** What is left for the board in windows of 360 × 740, 390 × 844, 768 × 1024, 1280 × 720, 1366 × 768, 1920 × 1080 and 2560 × 1440. */
const PLACES = [
  { width: 360, height: 636 },
  { width: 390, height: 740 },
  { width: 700, height: 972 },
  { width: 1212, height: 668 },
  { width: 1298, height: 716 },
  { width: 1552, height: 1028 },
  { width: 2192, height: 1388 },
];

test('every position fits into every window, in four languages', async () => {
  const page = await browser.newPage({ viewport: { width: 2560, height: 1440 }, deviceScaleFactor: 0.25 });
  await page.goto(`${board}?frame=13`);
  await page.locator('[data-shown]').waitFor();
  const found = await page.evaluate((places) => (globalThis as unknown as Harness).faults(places), PLACES);
  assert.deepEqual(found.slice(0, 20), [], `${found.length} faults`);
  await page.close();
});

/** What can be counted on the table, so that two views can be compared. */
function counted(view: CivView): unknown {
  const sorted = (cards: CivCards[]): string[] =>
    cards.map(({ card, count }) => `${count} ${card.domain} ${card.age}`).sort();
  return {
    hand: sorted(view.hand),
    pile: sorted(view.pile),
    pack: sorted(view.pack),
    deck: view.deckLeft,
    players: view.players.map((it) => ({
      area: sorted(it.area),
      domains: it.domains.map(({ cards, utopias, hegemony }) => [cards, utopias, hegemony]),
      backs: it.handAges,
    })),
  };
}

describe('the animation of whole games', () => {
  const games = ['players=2', 'players=3', 'players=4', 'players=4 variant=draft teams=yes'];
  for (const [at, options] of games.entries()) {
    test(`counts every card as the server does: ${options}`, async () => {
        const server = await startServer();
      const page = await browser.newPage({ baseURL: server.url });
      await page.goto('/settings');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const heard = (await page.evaluate(wholeGame(options, Math.min(4, at + 2)))) as ServerMessage[];
      const tables = follow(heard);
      await page.close();
      await server.stop();

      let kept: Shown<CivView> | null = null;
      const first = tables.find((it) => it.view !== null);
      assert.ok(first?.view?.game === 'civ');
      let told = 0;
      const stage = new Stage<CivView, CivEvent>(first.view, {
        script,
        tell: (event) => [event.event],
        heard: () => {
          told += 1;
        },
        show: (shown) => {
          // Before the queue ends the table is what the events made of it.
          if (shown.playing && shown.behind === 0) kept ??= shown;
        },
        pace: () => 1,
        perform: (_step, _ms, show) => {
          show();
          return { done: Promise.resolve(), stop: () => undefined };
        },
      });
      for (const { view, fresh } of tables.slice(tables.indexOf(first) + 1)) {
        if (view?.game !== 'civ' || fresh.length === 0) continue;
        kept = null;
        stage.add(view, fresh as CivEvent[]);
        while (stage.shown.playing) await new Promise(setImmediate);
        assert.deepEqual(stage.shown.view, view, 'the table ends as the server says');
        const before = kept as Shown<CivView> | null;
        const events = fresh.map((it) => JSON.stringify(it)).join('\n');
        // In a draft, who has kept a card in secret has one more than anybody was told.
        const draft = fresh.some((it) => 'event' in it && ['kept', 'received', 'laid'].includes(it.event));
        if (before && !draft) assert.deepEqual(counted(before.view), counted(view), events);
      }
      assert.ok(told > 60, 'every event is told');
    });
  }
});
