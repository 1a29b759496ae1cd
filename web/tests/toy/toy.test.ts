// A registered game without a board of its own, in a browser: the toy game, which only tests have, through the list of
// answers. scripts/test-toy.sh makes the program and the client that have it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { after, before, describe, test } from 'node:test';
import { launch, PHONE, Player } from '../browser/player.ts';
import { startServer, type Server } from '../browser/server.ts';

const dist = process.env.TRIVIUM_TOY_DIST ?? '';
if (dist === '') throw new Error('TRIVIUM_TOY_DIST has to name the client; scripts/test-toy.sh makes it');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let server: Server;
let browser: Browser;

/** Somebody who has the client with the toy game; only what it asks of the server goes there. */
async function enter(seed: number, viewport?: { width: number; height: number }): Promise<Player> {
  const player = await Player.enter(browser, server.url, seed, viewport ? { viewport } : {});
  await player.context.route(`${server.url}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (/^\/(api|ws)\b/.test(pathname)) return route.continue();
    const ending = extname(pathname);
    const file = ending === '' ? 'index.html' : pathname;
    const body = readFileSync(join(dist, file));
    return route.fulfill({ body, contentType: TYPES[ending || '.html'] ?? 'application/octet-stream' });
  });
  return player;
}

describe('a game without a board', () => {
  before(async () => {
    [server, browser] = await Promise.all([startServer(), launch()]);
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  test('is played by two browsers to its end, and replayed', async () => {
    const ann = await enter(1);
    const ben = await enter(2, PHONE);
    const table = await ann.create('The Well', 'Invite a friend');
    await ann.inspect('the lobby of The Well');
    await ben.sit(table, 'B');
    await ann.button('Start').click();
    const look = async (made: number) => {
      if (made === 0) await ann.inspect('a table of The Well');
    };
    const [first, second] = await Promise.all([ann.play(undefined, look), ben.play()]);
    assert.ok(first > 3 && second > 3, 'both had something to choose');
    await ann.over();
    await ben.over();
    await ann.inspect('the end of The Well');
    const main = await ann.page.getByRole('main').innerText();
    assert.match(main, /Most points: |All have as many points\./);
    assert.doesNotMatch(main, /toy-/, 'a key instead of a text');
    await ann.link('Replay').first().click();
    await ann.page.waitForURL(/\/replay\//);
    await ann.page.getByText(/points \d/).first().waitFor();
    await ann.leave();
    await ben.leave();
  });

  test('is played against bots, with other options', async () => {
    const ann = await enter(3);
    await ann.create('The Well', 'Play a bot', async () => {
      await ann.page.getByLabel('Players').selectOption('3');
    });
    await ann.play();
    await ann.over();
    assert.match(await ann.page.getByRole('main').innerText(), /3 players/);
    await ann.leave();
  });
});
