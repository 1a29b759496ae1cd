// A table fills the window and never scrolls as a page: nothing lies outside, no control over another and no word is cut, at
// every size, in every language; with a card chosen and a hint open, and with a panel open. Games join by an entry in `TABLES`.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from 'node:test';
import { open, Player } from '../browser/player.ts';

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
  /** How many answers are given before the first look. */
  answers: number;
  /** Questions at which it is looked at once more. */
  asks?: string[];
}

const players = (n: string) => async (page: Page) => page.getByRole('radio', { name: n, exact: true }).check();

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
  { form: '/new/kardinal?bots', about: 'Kardinal & König with three players', choose: players('3'), answers: 3 },
  { form: '/new/kardinal?bots', about: 'Kardinal & König with five players', choose: players('5'), answers: 12, asks: ['kardinal-ask-place'] },
  { form: '/new/civ?bots', about: 'Carta Impera Victoria with four players', choose: players('4'), answers: 14, asks: ['civ-ask-effects'] },
  {
    form: '/new/civ?bots',
    about: 'Carta Impera Victoria with four players in the draft',
    choose: async (page) => {
      await players('4')(page);
      await page.getByRole('radio', { name: 'Draft', exact: true }).check();
    },
    answers: 1,
  },
];

/** What is wrong with the page. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Whoever measures its room has done so after two pictures.
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    const wrong: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`scrolls: ${scrollWidth} × ${scrollHeight}`);

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const nameOf = (it: Element) => (it.getAttribute('aria-label') ?? it.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40) || it.className;
    const inside = (one: Box, two: Box): Box => ({
      left: Math.max(one.left, two.left),
      right: Math.min(one.right, two.right),
      top: Math.max(one.top, two.top),
      bottom: Math.min(one.bottom, two.bottom),
    });
    const overlap = (one: Box, two: Box): number => {
      const both = inside(one, two);
      return Math.min(both.right - both.left, both.bottom - both.top);
    };
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (it: Element) => {
      const known = styles.get(it) ?? getComputedStyle(it);
      styles.set(it, known);
      return known;
    };
    const isShown = (it: Element) => {
      const { width, height } = it.getBoundingClientRect();
      return it.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && styleOf(it).clipPath === 'none';
    };
    /** What is left of a box in those parts around it that scroll or cut. */
    const left = (it: Element, box: Box, cuts: RegExp): Box => {
      for (let up = it.parentElement; up && !up.matches('.room'); up = up.parentElement) {
        const { overflowX, overflowY } = styleOf(up);
        const clip = up.getBoundingClientRect();
        const wide = cuts.test(overflowX) ? clip : { left: -Infinity, right: Infinity };
        const high = cuts.test(overflowY) ? clip : { top: -Infinity, bottom: Infinity };
        box = inside(box, { left: wide.left, right: wide.right, top: high.top, bottom: high.bottom });
      }
      return box;
    };

    // A panel lies over the table, which is seen again when the panel is closed.
    const panel = document.querySelector('#side');
    // On a phone the panel of the end leaves the table what room there is.
    const ended = innerWidth < 700 && document.querySelector('[data-stage=over]') !== null;
    const covered = (it: Element) =>
      (panel !== null && !panel.contains(it) && it.closest('.felt') !== null) || (ended && it.closest('.play') !== null);
    const controls = [...document.querySelectorAll('.room :is(button, a[href], summary, input, select)')].filter(
      (it) => isShown(it) && !covered(it),
    );
    const boxes = new Map<Element, Box>();
    /** What may scroll within itself: a long row of the display of Kardinal & König on a phone, lists, panels, and the hand
     * while others are asked about, or under the panel of the end. */
    const SCROLLS = '.display .inner, .effects, .answers, .panel, .shelf, .over, [data-decision] ol, [data-stage=over] .held, .beside .held';
    for (const it of controls) {
      const box = it.getBoundingClientRect();
      const seen = left(it, box, /auto|scroll|hidden|clip/);
      const shows = Math.min((seen.right - seen.left) / box.width, (seen.bottom - seen.top) / box.height);
      if (shows < 0.97 && !it.closest(SCROLLS)) wrong.push(`scrolled away: ${nameOf(it)}`);
      if (shows <= 0.05) continue;
      const out = Math.max(-seen.left, -seen.top, seen.right - innerWidth, seen.bottom - innerHeight);
      if (out > 1) wrong.push(`outside by ${Math.round(out)}: ${nameOf(it)}`);
      boxes.set(it, seen);
    }

    // No control over another. Cards of a hand are a fan: each peeps out far enough to be hit.
    const FAN = '.hand, .held ul';
    const PEEP = 18;
    const floating = (it: Element) => it.closest('section.panel, .foresight, .slips, .opening, dialog');
    const all = [...boxes];
    all.forEach(([one, a], at) => {
      for (const [two, b] of all.slice(at + 1)) {
        if (one.contains(two) || two.contains(one) || overlap(a, b) <= 2) continue;
        const fan = one.closest(FAN);
        if (fan !== null && fan === two.closest(FAN)) {
          if (Math.abs(a.left - b.left) < PEEP) wrong.push(`${nameOf(one)} is hidden by ${nameOf(two)}`);
        } else if (floating(one) === floating(two)) {
          wrong.push(`${nameOf(one)} lies over ${nameOf(two)} by ${Math.round(overlap(a, b))}`);
        }
      }
    });
    // A slip that floats leaves free what one has to press.
    for (const slip of document.querySelectorAll('.play > section.panel')) {
      const box = slip.getBoundingClientRect();
      for (const [it, at] of boxes) {
        if (it.matches('.ask *, .go *, .prompt .answers *') && !slip.contains(it) && overlap(box, at) > 2) wrong.push(`the hint lies over ${nameOf(it)}`);
      }
    }
    // How often a hint would answer so, or what a card is worth, covers no name and no question.
    const names = [...document.querySelectorAll('.felt :is(.name, .code, .question, h2, h3)')].filter((it) => isShown(it) && !floating(it) && !covered(it));
    for (const chip of document.querySelectorAll('.felt button :is(.share, .worth)')) {
      if (!isShown(chip) || covered(chip)) continue;
      const box = left(chip, chip.getBoundingClientRect(), /auto|scroll|hidden|clip/);
      for (const it of names) {
        const range = document.createRange();
        range.selectNodeContents(it);
        if (!chip.contains(it) && overlap(box, range.getBoundingClientRect()) > 2) wrong.push(`${chip.textContent?.trim()} lies over ${nameOf(it)}`);
      }
    }
    // No word leaves its button or is cut off by the part it stands in, but for those that end in three dots.
    const texts = document.createTreeWalker(document.querySelector('.room') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const of = text.parentElement;
      if (!of || !text.textContent?.trim() || !isShown(of) || covered(of)) continue;
      if (of.closest('.visually-hidden, svg, [data-pile], .backs, .overlay, .inner .share')) continue;
      let dots = false;
      for (let up: Element | null = of; up && !up.matches('.room'); up = up.parentElement) dots ||= styleOf(up).textOverflow === 'ellipsis';
      if (dots) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width < 1 || styleOf(of).clipPath !== 'none') continue;
      const button = of.closest('button, summary, a.button')?.getBoundingClientRect() ?? box;
      const over = Math.max(box.right - button.right, button.left - box.left, box.bottom - button.bottom - 2, button.top - box.top - 2);
      // A tab on the edge of a card, which has room of its own.
      if (over > 2 && !of.closest('.worth, .share, .count')) wrong.push(`leaves its button by ${Math.round(over)}: ${text.textContent.trim().slice(0, 40)}`);
      const seen = left(of, box, /hidden|clip/);
      // Words that belong to no control lie over none.
      if (of.closest('.felt') && !floating(of) && !of.closest('button, summary, a, label, .banner')) {
        const read = left(of, seen, /auto|scroll/);
        const under = all.find(([it, at]) => !floating(it) && !it.contains(of) && overlap(read, at) > 4);
        if (under) wrong.push(`${text.textContent.trim().slice(0, 30)} lies over ${nameOf(under[0])}`);
      }
      const cut = Math.max(box.right - seen.right, seen.left - box.left, box.bottom - seen.bottom, seen.top - box.top);
      // Letters have room above and below them that is not seen.
      if (cut > 3 && !hiddenWhole(seen)) wrong.push(`cut by ${Math.round(cut)}: ${text.textContent.trim().slice(0, 40)} in ${of.className || of.tagName}`);
    }
    function hiddenWhole(box: Box): boolean {
      return box.right - box.left <= 1 || box.bottom - box.top <= 1;
    }
    return [...new Set(wrong)];
  });
}

