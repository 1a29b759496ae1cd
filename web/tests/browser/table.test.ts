// What can be done at a table besides playing on.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { open, PHONE, Player } from './player.ts';

const { server, browser } = await open();

describe('against a bot', () => {
  test('two clicks lead into a running game, a hint helps, and it is played to the end', async () => {
    const ann = await Player.enter(browser, server.url, 3);
    await ann.create('Cardia', 'Play a bot');
    await ann.asked(null);
    await ann.button('Hint').click();
    await ann.page.getByText(/^You win \d+% of such games/).waitFor();
    await ann.inspect('a hint');
    // A Djinn that loses its encounter ends the game in the first round.
    assert.ok((await ann.play()) > 0);
    await ann.over();

    await ann.button('Check the deal').click();
    await ann.page.getByRole('main').getByText(/^The deal is the one that was promised/).waitFor();
    await ann.button('Play again').click();
    await ann.page.locator('[data-stage=playing]').waitFor();
    await ann.leave();
  });

  test('the hint lists the answers it would give, and choosing one plays it', async () => {
    const ann = await Player.enter(browser, server.url, 4);
    await ann.create('Cardia', 'Play a bot');
    const question = await ann.asked(null);
    await ann.button('Hint').click();
    const panel = ann.page.getByRole('region', { name: 'Suggested answers' });
    // Why: what the opponent may do, how likely it is, and what comes of it.
    await panel.getByRole('list', { name: 'Why' }).getByRole('listitem').first().waitFor();
    await panel.getByRole('row').getByRole('button').first().click();
    assert.notEqual(await ann.asked(question), question);
    await ann.leave();
  });
});

test('the board is the way to play: choose a card, lock it, change one’s mind', async () => {
  const ann = await Player.enter(browser, server.url, 13, { viewport: PHONE });
  const ben = await Player.enter(browser, server.url, 14);
  const table = await ann.create('Cardia', 'Invite a friend');
  await ben.sit(table, 'B');
  await ann.button('Start').click();
  const question = await ann.asked(null);
  const hand = ann.page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  await hand.first().click();
  await ann.button(/^Lock /).click();
  await ann.page
    .getByText(/^Locked: /)
    .first()
    .waitFor();
  const locked = await ann.page.getByText(/^Locked: /).first().innerText();
  await ann.page.reload();
  await ann.page.getByText(locked).first().waitFor();
  await ann.button('Change').click();
  assert.notEqual(await ann.asked(question), null);
  await hand.last().click();
  await ann.button(/^Lock /).click();
  await ben.asked(null);
  await ben.answer();
  await ann.page
    .getByText(/^Revealed:/)
    .first()
    .waitFor({ state: 'attached' });
  await ann.leave();
  await ben.leave();
});

