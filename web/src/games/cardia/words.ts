// Cardia in words: names, events, questions, reasons.

import { language, parts, t, type Args, type CardLink, type Part } from '$lib/text.svelte';
import type { CardiaCard, CardiaEncounter, CardiaEvent, Refusal, Seat, Text } from '$protocol';
import { character } from './find';

export type Names = Partial<Record<Seat, string>>;

/** The name of a character, guardian or location. */
export function cardName(name: string): string {
  return t(`cardia-card-${name}-name`);
}

/** The name, leading to the card. */
export function link(name: string): CardLink {
  return { card: name, label: cardName(name) };
}

export function factionName(faction: string): string {
  return t(`cardia-faction-${faction}`);
}

export function seatName(seat: Seat, names: Names): string {
  return names[seat] ?? seat;
}

/** A modifier as printed on its counter: `+3`, `−5`. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** Several things as a list of the language in use. */
export function listed(things: Part[]): Part[] {
  const format = new Intl.ListFormat(language(), { type: 'conjunction' });
  const marks = format.formatToParts(things.map((_, at) => String(at)));
  return marks.map((it) => (it.type === 'element' ? (things[Number(it.value)] ?? '') : it.value));
}

export function listText(things: string[]): string {
  return listed(things).join('');
}

// Stands for a list while Fluent puts a sentence together; no text contains it.
const LIST = '\u{e003}';

/** A text with a list of cards for `$cards`. */
function partsWithCards(key: string, args: Args, cards: CardiaCard[]): Part[] {
  return parts(key, { ...args, cards: LIST }).flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const [before = '', after] = part.split(LIST);
    if (after === undefined) return [part];
    return [before, ...listed(cards.map((it) => link(it.name))), after].filter((it) => it !== '');
  });
}

/** What waits for a player's next card: a word of the notation in words. */
export function waits(what: string): string {
  if (/^[+-]\d+$/.test(what)) return t('cardia-wait-modifier', { by: signed(Number(what)) });
  const [kind = '', faction] = what.split('=');
  return t(`cardia-wait-${kind}`, faction === undefined ? {} : { faction: factionName(faction) });
}

/** How a game ended, by its rule. */
export function ending(rule: string): string {
  return t(`cardia-end-${rule}`);
}

function compared({ cards: [a, b] }: CardiaEncounter, names: Names): Part[] {
  const args = { mine: a.influence, yours: b.influence };
  if (a.wins && b.wins) return parts('cardia-tell-compared-both', args);
  if (!a.wins && !b.wins) return parts('cardia-tell-compared-tie', args);
  const winner = seatName(a.wins ? 'A' : 'B', names);
  return parts('cardia-tell-compared-win', { ...args, winner });
}

