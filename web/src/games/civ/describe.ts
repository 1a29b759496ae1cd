// The whole position in words, a paragraph each.

import { say } from '$lib/say';
import { t, words } from '$lib/text.svelte';
import type { CivDomain, CivPlayer, CivView, Seat } from '$protocol';
import { count, inPlay, isDraft, permanent, progress, startingWith, sum, top } from './domains';
import { backs, cardList, cardName, domainName, effectName, list, nameOf, namesOf } from './words';
import type { Names } from './words';

/** So few rounds without a draw are not worth a word (V4.6). */
export const QUIET = 5;

export function describe(view: CivView, you: Seat | null, names: Names): string[] {
  const said = [situation(view, you, names)];
  if (you !== null) said.push(t('civ-say-hand', { cards: cardList(view.hand) }));
  if (view.pack.length > 0) said.push(t('civ-say-pack', { cards: cardList(view.pack) }));
  for (const player of startingWith(view, you)) said.push(area(view, player, player.seat === you, names));
  said.push(...[...marks(view, names), ...known(view, names)].map(({ text }) => text));
  const pile = isDraft(view) ? 'civ-say-centre' : 'civ-say-pile';
  said.push(deck(view), t(pile, { cards: cardList(view.pile) }));
  if (you !== null && view.owed.includes(you)) said.push(words(say(view.question, { names, you })));
  return said;
}

/** Whose turn it is, or how it ended. */
function situation(view: CivView, you: Seat | null, names: Names): string {
  if (view.ending !== null) return words(say(view.ending, { names, you }));
  const said = [isDraft(view) ? t('civ-say-draft') : t('civ-say-turn', { name: nameOf(names, view.active) })];
  said.push(t('civ-say-first', { name: nameOf(names, view.first) }), ...warnings(view));
  return said.join(' ');
}

/** The last round, and rounds without a draw. */
export function warnings(view: CivView): string[] {
  const said = [];
  if (view.winners !== null) return [];
  if (view.lastRound) said.push(t('civ-last-round'));
  if (view.quietRounds >= QUIET) said.push(t('civ-quiet', { n: view.quietRounds }));
  return said;
}

function area(view: CivView, player: CivPlayer, own: boolean, names: Names): string {
  const filled = player.domains.filter((it) => it.cards > 0 || it.utopias > 0 || it.embargoed);
  const cards = filled.map((it) => column(view, player, it));
  const name = nameOf(names, player.seat);
  const said = [
    t('civ-say-area', { name, cards: cards.length > 0 ? cards.join('; ') : t('civ-none') }),
    t('civ-say-points', { n: player.points, names: namesOf(names, player.side) }),
  ];
  if (!own) {
    said.push(t('civ-say-held', { name, cards: backs(player.handAges) }));
    if (player.known.length > 0) said.push(t('civ-say-known', { cards: cardList(player.known) }));
  }
  return said.join(' ');
}

/** A Domain of an area: `Science: 3 cards, Experiment, 2 more to level 2, 5 more to hegemony, majority`. */
export function column(view: CivView, player: CivPlayer, domain: CivDomain): string {
  const said = state(view, player, domain).join(', ');
  return t('civ-column', { domain: domainName(domain.domain), state: said });
}

function state(view: CivView, player: CivPlayer, { domain, cards, ...it }: CivDomain): string[] {
  const { level, missing } = progress(cards, domain, view.options.players);
  const reached = level === 0 ? undefined : permanent(domain, level);
  const said = [t('civ-cards', { n: cards })];
  if (reached) said.push(t('civ-reached', { effect: effectName(reached.name) }));
  if (missing !== null) said.push(t('civ-to-level', { n: missing, level: level + 1 }));
  said.push(t('civ-to-hegemony', { n: Math.max(0, it.hegemony - cards) }));
  if (it.majority) said.push(t('civ-majority'));
  if (it.embargoed) said.push(t('civ-embargoed'));
  if (it.utopias > 0) said.push(t('civ-utopias', { n: it.utopias }));
  const coin = view.coinSource === player.seat && view.coinEffect !== null;
  if (coin && reached && sameDomain(view.coinEffect, domain)) said.push(t('civ-coin-here'));
  if (view.active === player.seat && view.winners === null) {
    if (view.permanentUsed.includes(domain)) said.push(t('civ-used-permanent'));
    if (view.discardUsed.includes(domain)) said.push(t('civ-used-discard'));
  }
  return said;
}

