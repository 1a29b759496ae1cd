// Whole games of each title between browsers, with everything that can come in between.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { open, PHONE, Player } from './player.ts';

const { server, browser } = await open();

/** Puts a bot on a seat, before the game. */
async function putBot(host: Player, seat: string): Promise<void> {
  await host.page.getByLabel('Level for new bots').selectOption('novice');
  await host.button(`Bot at ${seat}`).click();
}

interface Title {
  game: string;
  bots: string[];
  seat: string;
}

const titles: Title[] = [
  { game: 'Cardia', bots: [], seat: 'B' },
  { game: 'Kardinal & König', bots: ['C', 'D'], seat: 'B' },
  { game: 'Carta Impera Victoria', bots: [], seat: 'B' },
];

describe('two browsers play a whole game', () => {
  for (const { game, bots, seat } of titles) {
    test(`of ${game}, one on a phone, with a reload and an offline minute in the middle`, async () => {
      const ann = await Player.enter(browser, server.url, 1);
      const ben = await Player.enter(browser, server.url, 2, { viewport: PHONE });
      await ben.page.clock.install();
      const table = await ann.create(game, 'Invite a friend');
      await ann.inspect(`the lobby of ${game}`);
      await ben.sit(table, seat);
      for (const free of bots) await putBot(ann, free);
      await ann.button('Start').click();

      const seen = new Set<string>();
      /** Looks at the board whenever something is asked for the first time. */
      const look = async (who: Player, where: string) => {
        const question = await who.question();
        if (seen.has(question + where)) return;
        seen.add(question + where);
        await who.inspect(`${question}${where}`);
      };
      const annPlays = ann.play(undefined, async (made) => {
        await look(ann, '');
        if (made === 3) {
          await ann.page.reload();
          await ann.page.locator('[data-decision]').waitFor();
        }
      });
      // The choice is made while there is no network, and arrives when there is one again.
      const alone = async () => {
        await ben.answer();
        await ben.page.getByText('One thing you did waits to be sent.').waitFor();
        await ben.inspect(`${game} without network`);
      };
      const benPlays = ben.play(
        undefined,
        () => look(ben, ' on a phone'),
        (made) => (made === 2 ? ben.offline(60, alone) : ben.answer()),
      );
      const [first, second] = await Promise.all([annPlays, benPlays]);
      assert.ok(first > 3 && second > 3, 'both had something to choose');
      await ann.over();
      await ben.over();
      assert.equal(
        await ann.page
          .getByRole('heading', { name: /win|draw/ })
          .first()
          .isVisible(),
        true,
        'the result is told',
      );
      await ann.inspect(`the end of ${game}`);
      await ben.inspect(`the end of ${game} on a phone`);
      await ann.leave();
      await ben.leave();
    });
  }
});
