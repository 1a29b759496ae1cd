// How events are shown: cards fly, effects are told on a ribbon with an arrow to what they hit. The table between two events
// is kept by bookkeeping alone; what follows from it, such as majorities, is shown when the server has said it.

import { AGES } from '$facts/civ';
import type { Cue, Move, Script, Step } from '$lib/stage';
import type { CivCard, CivCards, CivEvent, CivPlayer, CivView, Seat } from '$protocol';
import { count, inPlay, permanent, player, progress } from './domains';
import type { Known } from './domains';
import { areaPlace, cardPlace, deckPlace, handPlace, pilePlace, ROW_PLACE, wayPlace } from './places';

/** Milliseconds at normal pace. */
const FLIGHT = 320;
const DRAW = 240;
const AWAY = 260;
const RIBBON = 800;
const HIT = 1100;
const WAKES = 240;
const LAST = 1400;

/** One more or less of a card. */
function changed(cards: readonly CivCards[], { domain, age }: CivCard, by: 1 | -1): CivCards[] {
  const is = (it: CivCards): boolean => it.card.domain === domain && it.card.age === age;
  if (!cards.some(is)) return by === 1 ? [...cards, { card: { domain, age }, count: 1 }] : [...cards];
  return cards.map((it) => (is(it) ? { ...it, count: it.count + by } : it)).filter((it) => it.count > 0);
}

const withPlayer = (view: CivView, seat: Seat, change: (it: CivPlayer) => Partial<CivPlayer>): CivView => ({
  ...view,
  players: view.players.map((it) => (it.seat === seat ? { ...it, ...change(it) } : it)),
});

function inArea(view: CivView, seat: Seat, card: CivCard, by: 1 | -1): CivView {
  return withPlayer(view, seat, ({ area, domains }) => ({
    area: changed(area, card, by),
    domains: domains.map((it) => (it.domain === card.domain ? { ...it, cards: Math.max(0, it.cards + by) } : it)),
  }));
}

/** A card comes to a hand or leaves it. Of a card whose Domain is not known, the back. */
function inHand(view: CivView, seat: Seat, { domain, age }: Known, by: 1 | -1): CivView {
  const own = seat === view.observer;
  const hand = own && domain !== null ? changed(view.hand, { domain, age }, by) : view.hand;
  return withPlayer({ ...view, hand }, seat, ({ handAges, known }) => {
    const [one, two, three] = handAges.map((n, at) => Math.max(0, n + (AGES[at] === age ? by : 0)));
    return {
      handAges: [one ?? 0, two ?? 0, three ?? 0],
      known: own || domain === null ? known : changed(known, { domain, age }, by),
    };
  });
}

const inPile = (view: CivView, card: CivCard, by: 1 | -1): CivView => ({ ...view, pile: changed(view.pile, card, by) });

function fromDeck(view: CivView, age: string): CivView {
  const [one, two, three] = view.deckLeft.map((n, at) => Math.max(0, n - (AGES[at] === age ? 1 : 0)));
  return { ...view, deckLeft: [one ?? 0, two ?? 0, three ?? 0] };
}

/** The place of a card that lies somewhere: the last of those that are alike. */
const last = (where: string, card: Known, n: number): string => cardPlace(where, card, Math.max(0, n - 1));

const areaCard = (view: CivView, seat: Seat, card: CivCard): string =>
  last(areaPlace(seat, card.domain), card, count(player(view, seat)?.area ?? [], card.domain, card.age));

/** A card in a hand, as the observer sees it there. */
function handCard(view: CivView, seat: Seat, { domain, age }: Known): string {
  const where = handPlace(seat);
  if (seat === view.observer) return last(where, { domain, age }, count(view.hand, domain ?? undefined, age));
  const of = player(view, seat);
  const known = of && domain !== null ? count(of.known, domain, age) : 0;
  if (known > 0) return last(where, { domain, age }, known);
  const hidden = (of?.handAges[AGES.findIndex((it) => it === age)] ?? 0) - count(of?.known ?? [], undefined, age);
  return last(where, { domain: null, age }, hidden);
}

/** The discards of a Domain as they are now: a card flies there and is not looked for afterwards. */
const pileOf = (view: CivView, domain: string): string => pilePlace(domain, count(view.pile, domain));

/** Does a card of this hand show its face, so that it is not turned over on its way to the table? */
const isOpen = (view: CivView, seat: Seat, { domain, age }: CivCard): boolean =>
  seat === view.observer || count(player(view, seat)?.known ?? [], domain, age) > 0;

/** A card more in an area, and what wakes with it. */
function comes(shown: CivView, seat: Seat, card: CivCard, taken: CivView, move: Omit<Move, 'to'>): Step<CivView>[] {
  const view = inArea(taken, seat, card, 1);
  const steps: Step<CivView>[] = [
    { ms: FLIGHT, view, moves: [{ ...move, to: areaCard(view, seat, card) }], sound: 'lay' },
  ];
  const level = (of: CivView): number => progress(inPlay(player(of, seat), card.domain), card.domain, of.options.players).level;
  if (level(view) > level(shown)) steps.push({ ms: WAKES, glow: [wayPlace(seat, card.domain)], sound: 'ongoing' });
  return steps;
}