/** What the next cards of an own Domain bring, in a few words, once it has so many cards. */
export function upcoming(
  view: CivView,
  player: CivPlayer,
  { domain, cards: now }: CivDomain,
  cards: number,
): { text: string; wakes: boolean } {
  const soon = (text: string) => ({ text, wakes: false });
  const before = progress(now, domain, view.options.players);
  const after = progress(cards, domain, view.options.players);
  const woken = after.level !== 0 && after.level !== before.level ? permanent(domain, after.level) : undefined;
  if (woken) return { text: t('civ-awakes', { effect: effectName(woken.name) }), wakes: true };
  const next = after.missing === null ? undefined : permanent(domain, after.level === 0 ? 1 : 2);
  if (next && after.missing !== null) {
    return soon(t('civ-to-effect', { n: after.missing, effect: effectName(next.name) }));
  }
  const reached = permanent(domain, 2);
  if (reached) return soon(effectName(reached.name));
  // Culture: its effect belongs to whoever has more of it than every other player (V3.11).
  const most = Math.max(...view.players.filter((it) => it.seat !== player.seat).map((it) => inPlay(it, domain)));
  const missing = most + 1 - cards;
  const effect = effectName('inspiration');
  return missing <= 0 ? soon(t('civ-reached', { effect })) : soon(t('civ-to-effect', { n: missing, effect }));
}

/** Is the effect the coin marks one of this Domain? */
export const sameDomain = (effect: string | null, domain: string): boolean =>
  effect !== null && [permanent(domain, 1), permanent(domain, 2)].some((it) => it?.name === effect);

/** A fact worth a line, and a sign for it. */
export interface Line {
  icon: string;
  text: string;
}

/** Embargoes and the coin. */
export function marks(view: CivView, names: Names): Line[] {
  const embargoes = view.embargoes.map((it): string => {
    const now = view.active === it.seat && !it.afterThisTurn;
    const args = { name: nameOf(names, it.seat), domain: domainName(it.domain) };
    return now ? t('civ-embargo-now', args) : t('civ-embargo-next', args);
  });
  // Several may lie on one Domain; that is said once.
  const said = [...new Set(embargoes)].map((text): Line => ({ icon: 'embargo', text }));
  const { coinOwner, coinEffect, coinSource } = view;
  if (coinOwner !== null && coinEffect !== null && coinSource !== null) {
    const args = { owner: nameOf(names, coinOwner), source: nameOf(names, coinSource) };
    said.push({ icon: 'coin', text: t('civ-coin', { ...args, effect: effectName(coinEffect) }) });
  }
  return said;
}

/** What the observer knows of several hands together. */
export function known(view: CivView, names: Names): Line[] {
  const said: Line[] = [];
  const { joint, pair } = view;
  if (joint) {
    const args = { names: namesOf(names, joint.seats), cards: cardList(joint.cards) };
    said.push({ icon: 'eye', text: t('civ-joint', args) });
  }
  if (pair) {
    const both = pair.cards.flatMap(({ card, count }) =>
      new Array<string>(count).fill(cardName(card.domain, card.age)),
    );
    said.push({ icon: 'eye', text: t('civ-pair', { names: namesOf(names, pair.seats), cards: list(both) }) });
  }
  return said;
}

function deck(view: CivView): string {
  const age = top(view);
  if (!age) return t('civ-deck-empty');
  const unseen = view.unseen.filter(({ card }) => card.age === age);
  return t('civ-say-deck', { n: sum(view.deckLeft), age, cards: cardList(unseen) });
}

/** What somebody holds, for whom it is worth knowing. */
export function holds(player: CivPlayer): string {
  const said = backs(player.handAges);
  if (count(player.known) === 0) return said;
  return t('civ-holds-known', { backs: said, cards: cardList(player.known) });
}
