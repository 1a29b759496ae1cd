// The board of Kardinal & König at every size, in every language and for three and four players: nothing outside its
// place, nothing over anything else, and nothing scrolls but a row of the display.

import type { Page } from 'playwright-core';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, Player } from './player.ts';

const { server, browser } = await open();

const SIZES: [number, number][] = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
];

/** What is wrong with the board as it lies there. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Whoever measures its room has done so after two pictures.
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    const board = document.querySelector<HTMLElement>('.board');
    if (!board) return ['there is no board'];
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('the page scrolls');
    const frame = board.parentElement?.getBoundingClientRect() ?? board.getBoundingClientRect();
    const name = (it: Element) => `${it.className} ${(it.textContent ?? '').trim().slice(0, 30)}`;
    /** As much of a thing as can be seen: a row of the display may be scrolled. */
    const seen = (it: Element) => {
      const box = it.getBoundingClientRect();
      const strip = it.closest('.inner');
      const clip = strip && getComputedStyle(strip).display !== 'contents' ? strip.getBoundingClientRect() : null;
      const left = Math.max(box.left, clip?.left ?? box.left);
      const right = Math.min(box.right, clip?.right ?? box.right);
      return { left, right, top: box.top, bottom: box.bottom };
    };
    const things = [...board.querySelectorAll<HTMLElement>('button, .rival, .mine, .prompt > .prompt, .pile, .tray, .line')];
    const shown = things.filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 0);
    const boxes = new Map(shown.map((it) => [it, seen(it)]));
    for (const [it, box] of boxes) {
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
        found.push(`outside: ${name(it)}`);
    }
    const buttons = [...boxes].filter(([it]) => it.matches('button'));
    buttons.forEach(([one, a], at) => {
      for (const [two, b] of buttons.slice(at + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`over each other: ${name(one)} and ${name(two)}`);
      }
    });
    // Words that leave their button, mat or strip.
    for (const it of board.querySelectorAll<HTMLElement>('.tools button, .prompt button, .prompt > .prompt, .mine > .mine, .rival')) {
      if (!it.checkVisibility()) continue;
      if (it.scrollWidth > it.clientWidth + 1) found.push(`too wide: ${name(it)}`);
      if (it.scrollHeight > it.clientHeight + 1) found.push(`too high: ${name(it)}`);
    }
    return found;
  });
}

// `fit.test.ts` measures the table for 5.
for (const players of ['3', '4']) {
  test(`a table for ${players} fits every window in four languages`, async () => {
    const ann = await Player.enter(browser, server.url, 60 + Number(players));
    await ann.create('Kardinal & König', 'Play a bot', async () => {
      await ann.page.getByRole('radio', { name: players, exact: true }).check();
    });
    const looked = new Set<string>();
    for (let turns = 0; turns < 8; turns++) {
      await ann.play(1);
      if ((await ann.asked(null)) === null) break;
      const question = await ann.question();
      if (looked.has(question)) continue;
      looked.add(question);
      for (const language of ['en', 'de', 'fr', 'uk']) {
        await ann.page.evaluate((to) => {
          const kept = JSON.parse(localStorage.getItem('trivium.settings') ?? '{}') as object;
          localStorage.setItem('trivium.settings', JSON.stringify({ ...kept, language: to }));
        }, language);
        await ann.page.reload();
        await ann.page.locator('.rival').first().waitFor();
        await ann.page.locator('[data-decision]').waitFor({ state: 'attached' });
        for (const [width, height] of SIZES) {
          await ann.page.setViewportSize({ width, height });
          assert.deepEqual(await faults(ann.page), [], `${question} for ${players} in ${language} at ${width} × ${height}`);
        }
      }
      await ann.page.evaluate(() => localStorage.setItem('trivium.settings', JSON.stringify({ language: 'en' })));
      await ann.page.setViewportSize({ width: 1280, height: 800 });
      await ann.page.reload();
      await ann.page.locator('[data-decision]').waitFor({ state: 'attached' });
    }
    assert.ok(looked.size > 1, 'several questions were asked');
    await ann.leave();
  });
}
