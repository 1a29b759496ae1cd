// What would come of an answer is shown before it is given: under the pointer, the focus and a finger, on the board and in the
// list. The same tables are inspected in every look, with everything open that can lie over them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, PHONE, Player } from './player.ts';

const { server, browser } = await open();

const GAMES = ['Cardia', 'Kardinal & König', 'Carta Impera Victoria'];

/** What the board draws of what is foreseen; Cardia foresees nothing of a card that is not turned yet but its place. */
const DRAWN: Record<string, string> = {
  Cardia: '.row .ghost',
  'Kardinal & König': '.prompt ul li, .rival .after, .mine .new',
  'Carta Impera Victoria': '.column .other, .fan .ghost',
};

for (const [seed, game] of GAMES.entries()) {
  test(`the consequences of an answer of ${game} under pointer, focus and finger`, async () => {
    const ann = await Player.enter(browser, server.url, 80 + seed, { viewport: PHONE });
    const { page } = ann;
    await ann.create(game, 'Play a bot');
    const question = await ann.asked(null);
    const told = page.locator('.foresight');
    const shown = () => told.waitFor();
    const away = async () => {
      await page.locator('header.bar').hover({ position: { x: 2, y: 2 } });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.locator('header.bar :is(h1, a)').first().focus().catch(() => undefined);
      await told.waitFor({ state: 'detached' });
    };

    // Every answer stands somewhere on the board with its notation, and nothing else does.
    const answers = await page.locator('[data-decision] [data-action]').evaluateAll((all) => all.map((it) => it.getAttribute('data-action')));
    const board = await page.locator('.play [data-action]').evaluateAll((all) => all.map((it) => it.getAttribute('data-action')));
    assert.deepEqual([...new Set(board)].sort(), [...new Set(answers)].sort(), 'each answer on the board');

    const first = page.locator('.play [data-action]').first();
    await first.hover();
    await shown();
    await page.locator(DRAWN[game] ?? '').first().waitFor({ state: 'attached' });
    await away();
    await first.focus();
    await shown();
    await away();

    // A finger that rests looks; it does not answer.
    const { x, y, width, height } = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const devices = await ann.context.newCDPSession(page);
    const at = { x: Math.round(x + width / 3), y: Math.round(y + height / 3) };
    await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await shown();
    await page.waitForFunction(() => document.querySelector('.room')?.hasAttribute('data-held'));
    await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devices.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    assert.equal(await page.locator('[data-decision]').getAttribute('data-decision'), question, 'nothing was answered');
    assert.equal(await page.locator('.play [data-action][aria-pressed=true]').count(), 0, 'nothing was chosen');

    // The plain list says the same.
    await (await ann.answers()).last().focus();
    await shown();
    await page.keyboard.press('Enter');
    assert.notEqual(await ann.asked(question), question, 'it can be given then');
    await ann.leave();
  });
}

for (const [seed, game] of GAMES.entries()) {
  test(`${game} in light, dark and high contrast, with ribbon, consequences and hint`, async () => {
    const ann = await Player.enter(browser, server.url, 90 + seed, { motion: true });
    const { page } = ann;
    // The first ribbon is kept to be looked at: it does not stay long enough.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const ribbon = document.querySelector('.overlay .banner:not([data-kept])');
        if (!ribbon || document.querySelector('[data-kept]')) return;
        const kept = ribbon.cloneNode(true) as HTMLElement;
        kept.dataset.kept = '';
        Object.assign(window, { kept });
      }).observe(document, { childList: true, subtree: true });
    });
    await ann.create(game, 'Play a bot');
    // Until something was told on a ribbon.
    for (let question = await ann.asked(null); question !== null; question = await ann.asked(question)) {
      if (await page.evaluate(() => 'kept' in window)) break;
      await ann.answer();
      await page.keyboard.press('Escape');
    }
    if ((await page.locator('[data-stage=over]').count()) > 0) return ann.leave();
    await ann.button('Hint').click();
    await page.locator('.play > section.panel td').first().waitFor();
    await page.evaluate(() => {
      const { kept } = window as unknown as { kept?: HTMLElement };
      if (kept) document.querySelector('.overlay')?.append(kept);
    });
    await page.locator('.play [data-action]').first().focus();
    await page.locator('.foresight').waitFor();
    for (const look of ['light', 'dark', 'contrast']) {
      await page.evaluate((it) => (document.documentElement.dataset.theme = it), look);
      await ann.inspect(`${game}, ${look}`);
    }
    await ann.leave();
  });
}
