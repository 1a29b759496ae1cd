// How the events of Cardia are played: what moves from where to where, in which order, and for how long.

import type { Arrow, Cue, Move, Script, Step } from '$lib/stage';
import type { CardiaCard, CardiaCardAt, CardiaCardInPlay, CardiaEncounter, CardiaEvent, CardiaSide, CardiaView, Seat } from '$protocol';
import { acting } from './table';
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

/** The score by the signets that lie on the table. */
function counted(view: CardiaView): CardiaView {
  const sum = (seat: Seat) => view.encounters.reduce((n, { cards }) => n + cards[seat === 'B' ? 1 : 0].signets, 0);
  return { ...view, sides: view.sides.map((it) => ({ ...it, signets: sum(it.seat) })) };
}

const signetOf = (encounter: CardiaEncounter, seat: Seat) => `signet:${seat}:${encounter.cards[seat === 'B' ? 1 : 0].card.name}`;

/** Signets go where an encounter has them now: from its other card, or from the bowl and back there. */
function cross(was: CardiaEncounter | undefined, now: CardiaEncounter): Move[] {
  const had = (['A', 'B'] as const).filter((_, at) => (was?.cards[at]?.signets ?? 0) > 0);
  const has = (['A', 'B'] as const).filter((_, at) => (now.cards[at]?.signets ?? 0) > 0);
  const lost = had.filter((seat) => !has.includes(seat));
  const from = (at: number): string => {
    const seat = lost[at];
    return seat && was ? signetOf(was, seat) : 'bowl';
  };
  const won = has.map((seat, at) => ({ from: from(at), to: signetOf(now, seat) }));
  const spared = has.length === 0 && was ? lost.map((seat) => ({ from: signetOf(was, seat), to: 'bowl' })) : [];
  return [...won, ...spared];
}

/** The signet that wins the game lies there for a moment, alone in the light, before the score says so. */
function decisive({ shown, rest }: At, view: CardiaView, encounter: CardiaEncounter): Moment[] {
  const ends = rest.some((it) => it.event === 'gameOver' && it.ending.key === 'cardia-end-signets');
  const next = counted(view);
  const winner = next.sides.find(({ seat, signets }) =>
    signets >= view.options.goal && signets > (shown.sides.find((it) => it.seat === seat)?.signets ?? 0));
  if (!ends || !winner || encounter.cards[winner.seat === 'B' ? 1 : 0].signets === 0) return [];
  return [{ ms: 1400, spot: signetOf(encounter, winner.seat), banner: null, sound: 'last' }];
}

/** The numbers meet, the winner steps in, the signet flies, and last of all the score. */
function compare(cue: At, encounter: CardiaEncounter): Moment[] {
  const { shown } = cue;
  const at = shown.encounters.length - 1;
  const near = shown.observer === 'B' ? 1 : 0;
  const put = (next: CardiaEncounter): CardiaView =>
    ({ ...shown, encounters: [...shown.encounters.slice(0, at), next], latestIsCompared: true });
  const bare = (it: CardiaCardInPlay): CardiaCardInPlay => ({ ...it, signets: 0 });
  const still: CardiaEncounter = { cards: [bare(encounter.cards[0]), bare(encounter.cards[1])] };
  const moves = cross(undefined, encounter);
  return [
    {
      ms: 560,
      clash: { place: `middle:${at + 1}`, near: encounter.cards[near].influence, far: encounter.cards[1 - near]?.influence ?? 0 },
      sound: 'clash',
    },
    { ms: 340, view: put(still) },
    ...(moves.length > 0 ? [{ ms: 420, view: put(encounter), moves, sound: 'signet' as const }] : []),
    ...decisive(cue, put(encounter), encounter),
    { ms: 220, view: counted(put(encounter)) },
  ];
}

/** An encounter has turned: its signet crosses the table, and the score follows. */
function turn(cue: At, encounter: CardiaEncounter): Moment[] {
  const { shown } = cue;
  const pair = (it: CardiaEncounter) => it.cards.map(({ card }) => card.name).join(' ');
  const at = shown.encounters.findIndex((it) => pair(it) === pair(encounter));
  const view = { ...shown, encounters: shown.encounters.map((it, index) => (index === at ? encounter : it)) };
  const moves = cross(shown.encounters[at], encounter);
  return [
    ...tell(cue, 620, { glow: [`middle:${at + 1}`] }),
    { ms: 560, view, moves, sound: 'cross' },
    ...decisive(cue, view, encounter),
    { ms: 220, view: counted(view) },
  ];
}

/** Which card, guardian or location acts: the latest that began. */
let source: string | null = null;

