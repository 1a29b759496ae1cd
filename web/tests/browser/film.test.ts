// Moments of the games, picture by picture: the numbers of the bar wait for what changes them, and at the end nothing is
// left in the air.
// FILM=1 writes the pictures into docs/film, every 50 ms one.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'node:test';
import { open } from './player.ts';

const { server, browser } = await open();

const FRAME = 50;
const FOLDER = fileURLToPath(new URL('../../../docs/film/', import.meta.url));

interface Frame {
  score: string;
  open: number;
  flying: number;
  banner: string;
  playing: boolean;
}

/** Time passes: timers run, and every animation is as far as it would be by then. */
async function pass(page: Page, ms: number): Promise<Frame> {
  await page.clock.runFor(ms);
  return page.evaluate((by) => {
    for (const it of document.getAnimations()) {
      const known = it.playState === 'paused';
      it.pause();
      const end = it.effect?.getComputedTiming().endTime;
      const next = known ? Number(it.currentTime ?? 0) + by : 0;
      if (typeof end === 'number' && next >= end) it.finish();
      else it.currentTime = next;
    }
    return {
      score: [...document.querySelectorAll('[data-score]')].map((it) => it.textContent).join(':'),
      open: document.querySelectorAll('li.encounter').length,
      flying: document.querySelectorAll('.overlay > div:not(.banner)').length,
      banner: document.querySelector('.overlay > .banner')?.textContent?.trim() ?? '',
      playing: document.querySelector('[data-playing]') !== null,
    };
  }, ms);
}

/** Plays what the table has to show, and takes a picture of every moment. */
async function film(page: Page, name: () => string | null): Promise<Frame[]> {
  const frames: Frame[] = [];
  const pictures: string[] = [];
  do {
    frames.push(await pass(page, FRAME));
    if (process.env.FILM) pictures.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'));
  } while (frames.at(-1)?.playing && frames.length < 400);
  const called = name();
  if (process.env.FILM && called !== null) {
    mkdirSync(FOLDER, { recursive: true });
    const sheet = await page.context().newPage();
    const shots = pictures.map((it, at) => `<figure><img src="data:image/jpeg;base64,${it}"><figcaption>${at * FRAME} ms</figcaption></figure>`);
    await sheet.setViewportSize({ width: 2000, height: 900 });
    await sheet.setContent(
      `<style>body{margin:8px;display:grid;grid-template-columns:repeat(4,1fr);align-content:start;gap:6px;background:#222;color:#eee;font:16px sans-serif}img{width:100%}figure{margin:0}</style>${shots.join('')}`,
    );
    await sheet.screenshot({ path: `${FOLDER}${called}.png`, fullPage: true });
    await sheet.close();
  }
  return frames;
}

/** Lets everything play until something is asked, or the game is over. */
async function settled(page: Page): Promise<'asked' | 'over'> {
  for (let turns = 0; turns < 600; turns++) {
    const { playing } = await pass(page, 4 * FRAME);
    if (playing) continue;
    if ((await page.locator('[data-decision]').count()) > 0) return 'asked';
    if ((await page.locator('[data-stage=over]').count()) > 0) return 'over';
  }
  assert.fail('the table does not come to rest');
}

