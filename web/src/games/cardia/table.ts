// The table as it is drawn: what lies where, and what an answer touches.

import { t } from '$lib/text.svelte';
import type {
  CardiaCard,
  CardiaCardInPlay,
  CardiaEncounter,
  CardiaEvent,
  CardiaSide,
  CardiaView,
  Choice,
  Decision,
  Seat,
} from '$protocol';
import { cardName, seatName, signed, type Names } from './words';

/** The two sides: the observer's own at the bottom; a spectator sits behind A. */
export interface Sides {
  near: Seat;
  far: Seat;
}

export function sidesFor(you: Seat | null): Sides {
  return you === 'B' ? { near: 'B', far: 'A' } : { near: 'A', far: 'B' };
}

export function sideOf(view: CardiaView, seat: Seat): CardiaSide | undefined {
  return view.sides.find((it) => it.seat === seat);
}

/** The card of a seat in an encounter. */
export function cardOf(encounter: CardiaEncounter, seat: Seat): CardiaCardInPlay {
  return encounter.cards[seat === 'B' ? 1 : 0];
}

/** How a card stands in its encounter. */
export type Standing = 'wins' | 'loses' | 'tie' | 'open';

export function standing(encounter: CardiaEncounter, seat: Seat, compared: boolean): Standing {
  if (!compared) return 'open';
  if (cardOf(encounter, seat).wins) return 'wins';
  return cardOf(encounter, seat === 'A' ? 'B' : 'A').wins ? 'loses' : 'tie';
}

/** Is this encounter compared? Only the latest may not be. */
export function isCompared(view: CardiaView, at: number): boolean {
  return view.latestIsCompared || at + 1 < view.encounters.length;
}

/** A card in play in words: what its button is called. */
export function label(
  shown: CardiaCardInPlay,
  owner: Seat,
  you: Seat | null,
  names: Names,
  how: Standing,
): string {
  const { card, influence, tokens, unicorn, signets } = shown;
  const by = influence - card.number;
  const words = [
    cardName(card.name),
    owner === you ? t('cardia-label-own') : t('cardia-label-of', { owner: seatName(owner, names) }),
    by === 0
      ? t('cardia-label-influence', { influence })
      : t('cardia-label-modified', { influence, printed: card.number, by: signed(by) }),
  ];
  if (how === 'wins') words.push(t('cardia-label-wins'));
  if (how === 'loses') words.push(t('cardia-label-loses'));
  if (how === 'tie') words.push(t('cardia-label-tie'));
  if (signets > 0) words.push(t('cardia-label-signets', { n: signets }));
  if (tokens > 0) words.push(t('cardia-label-tokens', { n: tokens }));
  if (unicorn) words.push(t('cardia-label-unicorn'));
  return words.join(', ');
}

/** A place on the table that can be clicked: a hand card, or a card in play of a seat. */
export type Spot = `hand ${string}` | `${Seat} ${string}`;

export const inHand = (name: string): Spot => `hand ${name}`;
export const inPlay = (owner: Seat, name: string): Spot => `${owner} ${name}`;

/** The choices that each place stands for, and those without a place, which become buttons. */
export interface Targets {
  lit: Map<Spot, Choice[]>;
  buttons: Choice[];
  /** Are cards in play, or hand cards, what is asked for? */
  kind: 'play' | 'hand' | 'none';
}

export function targets(decision: Decision | null): Targets {
  const lit = new Map<Spot, Choice[]>();
  const buttons: Choice[] = [];
  let kind: Targets['kind'] = 'none';
  for (const choice of decision?.choices ?? []) {
    const [touch] = choice.touches;
    let spot: Spot | null = null;
    if (touch?.kind === 'card') spot = inHand(touch.name);
    if (touch?.kind === 'cardInPlay') spot = inPlay(touch.owner, touch.name);
    if (spot === null) {
      buttons.push(choice);
      continue;
    }
    kind = touch?.kind === 'card' ? 'hand' : 'play';
    lit.set(spot, [...(lit.get(spot) ?? []), choice]);
  }
  return { lit, buttons, kind };
}

/**
 * The same answer about another card, to ask why it is not a choice: the notation ends with the card. `null`
 * where it has no word for that card: an opponent's, if only own cards can be named.
 */
export function answerAbout(decision: Decision, owner: Seat | null, name: string): string | null {
  for (const { action, touches } of decision.choices) {
    const [touch] = touches;
    if (touch?.kind !== 'card' && touch?.kind !== 'cardInPlay') continue;
    if (!action.endsWith(touch.name)) continue;
    const before = action.slice(0, -touch.name.length);
    if (touch.kind === 'card') return before + name;
    const prefix = `${touch.owner}.`;
    if (before.endsWith(prefix)) return `${before.slice(0, -prefix.length)}${owner}.${name}`;
    return owner === touch.owner ? before + name : null;
  }
  return null;
}

/** Whose ability or effect is under way: the latest that began. `before` is what the step before answered. */
export function acting(events: CardiaEvent[], before: string | null): string | null {
  return events.reduce<string | null>((latest, event) => {
    if (event.event === 'activated') return event.at.card;
    if (event.event === 'copied') return event.card.name;
    if (event.event === 'guardianUsed') return event.guardian;
    if (event.event === 'locationUsed') return event.location;
    return event.event === 'roundEnded' || event.event === 'revealed' ? null : latest;
  }, before);
}

/** Questions that only one card or location asks. */
const ASKERS: Record<string, string> = {
  'cardia-ask-plusOrMinusTwo': 'Librarian',
  'cardia-ask-reply': 'PalaceGuard',
  'cardia-ask-putUnder': 'Scrapyard',
  'cardia-ask-top': 'SeersLair',
};

/** Who asks this, as far as it can be known; nobody for the questions of every round. */
export function asker(question: string, latest: string | null): string | null {
  if (question === 'cardia-ask-play' || question === 'cardia-ask-ready') return null;
  return ASKERS[question] ?? latest;
}