/** Looks at the table as it is, at every size. */
async function everySize({ page }: Player, about: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    wrong.push(...(await faults(page)).map((it) => `${about} ${width} × ${height}: ${it}`));
  }
  return wrong;
}

/** Looks at the table that is shown in every language: as it is, with an answer chosen and a hint, with the menu open. */
async function everywhere(ann: Player): Promise<string[]> {
  const { page } = ann;
  const shown = () => page.locator('[data-decision], [data-stage=over] #over-title').first().waitFor({ state: 'attached' });
  await shown();
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    await page.evaluate((it) => localStorage.setItem('trivium.settings', JSON.stringify({ language: it })), language);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.reload();
    await shown();
    wrong.push(...(await everySize(ann, language)));
    const lit = page.locator('.play :is([data-lit], .prompt [data-action])').first();
    if ((await page.locator('[data-decision]').count()) > 0 && (await lit.count()) > 0) {
      // Chosen as a finger would: where one tap plays, the answer is only looked at.
      await lit.evaluate((it: HTMLElement) => (it.matches('.hand *, .held *') ? it.click() : it.focus()));
      await page.keyboard.press('h');
      await page.locator('.play > section.panel td').first().waitFor();
      wrong.push(...(await everySize(ann, `${language}, hint,`)));
      await page.keyboard.press('h');
    }
    await page.locator('#rail-table').click();
    await page.locator('#side').waitFor();
    wrong.push(...(await everySize(ann, `${language}, menu,`)));
    await page.locator('#rail-table').click();
  }
  await page.evaluate(() => localStorage.setItem('trivium.settings', JSON.stringify({ language: 'en' })));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.reload();
  await shown();
  return wrong;
}

for (const { form, about, choose, answers, asks = [] } of TABLES) {
  test(`${about} fits into every window, in every language`, async () => {
    const ann = await Player.enter(browser, server.url, 61, { viewport: { width: 1366, height: 768 } });
    await ann.page.goto(form);
    await choose?.(ann.page);
    await ann.button('Start the game').click();
    await ann.page.waitForURL(/\/t\//);
    await ann.play(answers);
    const wrong = await everywhere(ann);
    for (const question of asks) {
      while ((await ann.asked(null)) !== null && (await ann.question()) !== question) await ann.play(1);
      wrong.push(...(await everywhere(ann)).map((it) => `${question}: ${it}`));
    }
    assert.deepEqual(wrong, []);
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
