// A table fills the window and never scrolls as a page: nothing lies outside, no control over another, at every size, in
// every language. Games join by an entry in `TABLES`.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from 'node:test';
import { open, Player } from './player.ts';

const { server, browser } = await open();

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
  {
    form: '/new/kardinal?bots',
    about: 'Kardinal & König with five players',
    choose: async (page) => page.getByRole('radio', { name: '5', exact: true }).check(),
    answers: 12,
  },
  {
    form: '/new/civ?bots',
    about: 'Carta Impera Victoria with four players',
    choose: async (page) => page.getByRole('radio', { name: '4', exact: true }).check(),
    answers: 14,
  },
  {
    form: '/new/civ?bots',
    about: 'Carta Impera Victoria with four players in the draft',
    choose: async (page) => {
      await page.getByRole('radio', { name: '4', exact: true }).check();
      await page.getByRole('radio', { name: 'Draft', exact: true }).check();
    },
    answers: 1,
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
    // The parts of the bar keep out of each other's way, and nothing sticks out of them.
    const parts = [...document.querySelectorAll<HTMLElement>('.bar > *')].map((it) => [...it.querySelectorAll<HTMLElement>('h1, .home, li, p, button')]);
    const boxes = parts.map((all) => all.filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 4).map((it) => it.getBoundingClientRect()));
    boxes.slice(1).forEach((next, at) => {
      const right = Math.max(0, ...(boxes[at] ?? []).map((it) => it.right));
      const left = Math.min(innerWidth, ...next.map((it) => it.left));
      if (right > left + 1) wrong.push(`parts ${at} and ${at + 1} of the bar overlap by ${Math.round(right - left)}`);
    });
    for (const it of document.querySelectorAll<HTMLElement>('.bar li, .bar .end, .rail button, .rail summary')) {
      if (it.checkVisibility() && it.scrollWidth > it.clientWidth + 2) wrong.push(`too wide: ${(it.textContent ?? '').trim().slice(0, 40)}`);
    }
    for (const it of seen) names.set(it, (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40));
    for (const it of seen) {
      const box = it.getBoundingClientRect();
      // What is scrolled away within its own row or panel is not seen there.
      const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
      let away = false;
      for (let up = it.parentElement; up && !up.matches('.room'); up = up.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(up).overflowX + getComputedStyle(up).overflowY)) continue;
        const clip = up.getBoundingClientRect();
        away ||= middleX < clip.left || middleX > clip.right || middleY < clip.top || middleY > clip.bottom;
      }
      if (away) {
        // The table itself does not scroll, in any of these windows; a long row of Kardinal & König does, within itself.
        if (!it.closest('ol, ul, .shelf, details, section.panel, .display .inner')) wrong.push(`scrolled away: ${names.get(it)}`);
        continue;
      }
      const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
      // A row may scroll sideways within itself.
      if (out > 1 && !it.closest('ol, ul')) wrong.push(`outside by ${Math.round(out)}: ${names.get(it)}`);
      // Cards of one hand overlap; everything else is free in its middle.
      const over = document.elementFromPoint(middleX, middleY);
      const other = over?.closest('button, a[href], summary');
      if (other && other !== it && !it.contains(other) && !other.contains(it) && other.parentElement?.parentElement !== it.parentElement?.parentElement) {
        wrong.push(`${names.get(it)} lies under ${names.get(other)}`);
      }
    }
    return wrong;
  });
}

/** Looks at the table that is shown in every language and at every size. */
async function everywhere({ page }: Player): Promise<string[]> {
  const shown = () => page.locator('[data-decision], [data-stage=over] #over-title').first().waitFor({ state: 'attached' });
  await shown();
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    await page.evaluate((it) => localStorage.setItem('trivium.settings', JSON.stringify({ language: it })), language);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.reload();
    await shown();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      wrong.push(...(await faults(page)).map((it) => `${language} ${width} × ${height}: ${it}`));
    }
  }
  return wrong;
}

for (const { form, about, choose, answers } of TABLES) {
  test(`${about} fits into every window, in every language`, async () => {
    const ann = await Player.enter(browser, server.url, 61, { viewport: { width: 1366, height: 768 } });
    await ann.page.goto(form);
    await choose?.(ann.page);
    await ann.button('Start the game').click();
    await ann.page.waitForURL(/\/t\//);
    await ann.play(answers);
    assert.deepEqual(await everywhere(ann), []);
    await ann.leave();
  });
}

test('the end of a game fits into every window, in every language', async () => {
  const ann = await Player.enter(browser, server.url, 62, { viewport: { width: 1366, height: 768 } });
  await ann.create('Carta Impera Victoria', 'Play a bot');
  await ann.play(3);
  await ann.button('Table').click();
  await ann.button('Resign').click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.over();
  assert.deepEqual(await everywhere(ann), []);
  await ann.leave();
});