/** An event in words; nothing if it says nothing new. */
export function tell(event: CardiaEvent, names: Names): Part[] | null {
  const seat = 'seat' in event ? seatName(event.seat, names) : '';
  const at: Args =
    'at' in event ? { owner: seatName(event.at.owner, names), card: link(event.at.card.name) } : {};
  // A card that this listener may not see has a text of its own.
  const maybe = (key: string, card: CardiaCard | null) =>
    card
      ? parts(`cardia-tell-${key}`, { seat, card: link(card.name) })
      : parts(`cardia-tell-${key}-hidden`, { seat });
  const many = (key: string, cards: CardiaCard[]) =>
    cards.length > 0
      ? partsWithCards(`cardia-tell-${key}`, { seat }, cards)
      : parts(`cardia-tell-${key}-none`, { seat });
  switch (event.event) {
    case 'chose':
    case 'roundEnded':
      return null;
    case 'gameStarted':
      return parts('cardia-tell-gameStarted', { n: event.number });
    case 'guardianPlaced':
      return parts('cardia-tell-guardianPlaced', { n: 2 * (event.place + 1), faction: factionName(event.faction) });
    case 'guardianTurned':
      return parts('cardia-tell-guardianTurned', { n: 2 * (event.place + 1), card: link(event.guardian) });
    case 'drew':
    case 'placedHidden':
    case 'looked':
    case 'putUnder':
      return maybe(event.event, event.card);
    case 'placedOpen':
    case 'replaced':
      return parts(`cardia-tell-${event.event}`, { seat, card: link(event.card.name) });
    case 'revealed': {
      const [card, other] = event.cards.map((it) => link(it.name)) as [CardLink, CardLink];
      const [first, second] = [seatName('A', names), seatName('B', names)];
      return parts('cardia-tell-revealed', { seat: first, card, opponent: second, other });
    }
    case 'compared':
      return compared(event.encounter, names);
    case 'copied':
      return parts('cardia-tell-copied', { ...at, other: link(event.card.name) });
    case 'guardianUsed':
      return parts('cardia-tell-guardianUsed', { seat, card: link(event.guardian) });
    case 'locationUsed':
      return parts('cardia-tell-locationUsed', { seat, card: link(event.location) });
    case 'modified':
      return parts('cardia-tell-modified', { ...at, by: signed(event.by) });
    case 'tokens':
      return parts('cardia-tell-tokens', { ...at, n: event.tokens });
    case 'activated':
    case 'pointed':
    case 'discardedFromPlay':
    case 'takenBack':
      return parts(`cardia-tell-${event.event}`, at);
    case 'waiting':
      return parts('cardia-tell-waiting', { seat, what: waits(event.what) });
    case 'named':
      return parts('cardia-tell-named', { seat, faction: factionName(event.faction) });
    case 'discardedFromHand':
    case 'discardedFromDeck':
      return many(event.event, event.cards);
    case 'swapped':
      return parts('cardia-tell-swapped', { seat, first: event.place + 1, second: event.place + 2 });
    case 'declined':
    case 'keptTop':
    case 'putTopUnder':
    case 'reborn':
    case 'shuffled':
      return parts(`cardia-tell-${event.event}`, { seat });
    case 'gameOver': {
      const args = { reason: ending(event.rule), rule: event.rule };
      if (event.winner === null) return parts('cardia-tell-gameOver-drawn', args);
      return parts('cardia-tell-gameOver', { ...args, winner: seatName(event.winner, names) });
    }
  }
}

/** A question or an answer in words. */
export function say(text: Text, names: Names): Part[] {
  const args: Args = {};
  for (const [name, value] of Object.entries(text.args)) {
    if (name === 'owner') args.owner = seatName(value as Seat, names);
    else if (name === 'card') args.card = link(value);
    else if (name === 'faction') args.faction = factionName(value);
    else args[name] = value;
  }
  return parts(text.key, args);
}

/** The rule that refuses a card tells why, but for two of them what was clicked has to be known too. */
const REASONS: Record<string, string> = {
  'C2.1': 'notInHand',
  'C2.6': 'chosenAlready',
  'C3.2': 'nothingOnIt',
  'C6.7': 'otherFaction',
  'C6.15': 'sameCard',
  'C7.2': 'sameCard',
  'C7.7': 'tooStrong',
  'C7.10': 'notLosing',
  'C7.14': 'notInstant',
  'C9.13': 'lastEncounter',
  'C9.17': 'sameCard',
};

/** Why this card cannot be chosen, and the rule that says so. */
export interface Reason {
  text: string;
  rule: string | null;
}

export function reason(refusal: Refusal | null, card: string, own: boolean): Reason {
  if (!refusal) return { text: t('cardia-board-why-missing'), rule: null };
  const { rule, text } = refusal;
  let why = REASONS[rule ?? ''];
  if (rule === 'C3.14') why = own ? 'sameCard' : 'notYours';
  if (rule === 'C6.14') why = character(card)?.ongoing ? 'notInstant' : 'tooWeak';
  return { text: why === undefined ? text : t(`cardia-why-${why}`), rule };
}