/** A ribbon with what happens, and an arrow if something is hit. */
function told(
  { text }: Cue<CivView, CivEvent>,
  ms: number,
  card: string | null,
  kind: 'acts' | 'effect' | 'nothing',
  arrow?: { from: string; to: string },
): Step<CivView> {
  const step: Step<CivView> = { ms, banner: text ? { text, card, kind } : null, sound: 'banner' };
  return arrow ? { ...step, arrow: { ...arrow, sign: null } } : step;
}

/** The oldest card of a Domain in an area: the one that leaves it (V1.7). */
function oldest(view: CivView, seat: Seat, domain: string): CivCard | null {
  const area = player(view, seat)?.area ?? [];
  const age = AGES.find((it) => count(area, domain, it) > 0);
  return age ? { domain, age } : null;
}

const onDomain = (
  view: CivView,
  seat: Seat,
  domain: string,
  change: (it: CivPlayer['domains'][number]) => Partial<CivPlayer['domains'][number]>,
): CivView =>
  withPlayer(view, seat, ({ domains }) => ({
    domains: domains.map((it) => (it.domain === domain ? { ...it, ...change(it) } : it)),
  }));

/** An Economy or Utopia card goes face down from an area onto a Domain. */
function laidOn(
  cue: Cue<CivView, CivEvent>,
  { seat, target, domain }: { seat: Seat; target: Seat; domain: string },
  paid: 'Economy' | 'Utopia',
): Step<CivView>[] {
  const { shown } = cue;
  const card = oldest(shown, seat, paid);
  const taken = card ? inArea(shown, seat, card, -1) : shown;
  const view = onDomain(taken, target, domain, (it) =>
    paid === 'Economy' ? { embargoed: true } : { utopias: it.utopias + 1, hegemony: it.hegemony + 1 },
  );
  const arrow = { from: areaPlace(seat, paid), to: areaPlace(target, domain) };
  return [
    told(cue, HIT, paid === 'Economy' ? 'embargo' : 'democracy', 'effect', arrow),
    { ms: FLIGHT, view, glow: [areaPlace(target, domain)], sound: 'lay' },
  ];
}

