// How the events of Cardia are played: what moves from where to where, in which order, and for how long.

import type { Cue, Script, Step } from '$lib/stage';
import type { CardiaCard, CardiaCardAt, CardiaCardInPlay, CardiaEncounter, CardiaEvent, CardiaSide, CardiaView, Seat } from '$protocol';
import { t } from '$lib/text.svelte';
import { acting, changes } from './table';
import { signed } from './words';

type At = Cue<CardiaView, CardiaEvent>;
type Moment = Step<CardiaView>;

const place = ({ owner, card }: CardiaCardAt) => `play:${owner}:${card}`;
const inHand = (view: CardiaView, seat: Seat, card: CardiaCard | null) =>
  seat === view.observer && card ? `hand:${card.name}` : `backs:${seat}`;

/** The view with another side of a seat. */
function withSide(view: CardiaView, seat: Seat, change: (it: CardiaSide) => Partial<CardiaSide>): CardiaView {
  return { ...view, sides: view.sides.map((it) => (it.seat === seat ? { ...it, ...change(it) } : it)) };
}

function withoutHand(view: CardiaView, seat: Seat, cards: readonly CardiaCard[]): CardiaView {
  const gone = new Set(cards.map((it) => it.name));
  const hand = seat === view.observer ? view.hand.filter((it) => !gone.has(it.name)) : view.hand;
  return withSide({ ...view, hand }, seat, (it) => ({ hand: Math.max(0, it.hand - cards.length) }));
}

/** The view with another card in play. */
function withCard(view: CardiaView, at: CardiaCardAt, change: (it: CardiaCardInPlay) => Partial<CardiaCardInPlay>): CardiaView {
  const seat = at.owner === 'B' ? 1 : 0;
  const encounters = view.encounters.map((it): CardiaEncounter => {
    if (it.cards[seat].card.name !== at.card) return it;
    const cards: [CardiaCardInPlay, CardiaCardInPlay] = [...it.cards];
    cards[seat] = { ...cards[seat], ...change(cards[seat]) };
    return { cards };
  });
  return { ...view, encounters };
}

const fresh = (card: CardiaCard): CardiaCardInPlay =>
  ({ card, influence: card.number, tokens: 0, unicorn: false, signets: 0, wins: false });

/** Both cards lie open, and nobody has counted yet. */
function revealed(view: CardiaView, cards: [CardiaCard, CardiaCard]): CardiaView {
  const seats: Seat[] = ['A', 'B'];
  const played = seats.reduce((now, seat, at) => {
    const card = cards[at];
    const open = now.sides.find((it) => it.seat === seat)?.placedOpen;
    const next = card && !open ? withoutHand(now, seat, [card]) : now;
    return withSide(next, seat, () => ({ hasChosen: false, placedOpen: null, fog: null }));
  }, view);
  const encounter: CardiaEncounter = { cards: [fresh(cards[0]), fresh(cards[1])] };
  return { ...played, chosen: [], encounters: [...played.encounters, encounter], latestIsCompared: false };
}

/** Where a card lay before it was revealed. */
function slotOf(view: CardiaView, seat: Seat, card: CardiaCard): string {
  const side = view.sides.find((it) => it.seat === seat);
  return side?.placedOpen ? `play:${seat}:${card.name}` : `slot:${seat}`;
}

function reveal({ shown }: At, cards: [CardiaCard, CardiaCard]): Moment[] {
  const seats: Seat[] = ['A', 'B'];
  // Whoever chose last has not been seen to lay the card down.
  const view = seats.reduce((now, seat) => withSide(now, seat, () => ({ hasChosen: true })), shown);
  const moves = seats.flatMap((seat, at) => {
    const card = cards[at];
    const from = card ? slotOf(shown, seat, card) : '';
    return card && from !== `play:${seat}:${card.name}` ? [{ from, to: `play:${seat}:${card.name}`, turn: 'over' as const }] : [];
  });
  return [
    { ms: 180, view, glow: ['slot:A', 'slot:B'], banner: null },
    { ms: 380, view: revealed(view, cards), moves, sound: 'flip' },
  ];
}

