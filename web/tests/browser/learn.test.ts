// Lessons: offered to who never played, played to their end with wrong and right answers, left and taken up.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Snapshot } from '../../../crates/protocol/bindings/protocol.ts';
import { open, PHONE, Player } from './player.ts';

const { server, browser } = await open();

/** The steps of a lesson: what is right where something is asked, `null` where something is read. */
function steps(name: string): (string[] | null)[] {
  const text = readFileSync(join(import.meta.dirname, `../../../lessons/${name}.lesson`), 'utf8');
  const found: (string[] | null)[] = [];
  for (const line of text.split('\n').map((it) => it.replace(/#.*/, '').trim())) {
    if (/^(say|ask) /.test(line)) found.push(null);
    else if (line.startsWith('answer ')) found[found.length - 1] = line.slice('answer '.length).split(' / ');
  }
  return found;
}

const panel = (it: Player) => it.page.getByRole('region', { name: 'Lesson' });

/** Waits for a step of a lesson; gives back what it says. */
async function at(it: Player, step: number, of: number): Promise<string> {
  await panel(it).getByText(`Step ${step} of ${of}`, { exact: true }).waitFor();
  return panel(it).locator('p').nth(1).innerText();
}

/** The actions of the open question, in the order of the list. */
async function choices(it: Player): Promise<string[]> {
  const table = new URL(it.page.url()).pathname.split('/').at(-1);
  const answer = await it.page.request.get(`/api/tables/${table}`);
  return ((await answer.json()) as Snapshot).decision?.choices.map(({ action }) => action) ?? [];
}

/** Does one step; a wrong answer is tried before the right one. */
async function go(it: Player, step: number, of: number, right: string[] | null): Promise<void> {
  const said = await at(it, step, of);
  assert.doesNotMatch(said, /^learn-|\{|undefined/, `step ${step} has words`);
  if (right === null) {
    await it.button('Continue').click();
    return;
  }
  const all = await choices(it);
  const wrong = all.findIndex((action) => !right.includes(action));
  if (wrong >= 0) {
    await (await it.answers()).nth(wrong).click();
    await panel(it).getByText(said, { exact: true }).waitFor({ state: 'hidden' });
    assert.deepEqual(await choices(it), all, 'a wrong answer changes nothing');
  }
  await (await it.answers()).nth(all.indexOf(right[0] ?? '')).click();
}

describe('lessons', () => {
  for (const [name, viewport] of [['cardia', PHONE], ['kardinal', undefined], ['civ', PHONE]] as const) {
    test(`${name} is played to its end`, async () => {
      const ann = await Player.enter(browser, server.url, 70, viewport ? { viewport } : {});
      await ann.page.goto('/learn');
      await ann.inspect('the page of lessons');
      const script = steps(name);
      await ann.page.locator('li', { hasText: { cardia: 'Cardia', kardinal: 'Kardinal', civ: 'Carta Impera' }[name] })
        .getByRole('button', { name: 'Begin the lesson' }).click();
      for (const [n, right] of script.slice(0, -1).entries()) {
        await go(ann, n + 1, script.length, right);
        if (n === 1) await ann.inspect(`a lesson of ${name}`);
      }
      await at(ann, script.length, script.length);
      await ann.link('Play a real game').waitFor();
      await ann.reach(`the end of the lesson of ${name}`);
      await ann.link('All lessons').click();
      await ann.page.getByText('Finished', { exact: true }).waitFor();
      ann.errors.splice(0, ann.errors.length, ...ann.errors.filter((it) => !/422/.test(it)));
      await ann.leave();
    });
  }

  test('who never played is offered one, which can be left and taken up', async () => {
    const ben = await Player.enter(browser, server.url, 71);
    await ben.page.goto('/');
    await ben.button('Learn it in 5 minutes').click();
    const script = steps('cardia');
    await at(ben, 1, script.length);
    // On the board itself: the card that the lesson points at, then the button that confirms.
    await ben.page.locator('[data-place="hand:Clockmaker"] > button').click();
    await ben.button('Lock Clockmaker').click();
    await at(ben, 2, script.length);
    await ben.page.goto('/');
    await ben.button('Go on with the lesson').click();
    await at(ben, 2, script.length);
    await ben.page.reload();
    await ben.button('Continue').click();
    await at(ben, 3, script.length);
    await ben.leave();
  });
});
