// Administration in the browser, what players see of it, and what a person can get and delete.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { open, PHONE, Player } from './player.ts';
import { startServer, type Server } from './server.ts';

const { server, browser } = await open();

/** The browser notes every answer that says no. */
function forgive(player: Player): void {
  player.errors.splice(0, player.errors.length, ...player.errors.filter((it) => !/40[13]|WebSocket/.test(it)));
}

async function signIn(admin: Player, own: Server): Promise<void> {
  await admin.page.goto('/admin');
  await admin.page.getByLabel('Token').fill(own.token);
  await admin.button('Sign in').click();
  await admin.page.getByRole('heading', { name: 'Server', exact: true }).waitFor();
}

test('an administrator announces, finds a person, bans and lets in again', async () => {
  const ann = await Player.enter(browser, server.url, 60, { viewport: PHONE });
  const admin = await Player.enter(browser, server.url, 61);
  await ann.page.goto('/settings');
  const name = ann.page.getByLabel('This is how others see you');
  await name.fill('Zoë');
  await ann.button('Save').click();
  await ann.page.getByText('You are Zoë from now on.').first().waitFor();

  await admin.page.goto('/admin');
  await admin.page.getByLabel('Token').fill('not the right one');
  await admin.button('Sign in').click();
  await admin.page.getByText('This token is not right.').first().waitFor();
  await signIn(admin, server);
  await admin.page.getByLabel('Text shown to everyone').fill('Upgrade at eight');
  await admin.button('Announce').click();
  await ann.page.getByRole('region', { name: 'Announcements' }).getByText('Upgrade at eight').waitFor();
  await ann.inspect('an announcement');

  await admin.page.getByLabel('Name or id').fill('Zoë');
  await admin.button('Find').first().click();
  await admin.button('Actions for Zoë').click();
  await admin.page.getByRole('dialog').getByLabel('Reason, shown to the person').fill('loud music');
  await admin.inspect('administration');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await ann.page.getByRole('heading', { name: 'You cannot play on this server' }).waitFor();
  await ann.page.getByText(/loud music/).waitFor();
  await ann.inspect('a ban');
  await admin.button('Lift the ban of Zoë').click();
  await ann.page.reload();
  await ann.page.waitForFunction(() => document.querySelector('input')?.value === 'Zoë');
  forgive(ann);
  forgive(admin);
  await ann.leave();
  await admin.leave();
});

test('a closed server lets in who has an invitation', async () => {
  const own = await startServer(undefined, undefined, ['--admission', 'invited']);
  const admin = await Player.enter(browser, own.url, 62);
  await signIn(admin, own);
  await admin.button('Invite').click();
  const link = await admin.page.getByText('Send this link:').locator('code').innerText();
  const ann = await Player.enter(browser, own.url, 63);
  await ann.page.goto('/');
  await ann.page.getByRole('heading', { name: 'This server is for invited players' }).waitFor();
  await ann.inspect('a closed server');
  await ann.page.goto(link);
  await ann.button('Enter').click();
  await ann.page.getByRole('heading', { name: 'Three card games, one table' }).waitFor();
  forgive(ann);
  forgive(admin);
  await ann.leave();
  await admin.leave();
  await own.stop();
});

test('a person downloads what is stored, and deletes it', async () => {
  const ann = await Player.enter(browser, server.url, 64);
  await ann.page.goto('/settings');
  const name = await ann.page.getByLabel('This is how others see you').inputValue();
  const [download] = await Promise.all([ann.page.waitForEvent('download'), ann.button('Download my data').click()]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as { name: string };
  assert.equal(data.name, name);
  const before = await ann.page.context().cookies();
  await ann.button('Delete me …').click();
  await ann.inspect('before deletion');
  await ann.button('Delete for good').click();
  await ann.page.waitForURL(/\/$/);
  await ann.page.getByRole('heading', { name: 'Three card games, one table' }).waitFor();
  const cookie = (all: typeof before) => all.find((it) => it.name === 'trivium')?.value;
  assert.notEqual(cookie(await ann.page.context().cookies()), cookie(before), 'somebody new');
  forgive(ann);
  await ann.leave();
});
