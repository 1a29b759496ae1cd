// A table fills the window and never scrolls as a page: nothing lies outside, no control over another, at every size, in
// every language. Games join by an entry in `TABLES`.

import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { after, before, test } from 'node:test';
import { launch, Player } from './player.ts';
import { startServer, type Server } from './server.ts';

let server: Server;
let browser: Browser;

before(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});

after(async () => {
  await browser.close();
  await server.stop();
});

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const;
const LANGUAGES = ['en', 'de', 'fr', 'uk'];

interface Laid {
  /** The address of the form, and what is chosen there. */
  form: string;
  about: string;
  choose?: (page: Page) => Promise<void>;
  /** Answers before the first look, and between looks. */
  answers: number;
}

const TABLES: Laid[] = [
  { form: '/new/cardia?bots', about: 'Cardia', answers: 9 },
  {
    form: '/new/cardia?bots',
    about: 'Cardia with seven locations and guardians',
    choose: async (page) => {
      for (const box of await page.getByRole('checkbox').all()) if (!(await box.isDisabled())) await box.check();
      for (const it of await page.getByRole('radio', { name: /face up/ }).all()) await it.check();
    },
    answers: 9,
  },
];

/** What is wrong with the page: it scrolls, something lies outside, or a control over another. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Whoever measures its room has done so after two pictures.
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    const wrong: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`scrolls: ${scrollWidth} × ${scrollHeight}`);
    const seen = [...document.querySelectorAll<HTMLElement>('.room button, .room a[href], .room summary')].filter(
      (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 0,
    );
    const names = new Map<Element, string>();
    for (const it of seen) names.set(it, (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40));
    for (const it of seen) {
      const box = it.getBoundingClientRect();
      const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
      // A row may scroll sideways within itself.
      if (out > 1 && !it.closest('ol, ul')) wrong.push(`outside by ${Math.round(out)}: ${names.get(it)}`);
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // Cards of one hand overlap; everything else is free in its middle.
      const over = document.elementFromPoint(x, y);
      const other = over?.closest('button, a[href], summary');
      if (other && other !== it && !it.contains(other) && !other.contains(it) && other.parentElement?.parentElement !== it.parentElement?.parentElement) {
        wrong.push(`${names.get(it)} lies under ${names.get(other)}`);
      }
    }
    return wrong;
  });
}

for (const { form, about, choose, answers } of TABLES) {
  test(`${about} fits into every window, in every language`, async () => {
    const ann = await Player.enter(browser, server.url, 61, { viewport: { width: 1366, height: 768 } });
    await ann.page.goto(form);
    await choose?.(ann.page);
    await ann.button('Start the game').click();
    await ann.page.waitForURL(/\/t\//);
    await ann.play(answers);
    await ann.page.locator('[data-decision], [data-stage=over]').first().waitFor({ state: 'attached' });
    const wrong: string[] = [];
    for (const language of LANGUAGES) {
      await ann.page.evaluate((it) => localStorage.setItem('trivium.settings', JSON.stringify({ language: it })), language);
      await ann.page.setViewportSize({ width: 1366, height: 768 });
      await ann.page.reload();
      await ann.page.locator('[data-decision], [data-stage=over]').first().waitFor({ state: 'attached' });
      for (const [width, height] of SIZES) {
        await ann.page.setViewportSize({ width, height });
        wrong.push(...(await faults(ann.page)).map((it) => `${language} ${width} × ${height}: ${it}`));
      }
    }
    assert.deepEqual(wrong, []);
    await ann.leave();
  });
}