test('a reveal of Cardia: cards turn, numbers meet, the signet flies, and then the score changes', async () => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/new/cardia?bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await settled(page);
  let winners = 0;
  for (let round = 1; round <= 6 && winners < 1; round++) {
    const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
    // With a question about something else than the hand, any answer will do.
    if ((await page.locator('[data-asks]').getAttribute('data-asks')) !== 'cardia-ask-play') {
      await page.locator('[data-decision] summary').click();
      await page.getByRole('list', { name: 'Possible answers' }).getByRole('button').first().click();
      await settled(page);
      continue;
    }
    const before = await page.locator('[data-score]').allTextContents();
    const count = await page.locator('li.encounter').count();
    await hand.first().click();
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 5_000);
    await page.getByRole('button', { name: /^Lock / }).click();
    await page.locator('[data-playing]').waitFor({ state: 'attached' });
    const frames = await film(page, () => `cardia-round-${round}`);
    const shown = frames.findIndex((it) => it.open > count);
    const scored = frames.findIndex((it) => it.score !== before.join(':'));
    assert.ok(frames.some((it) => it.flying > 0), 'something flies');
    assert.ok(shown > 0, 'the cards are seen to turn');
    if (scored >= 0) {
      winners += 1;
      assert.ok((scored - shown) * FRAME >= 900, `the score waits: cards at ${shown}, score at ${scored}`);
    }
    await page.clock.resume();
    await settled(page);
    assert.equal((await pass(page, FRAME)).flying, 0, 'nothing is left in the air');
  }
  assert.ok(winners > 0, 'a signet was won');
  await context.close();
});

interface Take {
  about: string;
  /** The name of the picture. */
  name: string;
  form: string;
  /** What the server tells when the moment has come. */
  event: RegExp;
  check: (frames: Frame[]) => void;
}

const flies = (frames: Frame[]) => assert.ok(frames.some((it) => it.flying > 0), 'something flies');
const says = (frames: Frame[]) => assert.ok(frames.some((it) => it.banner !== ''), 'a ribbon says what happens');

const TAKES: Take[] = [
  {
    about: 'an ability of Cardia: a ribbon says whose it is and what comes of it',
    name: 'cardia-ability',
    form: '/new/cardia?bots',
    event: /"event":"activated"/,
    check: (frames) => {
      says(frames);
      assert.ok(new Set(frames.map((it) => it.banner)).size > 1, 'and goes away');
    },
  },
  {
    about: 'a round of bots in Kardinal & König: one after the other',
    name: 'kardinal-bots',
    form: '/new/kardinal?bots',
    event: /"event":"turnBegan".*"event":"took"/s,
    check: (frames) => {
      flies(frames);
      assert.ok(new Set(frames.map((it) => it.score)).size > 1, 'the score follows');
    },
  },
  {
    about: 'an attack in Carta Impera Victoria: the cards leave their Domains',
    name: 'civ-attack',
    form: '/new/civ?bots',
    event: /"event":"attacked".*"event":"discardedFromArea"/s,
    check: (frames) => {
      flies(frames);
      says(frames);
    },
  },
];

for (const { about, name, form, event, check } of TAKES) {
  test(about, async () => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    const page = await context.newPage();
    let told = '';
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (told += String(payload))));
    await page.clock.install();
    let found: Frame[] | null = null;
    for (let games = 0; games < 4 && found === null; games++) {
      await page.goto(form);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.waitForURL(/\/t\//);
      while ((await settled(page)) === 'asked' && found === null) {
        const question = await page.locator('[data-decision]').getAttribute('data-decision');
        await page.locator('[data-decision] summary').click();
        const answers = page.getByRole('list', { name: 'Possible answers' }).getByRole('button');
        // An attack is looked for; otherwise the last answer is as good as any.
        const attack = answers.filter({ hasText: /attack/i });
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
        told = '';
        await ((await attack.count()) > 0 ? attack.first() : answers.last()).click();
        for (let waits = 0; waits < 100; waits++) {
          const moved = await page.evaluate(
            (known) =>
              document.querySelector('[data-playing], [data-stage=over]') !== null ||
              (document.querySelector<HTMLElement>('[data-decision]')?.dataset.decision ?? known) !== known,
            question,
          );
          if (moved) break;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        const frames = await film(page, () => (event.test(told) ? name : null));
        await page.clock.resume();
        if (event.test(told) && frames.length > 3) found = frames;
      }
    }
    assert.ok(found, 'the moment came');
    check(found);
    await settled(page);
    assert.equal((await pass(page, FRAME)).flying, 0, 'nothing is left in the air');
    await context.close();
  });
}