function play(cue: Cue<CivView, CivEvent>): Step<CivView>[] {
  const { event, shown } = cue;
  switch (event.event) {
    case 'drew': {
      const { seat, age, domain } = event;
      const view = inHand(fromDeck(shown, age), seat, { domain, age }, 1);
      const to = handCard(view, seat, { domain, age });
      const move: Move = seat === shown.observer ? { from: deckPlace(age), to, turn: 'over' } : { from: deckPlace(age), to };
      return [{ ms: DRAW, view, moves: [move], sound: 'lay' }];
    }
    case 'turnBegan':
      return [{ ms: 160, view: { ...shown, active: event.seat }, banner: null }];
    case 'played': {
      const { seat, card } = event;
      const from = handCard(shown, seat, card);
      const move = isOpen(shown, seat, card) ? { from } : { from, turn: 'over' as const };
      return comes(shown, seat, card, inHand(shown, seat, card, -1), move);
    }
    case 'tookFromCentre':
      return comes(shown, event.seat, event.card, inPile(shown, event.card, -1), { from: pileOf(shown, event.card.domain) });
    case 'discardedFromArea': {
      const { seat, card } = event;
      const view = inPile(inArea(shown, seat, card, -1), card, 1);
      const moves = [{ from: areaCard(shown, seat, card), to: pileOf(shown, card.domain) }];
      return [{ ms: AWAY, view, moves, sound: 'discard' }];
    }
    case 'discardedFromHand': {
      const { seat, card } = event;
      const view = inPile(inHand(shown, seat, card, -1), card, 1);
      // A card that was a back is turned over: then it is the pile that shows what came.
      const open = isOpen(shown, seat, card);
      const to = open ? pileOf(shown, card.domain) : pileOf(view, card.domain);
      const from = handCard(shown, seat, card);
      return [{ ms: AWAY, view, moves: [open ? { from, to } : { from, to, turn: 'over' }], sound: 'discard' }];
    }
    case 'tookBack': {
      const { seat, card } = event;
      const view = inHand(inArea(shown, seat, card, -1), seat, card, 1);
      return [{ ms: FLIGHT, view, moves: [{ from: areaCard(shown, seat, card), to: handCard(view, seat, card) }], sound: 'lay' }];
    }
    case 'tookFromPile': {
      const { seat, card } = event;
      const view = inHand(inPile(shown, card, -1), seat, card, 1);
      return [{ ms: FLIGHT, view, moves: [{ from: pileOf(shown, card.domain), to: handCard(view, seat, card) }], sound: 'lay' }];
    }
    case 'used':
      return [told(cue, RIBBON, event.effect, 'acts')];
    case 'attacked': {
      const { seat, domain } = event;
      const hit = shown.players.find((it) => it.seat !== seat && inPlay(it, domain) > 0);
      const arrow = hit ? { from: areaPlace(seat, 'Military'), to: areaPlace(hit.seat, domain) } : undefined;
      return [told(cue, HIT, 'attack', hit ? 'effect' : 'nothing', arrow)];
    }
    case 'questioned': {
      const { by, whom, backs, hand } = event;
      const cards: Known[] = hand
        ? hand.flatMap(({ card, count: n }) => new Array<Known>(n).fill(card))
        : backs.flatMap(({ age, count: n }) => new Array<Known>(n).fill({ domain: null, age }));
      let view = shown;
      const moves: Move[] = [];
      for (const card of cards) {
        const from = handCard(view, whom, card);
        view = inHand(inHand(view, whom, card, -1), by, card, 1);
        moves.push({ from, to: handCard(view, by, card) });
      }
      const arrow = { from: areaPlace(by, 'Religion'), to: handPlace(whom) };
      return [told(cue, HIT, 'inquisition', 'effect', arrow), { ms: 420, view, moves, sound: 'lay' }];
    }
    case 'gave': {
      const { by, to, age, domain } = event;
      const card: Known = { domain, age };
      const view = inHand(inHand(shown, by, card, -1), to, card, 1);
      return [{ ms: FLIGHT, view, moves: [{ from: handCard(shown, by, card), to: handCard(view, to, card) }], sound: 'lay' }];
    }
    case 'embargoLaid':
      return laidOn(cue, event, 'Economy');
    case 'democracyLaid':
      return laidOn(cue, event, 'Utopia');
    case 'embargoEnded': {
      const { target, domain, card } = event;
      const view = inPile(onDomain(shown, target, domain, () => ({ embargoed: false })), card, 1);
      return [{ ms: AWAY, view, glow: [areaPlace(target, domain)], sound: 'discard' }];
    }
    case 'coinTaken': {
      const { seat, effect, source } = event;
      const of = shown.players.flatMap((it) => it.domains).find(({ domain }) =>
        [permanent(domain, 1), permanent(domain, 2)].some((it) => it?.name === effect),
      );
      const arrow = of ? { from: areaPlace(seat, 'Culture'), to: areaPlace(source, of.domain) } : undefined;
      const view = { ...shown, coinOwner: seat, coinEffect: effect, coinSource: source };
      return [{ ...told(cue, HIT, effect, 'effect', arrow), view }];
    }
    case 'coinLost':
      return [{ ms: 160, view: { ...shown, coinOwner: null, coinEffect: null, coinSource: null } }];
    case 'kept': {
      const { seat, domain } = event;
      const age = domain === null ? undefined : AGES.find((it) => count(shown.pack, domain, it) > 0);
      if (seat !== shown.observer || domain === null || age === undefined) return [];
      const card = { domain, age };
      const view = inHand({ ...shown, pack: changed(shown.pack, card, -1) }, seat, card, 1);
      const from = cardPlace(ROW_PLACE, card, 0);
      return [{ ms: FLIGHT, view, moves: [{ from, to: handCard(view, seat, card) }], sound: 'lay' }];
    }
    case 'received':
      return event.pack === null ? [] : [{ ms: DRAW, view: { ...shown, pack: event.pack }, sound: 'flip' }];
    case 'laid': {
      const { seat, card } = event;
      const own = seat === shown.observer;
      const view = inPile(own ? { ...shown, pack: changed(shown.pack, card, -1) } : shown, card, 1);
      const from = own ? cardPlace(ROW_PLACE, card, 0) : handPlace(seat);
      return [{ ms: FLIGHT, view, moves: own ? [{ from, to: pileOf(shown, card.domain) }] : [], sound: 'lay' }];
    }
    case 'hegemony':
      return [{ ...told(cue, LAST, event.domain, 'effect'), spot: areaPlace(event.seat, event.domain), sound: 'last' }];
    case 'scored':
      return [{ ms: WAKES, glow: event.seats.map((it) => areaPlace(it, event.domain)), sound: 'number' }];
    case 'skipped':
    case 'playLapsed':
      return [told(cue, RIBBON, null, 'nothing')];
    case 'deckEmptied':
    case 'quietRounds':
      return [told(cue, RIBBON, null, 'acts')];
    case 'firstPlayer':
    case 'gameOver':
      return [];
  }
}

export const stage: Script<CivView, CivEvent> = { play };

/** Events that show something hidden: a choice with or before them cannot be taken back. */
export const revealing: readonly CivEvent['event'][] = [
  'drew', 'kept', 'received', 'laid', 'played', 'discardedFromHand', 'questioned', 'gave', 'embargoLaid', 'democracyLaid',
];
