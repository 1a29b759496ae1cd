// Puzzles: found by theme, answered wrongly and rightly, rated once; and the numbers of one's own games.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Puzzle } from '../../../crates/protocol/bindings/protocol.ts';
import { open, PHONE, Player } from './player.ts';

const { server, browser } = await open();

/** The right answer, from the file of its game: `SEED SEAT | OPTIONS | MOVES | ANSWER | …`. */
function solution(id: string): string {
  const [game = '', seed = '', place = ''] = id.split('-');
  const text = readFileSync(join(import.meta.dirname, `../../../puzzles/${game}.txt`), 'utf8');
  const lines = text.split('\n').map((it) => it.split('|').map((part) => part.trim()));
  const found = lines.find(
    ([deal = '', , moves = '']) =>
      deal === `${seed} ${place.slice(-1)}` && moves.split(' ').filter(Boolean).length === Number(place.slice(0, -1)),
  );
  return found?.[3] ?? '';
}

async function puzzle(it: Player): Promise<Puzzle> {
  await it.page.waitForURL(/\/puzzles\/\w+-\d+-\d+[A-H]/);
  const id = new URL(it.page.url()).pathname.split('/').at(-1);
  return (await (await it.page.request.get(`/api/puzzles/${id}`)).json()) as Puzzle;
}

/** Gives an answer by the list of all answers. */
async function give(it: Player, { decision }: Puzzle, action: string): Promise<void> {
  const list = it.page.getByRole('list', { name: 'Possible answers' });
  if (!(await list.isVisible())) await it.page.locator('summary').filter({ hasText: /answer/ }).click();
  await list.getByRole('button').nth(decision.choices.findIndex((it) => it.action === action)).click();
}

describe('puzzles', () => {
  for (const [game, viewport] of [['cardia', PHONE], ['kardinal', undefined], ['civ', PHONE]] as const) {
    test(`one of ${game} is answered wrongly, then rightly`, async () => {
      const ann = await Player.enter(browser, server.url, 80, viewport ? { viewport } : {});
      await ann.page.goto('/');
      await ann.link('Puzzles').click();
      await ann.link('Solve it').waitFor();
      await ann.inspect('the page of puzzles');
      await ann.page.goto(`/puzzles/next?game=${game}`);
      const given = await puzzle(ann);
      const right = solution(given.id);
      const wrong = given.decision.choices.find((it) => it.action !== right)?.action ?? '';
      await ann.inspect(`a puzzle of ${game}`);
      await give(ann, given, wrong);
      await ann.page.getByText('Not this one:').first().waitFor();
      await ann.page.getByText('0 of 1 right at once').first().waitFor();
      await give(ann, given, right);
      await ann.page.getByText('Right:').first().waitFor();
      await ann.inspect(`the solution of a puzzle of ${game}`);
      await ann.link('Next puzzle').click();
      await ann.page.waitForURL((url) => !url.pathname.endsWith(given.id));
      assert.notEqual((await puzzle(ann)).id, given.id);
      await ann.leave();
    });
  }

  test('an address without a puzzle says so, with a way on', async () => {
    const ben = await Player.enter(browser, server.url, 81);
    await ben.page.goto('/puzzles/chess-1-1A');
    await ben.page.getByRole('heading', { name: 'No such puzzle' }).waitFor();
    await ben.link('All puzzles').click();
    await ben.link('Solve it').waitFor();
    ben.errors.splice(0, ben.errors.length, ...ben.errors.filter((it) => !/404/.test(it)));
    await ben.leave();
  });

  test('who has finished no game is told so on the page of numbers', async () => {
    const cid = await Player.enter(browser, server.url, 82);
    await cid.page.goto('/statistics');
    await cid.page.getByRole('heading', { name: 'Your games in numbers' }).waitFor();
    await cid.page.getByText('You have not finished a game yet').waitFor();
    await cid.inspect('the page of numbers');
    await cid.leave();
  });
});
