// Kardinal & König: the preview of a take against sheets of the server, and the notation.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FAMILIES, LANDS, LAWS, ROUTES } from '../../../crates/protocol/bindings/kardinal.ts';
import type {
  Decision,
  KardinalCard,
  KardinalEvent,
  KardinalLandCard,
  KardinalSheet,
  KardinalView,
  Seat,
} from '../../../crates/protocol/bindings/protocol.ts';
import { advance } from '../../src/games/kardinal/advance.ts';
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
import { afterTake, changes, gain, landsOnSheet, ranks, type Holder } from '../../src/games/kardinal/preview.ts';

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
const card = (text: string): KardinalCard => {
  const found = readCard(text);
  assert.ok(found, `${text} is a card`);
  return found;
};

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

/** A card as an event tells of it. */
function spoken({ land, signs }: KardinalLandCard): KardinalCard {
  const route = signs.replace(/[^SK]/g, '') || '-';
  return card(`${land}(${signs.replace(/[SK]/g, '') || '-'}|${route})`);
}

/** Players who have taken these cards. */
function holding(...hands: string[][]): Holder[] {
  let players = nobody(hands.length);
  hands.forEach((hand, n) => {
    for (const it of hand) players = afterTake(players, SEATS[n] ?? 'A', card(it));
  });
  return players;
}

test('a preview is the sheet that the server has after the take', () => {
  assert.equal(takes.length, 6);
  for (const { before, events, after } of takes) {
    let players: Holder[] = before.players;
    const taken = events.filter((it) => it.event === 'took');
    assert.ok(taken.length > 0);
    for (const it of taken) players = afterTake(players, it.seat, spoken(it.card));
    assert.deepEqual(openParts(players), openParts(after.players));
  }
});

test('all cards of a view, taken one by one, make the sheets of the view', () => {
  for (const { before, after } of takes) {
    for (const view of [before, after]) {
      let players = nobody(view.players.length);
      for (const it of view.cells) {
        if (it.taker) players = afterTake(players, it.taker, it.card);
      }
      assert.deepEqual(openParts(players), openParts(view.players));
    }
  }
});

/** K5.5 */
test('the score sheet goes from Frankreich down to Dänemark, with each land once', () => {
  const words = landsOnSheet(nobody(3)).map(({ word }) => word);
  assert.deepEqual([words[0], words.at(-1)], ['Frankreich', 'Dänemark']);
  assert.deepEqual(words, LANDS.map(({ word }) => word).reverse());
});

/** K5.6 */
test('lands score as in the worked numbers of the rules', () => {
  const column = (...counts: number[]) => {
    const hands = counts.map((n) => Array<string>(n).fill('Frankreich(-|-)'));
    const land = onSheet.indexOf('Frankreich');
    return holding(...hands).map(({ sheet }) => sheet.lands[land]?.landPoints);
  };
  assert.deepEqual(column(5, 2, 1), [8, 5, 2]);
  assert.deepEqual(column(2, 2), [4, 4]);
  assert.deepEqual(column(3, 3, 2), [8, 8, 3]);
  assert.deepEqual(column(4, 2, 2), [8, 4, 4]);
  assert.deepEqual(column(3, 0, 1), [4, 0, 3]);
});

/** K5.2, K5.6 */
test('symbols score for whoever has most of one family, once', () => {
  const symbols = (...hands: string[][]) =>
    holding(...hands).map(({ sheet }) => sheet.lands[onSheet.indexOf('Dänemark')]?.symbolPoints);
  const four = ['Dänemark(XX|-)', 'Dänemark(XX|-)'];
  assert.deepEqual(symbols(four, ['Dänemark(FF|-)', 'Dänemark(F|-)']), [4, 0]);
  assert.deepEqual(symbols(['Dänemark(XX|-)'], ['Dänemark(FF|-)'], ['Dänemark(CC|-)']), [2, 2, 2]);
  assert.deepEqual(symbols(['Dänemark(X|-)', 'Dänemark(F|-)'], []), [1, 0]);
  assert.deepEqual(symbols(['Dänemark(-|S)'], []), [0, 0]);
});

/** K5.3 */
test('the fifth ship makes a chain of five points', () => {
  const ships = ['England(-|S)', 'Italien(-|S)', 'Kastilien(-|S)', 'Sachsen(-|S)'];
  const players = holding(ships, []);
  assert.equal(players[0]?.sheet.chains, 0);
  const after = afterTake(players, 'A', card('Frankreich(-|S)'));
  assert.equal(after[0]?.sheet.chains, 5);
  assert.deepEqual(changes(players, after), [{ seat: 'A', before: 4, after: 10 }]);
});

test('a preview keeps what Law cards cost and leaves the view as it was', () => {
  const players = nobody(2).map(({ seat, sheet }) => ({ seat, sheet: { ...sheet, laws: -2, total: -2 } }));
  const copy = structuredClone(players);
  assert.equal(afterTake(players, 'B', card('Bayern(X|-)'))[1]?.sheet.total, 0);
  assert.deepEqual(players, copy);
});

test('players with as many cards have the same rank, and none without a card', () => {
  const players = holding(['Bayern(-|K)'], ['Bayern(X|-)', 'Bayern(C|-)'], [], ['Bayern(X|K)']);
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
    const reached = events.reduce(advance, before);
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

test('a card is worth what its taker gains', () => {
  const players = holding(['Bayern(XX|-)'], ['Bayern(X|-)', 'Bayern(C|-)']);
  assert.equal(gain(players, 'A', card('Bayern(X|-)')), changes(players, afterTake(players, 'A', card('Bayern(X|-)')))[0]!.after - players[0]!.sheet.total);
});