describe('among people', () => {
  test('a choice can be taken back until it tells something, with a spectator who sees nothing hidden', async () => {
    const ann = await Player.enter(browser, server.url, 5);
    const ben = await Player.enter(browser, server.url, 6);
    const eve = await Player.enter(browser, server.url, 7);
    const table = await ann.create('Cardia', 'Invite a friend');
    await ben.sit(table, 'B');
    await ann.button('Start').click();
    const question = await ann.asked(null);

    await eve.page.goto(table);
    await eve.page.locator('[data-stage=playing]').waitFor();
    await ann.page.getByText('One spectator').first().waitFor({ state: 'attached' });
    assert.equal(await eve.page.locator('[data-decision]').count(), 0, 'a spectator is asked nothing');
    await eve.inspect('a table seen by a spectator');
    await eve.page.keyboard.press('s');
    const words = await eve.page.getByRole('dialog', { name: 'The table in words' }).innerText();
    assert.doesNotMatch(words, /Your hand/);

    await ann.answer();
    await ann.page.locator('[data-decision]').waitFor({ state: 'detached' });
    await ann.page.keyboard.press('u');
    assert.notEqual(await ann.asked(question), null, 'the question is open again');

    await ann.answer();
    await ben.asked(null);
    await ben.answer();
    // Whoever is asked next: it may be Ben alone, for the ability of his card.
    const undo = ann.page.getByRole('button', { name: /^Undo: Something hidden has been shown/ });
    await undo.waitFor();
    assert.equal(await undo.isDisabled(), true, 'what cannot be undone is said beforehand');
    await ann.page.keyboard.press('u');
    await ann.page
      .getByText(/^Hidden information has been revealed since/)
      .first()
      .waitFor();
    for (const who of [ann, ben, eve]) await who.leave();
  });

  test('a choice that others have acted on is taken back with their consent, which is said beforehand', async () => {
    const ann = await Player.enter(browser, server.url, 31);
    const ben = await Player.enter(browser, server.url, 32);
    const table = await ann.create('Kardinal & König', 'Invite a friend', async () => {
      await ann.page.getByRole('radio', { name: '3', exact: true }).check();
    });
    await ben.sit(table, 'B');
    await ann.page.getByLabel('Level for new bots').selectOption('novice');
    await ann.button('Bot at C').click();
    await ann.button('Start').click();
    const undo = (who: Player) => who.page.getByRole('button', { name: /^Undo/ });
    const asks = (who: Player) => who.page.getByRole('button', { name: 'Undo: If all other players agree: they have acted since your choice.' });
    // Whoever of the two has chosen something that a Law card did not come with.
    const turn = async () => ((await ann.page.locator('[data-decision]').count()) > 0 ? ann : (await ben.page.locator('[data-decision]').count()) > 0 ? ben : null);
    for (let tries = 0; (await asks(ann).count()) + (await asks(ben).count()) === 0; tries++) {
      assert.ok(tries < 400, 'somebody can ask to undo a choice');
      const who = await turn();
      if (who) await who.answer().catch(() => undefined);
      else await Promise.race([ann, ben].map((it) => it.page.locator('[data-decision]').waitFor({ state: 'attached' })));
    }
    const who = (await asks(ann).count()) > 0 ? ann : ben;
    const other = who === ann ? ben : ann;
    await undo(who).click();
    await other.button('Agree').click();
    await other.button('Agree').waitFor({ state: 'detached' });
    await ann.leave();
    await ben.leave();
  });

  test('chat, a draw that is declined, a pause, and giving up', async () => {
    const ann = await Player.enter(browser, server.url, 8);
    const ben = await Player.enter(browser, server.url, 9, { viewport: PHONE });
    const table = await ann.create('Cardia', 'Invite a friend');
    await ben.sit(table, 'B');
    await ann.button('Start').click();
    await ann.asked(null);

    await ann.page.keyboard.press('c');
    await ann.page.getByRole('textbox', { name: 'Message' }).fill('<b>Good evening</b>');
    await ann.page.keyboard.press('Enter');
    await ben.button(/^Chat/).click();
    await ben.page.getByText('<b>Good evening</b>', { exact: true }).first().waitFor();
    await ben.inspect('the chat on a phone');

    await ann.button('Table').click();
    await ann.inspect('the table menu');
    await ann.button('Offer a draw').click();
    await ben.button('Decline').click();
    await ben.button('Decline').waitFor({ state: 'detached' });
    await ann.button('Propose a pause').click();
    await ben.button('Agree').click();
    await ann.page.locator('[data-stage=paused]').waitFor();
    await ann.button('Continue').first().click();
    await ann.page.locator('[data-stage=playing]').waitFor();
    await ann.button('Resign').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await ben.page.getByRole('heading', { name: 'You win!' }).waitFor();
    await ann.leave();
    await ben.leave();
  });

  test('a full table can still be watched, and a stranger cannot sit', async () => {
    const ann = await Player.enter(browser, server.url, 10);
    const eve = await Player.enter(browser, server.url, 11);
    const table = await ann.create('Carta Impera Victoria', 'Invite a friend');
    await ann.button('Bot at B').click();
    await eve.page.goto(table);
    await eve.page.getByText('All seats are taken. You can stay and watch.').waitFor();
    assert.equal(await eve.button(/^Sit at/).count(), 0);
    await ann.leave();
    await eve.leave();
  });

  test('the same table in two tabs shows the same, and says so', async () => {
    const ann = await Player.enter(browser, server.url, 12);
    const table = await ann.create('Cardia', 'Play a bot');
    const question = await ann.asked(null);
    const tab = await ann.context.newPage();
    await tab.goto(table);
    await tab.getByText('This table is also open in another tab.').waitFor();
    await ann.page.getByText('This table is also open in another tab.').waitFor();
    await ann.answer();
    await tab.bringToFront();
    await tab.waitForFunction(
      (before) => document.querySelector<HTMLElement>('[data-decision]')?.dataset.decision !== before,
      question,
    );
    await tab.close();
    await ann.page.getByText('This table is also open in another tab.').waitFor({ state: 'detached' });
    await ann.leave();
  });
});

test('the language changes in the middle of a game, and nothing else does', async () => {
  const ann = await Player.enter(browser, server.url, 15);
  await ann.create('Cardia', 'Play a bot');
  const question = await ann.asked(null);
  const words: Record<string, RegExp> = {
    de: /^Wähle eine Karte zum Spielen/,
    fr: /^Choisissez une carte à jouer/,
    uk: /^Виберіть карту, яку зіграєте/,
    en: /^Choose a card to play/,
  };
  const drawn = await ann.page.locator('[data-decision] li').count();
  await ann.button('Table').click();
  for (const [language, asked] of Object.entries(words)) {
    await ann.page.locator('#side select').first().selectOption(language);
    await ann.page.getByText(asked).first().waitFor();
    await ann.inspect(`the board in ${language}`);
    assert.equal(await ann.page.locator('[data-decision]').getAttribute('data-decision'), question);
    assert.equal(await ann.page.locator('[data-decision] li').count(), drawn);
  }
  assert.ok((await ann.play(2)) > 0, 'the game goes on');
  await ann.leave();
});

