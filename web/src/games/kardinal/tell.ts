// Events, questions and answers in words.

import { parts, type Args, type Part } from '$lib/text.svelte';
import type { KardinalEvent, Text } from '$protocol';
import { cardLink, lawLink, placeName, playerName, playerNames, type Names } from './names';
import { readCard, readPlace } from './notation';

/** An event as a line of the log; nothing for what the other lines say already. */
export function tell(event: KardinalEvent, names: Names): Part[] | null {
  const who = 'seat' in event ? playerName(event.seat, names) : '';
  switch (event.event) {
    case 'dealt':
    case 'turnBegan':
    case 'stopped':
    case 'lifted':
      return null;
    case 'skipped':
      return parts('kardinal-event-skipped', { who });
    case 'took':
      return parts('kardinal-event-took', { who, card: cardLink(event.card), place: placeName(event.place) });
    case 'gotLaw':
      return event.law === null
        ? parts('kardinal-event-got-a-law', { who })
        : parts('kardinal-event-got-law', { who, law: lawLink(event.law) });
    case 'stoneReturned':
      return parts('kardinal-event-stone-returned', { who, place: placeName(event.place) });
    case 'paid':
      return event.place === null
        ? parts('kardinal-event-paid-reserve', { who })
        : parts('kardinal-event-paid', { who, place: placeName(event.place) });
    case 'played':
      return parts('kardinal-event-played', { who, law: lawLink(event.law) });
    case 'placed':
      return parts('kardinal-event-placed', { who, place: placeName(event.place) });
    case 'moved':
      return parts('kardinal-event-moved', { who, from: placeName(event.from), to: placeName(event.to) });
    case 'kept':
      return parts('kardinal-event-kept', { who });
    case 'revealed':
      return event.count === 0 ? null : parts('kardinal-event-revealed', { who, n: event.count });
    case 'gameOver':
      return event.winners.length === 0
        ? parts('kardinal-event-no-winner')
        : parts('kardinal-event-won', { who: playerNames(event.winners, names) });
  }
}

/** A question or an answer. What is put into it comes in notation and is said in the player's language. */
export function say(text: Text): Part[] {
  const args: Args = {};
  for (const [name, arg] of Object.entries(text.args)) {
    const card = readCard(arg);
    const place = readPlace(arg);
    if (card) args[name] = cardLink(card);
    else if (place) args[name] = placeName(place);
    else if (name === 'law') args[name] = lawLink(arg);
    else args[name] = /^\d+$/.test(arg) ? Number(arg) : arg;
  }
  return parts(text.key, args);
}