/** Where it lies. */
function cause({ shown }: At): string | null {
  if (source === null) return null;
  const owner = shown.encounters.flatMap((it) => it.cards.map((card, at) => [card.card.name, at] as const))
    .find(([it]) => it === source)?.[1];
  if (owner !== undefined) return `play:${owner === 1 ? 'B' : 'A'}:${source}`;
  const guardian = shown.guardians.findIndex((it) => it.name === source);
  if (guardian >= 0) return `guardian:${2 * (guardian + 1)}`;
  return shown.options.locations.includes(source) ? `location:${source}` : null;
}

/** An arrow from what acts to a place. */
function aim(cue: At, to: string, sign: string | null = null): { arrow?: Arrow } {
  const from = cause(cue);
  return from && from !== to ? { arrow: { from, to, sign } } : {};
}

/** What happens to a card in play is told on a ribbon with an arrow to it, and then seen. */
function point(cue: At, at: CardiaCardAt, sign: string | null, view?: CardiaView): Moment[] {
  const to = place(at);
  return [
    ...tell(cue, 620, aim(cue, to, sign)),
    ...(view ? [{ ms: 420, view, glow: [to], sound: 'number' as const }] : []),
  ];
}

function tell(cue: At, ms: number, more: Partial<Moment> = {}): Moment[] {
  if (!cue.text) return [];
  return [{ ms, banner: { text: cue.text, card: source, kind: 'effect' }, ...more }];
}

/** Where the hand of a seat is: a card of it, or its backs. */
const handOf = (view: CardiaView, seat: Seat, card: CardiaCard | null = null) =>
  inHand(view, seat, card ?? view.hand[0] ?? null);

/** An encounter leaves with its signets, and the score follows. */
function leave(cue: At, at: CardiaCardAt, goes: (seat: Seat, card: string) => string): Moment[] {
  const { shown } = cue;
  const gone = encounterOf(shown, at);
  // With its opponent, one event earlier.
  if (!gone) return tell(cue, 500);
  const seats = (['A', 'B'] as const).map((seat, index) => ({ seat, card: gone.cards[index === 0 ? 0 : 1] }));
  const view = seats.reduce(
    (now, { seat, card }) =>
      goes(seat, card.card.name).startsWith('discard') ? withSide(now, seat, (it) => ({ discard: [...it.discard, card.card] })) : now,
    without(shown, at),
  );
  const moves = seats.map(({ seat, card }) => ({ from: `play:${seat}:${card.card.name}`, to: goes(seat, card.card.name) }));
  const spared = seats.filter(({ card }) => card.signets > 0).map(({ seat }) => ({ from: signetOf(gone, seat), to: 'bowl' }));
  return [
    ...tell(cue, 620, { glow: [place(at)], ...aim(cue, place(at)) }),
    { ms: 420, view, moves: [...moves, ...spared], sound: 'discard' },
    ...(spared.length > 0 ? [{ ms: 220, view: counted(view) }] : []),
  ];
}

/** A card of the hand takes the place of one in play, and what that one carried stays there. */
function replace(cue: At, at: CardiaCardAt, card: CardiaCard): Moment[] {
  const { shown } = cue;
  const old = encounterOf(shown, at)?.cards[at.owner === 'B' ? 1 : 0];
  if (!old) return tell(cue, 500);
  const put = withCard(withoutHand(shown, at.owner, [card]), at, ({ signets, wins }) => ({ ...fresh(card), signets, wins }));
  const view = withSide(put, at.owner, (it) => ({ discard: [...it.discard, old.card] }));
  const moves: Move[] = [
    { from: place(at), to: `discard:${at.owner}` },
    { from: handOf(shown, at.owner, card), to: `play:${at.owner}:${card.name}`, turn: 'over' },
  ];
  return [...tell(cue, 620, aim(cue, place(at))), { ms: 460, view, moves, sound: 'discard' }];
}

