// The board of Carta Impera Victoria: it fits into every window in every language, and its animation keeps to the truth.

import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { PROTOCOL_VERSION } from '../../../crates/protocol/bindings/games.ts';
import type { CivCards, CivEvent, CivView, ServerMessage } from '../../../crates/protocol/bindings/protocol.ts';
import { stage as script } from '../../src/games/civ/stage.ts';
import { Stage, type Shown } from '../../src/lib/stage.ts';
import { afterChange, fromSnapshot, type Table } from '../../src/lib/table.ts';
import type { Harness } from '../board/measure.ts';
import { launch } from './player.ts';
import { startServer, type Server } from './server.ts';

let server: Server;
let browser: Browser;
let vite: ViteDevServer;
let board: string;

before(async () => {
  vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, hmr: false, ws: false, watch: null },
  });
  [server, browser] = await Promise.all([startServer(), launch(), vite.listen()]);
  board = `http://localhost:${(vite.httpServer?.address() as AddressInfo).port}/tests/board/index.html`;
});

after(async () => {
  await browser.close();
  await Promise.all([server.stop(), vite.close()]);
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
  const page = await browser.newPage({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`${board}?frame=13`);
  await page.locator('[data-shown]').waitFor();
  const found = await page.evaluate((places) => (globalThis as unknown as Harness).faults(places), PLACES);
  assert.deepEqual(found.slice(0, 20), [], `${found.length} faults`);
  await page.close();
});

/**
 * Plays a whole game in the page, with any of the answers each time, and returns everything the server said. As text, because
 * it runs in the page.
 */
const wholeGame = (options: string, seats: number): string => `new Promise((resolve, reject) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const heard = [];
  let table = '', asked = 0, state = 7;
  const ask = (request) => socket.send(JSON.stringify({ type: 'table', table, msg: 'm' + asked++, request }));
  const any = (below) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor((state / 2 ** 32) * below); };
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'hello', version: ${PROTOCOL_VERSION}, client: 'test' }));
    socket.send(JSON.stringify({ type: 'create', msg: 'new', options: { game: 'civ', text: '${options}' }, clock: { kind: 'none' } }));
  };
  socket.onerror = () => reject(new Error('no connection'));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    heard.push(message);
    if (message.type === 'refused') reject(new Error(data));
    if (message.type === 'ack' && table === '') {
      table = message.table;
      ask({ want: 'watch', version: null });
      ask({ want: 'sit', seat: 'A' });
      for (const seat of 'BCD'.slice(0, ${seats} - 1)) ask({ want: 'putBot', seat, bot: 'random' });
      ask({ want: 'start' });
    }
    if (message.type !== 'change') return;
    const { decision, info } = message.change;
    if (info.stage === 'over') resolve(heard);
    else if (decision) ask({ want: 'act', decision: decision.id, action: decision.choices[any(decision.choices.length)].action });
  };
})`;

/** The table after each of these messages. */
function follow(heard: ServerMessage[]): Table[] {
  const tables: Table[] = [];
  for (const message of heard) {
    const last = tables.at(-1);
    if (message.type === 'snapshot') tables.push(fromSnapshot(message.table, message.snapshot, last, 0));
    const next = message.type === 'change' && last ? afterChange(last, message.change, 0) : null;
    if (next) tables.push(next);
  }
  return tables;
}

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
      const page = await browser.newPage({ baseURL: server.url });
      await page.goto('/settings');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const heard = (await page.evaluate(wholeGame(options, Math.min(4, at + 2)))) as ServerMessage[];
      const tables = follow(heard);
      await page.close();

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
