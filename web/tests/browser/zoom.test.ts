// At 200 % everything is still there: nothing lies over a control, nothing scrolls sideways.

import { test } from 'node:test';
import { open, Player, ZOOMED } from './player.ts';

const { server, browser } = await open();

const look = { viewport: ZOOMED, scale: 2 };

test('the pages at 200 %', async () => {
  const ann = await Player.enter(browser, server.url, 50, look);
  const pages = ['/', '/new/cardia', '/new/kardinal?bots', '/new/civ', '/settings', '/record', '/rules/civ'];
  for (const page of pages) {
    await ann.page.goto(page);
    await ann.inspect(`${page} at 200 %`);
    await ann.reach(`${page} at 200 %`);
  }
  await ann.leave();
});

for (const game of ['Cardia', 'Kardinal & König', 'Carta Impera Victoria']) {
  test(`the board of ${game} at 200 %`, async () => {
    const ann = await Player.enter(browser, server.url, 51, look);
    await ann.create(game, 'Play a bot');
    for (let looks = 0; looks < 3; looks++) {
      await ann.play(3);
      await ann.asked(null);
      await ann.inspect(`${game} at 200 %`);
      await ann.reach(`${game} at 200 %`);
    }
    await ann.leave();
  });
}
