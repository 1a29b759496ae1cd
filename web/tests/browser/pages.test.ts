// The pages around the games, and what goes wrong.

import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { describe, test } from 'node:test';
import { open, PHONE, Player } from './player.ts';
import { startServer } from './server.ts';

const { server, browser } = await open();

describe('pages', () => {
  for (const viewport of [undefined, PHONE]) {
    test(`are accessible${viewport ? ' on a phone' : ''}`, async () => {
      const ann = await Player.enter(browser, server.url, 20, viewport ? { viewport } : {});
      const pages = [
        '/',
        '/record',
        '/new/cardia?bots',
        '/new/kardinal',
        '/new/civ',
        '/settings',
        '/learn',
        '/no/such/page',
        '/t/nowhere',
      ];
      for (const page of [...pages, '/rules/cardia', '/rules/kardinal', '/rules/civ', '/replay/nowhere']) {
        await ann.page.goto(page);
        await ann.page.getByRole('heading', { level: 1 }).waitFor();
        await ann.inspect(page);
      }
      // The API says 404 for a replay that is not there, and the browser notes that.
      ann.errors.splice(0, ann.errors.length, ...ann.errors.filter((it) => !/404/.test(it)));
      await ann.leave();
    });
  }

  test('speak four languages, and remember which', async () => {
    const ann = await Player.enter(browser, server.url, 21, { locale: 'uk-UA' });
    await ann.page.goto('/');
    await ann.page.getByRole('heading', { name: 'Три карткові ігри, один стіл' }).waitFor();
    const heading = { fr: 'Trois jeux de cartes, une table', de: 'Drei Kartenspiele, ein Tisch' };
    for (const [language, text] of Object.entries(heading)) {
      await ann.page.getByRole('combobox').first().selectOption(language);
      await ann.page.getByRole('heading', { name: text }).waitFor();
      assert.equal(await ann.page.locator('html').getAttribute('lang'), language);
    }
    await ann.page.reload();
    await ann.page.getByRole('heading', { name: heading.de }).waitFor();
    await ann.leave();
  });

  test('have three looks', async () => {
    const ann = await Player.enter(browser, server.url, 22);
    await ann.page.goto('/');
    for (const look of ['dark', 'contrast', 'light']) {
      await ann.page.getByLabel('Theme').selectOption(look);
      assert.equal(await ann.page.locator('html').getAttribute('data-theme'), look);
      await ann.inspect(`the home page, ${look}`);
    }
    await ann.leave();
  });

  test('a name with markup is a name, and one of ten thousand letters is refused kindly', async () => {
    const ann = await Player.enter(browser, server.url, 23);
    await ann.page.goto('/settings');
    const field = ann.page.getByLabel('This is how others see you');
    await field.fill('<img src=x onerror=alert(1)>');
    await ann.button('Save').click();
    await ann.page.getByText('You are <img src=x onerror=alert(1)> from now on.').first().waitFor();
    await ann.page.reload();
    await ann.page.waitForFunction(() => document.querySelector('input')?.value.startsWith('<img'));
    // The field takes 32 characters; somebody who gets around it is told.
    await field.evaluate((it: HTMLInputElement) => it.removeAttribute('maxlength'));
    await field.fill('x'.repeat(10_000));
    await ann.button('Save').click();
    await ann.page.getByText('That name does not work.').first().waitFor();
    ann.errors.splice(0, ann.errors.length, ...ann.errors.filter((it) => !/4\d\d/.test(it)));
    await ann.leave();
  });

  test('another device becomes the same person with a code', async () => {
    const ann = await Player.enter(browser, server.url, 24);
    const phone = await Player.enter(browser, server.url, 25, { viewport: PHONE });
    await ann.page.goto('/settings');
    const name = await ann.page.getByLabel('This is how others see you').inputValue();
    await ann.button('Make a code').click();
    const code = await ann.page
      .getByText(/^Enter this on the other device/)
      .locator('strong')
      .innerText();
    await phone.page.goto('/settings');
    await phone.page.getByLabel('Code from another device').fill(code);
    await phone.button('Use it').click();
    await phone.page.waitForURL(/\/$/);
    await phone.page.goto('/settings');
    await phone.page.waitForFunction((known) => document.querySelector('input')?.value === known, name);
    await ann.leave();
    await phone.leave();
  });
});

test('the server goes away and comes back: the page says so and goes on', async () => {
  const own = await startServer();
  const ann = await Player.enter(browser, own.url, 27);
  await ann.page.goto('/');
  await ann.page.getByText('No player is waiting at the moment.').waitFor();
  await own.stop();
  await ann.page
    .getByText(/The server (cannot be reached|is being restarted)/)
    .first()
    .waitFor();
  const again = await startServer(Number(new URL(own.url).port));
  await ann.button('Try now').waitFor({ state: 'detached' });
  await again.stop();
  await ann.leave();
});

/** The server, with a worker of another version from some moment on. */
async function updating(url: string): Promise<{ url: string; change: () => void; stop: () => void }> {
  let changed = false;
  const front = createServer((asked, answer) => {
    const { hostname, port } = new URL(url);
    const passed = { ...asked.headers, 'accept-encoding': 'identity' };
    const behind = request({ hostname, port, path: asked.url, method: asked.method, headers: passed }, (found) => {
      if (asked.url !== '/worker.js' || !changed) {
        answer.writeHead(found.statusCode ?? 500, found.headers);
        return void found.pipe(answer);
      }
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      found.on('data', (text: Buffer) => answer.write(text)).on('end', () => answer.end('\n// Another version.\n'));
    });
    behind.on('error', () => answer.destroy());
    asked.pipe(behind);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  assert.ok(address && typeof address === 'object');
  return {
    url: `http://localhost:${address.port}`,
    change: () => (changed = true),
    stop: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}

test('home and rules work without a network after the first visit, and an update says so', async () => {
  const front = await updating(server.url);
  const ann = await Player.enter(browser, front.url, 33);
  await ann.page.goto('/');
  await ann.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ann.context.setOffline(true);
  for (const [page, heading] of [['/', /Three card games/], ['/rules/kardinal', /Kardinal/]] as const) {
    await ann.page.goto(page);
    await ann.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await ann.context.setOffline(false);
  front.change();
  await ann.page.goto('/');
  await ann.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await ann.page.getByText('A new version of Trivium is ready.').first().waitFor();
  ann.errors.splice(0);
  await ann.leave();
  front.stop();
});
