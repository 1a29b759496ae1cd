// The site of static files: after one visit every game can be played against a bot with the network cut.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch, PHONE, Player } from '../browser/player.ts';

const folder = process.env.TRIVIUM_SITE_FOLDER ?? join(import.meta.dirname, '../../../site');
const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

interface Host {
  url: string;
  /** What was asked for. */
  asked: string[];
  stop: () => Promise<void>;
}

/** What any static host does: files, and one page for everything else. */
async function host(): Promise<Host> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    const send = (status: number, file: string) => {
      const body = readFileSync(join(folder, file));
      response.writeHead(status, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
      response.end(body);
    };
    try {
      send(200, pathname === '/' ? 'index.html' : pathname);
    } catch {
      send(404, '404.html');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${address.port}`, asked, stop };
}

/** Notes everything that workers say to the page, and what it reads of the games that are kept. */
const EAVESDROP = `
  globalThis.openedByPage = [];
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, ...rest) {
    openedByPage.push(...[stores].flat());
    return transaction.call(this, stores, ...rest);
  };
  globalThis.heardFromWorkers = [];
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => heardFromWorkers.push(JSON.stringify(data)));
    }
  };`;

const TITLES = ['Cardia', 'Kardinal & König', 'Carta Impera Victoria'];

describe('with the network cut, after one visit', () => {
  for (const [seed, game] of TITLES.entries()) {
    test(`${game} is played to its end against bots, with a reload in the middle`, async () => {
      const at = await host();
      const look = game === 'Cardia' ? { viewport: PHONE } : {};
      const player = await Player.enter(browser, at.url, seed + 1, look);
      await player.context.addInitScript(EAVESDROP);
      await player.page.goto('/');
      // The worker that keeps the pages is there when it has all files.
      await player.page.evaluate(async () => void (await navigator.serviceWorker.ready));
      assert.ok(!at.asked.some((it) => it.startsWith('/api') || it === '/ws'), 'a site asks no server');
      await player.context.setOffline(true);
      await at.stop();

      const novice = async () => {
        for (const level of await player.page.getByRole('combobox').all()) {
          if ((await level.locator('option[value=novice]').count()) > 0) await level.selectOption('novice');
        }
      };
      const url = await player.create(game, 'Play a bot', novice);
      assert.match(url, /\/t\/device-/);
      const heard: string[] = [];
      const listen = async () => heard.push(...(await player.page.evaluate<string[]>('heardFromWorkers')));
      const made = await player.play(undefined, async (choice) => {
        if (choice !== 3) return;
        await listen();
        await player.page.reload();
        await player.page.locator('[data-decision]').waitFor();
      });
      assert.ok(made > 3);
      await player.over();
      await listen();
      // What is asked about the finished game comes as an answer.
      const running = heard.filter((it) => it.startsWith('{"told"') && !it.includes('"stage":"over"'));
      assert.ok(running.length > 3);
      for (const word of running) {
        assert.ok(!/"fact"|"lines"|"seed"/.test(word), `the state stays in the worker: ${word.slice(0, 200)}`);
      }

      // The game is in the list of this device, and can be looked at again.
      await player.page.goto('/');
      await player.page.getByRole('heading', { name: 'Finished games' }).waitFor();
      const opened = await player.page.evaluate<string[]>('openedByPage');
      assert.deepEqual([...new Set(opened)], ['listings'], 'lines are read in workers only');
      await player.page.goto(`/replay/${url.split('/').at(-1)}`);
      await player.page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
      await player.leave();
    });
  }
});

test('a lesson is learnt without a server', async () => {
  const at = await host();
  const player = await Player.enter(browser, at.url, 11);
  await player.page.goto('/');
  await player.button('Learn it in 5 minutes').click();
  await player.page.waitForURL(/\/t\/device-/);
  await player.page.getByText('Step 1 of').first().waitFor();
  assert.ok(!at.asked.some((it) => it.startsWith('/api')), 'a site asks no server');
  await player.leave();
  await at.stop();
});

test('without WebAssembly the page says so', async () => {
  const at = await host();
  const player = await Player.enter(browser, at.url, 9);
  await player.context.addInitScript('delete globalThis.WebAssembly');
  await player.page.goto('/');
  await player.page.getByRole('article', { name: 'Cardia' }).getByRole('link', { name: 'Play a bot' }).click();
  await player.button('Start the game').click();
  await player.page.getByText('This browser cannot play games without a server').first().waitFor();
  await player.leave();
  await at.stop();
});