/** The numbers meet, the winner steps in, the signet flies, and last of all the score. */
function compare({ shown }: At, encounter: CardiaEncounter, winners: Seat[]): Moment[] {
  const at = shown.encounters.length - 1;
  const near = shown.observer === 'B' ? 1 : 0;
  const put = (next: CardiaEncounter): CardiaView =>
    ({ ...shown, encounters: [...shown.encounters.slice(0, at), next], latestIsCompared: true });
  const bare = (it: CardiaCardInPlay): CardiaCardInPlay => ({ ...it, signets: 0 });
  const still: CardiaEncounter = { cards: [bare(encounter.cards[0]), bare(encounter.cards[1])] };
  const steps: Moment[] = [
    {
      ms: 560,
      clash: { place: `middle:${at + 1}`, near: encounter.cards[near].influence, far: encounter.cards[1 - near]?.influence ?? 0 },
      sound: 'clash',
    },
    { ms: 340, view: put(still) },
  ];
  const moves = winners.map((seat) => {
    const { card } = encounter.cards[seat === 'B' ? 1 : 0];
    return { from: 'bowl', to: `signet:${seat}:${card.name}` };
  });
  if (moves.length > 0) steps.push({ ms: 420, view: put(encounter), moves, sound: 'signet' });
  const scored = winners.reduce((view, seat) => {
    const { signets } = encounter.cards[seat === 'B' ? 1 : 0];
    return withSide(view, seat, (it) => ({ signets: it.signets + signets }));
  }, put(encounter));
  return [...steps, { ms: 220, view: scored }];
}

/** From what acts, as far as it lies on the table. */
function cause(cue: At): string | null {
  const name = acting([cue.event], null) ?? source;
  const owner = cue.shown.encounters.flatMap((it) => it.cards.map((card, at) => [card.card.name, at] as const))
    .find(([it]) => it === name)?.[1];
  return name === null || owner === undefined ? null : `play:${owner === 1 ? 'B' : 'A'}:${name}`;
}

/** Which card acts: the latest that was activated. */
let source: string | null = null;

function point(cue: At, at: CardiaCardAt, sign: string | null, view?: CardiaView): Moment[] {
  const from = cause(cue);
  const to = place(at);
  const banner = cue.text ? { text: cue.text, card: source, kind: 'effect' as const } : null;
  const arrow = from && from !== to ? { arrow: { from, to, sign } } : {};
  return [
    { ms: 620, banner, ...arrow },
    ...(view ? [{ ms: 420, view, glow: [to], sound: 'number' as const }] : []),
  ];
}

function tell(cue: At, ms: number, more: Partial<Moment> = {}): Moment[] {
  if (!cue.text) return [];
  return [{ ms, banner: { text: cue.text, card: source, kind: 'effect' }, ...more }];
}

