// The table after an event, as far as the event tells. Only what is shown on the way is made here: at the end of every
// change the view of the server counts.

import type { KardinalCard, KardinalEvent, KardinalPlace, KardinalPlayer, KardinalSheet, KardinalView, Seat } from '$protocol';
import { writePlace } from './notation.ts';

/** Circles that may be taken in a turn (K2.2), and with the law *Three symbols* (K4.3). */
const LIMIT = { usual: 2, law: 3 };
/** What a −2 card costs (K4.5). */
const COST = 2;

const same = (one: KardinalPlace, two: KardinalPlace) => writePlace(one) === writePlace(two);

/** The list without one of the things in it. */
function without<T>(list: readonly T[], it: T): T[] {
  const at = list.indexOf(it);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

function player(view: KardinalView, seat: Seat, change: (of: KardinalPlayer) => Partial<KardinalPlayer>): KardinalView {
  return { ...view, players: view.players.map((it) => (it.seat === seat ? { ...it, ...change(it) } : it)) };
}

function stoneAt(view: KardinalView, place: KardinalPlace, stone: Seat | null): KardinalView {
  return { ...view, cells: view.cells.map((it) => (same(it.place, place) ? { ...it, stone } : it)) };
}

const lying = (of: KardinalPlayer, place: KardinalPlace) => of.stones.filter((it) => !same(it, place));

/** Points for Law cards, and with them the total. */
function withLaws(of: KardinalPlayer, laws: number): Partial<KardinalPlayer> {
  return { sheet: { ...of.sheet, laws, total: of.sheet.total - of.sheet.laws + laws } };
}

/** The sheet with a card more. What it is worth only the engine knows. */
function withCard(sheet: KardinalSheet, { land, circles: [cross, fan, crown], route }: KardinalCard): KardinalSheet {
  const lands = sheet.lands.map((line) => {
    if (line.land !== land) return line;
    const [x, f, c] = line.families;
    return { ...line, cards: line.cards + 1, families: [x + cross, f + fan, c + crown] satisfies typeof line.families };
  });
  return {
    ...sheet,
    lands,
    ships: sheet.ships + (route === 'S' ? 1 : 0),
    carriages: sheet.carriages + (route === 'K' ? 1 : 0),
    cards: sheet.cards + 1,
  };
}

/** Everyone's points as they are in another view; what Law cards cost is told by events of their own. */
export function withPoints(view: KardinalView, target: KardinalView): KardinalView {
  const players = view.players.map((it, n): KardinalPlayer => {
    const known = target.players[n]?.sheet;
    if (!known) return it;
    const { laws } = it.sheet;
    return { ...it, sheet: { ...known, laws, total: known.subtotal + known.chains + laws } };
  });
  return { ...view, players };
}

function take(view: KardinalView, seat: Seat, place: KardinalPlace): KardinalView {
  const cell = view.cells.find((it) => same(it.place, place));
  if (!cell) return view;
  const circles = cell.card.circles.reduce((sum, n) => sum + n, 0);
  return {
    ...view,
    circles: view.circles + circles,
    cells: view.cells.map((it) => (it === cell ? { ...it, taker: seat, law: false, stone: null } : it)),
    players: view.players.map((it) => (it.seat === seat ? { ...it, sheet: withCard(it.sheet, cell.card) } : it)),
  };
}

export function advance(view: KardinalView, event: KardinalEvent): KardinalView {
  switch (event.event) {
    case 'turnBegan': {
      const question = { key: 'kardinal-ask-take', args: { circles: 0, limit: LIMIT.usual } };
      return { ...view, active: event.seat, question, circles: 0, circleLimit: LIMIT.usual };
    }
    case 'took':
      return take(view, event.seat, event.place);
    case 'gotLaw': {
      const { seat, law } = event;
      const held = player(view, seat, (it) => ({ laws: it.laws + 1 }));
      if (law === null || seat !== view.observer) return held;
      const known = { ...held, ownLaws: [...view.ownLaws, law], unseenLaws: without(view.unseenLaws, law) };
      return law.startsWith('-') ? player(known, seat, (it) => withLaws(it, it.sheet.laws - COST)) : known;
    }
    case 'stoneReturned':
      return player(view, event.seat, (it) => ({ reserve: it.reserve + 1, stones: lying(it, event.place) }));
    case 'paid': {
      const { place } = event;
      if (place === null) return player(view, event.seat, (it) => ({ reserve: it.reserve - 1, lost: it.lost + 1 }));
      const gone = player(view, event.seat, (it) => ({ stones: lying(it, place), lost: it.lost + 1 }));
      return stoneAt(gone, place, null);
    }
    case 'played': {
      const { seat, law } = event;
      const own = seat === view.observer;
      const next = {
        ...player(view, seat, (it) => ({ laws: it.laws - 1 })),
        playedLaws: [...view.playedLaws, law],
        ownLaws: own ? without(view.ownLaws, law) : view.ownLaws,
        unseenLaws: own ? view.unseenLaws : without(view.unseenLaws, law),
      };
      if (law === 'three symbols') return { ...next, circleLimit: LIMIT.law };
      return law === 'take back a stone'
        ? player(next, seat, (it) => ({ reserve: it.reserve + 1, lost: it.lost - 1 }))
        : next;
    }
    case 'stopped':
      return { ...view, question: { key: 'kardinal-ask-place' } };
    case 'placed': {
      const { seat, place } = event;
      const put = player(view, seat, (it) => ({ reserve: it.reserve - 1, stones: [...it.stones, place] }));
      return stoneAt(put, place, seat);
    }
    case 'moved': {
      const { seat, from, to } = event;
      const put = player(view, seat, (it) => ({ stones: [...lying(it, from), to] }));
      return stoneAt(stoneAt(put, from, null), to, seat);
    }
    case 'revealed':
      return player(view, event.seat, (it) => withLaws(it, -COST * event.count));
    case 'dealt':
    case 'skipped':
    case 'lifted':
    case 'kept':
    case 'gameOver':
      return view;
  }
}