/** Two cards of a player change places; what an encounter is worth is told when it has turned. */
function swap(cue: At, seat: Seat, first: number, second: number): Moment[] {
  const { shown } = cue;
  const own = seat === 'B' ? 1 : 0;
  const [one, two] = [shown.encounters[first - 1]?.cards[own], shown.encounters[second - 1]?.cards[own]];
  if (!one || !two) return tell(cue, 800);
  const at = (it: CardiaCardInPlay) => `play:${seat}:${it.card.name}`;
  const instead = ({ signets, wins }: CardiaCardInPlay, comes: CardiaCardInPlay) => ({ ...comes, signets, wins });
  const encounters = shown.encounters.map((it, index): CardiaEncounter => {
    if (index !== first - 1 && index !== second - 1) return it;
    const cards: [CardiaCardInPlay, CardiaCardInPlay] = [...it.cards];
    cards[own] = index === first - 1 ? instead(one, two) : instead(two, one);
    return { cards };
  });
  return [...tell(cue, 700, { ...aim(cue, at(one)), glow: [at(one), at(two)] }), { ms: 420, view: { ...shown, encounters }, sound: 'lay' }];
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
      return compare(cue, event.encounter);
    case 'turned':
      return turn(cue, event.encounter);
    case 'drew': {
      const { seat, card } = event;
      const hand = card && seat === shown.observer ? [...shown.hand, card].sort((a, b) => a.number - b.number) : shown.hand;
      const view = withSide({ ...shown, hand }, seat, (it) => ({ hand: it.hand + 1, deck: Math.max(0, it.deck - 1) }));
      return [{ ms: 240, view, moves: [{ from: `deck:${seat}`, to: inHand(shown, seat, card), turn: 'over' }], banner: null, sound: 'lay' }];
    }
    case 'activated':
    case 'copied':
      return [
        { ms: 900, banner: cue.text && { text: cue.text, card: source, kind: 'acts' }, glow: [place(event.at)], sound: 'banner' },
      ];
    case 'nothingHappened':
      return [{ ms: 900, banner: cue.text && { text: cue.text, card: source, kind: 'nothing' } }];
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
      return [...tell(cue, 520, aim(cue, `deck:${seat}`)), { ms: 420, view, moves, sound: 'discard' }, { ms: 700 }];
    }
    case 'discardedFromHand': {
      const { seat, cards } = event;
      const view = withSide(withoutHand(shown, seat, cards), seat, (it) => ({ discard: [...it.discard, ...cards] }));
      const moves = cards.map((it) => ({ from: inHand(shown, seat, it), to: `discard:${seat}` }));
      return [...tell(cue, 520, aim(cue, handOf(shown, seat, cards[0] ?? null))), { ms: 420, view, moves, sound: 'discard' }, { ms: 600 }];
    }
    case 'discardedFromPlay': {
      const [next] = rest;
      if (next?.event === 'replaced' && next.seat === event.at.owner) return replace(cue, event.at, next.card);
      return leave(cue, event.at, (seat) => `discard:${seat}`);
    }
    case 'takenBack': {
      const { owner } = event.at;
      const back = owner === shown.observer ? `hand:${event.at.card}` : `backs:${owner}`;
      return leave(cue, event.at, (seat) => (seat === owner ? back : `discard:${seat}`));
    }
    case 'placedOpen': {
      const { seat, card } = event;
      const view = withSide(withoutHand(shown, seat, [card]), seat, () => ({ placedOpen: card }));
      return [{ ms: 380, view, moves: [{ from: inHand(shown, seat, card), to: `play:${seat}:${card.name}`, turn: 'over' }], sound: 'flip' }, ...tell(cue, 500)];
    }
    case 'guardianTurned': {
      const guardians = shown.guardians.map((it, at) => (2 * (at + 1) === event.place ? { ...it, name: event.guardian } : it));
      return tell(cue, 900, { view: { ...shown, guardians }, glow: [`guardian:${event.place}`], sound: 'guardian' });
    }
    case 'guardianUsed': {
      const latest = shown.encounters.at(-1)?.cards[event.seat === 'B' ? 1 : 0];
      const to = latest ? `play:${event.seat}:${latest.card.name}` : `deck:${event.seat}`;
      return tell(cue, 900, { ...aim(cue, to), sound: 'guardian' });
    }
    case 'locationUsed':
      return tell(cue, 900, { ...aim(cue, `deck:${event.seat}`), glow: [`location:${event.location}`], sound: 'banner' });
    case 'swapped':
      return swap(cue, event.seat, event.first, event.second);
    case 'waiting':
      return tell(cue, 800, aim(cue, `slot:${event.seat}`));
    case 'looked':
    case 'keptTop':
    case 'putTopUnder':
    case 'reborn':
    case 'shuffled':
      return tell(cue, 800, aim(cue, `deck:${event.seat}`));
    case 'putUnder': {
      const { seat, card } = event;
      const hand = card ? withoutHand(shown, seat, [card]) : withSide(shown, seat, (it) => ({ hand: Math.max(0, it.hand - 1) }));
      const view = withSide(hand, seat, (it) => ({ deck: it.deck + 1 }));
      const moves: Move[] = [{ from: inHand(shown, seat, card), to: `deck:${seat}`, turn: 'over' }];
      return [...tell(cue, 500), { ms: 320, view, moves, sound: 'lay' }];
    }
    case 'named':
    case 'declined':
    case 'replaced':
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

export const stage: Script<CardiaView, CardiaEvent> = { play };

/** Events that show something hidden: a choice before them cannot be taken back. */
export const revealing: readonly CardiaEvent['event'][] = [
  'revealed', 'drew', 'discardedFromDeck', 'discardedFromHand', 'looked', 'placedOpen', 'placedHidden', 'replaced', 'reborn',
  'shuffled', 'guardianTurned',
];
