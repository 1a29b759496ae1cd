// Kardinal & König: what events tell against views of the server, and the notation.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FAMILIES, LANDS, LAWS, ROUTES } from '../../../crates/protocol/bindings/kardinal.ts';
import type {
  Decision,
  KardinalEvent,
  KardinalSheet,
  KardinalView,
  Seat,
} from '../../../crates/protocol/bindings/protocol.ts';
import { advance, withPoints } from '../../src/games/kardinal/advance.ts';
import {
  attempt,
  choicesByPlace,
  landOf,
  readCard,
  writeCard,
  writePlace,
} from '../../src/games/kardinal/notation.ts';
import { defaultCards, fits, readDeck, tidy, writeDeck } from '../../src/games/kardinal/options.ts';
import { stage } from '../../src/games/kardinal/script.ts';
import { changes, landsOnSheet, ranks, type Holder } from '../../src/games/kardinal/sheet.ts';

/** Takes out of whole games, as the server told them to one seat. */
interface Take {
  before: KardinalView;
  events: KardinalEvent[];
  after: KardinalView;
}

/** A question of each kind. */
interface Asked {
  view: KardinalView;
  decision: Decision;
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const { takes, asked } = JSON.parse(read('../fixtures/kardinal.json')) as { takes: Take[]; asked: Asked[] };

const SEATS: Seat[] = ['A', 'B', 'C', 'D', 'E'];

/** What Law cards cost is not a matter of Land cards, and at the end more of them are known. */
function openPart({ laws, total, ...sheet }: KardinalSheet) {
  return { ...sheet, total: total - laws };
}
const openParts = (players: Holder[]) => players.map(({ seat, sheet }) => ({ seat, sheet: openPart(sheet) }));

/** As the server orders them. */
const onSheet = takes[0]?.before.players[0]?.sheet.lands.map(({ land }) => land) ?? [];

function nobody(players: number): Holder[] {
  const lands = onSheet.map((land) => ({
    land,
    cards: 0,
    families: [0, 0, 0] as [number, number, number],
    landPoints: 0,
    symbolPoints: 0,
  }));
  const sheet = { lands, ships: 0, carriages: 0, cards: 0, subtotal: 0, chains: 0, laws: 0, total: 0 };
  return SEATS.slice(0, players).map((seat) => ({ seat, sheet }));
}

/** Players with so many cards of a land. */
function holding(land: string, ...counts: number[]): Holder[] {
  return nobody(counts.length).map(({ seat, sheet }, n) => ({
    seat,
    sheet: { ...sheet, lands: sheet.lands.map((it) => (it.land === land ? { ...it, cards: counts[n] ?? 0 } : it)) },
  }));
}

/** K5.5 */
test('the score sheet goes from Frankreich down to Dänemark, with each land once', () => {
  const words = landsOnSheet(nobody(3)).map(({ word }) => word);
  assert.deepEqual([words[0], words.at(-1)], ['Frankreich', 'Dänemark']);
  assert.deepEqual(words, LANDS.map(({ word }) => word).reverse());
});

test('players with as many cards have the same rank, and none without a card', () => {
  const players = holding('Bayern', 1, 2, 0, 1);
  assert.deepEqual(ranks(players, onSheet.indexOf('Bayern')), [2, 1, null, 2]);
});

test('cards and places are read as they are written', () => {
  for (const { before } of takes) {
    for (const { card, place } of before.cells) {
      assert.deepEqual(readCard(writeCard(card)), card);
    }
  }
  const wrong = ['', 'Bayern', 'Preußen(X|-)', 'Bayern(XXX|-)', 'Bayern(X|Z)', 'row 1', 'three symbols'];
  for (const text of wrong) {
    assert.equal(readCard(text), null, text);
  }
});

test('what is lit is what the server offers, and pressing it is the answer', () => {
  const kinds = new Set(asked.map(({ decision }) => decision.question.key.replace('kardinal-ask-', '')));
  assert.deepEqual([...kinds].sort(), ['move', 'pay', 'place', 'take', 'to']);
  for (const { view, decision } of asked) {
    const lit = choicesByPlace(decision);
    const offered = decision.choices.filter((it) => it.touches.some((touch) => touch.kind === 'cell'));
    assert.deepEqual([...lit.values()], offered);
    assert.ok(offered.length > 0);
    for (const [place, choice] of lit) {
      const cell = view.cells.find((it) => writePlace(it.place) === place);
      assert.ok(cell?.taker === null, `${place} lies there`);
      assert.equal(attempt(view, decision, cell), choice.action);
    }
  }
});

test('the default deck is the one that is dealt', () => {
  const dealt = takes[0]?.before.cells.map((it) => writeCard(it.card)) ?? [];
  assert.deepEqual([...new Set(dealt)].sort(), defaultCards().sort());
  assert.ok(readDeck('').every(fits));
});

test('a deck is read, changed and written again', () => {
  assert.equal(writeDeck(readDeck('')), '');
  const faces = readDeck('');
  faces[0] = tidy(' xs xs, ff -');
  assert.equal(faces[0], 'XS,XS,FF,-');
  const deck = writeDeck(faces);
  assert.ok(deck.startsWith('Dänemark:XS,XS,FF,-/England:S,FS,FS,C,CC/'));
  assert.deepEqual(readDeck(deck), faces);
  assert.equal(landOf('Dänemark')?.cards, 4);
  const unfit = ['', 'X', 'X,X,X,XXX', 'X,X,X,SX', 'X,X,X,Y', 'X,X,X,X,X'];
  for (const it of unfit) assert.ok(!fits(it, 0), it);
});

test('the short names of lands differ in every language', () => {
  for (const language of ['en', 'de', 'fr', 'uk']) {
    const text = read(`../../../locales/${language}/kardinal.ftl`);
    const codes = [...text.matchAll(/^kardinal-code-\w+ = (\S+)$/gm)].map(([, code]) => code);
    assert.equal(new Set(codes).size, LANDS.length, language);
  }
});

/** What events tell of a table; who is asked what, the server says. */
function told({ cells, players, active, circles, circleLimit, ownLaws, playedLaws, unseenLaws }: KardinalView) {
  const sorted = (laws: string[]) => [...laws].sort();
  const stones = players.map((it) => ({ ...it, stones: it.stones.map(writePlace).sort() }));
  const laws = [ownLaws, playedLaws, unseenLaws].map(sorted);
  return { cells, players: stones, active, circles, circleLimit, laws };
}

test('events lead from one view of the server to the next', () => {
  for (const { before, events, after } of takes) {
    const reached = withPoints(events.reduce(advance, before), after);
    if (after.winners === null) assert.deepEqual(told(reached), told(after));
    // In the end more is known of hidden Law cards than was told.
    else assert.deepEqual([reached.cells, openParts(reached.players)], [after.cells, openParts(after.players)]);
  }
});

test('stones and laws go where events say', () => {
  const view = structuredClone(takes[2]?.before) as KardinalView;
  const [free, other] = view.cells.filter((it) => it.taker === null && it.stone === null).map((it) => it.place);
  const who = (of: KardinalView) => of.players.find((it) => it.seat === 'B');
  const stone = (of: KardinalView, at: typeof free) => of.cells.find((it) => at && writePlace(it.place) === writePlace(at))?.stone;
  assert.ok(free && other && who(view));
  const reserve = who(view)?.reserve ?? 0;
  const placed = advance(view, { event: 'placed', seat: 'B', place: free });
  assert.deepEqual([stone(placed, free), who(placed)?.reserve], ['B', reserve - 1]);
  const moved = advance(placed, { event: 'moved', seat: 'B', from: free, to: other });
  assert.deepEqual([stone(moved, free), stone(moved, other)], [null, 'B']);
  const paid = advance(moved, { event: 'paid', seat: 'B', place: other });
  assert.deepEqual([stone(paid, other), who(paid)?.lost], [null, (who(view)?.lost ?? 0) + 1]);
  const back = advance(paid, { event: 'played', seat: 'B', law: 'take back a stone' });
  assert.deepEqual([who(back)?.lost, who(back)?.reserve], [who(view)?.lost, reserve]);
  assert.equal(advance(view, { event: 'played', seat: 'B', law: 'three symbols' }).circleLimit, 3);
  assert.deepEqual(advance(view, { event: 'lifted', seat: 'B', place: free }), view);
});

test('the last step of a queue shows what its events tell', () => {
  for (const { before, events, after } of takes) {
    let shown = before;
    events.forEach((event, at) => {
      const cue = { event, rest: events.slice(at + 1), shown, target: after, text: ['said'] };
      for (const step of stage.play(cue)) {
        assert.ok(step.ms >= 0);
        shown = step.view ?? shown;
      }
    });
    assert.deepEqual(told(shown).cells, told(after).cells);
    assert.deepEqual(openParts(shown.players), openParts(after.players));
  }
});

test('whose points would be others is told with both numbers', () => {
  for (const { before, after } of takes) {
    for (const { seat, before: old, after: now } of changes(before.players, after.players)) {
      assert.notEqual(old, now);
      assert.equal(before.players.find((it) => it.seat === seat)?.sheet.total, old);
      assert.equal(after.players.find((it) => it.seat === seat)?.sheet.total, now);
    }
  }
});
