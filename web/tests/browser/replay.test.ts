// Finished games: step by step, one after another, as scenarios, and from a record somebody has.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open, PHONE, Player } from './player.ts';

const { server, browser } = await open();

const stepOf = (player: Player) =>
  player.page.evaluate(() => Number(new URLSearchParams(location.search).get('step') ?? -1));

test('a finished game is replayed by keys, slider and log, from every seat, and reviewed', async () => {
  const ann = await Player.enter(browser, server.url, 26);
  await ann.create('Cardia', 'Play a bot');
  await ann.play();
  await ann.over();
  await ann.link('Replay').click();
  await ann.page.waitForURL(/\/replay\//);
  const step = () => stepOf(ann);
  await ann.page.getByRole('slider', { name: 'Step' }).waitFor();
  await ann.inspect('a replay');
  await ann.page.locator('main').focus();
  await ann.page.keyboard.press('Home');
  assert.equal(await step(), 0);
  await ann.page.keyboard.press('ArrowRight');
  await ann.page.keyboard.press('ArrowRight');
  assert.equal(await step(), 2);
  await ann.page.keyboard.press('ArrowLeft');
  assert.equal(await step(), 1);
  await ann.page.keyboard.press('End');
  const last = await step();
  assert.ok(last > 4);
  await ann.button('To step 0').first().click();
  assert.equal(await step(), 0);
  await ann.page.reload();
  await ann.page.getByText(`Step 0 of ${last}`).waitFor();

  await ann.page.getByLabel('Seen by').selectOption('');
  await ann.page
    .getByText(/^What .* saw$/)
    .nth(1)
    .waitFor();
  await ann.inspect('a replay of the whole truth');
  await ann.page.getByLabel('Seen by').selectOption('A');
  await ann.page.getByRole('list', { name: 'Players' }).getByText('Bot, fair').waitFor();
  await ann.button('Review the game').click();
  const curve = ann.page.getByRole('img', { name: /^Curve of the win chance over \d+ choices$/ });
  await curve.waitFor();
  await ann.page.getByRole('row').getByText(/^\d+%$/).nth(1).waitFor();
  await ann.inspect('a review');
  // The server keeps a review: it is there at once when the game is looked at again. Before that, every choice is searched, which
  // takes minutes where other tests run beside it.
  await ann.page.getByText(/choices? looked at/).waitFor({ state: 'detached', timeout: 600_000 });
  await ann.page.reload();
  await curve.waitFor();

  await ann.page.locator('main').focus();
  await ann.page.keyboard.press('Home');
  await ann.button('Autoplay').click();
  await ann.page.getByText(`Step 1 of ${last}`).waitFor();
  await ann.button('Autoplay').click();
  await ann.leave();
});

test('a finished game goes on from a step, with hidden cards dealt anew', async () => {
  const ann = await Player.enter(browser, server.url, 27, { viewport: PHONE });
  const table = await ann.create('Cardia', 'Play a bot');
  await ann.play();
  await ann.over();
  await ann.page.goto(`${table.replace('/t/', '/replay/')}?as=A&step=2`);
  await ann.button('Continue from here').click();
  const dialog = ann.page.getByRole('dialog', { name: 'Continue from step 2' });
  await dialog.getByLabel('The other players').selectOption('novice');
  await ann.inspect('how a game goes on');
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await ann.page.waitForURL((url) => url.pathname.startsWith('/t/') && !table.endsWith(url.pathname));
  await ann.page.locator('[data-stage=playing]').waitFor();
  await ann.play();
  await ann.over();
  await ann.leave();
});

test('every game of a table can be seen again, each at an address of its own', async () => {
  const ann = await Player.enter(browser, server.url, 28);
  const table = await ann.create('Cardia', 'Play a bot');
  await ann.play();
  await ann.over();
  await ann.button('Play again').click();
  await ann.page.locator('[data-stage=playing]').waitFor();

  await ann.button('Table').click();
  await ann.link('Replay game 1').click();
  await ann.page.getByRole('slider', { name: 'Step' }).waitFor();
  const game = ann.page.getByRole('combobox', { name: 'Game', exact: true });
  assert.equal(await game.count(), 0, 'there is nothing to choose yet');

  await ann.page.goto(table);
  await ann.button('Table').click();
  await ann.button('Resign').click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.over();
  await ann.link('Replay').click();
  assert.equal(await game.inputValue(), '2');
  await ann.page.getByText(/^Step [01] of [01]$/).waitFor();
  await game.selectOption('1');
  await ann.page.waitForURL(/game=1/);
  await ann.page.getByText(/^Step (\d{2,}) of \1$/).waitFor();
  await ann.inspect('the replay of an earlier game');
  await ann.page.goto(`${table.replace('/t/', '/replay/')}?game=7`);
  await ann.page.getByRole('heading', { name: 'There is no such game to replay' }).waitFor();
  ann.errors.splice(0, ann.errors.length, ...ann.errors.filter((it) => !/404/.test(it)));
  await ann.leave();
});

test('a record is taken home and brought back, a broken one is refused in words', async () => {
  const ann = await Player.enter(browser, server.url, 29, { viewport: PHONE });
  await ann.create('Cardia', 'Play a bot');
  await ann.play();
  await ann.over();
  await ann.link('Replay').click();
  await ann.page.getByRole('slider', { name: 'Step' }).waitFor();
  const [saved] = await Promise.all([ann.page.waitForEvent('download'), ann.button('Record').click()]);
  assert.match(saved.suggestedFilename(), /^cardia-.*\.txt$/);
  const record = readFileSync(await saved.path(), 'utf8');

  const ben = await Player.enter(browser, server.url, 30);
  await ben.page.goto('/');
  await ben.link('Open a record').click();
  const choose = (text: string) =>
    ben.page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  for (const broken of ['', 'hello\n', record.replace('play', 'eat'), record.slice(0, 400)]) {
    await choose(broken);
    await ben.page.getByRole('main').getByText('This file cannot be replayed:').waitFor();
  }
  await ben.inspect('a record that is none');
  await choose('x'.repeat(2_000_000));
  await ben.page.getByRole('main').getByText('This file is too large').waitFor();

  await choose(record);
  await ben.page.getByRole('slider', { name: 'Step' }).waitFor();
  await ben.inspect('a record');
  await ben.page.keyboard.press('Home');
  await ben.page.keyboard.press('ArrowRight');
  await ben.page.reload();
  await ben.page.getByRole('slider', { name: 'Step' }).waitFor();
  assert.equal(await stepOf(ben), 1, 'the tab remembers the record and the step');
  await ben.button('Check the deal').click();
  await ben.page.getByRole('main').getByText(/^The deal is the one that was promised/).waitFor();
  await ben.page.getByLabel('Seen by').selectOption('B');
  await ben.button('Review the game').click();
  await ben.page.getByRole('img', { name: /^Curve of the win chance/ }).waitFor();
  await ben.button('Open another record').click();
  await ben.page.getByRole('heading', { name: 'Open a record' }).waitFor();
  ben.errors.splice(0, ben.errors.length, ...ben.errors.filter((it) => !/4(13|22)/.test(it)));
  await ann.leave();
  await ben.leave();
});

for (const game of ['Cardia', 'Kardinal & König', 'Carta Impera Victoria']) {
  test(`a position of ${game} is copied as a scenario`, async () => {
    const ann = await Player.enter(browser, server.url, 31);
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ann.create(game, 'Play a bot');
    await ann.play(6);
    await ann.button('Table').click();
    await ann.button('Resign').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await ann.over();
    await ann.link('Replay').click();
    await ann.page.getByRole('slider', { name: 'Step' }).waitFor();
    await ann.page.locator('main').focus();
    await ann.page.keyboard.press('Home');
    await ann.page.keyboard.press('c');
    await ann.page.getByRole('listitem').getByText('The position after step 0 is in the clipboard').waitFor();
    const text = await ann.page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /\n/, text);

    // Where the clipboard is closed, the text is shown.
    await ann.context.clearPermissions();
    await ann.page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await ann.button('Copy as scenario').click();
    const shown = ann.page.getByRole('dialog').getByRole('textbox');
    assert.equal((await shown.inputValue()).trim(), text.trim());
    await ann.inspect('a scenario to be copied by hand');
    await ann.page.keyboard.press('Escape');

    // A scenario begins with a turn or round; after one answer none begins in these two games.
    if (game !== 'Carta Impera Victoria') {
      await ann.page.keyboard.press('ArrowRight');
      await ann.page.keyboard.press('c');
      await ann.page.getByRole('listitem').getByText('The nearest such step before this one is 0.').waitFor();
      ann.errors.splice(0, ann.errors.length, ...ann.errors.filter((it) => !/422/.test(it)));
    }
    await ann.leave();
  });
}
