// Games without a mouse, and without eyes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, Player } from './player.ts';

const { server, browser } = await open();

/** Presses Tab until something with this name has the focus. */
async function tabTo(player: Player, role: string, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await player.page.keyboard.press('Tab');
    const found = await player.page.evaluate(
      ([wanted, called]) => {
        const it = document.activeElement;
        const text = it?.getAttribute('aria-label') ?? it?.textContent?.trim();
        const kind = it?.tagName === 'A' ? 'link' : it?.tagName.toLowerCase();
        return kind === wanted && text === called;
      },
      [role, name],
    );
    if (found) return;
  }
  assert.fail(`Tab does not lead to ${role} ${name}`);
}

for (const [at, game] of ['Cardia', 'Kardinal & König', 'Carta Impera Victoria'].entries()) {
  test(`a whole game of ${game} by keyboard alone`, async () => {
    const ann = await Player.enter(browser, server.url, 40 + at);
    const { keyboard } = ann.page;
    await ann.page.goto('/');
    await ann.page.getByRole('heading', { level: 1 }).waitFor();
    // From one game to the next by its ways to play.
    for (let card = 0; card <= at; card++) await tabTo(ann, 'link', 'Play a bot');
    await keyboard.press('Enter');
    await ann.button('Start the game').waitFor();
    await tabTo(ann, 'button', 'Start the game');
    await keyboard.press('Enter');
    await ann.page.waitForURL(/\/t\//);

    await ann.asked(null);
    if (at === 0) {
      await keyboard.press('?');
      await ann.page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
      await ann.inspect('the list of shortcuts');
      await keyboard.press('Escape');
      await keyboard.press('s');
      await ann.page.getByRole('dialog', { name: 'The table in words' }).waitFor();
      await keyboard.press('Escape');
    }

    const made = await ann.play(undefined, undefined, async () => {
      const choices = await ann.page
        .getByRole('list', { name: 'Possible answers', includeHidden: true })
        .locator('li')
        .count();
      await keyboard.press(String(1 + ann.pick(Math.min(9, choices))));
      await ann.page.waitForFunction(() => document.activeElement?.closest('ol') !== null);
      await keyboard.press('Enter');
    });
    // One card can be a whole game: a Djinn that loses wins it (C6.16).
    assert.ok(made > 0);
    await ann.over();
    await ann.leave();
  });
}

test('the boards themselves can be played by keyboard', async () => {
  const ann = await Player.enter(browser, server.url, 42);
  const { keyboard } = ann.page;
  const focused = () => ann.page.evaluate(() => document.activeElement?.textContent ?? '');

  await ann.create('Cardia', 'Play a bot');
  let question = await ann.asked(null);
  const hand = ann.page.getByRole('group', { name: 'Your hand' });
  await hand.locator('[tabindex="0"]').focus();
  const first = await focused();
  await keyboard.press('ArrowRight');
  assert.notEqual(await focused(), first, 'an arrow leads to the next card');
  await keyboard.press('Enter');
  await ann.button(/^Lock /).waitFor();
  await keyboard.press('Enter');
  assert.notEqual(await ann.asked(question), question, 'Enter twice plays the card');
  assert.notEqual(await ann.page.evaluate(() => document.activeElement?.tagName), 'BODY', 'the focus does not fall off');

  await ann.create('Kardinal & König', 'Play a bot');
  question = await ann.asked(null);
  const row = ann.page.getByRole('group', { name: /^Row 2/ });
  await row.locator('[tabindex="0"]').focus();
  await keyboard.press('End');
  const last = await focused();
  await keyboard.press('ArrowUp');
  assert.notEqual(await focused(), last, 'another row');
  await keyboard.press('End');
  await keyboard.press('Enter');
  assert.notEqual(await ann.asked(question), question, 'the card at the end is taken');
  await ann.leave();
});

test('a whole game through the accessibility tree alone', async () => {
  const ann = await Player.enter(browser, server.url, 41);
  await ann.create('Cardia', 'Play a bot');
  const made = await ann.play(undefined, undefined, async () => {
    // The list floats over the table, so it closes with its question.
    await ann.page.getByRole('group').filter({ hasText: /^(All \d+ answers|One possible answer)/ }).locator('summary').click();
    const tree = await ann.page.getByRole('list', { name: 'Possible answers' }).ariaSnapshot();
    const names = [...tree.matchAll(/- button "((?:[^"\\]|\\.)*)"/g)].map(
      ([, name = '']) => JSON.parse(`"${name}"`) as string,
    );
    assert.ok(names.length > 0, `no answers in ${tree}`);
    const name = names[ann.pick(names.length)] ?? '';
    await ann.page
      .getByRole('list', { name: 'Possible answers' })
      .getByRole('button', { name, exact: true })
      .first()
      .click();
  });
  assert.ok(made > 0);
  await ann.over();
  const spoken = await ann.page.getByRole('log').innerText();
  assert.match(spoken, /./, 'what happened was said in the live region');
  await ann.leave();
});