function play(cue: At): Moment[] {
  const { event, shown, target, rest } = cue;
  source = acting([event], source);
  switch (event.event) {
    case 'chose': {
      const { seat } = event;
      if (target.question.key !== 'cardia-ask-play' && !rest.some((it) => it.event === 'revealed')) return [];
      const own = seat === shown.observer ? (target.chosen[0] ?? null) : null;
      const laid = withSide({ ...shown, chosen: own ? [own] : shown.chosen }, seat, () => ({ hasChosen: true }));
      return [{ ms: 260, view: laid, moves: [{ from: inHand(shown, seat, own), to: `slot:${seat}`, turn: 'over' }], sound: 'lay' }];
    }
    case 'revealed':
      return reveal(cue, event.cards);
    case 'compared':
      return compare(cue, event.encounter, event.winners);
    case 'drew': {
      const { seat, card } = event;
      const hand = card && seat === shown.observer ? [...shown.hand, card].sort((a, b) => a.number - b.number) : shown.hand;
      const view = withSide({ ...shown, hand }, seat, (it) => ({ hand: it.hand + 1, deck: Math.max(0, it.deck - 1) }));
      return [{ ms: 240, view, moves: [{ from: `deck:${seat}`, to: inHand(shown, seat, card), turn: 'over' }], banner: null, sound: 'lay' }];
    }
    case 'activated':
    case 'copied': {
      const [next] = rest;
      const idle = next !== undefined && (next.event === 'roundEnded' || next.event === 'revealed');
      const steps: Moment[] = [
        { ms: 900, banner: cue.text && { text: cue.text, card: source, kind: 'acts' }, glow: [place(event.at)], sound: 'banner' },
      ];
      if (idle) steps.push({ ms: 900, banner: { text: [t('cardia-board-nothing')], card: source, kind: 'nothing' } });
      return steps;
    }
    case 'modified':
      return point(cue, event.at, signed(event.by), withCard(shown, event.at, (it) => ({ influence: it.influence + event.by })));
    case 'tokens':
      return point(cue, event.at, null, withCard(shown, event.at, () => ({ tokens: event.tokens })));
    case 'pointed':
      return point(cue, event.at, null);
    case 'discardedFromDeck': {
      const { seat, cards } = event;
      const view = withSide(shown, seat, (it) => ({ deck: Math.max(0, it.deck - cards.length), discard: [...it.discard, ...cards] }));
      const moves = [{ from: `deck:${seat}`, to: `discard:${seat}`, turn: 'over' as const }];
      return [...tell(cue, 300), { ms: 420, view, moves, sound: 'discard' }, { ms: 700 }];
    }
    case 'discardedFromHand': {
      const { seat, cards } = event;
      const view = withSide(withoutHand(shown, seat, cards), seat, (it) => ({ discard: [...it.discard, ...cards] }));
      const moves = cards.map((it) => ({ from: inHand(shown, seat, it), to: `discard:${seat}` }));
      return [...tell(cue, 300), { ms: 420, view, moves, sound: 'discard' }, { ms: 600 }];
    }
    case 'discardedFromPlay': {
      const gone = encounterOf(shown, event.at);
      // With its opponent, one event earlier.
      if (!gone) return tell(cue, 500);
      const seats = (['A', 'B'] as const).map((seat, at) => ({ seat, card: gone.cards[at]?.card }));
      const view = seats.reduce(
        (now, { seat, card }) => withSide(now, seat, (it) => ({ discard: card ? [...it.discard, card] : it.discard })),
        without(shown, event.at),
      );
      const moves = seats.map(({ seat, card }) => ({ from: `play:${seat}:${card?.name}`, to: `discard:${seat}` }));
      return [...tell(cue, 500, { glow: [place(event.at)] }), { ms: 420, view, moves, sound: 'discard' }];
    }
    case 'takenBack': {
      const { owner, card } = event.at;
      return [
        ...tell(cue, 500),
        { ms: 420, view: without(shown, event.at), moves: [{ from: place(event.at), to: owner === shown.observer ? `hand:${card}` : `backs:${owner}` }] },
      ];
    }
    case 'placedOpen': {
      const { seat, card } = event;
      const view = withSide(withoutHand(shown, seat, [card]), seat, () => ({ placedOpen: card }));
      return [{ ms: 380, view, moves: [{ from: inHand(shown, seat, card), to: `play:${seat}:${card.name}`, turn: 'over' }], sound: 'flip' }, ...tell(cue, 500)];
    }
    case 'guardianTurned':
    case 'guardianUsed':
      return tell(cue, 900, { sound: 'guardian' });
    case 'locationUsed':
    case 'waiting':
    case 'named':
    case 'declined':
    case 'replaced':
    case 'swapped':
    case 'looked':
    case 'keptTop':
    case 'putTopUnder':
    case 'putUnder':
    case 'reborn':
    case 'shuffled':
    case 'placedHidden':
      return tell(cue, 800);
    case 'gameStarted':
    case 'guardianPlaced':
    case 'roundEnded':
      return [];
    case 'gameOver':
      return [{ ms: 600, banner: null }];
  }
}

const encounterOf = (view: CardiaView, { owner, card }: CardiaCardAt): CardiaEncounter | undefined =>
  view.encounters.find((it) => it.cards[owner === 'B' ? 1 : 0].card.name === card);

/** The view without an encounter: when one of its cards leaves, the other does too. */
function without(view: CardiaView, at: CardiaCardAt): CardiaView {
  const gone = encounterOf(view, at);
  return { ...view, encounters: view.encounters.filter((it) => it !== gone) };
}

/** Signets that have changed hands: they cross the table, one after the other, and then the score follows. */
function settle(shown: CardiaView, target: CardiaView): Moment[] {
  const steps: Moment[] = [];
  let view = { ...target, sides: shown.sides, encounters: shown.encounters, owed: shown.owed, winners: null, ending: null };
  if (target.encounters.length !== shown.encounters.length) return [];
  for (const [at, { moved }] of changes(shown, target)) {
    const encounter = target.encounters[at];
    const was = shown.encounters[at];
    if (!moved || !encounter || !was) continue;
    view = { ...view, encounters: view.encounters.map((it, index) => (index === at ? encounter : it)) };
    const lost = (['A', 'B'] as const).find((_, index) => was.cards[index]?.wins);
    const moves = (['A', 'B'] as const).flatMap((seat, index) => {
      const it = encounter.cards[index];
      if (!it?.wins || it.signets === 0) return [];
      const from = lost && lost !== seat ? `signet:${lost}:${was.cards[lost === 'B' ? 1 : 0].card.name}` : 'bowl';
      return [{ from, to: `signet:${seat}:${it.card.name}` }];
    });
    steps.push({ ms: 560, view, moves, glow: [`middle:${at + 1}`], sound: 'cross' });
  }
  return steps.length === 0 ? [] : [...steps, { ms: 200 }];
}

export const stage: Script<CardiaView, CardiaEvent> = { play, settle };
