// The words for cards, effects, questions and events. Sentences are in locales/*/civ.ftl.

import type { Names } from '$lib/names';
import { language, parts, t } from '$lib/text.svelte';
import type { Arg, Args, CardLink, Language, Part } from '$lib/text.svelte';
import type { CivCard, CivCards, CivEvent, Seat, Text } from '$protocol';
import { effect, ofAges } from './domains';

export type { Names };

export const domainName = (domain: string): string => t(`civ-domain-${domain.toLowerCase()}`);
export const effectName = (name: string): string => t(`civ-effect-${name.replaceAll(' ', '-')}`);
export const effectText = (name: string): string => t(`civ-effect-${name.replaceAll(' ', '-')}-text`);
export const cardName = (domain: string, age: string): string =>
  t('civ-card', { domain: domainName(domain), age });
export const nameOf = (names: Names, seat: Seat): string => names[seat] ?? t('civ-seat', { seat });

// Making a formatter takes longer than all the rest of a sentence.
const formats = new Map<Language, Intl.ListFormat>();

/** `Ann, Bob and Cleo` in the language in use. */
export function list(items: readonly string[]): string {
  const spoken = language();
  const format = formats.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'conjunction' });
  formats.set(spoken, format);
  return format.format(items);
}

export const namesOf = (names: Names, seats: readonly Seat[]): string =>
  list(seats.map((it) => nameOf(names, it)));

/** `Military I, 2 × Science II`; a word for none. */
export function cardList(cards: readonly CivCards[]): string {
  if (cards.length === 0) return t('civ-none');
  const some = ({ card, count }: CivCards) => {
    const name = cardName(card.domain, card.age);
    return count === 1 ? name : t('civ-times', { n: count, name });
  };
  return list(cards.map(some));
}

/** `2 cards of Age I and 1 card of Age II`: what backs tell. */
export function backs(ages: readonly number[]): string {
  const some = ofAges(ages);
  return some.length === 0 ? t('civ-none') : list(some.map((it) => t('civ-backs', { ...it })));
}

const domainLink = (domain: string): CardLink => ({ card: domain, label: domainName(domain) });
const cardLink = (card: CivCard): CardLink => ({ card: card.domain, label: cardName(card.domain, card.age) });
/** Effects are explained with their Domain. */
const effectLink = (name: string): CardLink => ({
  card: effect(name)?.domain ?? name,
  label: effectName(name),
});

/** A question or an answer in words. */
export function say(text: Text, names: Names): Part[] {
  const args: Args = {};
  for (const [name, value] of Object.entries(text.args)) {
    if (value !== undefined) args[name] = argument(name, value, names);
  }
  return parts(text.key, args);
}

/** What an argument of the protocol is in words: it comes as the notation writes it. */
function argument(name: string, value: string, names: Names): Arg {
  switch (name) {
    case 'domain':
      return domainLink(value);
    case 'effect':
      return effectLink(value);
    case 'seat':
    case 'to':
      return nameOf(names, value as Seat);
    case 'left':
    case 'plays':
    case 'size':
      return Number(value);
    default:
      return value;
  }
}

/** An event in words. */
export function tell(event: CivEvent, names: Names): Part[] | null {
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (event.event) {
    case 'firstPlayer':
      return parts('civ-event-firstPlayer', { name: who(event.seat) });
    case 'drew':
      if (event.domain === null) return parts('civ-event-drew', { name: who(event.seat), age: event.age });
      return parts('civ-event-drew-card', { name: who(event.seat), card: seen(event.domain, event.age) });
    case 'kept':
      if (event.domain === null) return parts('civ-event-kept', { name: who(event.seat) });
      return parts('civ-event-kept-card', { name: who(event.seat), card: domainLink(event.domain) });
    case 'received':
      if (event.pack === null) return null;
      return parts('civ-event-received', { name: who(event.seat), cards: cardList(event.pack) });
    case 'laid':
      return parts('civ-event-laid', { name: who(event.seat), card: cardLink(event.card) });
    case 'tookFromCentre':
      return parts('civ-event-tookFromCentre', { name: who(event.seat), card: cardLink(event.card) });
    case 'turnBegan':
      return parts('civ-event-turnBegan', { name: who(event.seat) });
    case 'skipped':
      return parts('civ-event-skipped', { name: who(event.seat) });
    case 'played':
      return parts('civ-event-played', { name: who(event.seat), card: cardLink(event.card) });
    case 'used':
      return parts('civ-event-used', { name: who(event.seat), effect: effectLink(event.effect) });
    case 'coinTaken': {
      const args = { name: who(event.seat), effect: effectLink(event.effect), source: who(event.source) };
      return parts('civ-event-coinTaken', args);
    }
    case 'coinLost':
      return parts('civ-event-coinLost', { name: who(event.seat) });
    case 'attacked':
      return parts('civ-event-attacked', { name: who(event.seat), domain: domainLink(event.domain) });
    case 'discardedFromHand':
      return parts('civ-event-discardedFromHand', { name: who(event.seat), card: cardLink(event.card) });
    case 'discardedFromArea':
      return parts('civ-event-discardedFromArea', { name: who(event.seat), card: cardLink(event.card) });
    case 'tookBack':
      return parts('civ-event-tookBack', { name: who(event.seat), card: cardLink(event.card) });
    case 'tookFromPile':
      return parts('civ-event-tookFromPile', { name: who(event.seat), card: cardLink(event.card) });
    case 'playLapsed':
      return parts('civ-event-playLapsed', { name: who(event.seat) });
    case 'questioned': {
      const cards = event.hand === null ? backs(event.ages) : cardList(event.hand);
      return parts('civ-event-questioned', { name: who(event.by), whom: who(event.whom), cards });
    }
    case 'gave': {
      const args = { name: who(event.by), to: who(event.to) };
      if (event.domain === null) return parts('civ-event-gave', { ...args, age: event.age });
      return parts('civ-event-gave-card', { ...args, card: seen(event.domain, event.age) });
    }
    case 'embargoLaid':
      return parts('civ-event-embargoLaid', at(event.seat, event.target, event.domain));
    case 'embargoEnded':
      return parts('civ-event-embargoEnded', { target: who(event.target), domain: domainLink(event.domain) });
    case 'democracyLaid':
      return parts('civ-event-democracyLaid', at(event.seat, event.target, event.domain));
    case 'deckEmptied':
      return parts('civ-event-deckEmptied');
    case 'quietRounds':
      return parts('civ-event-quietRounds', { n: event.rounds });
    case 'hegemony':
      return parts('civ-event-hegemony', { name: who(event.seat), domain: domainLink(event.domain) });
    case 'scored':
      return parts('civ-event-scored', {
        domain: domainLink(event.domain),
        names: namesOf(names, event.seats),
      });
    case 'gameOver':
      return parts('civ-event-gameOver', {
        names: namesOf(names, event.winners),
        n: event.winners.length,
        rule: event.rule,
      });
  }

  function seen(domain: string, age: string): CardLink {
    return cardLink({ domain, age });
  }

  function at(seat: Seat, target: Seat, domain: string): Args {
    return { name: who(seat), target: who(target), domain: domainLink(domain) };
  }
}