test('what the rules forbid is explained, with the way to the rule, and the question stays', async () => {
  const ann = await Player.enter(browser, server.url, 16);
  await ann.create('Kardinal & König', 'Play a bot');
  const question = await ann.asked(null);
  const row = ann.page.getByRole('group', { name: /^Row 1/ });
  const board = ann.page.getByRole('main');
  await row.getByRole('button').nth(6).click();
  await board.getByText('Only the ends of rows can be taken', { exact: false }).waitFor();
  await board.getByRole('link', { name: /^K\d/ }).first().waitFor();
  assert.equal(await ann.page.locator('[data-decision]').getAttribute('data-decision'), question);
  await ann.inspect('a choice that is not allowed');
  await ann.leave();
});

test('a board that cannot be drawn says so, and the game goes on without it', async () => {
  const ann = await Player.enter(browser, server.url, 17);
  // From some moment on the server seems to tell of a table without players.
  await ann.page.addInitScript(() => {
    const read = JSON.parse;
    JSON.parse = (text: string) => {
      const message: unknown = read(text);
      const { type, change } = message as { type?: string; change?: { view?: object } };
      if ('broken' in window && type === 'change' && change?.view) Object.assign(change.view, { players: null });
      return message;
    };
  });
  await ann.create('Carta Impera Victoria', 'Play a bot');
  let question = await ann.asked(null);
  await ann.page.evaluate(() => Object.assign(window, { broken: true }));
  await ann.answer();
  await ann.page.getByRole('alert').filter({ hasText: 'The board cannot be drawn.' }).waitFor();
  question = await ann.asked(question);
  await ann.answer();
  await ann.asked(question);
  await ann.button('Reload the page').click();
  await ann.page.getByRole('region', { name: 'Question and hand' }).waitFor();
  assert.notDeepEqual(ann.errors.splice(0), [], 'whoever looks into it finds the mistake on the console');
  await ann.leave();
});

test('the hand stays where it is when a card is picked, and Back from the table leads home', async () => {
  const ann = await Player.enter(browser, server.url, 18, { viewport: PHONE });
  await ann.create('Cardia', 'Play a bot');
  await ann.asked(null);
  const hand = ann.page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const places = () => hand.evaluateAll((all) => all.slice(1).map((it) => it.getBoundingClientRect().y));
  await ann.page.locator('.opening').waitFor({ state: 'detached' });
  const before = await places();
  await hand.first().click();
  await ann.button(/^Lock /).waitFor();
  assert.deepEqual(await places(), before);
  await ann.page.goBack();
  await ann.page.waitForURL(/\/$/);
  await ann.page.getByRole('article', { name: 'Cardia' }).waitFor();
  await ann.leave();
});

test('who proposes another game waits for the others, and nobody for oneself', async () => {
  const ann = await Player.enter(browser, server.url, 19);
  const ben = await Player.enter(browser, server.url, 20);
  const table = await ann.create('Cardia', 'Invite a friend');
  await ben.sit(table, 'B');
  await ann.button('Start').click();
  await ann.asked(null);
  const nameOf = (who: Player) => who.page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { name: string }).name);
  const names = await Promise.all([nameOf(ann), nameOf(ben)]);
  await ann.button('Table').click();
  await ann.button('Resign').click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.over();
  await ann.button('Play again').click();
  await ann.page.getByText(`Waiting for ${names[1]}`).first().waitFor();
  await ben.button('Agree').waitFor();
  const others = async (who: Player, own: string) => assert.doesNotMatch(await who.page.locator('[data-stage]').innerText(), new RegExp(`Waiting for[^.]*${own}`));
  await others(ann, names[0] ?? '');
  await others(ben, names[1] ?? '');
  await ann.leave();
  await ben.leave();
});

test('log links are large enough for a pointer, and larger for a finger', async () => {
  const heights = async (who: Player) => {
    await who.create('Cardia', 'Play a bot');
    await who.play(3);
    await who.asked(null);
    await who.button('Log').click();
    const links = who.page.getByRole('region', { name: 'Log' }).getByRole('listitem').getByRole('button');
    await links.first().waitFor();
    const all = await links.evaluateAll((them) => them.map((it) => it.getBoundingClientRect().height));
    await who.leave();
    return Math.min(...all);
  };
  assert.ok((await heights(await Player.enter(browser, server.url, 21))) >= 24);
  assert.ok((await heights(await Player.enter(browser, server.url, 21, { viewport: PHONE, touch: true }))) >= 44);
});
