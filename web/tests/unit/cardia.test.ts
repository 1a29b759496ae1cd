// Cardia in words and on the table: every card, event, question and position of the fixture, in every
// language. The module is loaded as the page loads it, so the board is drawn too, without a browser.

import type { CardiaEvent, CardiaView, Decision, Seat } from '$protocol';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, test } from 'node:test';
import type { Component } from 'svelte';
import type * as SvelteServer from 'svelte/server';
import { createServer } from 'vite';
import type { GameModule } from '../../src/games/contract.ts';
import { CHARACTERS, GUARDIANS, LOCATIONS } from '../../../crates/protocol/bindings/cardia.ts';
import type * as OptionsOf from '../../src/games/cardia/options.ts';
import type * as Roving from '../../src/games/cardia/roving.ts';
import type * as Table from '../../src/games/cardia/table.ts';
import type * as Words from '../../src/games/cardia/words.ts';
import type * as Say from '../../src/lib/say.ts';
import type * as Lib from '../../src/lib/text.svelte.ts';

interface Step {
  before: CardiaView | null;
  events: CardiaEvent[];
  view: CardiaView;
  decision: Decision | null;
  you: Seat;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(here(path), 'utf8');
const fixture = JSON.parse(read('../fixtures/cardia.json')) as { events: CardiaEvent[]; steps: Step[] };
const rust = (path: string) => read(`../../../crates/${path}`);

// The text module tells the page its language.
Object.assign(globalThis, { document: { documentElement: {} } });
const server = await createServer({
  configFile: here('../../vite.config.ts'),
  root: here('../..'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
after(() => server.close());
const load = async <T>(path: string) => (await server.ssrLoadModule(path)) as T;
const { render } = await load<typeof SvelteServer>('svelte/server');
const { game } = await load<{ game: GameModule<CardiaView, CardiaEvent> }>('/src/games/cardia/index.ts');
const options = await load<typeof OptionsOf>('/src/games/cardia/options.ts');
const roving = await load<typeof Roving>('/src/games/cardia/roving.ts');
const table = await load<typeof Table>('/src/games/cardia/table.ts');
const words = await load<typeof Words>('/src/games/cardia/words.ts');
const say = await load<typeof Say>('/src/lib/say.ts');
const lib = await load<typeof Lib>('/src/lib/text.svelte.ts');
await lib.need('app', 'pages', 'cardia');

const names = { A: 'Ann', B: 'Ben' };

/** A text that is missing is shown as its key. */
function complete(text: string, about: string): void {
  assert.notEqual(text.trim(), '', about);
  assert.doesNotMatch(text, /cardia[-.][a-z]+[-.]/, about);
  assert.doesNotMatch(text, /undefined|\[object|NaN|[\u{e000}-\u{e003}]/u, about);
}

async function inEveryLanguage(check: (language: string) => void): Promise<void> {
  for (const language of lib.LANGUAGES) {
    await lib.speak(language);
    check(language);
  }
  await lib.speak('en');
}

test('every card can be read in every language, and every rule it cites is in the rules', async () => {
  const statements = read('../../../docs/rules/cardia.md');
  await inEveryLanguage((language) => {
    const ids = game.cards().flatMap((it) => it.cards);
    assert.equal(ids.length, CHARACTERS.length + GUARDIANS.length + LOCATIONS.length);
    for (const id of ids) {
      const card = game.card(id);
      assert.ok(card, id);
      for (const line of [card.name, ...card.lines]) complete(line, `${id} in ${language}`);
      for (const { text, rule } of card.rules) {
        complete(text, `${id} in ${language}`);
        assert.ok(rule && statements.includes(`**${rule}**`), `${id} cites ${rule}`);
      }
    }
    for (const { title } of game.cards()) complete(title, language);
  });
  assert.equal(game.card('Nobody'), null);
});

test('no language gives two cards the same name', async () => {
  await inEveryLanguage((language) => {
    const all = game.cards().flatMap((it) => it.cards.map(words.cardName));
    assert.equal(new Set(all).size, all.length, language);
  });
});

test('every event of the protocol is told in every language', async () => {
  const protocol = read('../../../crates/protocol/bindings/protocol.ts');
  const type = /export type CardiaEvent = (.+);/.exec(protocol)?.[1] ?? '';
  const known = new Set([...type.matchAll(/"event": "(\w+)"/g)].map(([, name]) => name));
  assert.deepEqual(new Set(fixture.events.map((it) => it.event)), known, 'the fixture has one of each');
  const silent = new Set(['chose', 'roundEnded']);
  await inEveryLanguage((language) => {
    for (const event of fixture.events) {
      const told = say.tell('cardia', event, { names, you: 'A' });
      assert.equal(told === null, silent.has(event.event), event.event);
      if (told) complete(lib.words(told), `${event.event} in ${language}`);
    }
  });
});

test('cards in an event are links', () => {
  const event: CardiaEvent = {
    event: 'discardedFromHand',
    seat: 'B',
    cards: [
      { name: 'Judge', number: 8 },
      { name: 'Djinn', number: 16 },
    ],
  };
  assert.deepEqual(say.tell('cardia', event, { names, you: 'A' }), [
    'Ben discards ',
    { card: 'Judge', label: 'Judge' },
    ' and ',
    { card: 'Djinn', label: 'Djinn' },
    ' from the hand.',
  ]);
  const [own] = say.tell('cardia', event, { names, you: 'B' }) ?? [];
  assert.equal(own, 'You discard ');
});

test('every position is described and drawn in every language', async () => {
  const props = (step: Step, you: Seat | null) => ({
    view: step.view,
    you,
    names,
    decision: you === null ? null : step.decision,
    busy: false,
    events: step.events,
    hint: null,
    act: () => assert.fail('nothing is chosen'),
    undo: null,
    explain: () => Promise.resolve(null),
    inspect: () => assert.fail('nothing is clicked'),
    motion: false,
  });
  // Pictures come by themselves with the first card that is drawn; they must be there before the server goes.
  const pictures = await load<{ default: Component<{ id: string }> }>('/src/icons/Vignette.svelte');
  while (!render(pictures.default, { props: { id: 'Judge' } }).body.includes('<path')) {
    await load('/src/icons/vignettes.ts');
  }
  await inEveryLanguage((language) => {
    for (const [at, step] of fixture.steps.entries()) {
      const about = `step ${at} in ${language}`;
      for (const line of game.describe(step.view, step.you, names)) complete(line, about);
      for (const you of [step.you, null]) {
        const { body } = render(game.Board, { props: props(step, you) });
        complete(body.replaceAll('/rules/cardia#', ''), about);
      }
    }
  });
});

test('every choice is lit on the table or is a button', () => {
  for (const { decision } of fixture.steps) {
    if (!decision) continue;
    const { lit, buttons } = table.targets(decision);
    const shown = [...lit.values()].flat().length + buttons.length;
    assert.equal(shown, decision.choices.length, decision.question.key);
  }
});

test('the same answer about another card keeps its verb', () => {
  const ask = (key: string) => {
    const decision = fixture.steps.find((it) => it.decision?.question.key === `cardia-ask-${key}`)?.decision;
    assert.ok(decision, key);
    return decision;
  };
  assert.equal(table.answerAbout(ask('raise'), 'B', 'Judge'), '+3 on B.Judge');
  assert.equal(table.answerAbout(ask('reply'), null, 'Judge'), 'discard Judge');
  const copy = ask('copy');
  assert.equal(table.answerAbout(copy, copy.seat, 'Judge'), 'copy Judge');
  const other = copy.seat === 'A' ? 'B' : 'A';
  assert.equal(table.answerAbout(copy, other, 'Judge'), null, 'the notation copies only own cards');
  assert.equal(table.answerAbout(ask('name'), 'A', 'Judge'), null, 'no card answers this');
});

test('why a card is refused is told in the player’s language, with its rule', async () => {
  const why = { key: 'cardia-no-notInHand', args: { card: 'Judge' }, rule: 'C2.1', text: 'in English' };
  const reader = { names, you: 'A' as const };
  assert.deepEqual(words.reason(why, reader), { text: 'Judge is not in your hand.', rule: 'C2.1' });
  await lib.speak('de');
  assert.equal(words.reason(why, reader).text, 'Die Karte Richter ist nicht auf deiner Hand.');
  await lib.speak('en');
  const later = { key: 'cardia-no-suchThing', rule: 'C99', text: 'in English' };
  assert.deepEqual(words.reason(later, reader), { text: 'in English', rule: 'C99' });
});

test('options are said in words, and their stars are those of the server', () => {
  assert.equal(
    game.options('deck=1212 locations=Bazaar,FoggySwamp guardians=open match=3'),
    'Mixed deck 1212 · Bazaar · Foggy Swamp · guardians, all face up · best of three',
  );
  for (const { view } of fixture.steps) {
    const text = `deck=${view.options.decks.join('')} locations=${view.options.locations.join(',')}`;
    assert.equal(options.stars(text), view.options.stars, text);
  }
});

/** C1.5 */
test('levels of difficulty have names of their own, not those of bots', () => {
  assert.equal(options.level(0), 'Hired Blades in training');
  assert.deepEqual([1, 2, 3, 4, 5, 26].map(options.level), [
    'Hired Blades in training',
    'Experienced Engineers',
    'Mighty Mages',
    'Mighty Mages',
    'the Djinn is impressed',
    'the Djinn is impressed',
  ]);
  for (const language of ['en', 'de', 'fr', 'uk']) {
    const values = (file: string, key: string) => {
      const text = read(`../../../locales/${language}/${file}.ftl`);
      return [...text.matchAll(new RegExp(`^${key}-[a-z-]+ = (.+)$`, 'gm'))].map(([, it]) => it ?? '');
    };
    const [levels, bots] = [values('cardia', 'cardia-level'), values('app', 'bot')];
    assert.equal(levels.length, 4, language);
    assert.ok(bots.length > 8, language);
    assert.deepEqual(levels.filter((it) => bots.includes(it)), [], language);
  }
});

test('arrow keys jump over holes and stop at the edge', () => {
  const grid = [
    [null, 'g2', null],
    ['a1', 'a2', 'a3'],
    ['b1', null, 'b3'],
  ];
  assert.equal(roving.neighbour(grid, 'a1', 'ArrowRight'), 'a2');
  assert.equal(roving.neighbour(grid, 'b1', 'ArrowRight'), 'b3');
  assert.equal(roving.neighbour(grid, 'a2', 'ArrowUp'), 'g2');
  assert.equal(roving.neighbour(grid, 'a3', 'ArrowUp'), null);
  assert.equal(roving.neighbour(grid, 'a3', 'ArrowRight'), null);
  assert.equal(roving.neighbour(grid, 'b3', 'Home'), 'b1');
  assert.equal(roving.neighbour(grid, 'b3', 'Enter'), null);
  assert.equal(roving.currentKey(grid, 'gone', 'b3'), 'b3');
});
