// Carta Impera Victoria: its closed lists against the rules and the protocol, its words in every language,
// and the board in every kind of position, drawn without a browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Component } from 'svelte';
import { createServer, type ViteDevServer } from 'vite';
import { DOMAINS, EFFECTS, PRINTED } from '../../../crates/protocol/bindings/civ.ts';
import type { CivEvent, CivView, Decision, Seat, Text } from '../../../crates/protocol/bindings/protocol.ts';
import { around, piles, progress, sides } from '../../src/games/civ/domains.ts';
import { ALL as FACES } from '../../src/games/civ/faces/faces.ts';
import { placed } from '../../src/games/civ/places.ts';
import { stage } from '../../src/games/civ/stage.ts';
import type { BoardProps, GameModule } from '../../src/games/contract.ts';

/** A position out of a whole game, as the server told it to a seat. */
interface Frame {
  view: CivView;
  decision: Decision | null;
  events: CivEvent[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): string => readFileSync(here(path), 'utf8');
const fixture = JSON.parse(read('../fixtures/civ.json')) as { frames: Frame[]; events: CivEvent[] };

/** Events that random games do not bring. */
const RARE: CivEvent[] = [
  { event: 'playLapsed', seat: 'B' },
  { event: 'quietRounds', rounds: 5 },
  { event: 'hegemony', seat: 'A', domain: 'Science' },
];
const EVENTS = [...fixture.events, ...RARE];

const NAMES: Partial<Record<Seat, string>> = { A: 'Ann', B: 'Bob', C: 'Cleo', D: 'Dan' };
const READER = { names: NAMES, you: 'A' as const };
const LANGUAGES = ['en', 'de', 'fr', 'uk'] as const;

test('the printed cards are those of V1.2', () => {
  const rules = read('../../../docs/rules/civ.md');
  for (const domain of DOMAINS) {
    const row = new RegExp(`\\| ${domain} \\| (\\S+) \\| (\\S+) \\| (\\S+) \\|`).exec(rules);
    const numbers = row?.slice(1).map((it) => (it === '–' ? 0 : Number(it)));
    assert.deepEqual([...PRINTED[domain]], numbers, domain);
  }
});

test('the way to the next level is counted from two or three cards on', () => {
  assert.deepEqual(progress(0, 'Science', 2), { level: 0, missing: 3 });
  assert.deepEqual(progress(3, 'Science', 3), { level: 1, missing: 2 });
  assert.deepEqual(progress(2, 'Science', 4), { level: 1, missing: 2 });
  assert.deepEqual(progress(6, 'Science', 4), { level: 2, missing: null });
  assert.deepEqual(progress(6, 'Culture', 2), { level: 0, missing: null });
});

test('piles have the oldest card on top', () => {
  const of = (domain: string, age: string, count: number) => ({ card: { domain, age }, count });
  const sorted = piles([of('Utopia', 'III', 1), of('Science', 'III', 2), of('Science', 'I', 1)]);
  assert.deepEqual(sorted, [
    { domain: 'Science', ages: ['I', 'III', 'III'] },
    { domain: 'Utopia', ages: ['III'] },
  ]);
});

test('there are eighteen faces of finite path data, and no two are alike', () => {
  assert.equal(FACES.length, DOMAINS.length * 3);
  for (const { domain, age, face } of FACES) {
    assert.ok(face.length > 5, `${domain} ${age} is a picture`);
    for (const [, path] of face) assert.match(path, /^M[-\d.\sA-Za-z]+$/, `${domain} ${age}`);
  }
  assert.equal(new Set(FACES.map(({ face }) => JSON.stringify(face))).size, FACES.length);
});

test('cards that are alike have places of their own', () => {
  const cards = ['I', 'I', 'II'].map((age) => ({ domain: 'Science', age }));
  const places = placed('area A Science', [...cards, { domain: null, age: 'I' }]).map((it) => it.place);
  assert.equal(new Set(places).size, 4);
});

test('every event can be played in every position, and changes nothing it is given', () => {
  for (const { view } of fixture.frames) {
    const before = JSON.stringify(view);
    for (const event of EVENTS) {
      const steps = stage.play({ event, rest: [], shown: view, target: view, text: [event.event] });
      for (const step of steps) {
        assert.ok(step.ms > 0, event.event);
        for (const { count } of [...(step.view?.hand ?? []), ...(step.view?.pile ?? [])]) assert.ok(count > 0, event.event);
      }
    }
    assert.equal(JSON.stringify(view), before);
  }
});

test('a played card flies from the hand to its Domain, and a drawn one from the deck', () => {
  const view = fixture.frames.find((it) => it.view.question.key === 'civ-ask-play')?.view;
  const held = view?.hand[0]?.card;
  assert.ok(view && held && view.observer !== null);
  const cue = { rest: [], shown: view, target: view, text: null };
  const played = stage.play({ ...cue, event: { event: 'played', seat: view.observer, card: held } });
  const [flight] = played[0]?.moves ?? [];
  assert.ok(flight);
  assert.ok(flight.from.startsWith(`hand ${view.observer}: ${held.domain}`), flight.from);
  assert.ok(flight.to.startsWith(`area ${view.observer} ${held.domain}: ${held.domain}`), flight.to);
  assert.equal(flight.turn, undefined, 'the own card is open already');
  const drew: CivEvent = { event: 'drew', seat: view.observer, age: 'III', domain: 'Utopia' };
  const [draw] = stage.play({ ...cue, event: drew })[0]?.moves ?? [];
  assert.deepEqual([draw?.from, draw?.turn], ['deck III', 'over']);
});

test('the own area comes last, and a team is one side', () => {
  for (const { view } of fixture.frames) {
    const seats = around(view, view.observer).map((it) => it.seat);
    assert.equal(seats.at(-1), view.observer);
    assert.equal(new Set(seats).size, view.players.length);
    assert.equal(sides(view).length, view.options.teams ? 2 : view.players.length);
  }
});

// Texts and components are read as the browser would read them, by the bundler.
let vite: ViteDevServer;
let game: GameModule<CivView, CivEvent>;
let text: typeof import('../../src/lib/text.svelte.ts');
let say: typeof import('../../src/lib/say.ts');
let render: (board: Component<BoardProps<CivView, CivEvent>>, options: { props: object }) => { body: string };

before(async () => {
  vite = await createServer({
    root: here('../..'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  // The only thing the texts want of a page.
  Object.assign(globalThis, { document: { documentElement: {} } });
  text = (await vite.ssrLoadModule('/src/lib/text.svelte.ts')) as typeof text;
  game = ((await vite.ssrLoadModule('/src/games/civ/index.ts')) as { game: typeof game }).game;
  say = (await vite.ssrLoadModule('/src/lib/say.ts')) as typeof say;
  render = ((await vite.ssrLoadModule('svelte/server')) as { render: typeof render }).render;
  await text.need('app', 'pages', 'civ');
});

after(async () => {
  await vite.close();
});

/** No key that has no text, nothing left to be put in. */
function complete(said: string, what: string): void {
  assert.doesNotMatch(said, /civ-[a-z]|\{ ?\$|undefined|NaN|\[object/, what);
  assert.notEqual(said.trim(), '', what);
}

for (const language of LANGUAGES) {
  test(`events, questions, answers and positions are in words in ${language}`, async () => {
    await text.speak(language);
    for (const event of EVENTS) {
      const told = say.tell('civ', event, READER);
      if (told) complete(text.words(told), JSON.stringify(event));
    }
    const said = (it: Text): void => complete(text.words(say.say(it, READER)), JSON.stringify(it));
    for (const { view, decision } of fixture.frames) {
      said(view.question);
      for (const choice of decision?.choices ?? []) said(choice.text);
      for (const line of game.describe(view, view.observer, NAMES)) complete(line, view.question.key);
    }
    for (const { title, cards } of game.cards()) {
      complete(title, language);
      for (const id of cards) {
        const info = game.card(id);
        assert.ok(info, id);
        for (const line of [info.name, ...info.lines, ...info.rules.map((it) => it.text)]) complete(line, id);
      }
    }
    complete(game.options('players=4 variant=draft teams=yes remove=1 first=C'), language);
  });

  test(`the board shows every kind of position in ${language}`, async () => {
    await text.speak(language);
    for (const frame of fixture.frames) complete(drawn(frame), frame.view.question.key);
  });
}

function drawn(frame: Frame, more: Partial<BoardProps<CivView, CivEvent>> = {}): string {
  const props: BoardProps<CivView, CivEvent> = {
    ...frame,
    you: frame.view.observer,
    names: NAMES,
    busy: false,
    hint: null,
    act: () => undefined,
    undo: null,
    explain: () => Promise.resolve(null),
    inspect: () => undefined,
    motion: false,
    ...more,
  };
  return render(game.Board, { props }).body;
}

test('two embargoes on one Domain are told once', async () => {
  await text.speak('en');
  const frame = fixture.frames[0];
  assert.ok(frame);
  const embargo = { seat: 'B' as Seat, domain: 'Science', age: 'I', afterThisTurn: true };
  const told = (embargoes: (typeof embargo)[]): number =>
    drawn({ ...frame, view: { ...frame.view, embargoes } }).split('Bob cannot play Science next turn.').length - 1;
  assert.equal(told([embargo]), 1);
  assert.equal(told([embargo, embargo]), 1);
});

test('every answer is somewhere on the board, once', () => {
  for (const frame of fixture.frames) {
    const shown = [...drawn(frame).matchAll(/data-action="([^"]+)"/g)].map(([, action]) => action);
    const offered = frame.decision?.choices.map((it) => it.action) ?? [];
    assert.deepEqual(shown.sort(), offered.sort(), frame.view.question.key);
  }
});

test('what the engine foresees is told and drawn before a card is played', async () => {
  await text.speak('en');
  const { foresee } = (await vite.ssrLoadModule('/src/games/civ/foresee.ts')) as typeof import('../../src/games/civ/foresee.ts');
  const frame = fixture.frames.find((it) => it.view.question.key === 'civ-ask-play');
  assert.ok(frame?.decision && frame.view.observer !== null);
  const { view } = frame;
  const choice = frame.decision.choices.find((it) => it.text.key === 'civ-act-play');
  assert.ok(choice);
  const domain = String(choice.text.args?.domain);
  const holding = (cards: number): CivView => ({
    ...view,
    players: view.players.map((it) => {
      if (it.seat !== view.observer) return it;
      return { ...it, domains: it.domains.map((of) => (of.domain === domain ? { ...of, cards, hegemony: 7 } : of)) };
    }),
  });
  const said = (old: number, cards: number) => foresee(holding(old), holding(cards), view.observer, NAMES).join(' ');
  assert.match(said(0, 1), /: 0 → 1 cards 6 more for hegemony\.$/);
  assert.match(said(1, 2), /1 → 2 cards \w+ awakes\. 5 more/, 'level 1 with four players');
  assert.match(said(6, 7), /Enough for hegemony at the end of your turn\.$/);
  assert.match(said(2, 1), /2 → 1 cards \w+ is lost\.$/);
  assert.equal(said(3, 3), '');
  assert.match(drawn(frame, { foreseen: { action: choice.action, view: holding(7) } }), /class="[^"]*ghost/);
});

test('a spectator and a replay see the table and nothing to choose', () => {
  for (const frame of fixture.frames) {
    for (const more of [{ you: null, decision: null }, { decision: null }]) {
      assert.doesNotMatch(drawn(frame, more), /data-action="/);
    }
  }
});

test('no card is a link to a card that does not exist', () => {
  for (const event of EVENTS) {
    for (const part of say.tell('civ', event, READER) ?? []) {
      if (typeof part !== 'string') assert.ok(game.card(part.card), `${part.card} in ${event.event}`);
    }
  }
});

test('a name with markup stays text', () => {
  const frame = fixture.frames[0];
  assert.ok(frame);
  const body = drawn(frame, { names: { ...NAMES, B: '<img src=x>' } });
  assert.ok(!body.includes('<img'));
});

test('only Domains and marks are cards', () => {
  assert.equal(game.card('Judge'), null);
  assert.equal(game.card(''), null);
});
