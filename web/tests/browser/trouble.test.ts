// What goes wrong while something moves: the table ends in the true state, and the game goes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, Player } from './player.ts';

const { server, browser } = await open();

/** A game against a bot in which things move, at its first question. */
async function seated(seed: number, game: string, prepare?: (ann: Player) => Promise<void>): Promise<Player> {
  const ann = await Player.enter(browser, server.url, seed, { motion: true });
  await prepare?.(ann);
  await ann.create(game, 'Play a bot');
  await ann.asked(null);
  return ann;
}

/** Answers, and waits until something moves; false if nothing does, as when somebody else has to choose first. */
async function moves(ann: Player): Promise<boolean> {
  const question = await ann.page.locator('[data-decision]').getAttribute('data-decision');
  await ann.answer();
  const found = await ann.page.waitForFunction(
    (before) => {
      if (document.querySelector('.overlay > div:not(.banner)')) return { moves: true };
      const now = document.querySelector<HTMLElement>('[data-decision]')?.dataset.decision;
      const over = document.querySelector('[data-stage=over]') !== null;
      return over || (now !== undefined && now !== before) ? { moves: false } : null;
    },
    question,
    { polling: 'raf' },
  );
  return (await found.jsonValue())?.moves ?? false;
}

/** Everything lies where it belongs, and what the page tells of the table is what a new page is told by the server. */
async function isTrue(ann: Player): Promise<void> {
  const { page } = ann;
  const shown = async () => ({
    board: await page.locator('.play').ariaSnapshot(),
    score: await page.locator('[data-score]').allTextContents(),
  });
  const rest = () => page.locator('[data-decision], [data-stage=over]').first().waitFor({ state: 'attached', timeout: 60_000 });
  await rest();
  assert.equal(await page.locator('[data-playing]').count(), 0);
  assert.equal(await page.locator('.overlay > div').count(), 0, 'nothing is left in the air');
  const here = await shown();
  await page.reload();
  await rest();
  assert.deepEqual(here, await shown());
}

test('an event that the client does not know is passed over, and nothing of it is shown', async () => {
  const ann = await seated(70, 'Cardia', async ({ page }) => {
    await page.addInitScript(() => {
      const read = JSON.parse;
      JSON.parse = (text: string) => {
        const message: unknown = read(text);
        const { type, change } = message as { type?: string; change?: { events?: { events: object[] } } };
        const odd = { event: 'eclipse', seat: 'A', card: 'Moon' };
        if (type === 'change' && change?.events) change.events.events = change.events.events.flatMap((it) => [odd, it]);
        return message;
      };
    });
  });
  await ann.play(4);
  await ann.page.locator('[data-decision], [data-stage=over]').first().waitFor({ state: 'attached' });
  assert.equal(await ann.page.locator('.overlay > div').count(), 0);
  assert.doesNotMatch(await ann.page.locator('body').innerText(), /eclipse|Moon/);
  await ann.leave();
});

test('a connection that is lost in mid-flight comes back to the true table', async () => {
  const ann = await seated(71, 'Carta Impera Victoria');
  while (!(await moves(ann)));
  await ann.context.setOffline(true);
  const lost = ann.button('Try now');
  await lost.waitFor();
  await ann.context.setOffline(false);
  await lost.waitFor({ state: 'detached' });
  await isTrue(ann);
  await ann.leave();
});

test('a tab that slept for an hour shows the true table at once', async () => {
  const ann = await seated(72, 'Kardinal & König', ({ page }) => page.clock.install());
  const { page } = ann;
  const see = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  while (!(await moves(ann)));
  await see('hidden');
  await page.locator('[data-playing]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.overlay > div').count(), 0, 'nothing is played for nobody');
  await page.clock.fastForward('01:00:00');
  await see('visible');
  await isTrue(ann);
  await ann.leave();
});

test('a window that is resized in mid-flight shows the true table at its new size', async () => {
  const ann = await seated(73, 'Cardia');
  while (!(await moves(ann)));
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await ann.page.locator('.overlay > div:not(.banner)').first().waitFor({ state: 'detached' });
  await isTrue(ann);
  await ann.leave();
});

test('without sound and vibration the game is played as with them', async () => {
  const ann = await seated(74, 'Cardia', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['AudioContext', 'webkitAudioContext']) Reflect.deleteProperty(window, name);
      Object.defineProperty(navigator, 'vibrate', { value: undefined });
      localStorage.setItem('trivium.settings', JSON.stringify({ sound: true, haptics: true }));
    });
  });
  while (!(await moves(ann)));
  await isTrue(ann);
  await ann.leave();
});

for (const game of ['Cardia', 'Kardinal & König', 'Carta Impera Victoria']) {
  test(`each staged event of ${game} is heard once, in the order of the log`, async () => {
    const ann = await seated(75, game, async ({ page }) => {
      await page.addInitScript(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        new MutationObserver((changes) => {
          for (const it of changes.flatMap((change) => [...change.addedNodes]))
            if (it.parentElement?.closest('[role=log]')) heard.push(it.textContent?.trim() ?? '');
        }).observe(document, { childList: true, subtree: true });
      });
    });
    await ann.play(5);
    await ann.asked(null);
    await ann.button('Log').click();
    const plain = (lines: string[]) => lines.map((it) => it.replace(/\s+/g, ' ').trim()).filter((it) => it !== '');
    const log = plain(await ann.page.getByRole('region', { name: 'Log' }).locator('li').allTextContents());
    const heard = plain(await ann.page.evaluate(() => (window as unknown as { heard: string[] }).heard));
    // What is said besides: the beginning, whose turn it is, what the page is about.
    const told = heard.filter((it) => log.includes(it));
    assert.ok(log.length > 8, 'much has happened');
    // What was dealt before the table was shown is not told again.
    assert.deepEqual(told, log.slice(log.length - told.length));
    assert.ok(told.length > 4, 'and was heard');
    await ann.leave();
  });
}
