// Pictures of every page and board at both widths, into docs/screenshots.
//
//   TRIVIUM_BIN=… node --import tsx scripts/screenshots.ts [FOLDER]

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DESKTOP, launch, PHONE, Player } from '../tests/browser/player.ts';
import { startServer } from '../tests/browser/server.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../docs/screenshots');
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await launch();

const games = [
  { game: 'Cardia', name: 'cardia', moves: 5 },
  { game: 'Kardinal & König', name: 'kardinal', moves: 9 },
  { game: 'Carta Impera Victoria', name: 'civ', moves: 12 },
];

for (const [width, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const ann = await Player.enter(browser, server.url, 7, { viewport });
  const shoot = async (name: string, whole = false) => {
    await ann.page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: whole });
  };
  /** The board when everything has come: its drawings too, and the words of the first moment are gone. */
  const settle = async () => {
    await ann.page.locator('[data-decision], [data-stage=over]').first().waitFor({ state: 'attached' });
    await ann.page.waitForLoadState('networkidle');
    await ann.page.locator('.opening').waitFor({ state: 'detached' });
  };
  const visit = async (address: string, name: string, whole = true) => {
    await ann.page.goto(address);
    await ann.page.getByRole('heading', { level: 1 }).waitFor();
    await ann.page.waitForLoadState('networkidle');
    await shoot(name, whole);
  };

  for (const { game, name, moves } of games) {
    await visit(`/new/${name}?bots`, `new-${name}`);
    await visit(`/rules/${name}`, `rules-${name}`, false);
    await ann.create(game, 'Play a bot');
    await ann.play(moves);
    await settle();
    await shoot(`board-${name}`);
  }
  await ann.button('Table').click();
  await shoot('table-menu', true);
  /** A board with these options. */
  const special = async (game: string, name: string, ...options: (string | RegExp)[]) => {
    await ann.create(game, 'Play a bot', async () => {
      for (const option of options) await ann.page.getByLabel(option).check();
    });
    await ann.play(2);
    await ann.asked(null);
    await settle();
    await shoot(`board-${name}`);
  };
  await special('Carta Impera Victoria', 'civ-draft', /^\s*4\s*$/, 'Draft', 'A and C against B and D');
  await special('Cardia', 'cardia-full', 'All face up', 'Bazaar', 'Grand Library');
  await ann.create('Cardia', 'Play a bot');
  await ann.asked(null);
  await ann.button('Hint').click();
  await ann.page
    .getByText(/^You win/)
    .first()
    .waitFor();
  await shoot('hint');
  await ann.play();
  await ann.over();
  await ann.page.evaluate(() => scrollTo(0, 0));
  await shoot('end');
  await ann.link('Replay').click();
  await ann.page.getByRole('slider').waitFor();
  await ann.button('Draw the curve').click();
  await ann.page.getByText('The biggest swings:').waitFor();
  await shoot('replay', width === 'phone');
  await ann.create('Kardinal & König', 'Invite a friend');
  await ann.button('Invite').waitFor();
  await shoot('lobby', true);
  await ann.button('Invite').click();
  await ann.page.getByRole('img', { name: /QR/ }).waitFor();
  await shoot('invite');
  await visit('/settings', 'settings');
  await visit('/record', 'record');
  await visit('/', 'home');
  await visit('/t/nowhere', 'no-table');
  for (const look of ['dark', 'contrast']) {
    await ann.page.goto('/settings');
    await ann.page.getByRole('main').getByRole('combobox', { name: 'Theme', exact: true }).selectOption(look);
    await ann.create('Cardia', 'Play a bot');
    await ann.play(4);
    await settle();
    await shoot(`board-cardia-${look}`);
  }
  await ann.context.close();
}

await browser.close();
await server.stop();
