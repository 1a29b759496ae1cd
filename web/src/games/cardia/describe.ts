// The whole position in words, for those who do not see the table.

import { say, tell } from '$lib/say';
import { t, words } from '$lib/text.svelte';
import type { CardiaCard, CardiaFog, CardiaSide, CardiaView, Seat } from '$protocol';
import { guardianPlace } from './find';
import { cardOf, isCompared, label, sideOf, sidesFor, standing } from './table';
import { cardName, factionName, listText, seatName, type Names } from './words';

const names = (cards: CardiaCard[]) => listText(cards.map((it) => `${cardName(it.name)} ${it.number}`));

function row(view: CardiaView, you: Seat | null, called: Names): string[] {
  const { near, far } = sidesFor(you);
  const lines = view.encounters.map((encounter, at) => {
    const one = (seat: Seat) =>
      label(cardOf(encounter, seat), seat, you, called, standing(encounter, seat, isCompared(view, at)));
    return t('cardia-say-encounter', { n: at + 1, mine: one(near), yours: one(far) });
  });
  const fog = [near, far].map((seat) => sideOf(view, seat)?.fog ?? null);
  const foggy = (it: CardiaFog | null) => (it?.card ? cardName(it.card.name) : t('cardia-label-face-down'));
  if (fog.some((it) => it !== null)) {
    lines.push(t('cardia-say-fog', { mine: foggy(fog[0] ?? null), yours: foggy(fog[1] ?? null) }));
  }
  return lines.length > 0 ? lines : [t('cardia-say-none')];
}

function side(view: CardiaView, it: CardiaSide, you: Seat | null, called: Names): string[] {
  const seat = seatName(it.seat, called);
  const lines = [t('cardia-say-signets', { seat, n: it.signets, goal: view.options.goal })];
  if (view.options.winsNeeded > 1) lines.push(t('cardia-say-wins', { seat, n: it.wins }));
  lines.push(t('cardia-say-stock', { seat, hand: it.hand, deck: it.deck, discard: it.discard.length }));
  const waiting = it.waiting.map((what) => ({ event: 'waiting', seat: it.seat, what }));
  lines.push(...waiting.map((event) => words(tell('cardia', event, { names: called, you }) ?? [])));
  if (it.placedOpen) lines.push(t('cardia-say-placed', { seat, card: cardName(it.placedOpen.name) }));
  if (it.discard.length > 0) lines.push(t('cardia-say-discard', { seat, cards: names(it.discard) }));
  if (it.seat !== you && it.knownInHand.length > 0) {
    lines.push(t('cardia-say-known', { seat, cards: names(it.knownInHand) }));
  }
  if (it.seat !== you && it.unseen.length > 0) {
    lines.push(t('cardia-say-unseen', { seat, cards: names(it.unseen) }));
  }
  return [lines.join(' ')];
}

function places(view: CardiaView): string[] {
  const lines = view.options.locations.map((name) =>
    t('cardia-say-location', { card: cardName(name), text: t(`cardia-card-${name}-text`) }),
  );
  view.guardians.forEach(({ name, faction }, at) => {
    const n = guardianPlace(at);
    if (name) lines.push(t('cardia-board-guardian', { n, card: cardName(name) }));
    else if (faction) lines.push(t('cardia-board-guardian-back', { n, faction: factionName(faction) }));
  });
  return lines;
}

function now(view: CardiaView, you: Seat | null, called: Names): string[] {
  const reader = { names: called, you };
  if (view.ending) return [words(say(view.ending, reader))];
  const seats = listText(view.owed.map((it) => seatName(it, called)));
  return [`${t('cardia-say-owed', { seats })} ${words(say(view.question, reader))}`];
}

/** A paragraph for each thing worth knowing, what is asked now first. */
export function describe(view: CardiaView, you: Seat | null, called: Names): string[] {
  const { near, far } = sidesFor(you);
  const hand = view.hand.length > 0 ? [t('cardia-say-hand', { cards: names(view.hand) })] : [];
  const sides = [near, far].flatMap((seat) => {
    const it = sideOf(view, seat);
    return it ? side(view, it, you, called) : [];
  });
  return [...now(view, you, called), ...row(view, you, called), ...hand, ...sides, ...places(view)];
}
