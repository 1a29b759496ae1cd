// The analysis board: a position is set up, asked about, played out and shared. And a first game, which explains what is new.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { open, PHONE, Player } from './player.ts';

const { server, browser } = await open();

/** What is set up by the editor: where, which card, and how the text then says it. */
const SET = {
  cardia: { place: 'Add a card: Hand of Seat A', card: 'Judge', says: /^hand you: .*Judge/m },
  kardinal: { place: 'Add a card: Stones of Seat C', card: 'row 2, column 2', says: /^given C stones row 2\.2$/m },
  civ: { place: 'Add a card: Area of Seat B', card: 'Utopia', says: /^given .*B: .*Utopia/m },
} as const;

async function scenario(it: Player): Promise<string> {
  return it.page.getByLabel('Scenario, one thing in each line').inputValue();
}

describe('the analysis board', () => {
  for (const [game, viewport] of [['cardia', PHONE], ['kardinal', undefined], ['civ', PHONE]] as const) {
    test(`a position of ${game} is set up, asked about, played out and shared`, async () => {
      const ann = await Player.enter(browser, server.url, 90, viewport ? { viewport } : {});
      await ann.page.goto('/learn');
      await ann.page.locator(`a[href="/analysis/${game}"]`).click();
      const ask = ann.button('What to play?');
      await ask.and(ann.page.locator(':enabled')).waitFor();
      await ann.inspect(`the analysis board of ${game}`);

      const { place, card, says } = SET[game];
      await ann.page.getByLabel(place).selectOption({ label: card });
      assert.match(await scenario(ann), says);
      await ask.and(ann.page.locator(':enabled')).waitFor();

      await ask.click();
      const advice = ann.page.getByRole('region', { name: 'Suggested answers' });
      await advice.getByText(/of such games/).waitFor();
      await ann.inspect(`advice on a position of ${game}`);
      await advice.getByRole('button', { name: 'Close' }).click();

      const before = await scenario(ann);
      await ann.button('Play it out').click();
      await ann.button('Take back').waitFor();
      const dealt = await scenario(ann);
      await ask.click();
      await advice.locator('tbody').getByRole('button').first().click();
      await advice.waitFor({ state: 'detached' });
      await ann.button('Take back').and(ann.page.locator(':enabled')).waitFor();
      const played = await scenario(ann);
      assert.ok(played.startsWith(dealt) && played.length > dealt.length, played);
      await ann.button('Back to the set-up').click();
      await ann.button('Play it out').waitFor();
      assert.equal(await scenario(ann), before);

      // Whoever gets the address sees the same.
      await ask.and(ann.page.locator(':enabled')).waitFor();
      await ann.page.waitForFunction(() => location.hash.length > 1);
      const ben = await Player.enter(browser, server.url, 91);
      await ben.page.goto(ann.page.url());
      await ben.button('What to play?').waitFor();
      assert.equal(await scenario(ben), before);
      await ben.leave();
      await ann.leave();
    });
  }

  test('a line that cannot be so is named, and can be corrected', async () => {
    const cid = await Player.enter(browser, server.url, 92);
    await cid.page.goto('/analysis/cardia');
    const field = cid.page.getByLabel('Scenario, one thing in each line');
    await field.fill('game cardia deck=1\nhand you: Pawn\n');
    await cid.page.getByText('Line 2 cannot be so.').waitFor();
    await field.fill('game cardia deck=1\ngiven Judge 8 > 5 Saboteur\n');
    await cid.button('Correct the line').click();
    await cid.page.getByText('cannot be so').waitFor({ state: 'detached' });
    assert.match(await scenario(cid), /^given Judge 8\* > 5 Saboteur$/m);
    await field.fill('game kardinal players=3\n');
    await cid.page.getByText('This is the board of Cardia').waitFor();
    await cid.page.goto('/analysis/cardia#nonsense');
    await cid.page.reload();
    await cid.page.getByText('This address holds no position').waitFor();
    cid.errors.splice(0, cid.errors.length, ...cid.errors.filter((it) => !/422/.test(it)));
    await cid.leave();
  });
});

describe('a first game', () => {
  test('explains a reveal once, with its rule, and can be told not to', async () => {
    const dan = await Player.enter(browser, server.url, 93, { notes: true });
    await dan.page.goto('/new/cardia?bots');
    await dan.button('Start the game').click();
    await dan.page.waitForURL(/\/t\//);
    const note = dan.page.getByRole('complementary', { name: 'New:' });
    await dan.asked(null);
    await dan.answer();
    await note.getByText('Both cards are turned over').waitFor();
    assert.match((await note.getByRole('link').getAttribute('href')) ?? '', /^\/rules\/cardia#C2\.1$/);
    await dan.inspect('a note of a first game');
    await note.getByRole('button').click();
    await note.getByText('Both cards are turned over').waitFor({ state: 'detached' });
    const kept = await dan.page.evaluate(() => localStorage.getItem('trivium.notes') ?? '');
    assert.match(kept, /note-cardia-revealed/);
    await dan.leave();
  });
});
