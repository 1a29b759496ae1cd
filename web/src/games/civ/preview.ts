// What would come of an answer, as far as the open table tells: counted, not played. What effects do is in their texts.

import { t } from '$lib/text.svelte';
import type { Choice, CivDomain, CivView, Seat } from '$protocol';
import { hit, holds } from './describe';
import { count, effect, inPlay, permanent, piles, player, progress, sum } from './domains';
import { cardName, domainName, effectName, effectText, nameOf, type Names } from './words';

/** A change that a Domain of an area would see. */
export type Ghost = { seat: Seat; domain: string } & (
  | { kind: 'comes'; age: string }
  | { kind: 'leaves' }
  | { kind: 'embargo' }
  | { kind: 'democracy' }
);

export interface Preview {
  /** Sentences, the most important one first. */
  lines: string[];
  ghost: Ghost | null;
}

const NOTHING: Preview = { lines: [], ghost: null };

export function preview(view: CivView, you: Seat | null, names: Names, { text }: Choice): Preview {
  const me = player(view, you);
  if (!me) return NOTHING;
  const word = (key: string): string => String(text.args?.[key] ?? '');
  const domain = word('domain');
  const own = me.domains.find((it) => it.domain === domain);
  const said = (...lines: string[]): Preview => ({ lines, ghost: null });
  switch (text.key) {
    case 'civ-act-play':
      return own ? comes(view, me.seat, own, oldest(view.hand, domain)) : NOTHING;
    case 'civ-act-take':
      if (view.question.key !== 'civ-ask-centre') return said(t('civ-to-hand'));
      return {
        lines: [t('civ-begins')],
        ghost: { seat: me.seat, domain, kind: 'comes', age: oldest(view.pile, domain) },
      };
    case 'civ-act-keep':
      return said(t('civ-to-hand'), t('civ-pass-on'));
    case 'civ-act-discard':
      return said(t('civ-to-discards'));
    case 'civ-act-give':
      return said(t('civ-face-down'));
    case 'civ-act-spend':
      return own ? leaves(view, me.seat, own, t('civ-to-discards')) : NOTHING;
    case 'civ-act-takeBack':
      return own ? leaves(view, me.seat, own, t('civ-to-hand')) : NOTHING;
    case 'civ-act-use':
      return said(...used(view, me.domains, word('effect')));
    case 'civ-act-copy':
      return said(effectText(word('effect')));
    case 'civ-act-done':
      return said(t('civ-then-draw', { n: me.handSize }));
    case 'civ-act-attack':
      return said(t('civ-attack-own', { n: inPlay(me, domain) }), hit(view, you, domain, names));
    case 'civ-act-question': {
      const whom = player(view, word('seat') as Seat);
      return whom ? said(holds(whom)) : NOTHING;
    }
    case 'civ-act-embargo': {
      const seat = word('seat') as Seat;
      const args = { name: nameOf(names, seat), domain: domainName(domain) };
      return { lines: [t('civ-embargo-next', args)], ghost: { seat, domain, kind: 'embargo' } };
    }
    case 'civ-act-democracy': {
      const seat = word('seat') as Seat;
      const of = player(view, seat)?.domains.find((it) => it.domain === domain);
      const n = (of?.hegemony ?? 0) + 1;
      const args = { name: nameOf(names, seat), domain: domainName(domain), n };
      return { lines: [t('civ-then-needs', args)], ghost: { seat, domain, kind: 'democracy' } };
    }
    case 'civ-act-drawTo': {
      const drawn = Math.min(sum(view.deckLeft), Math.max(0, Number(word('size')) - count(view.hand)));
      return said(t('civ-draws', { n: drawn }));
    }
    default:
      return NOTHING;
  }
}

/** The card that leaves first (V1.7). */
const oldest = (cards: CivView['hand'], domain: string): string =>
  piles(cards).find((it) => it.domain === domain)?.ages[0] ?? '';

const level = (cards: number, domain: string, view: CivView): 0 | 1 | 2 =>
  progress(cards, domain, view.options.players).level;

/** A card more in a Domain of one's own. */
function comes(view: CivView, seat: Seat, { domain, cards, hegemony }: CivDomain, age: string): Preview {
  const n = cards + 1;
  const lines = [t('civ-then-in-play', { card: cardName(domain, age), n })];
  const after = level(n, domain, view);
  const woken = after !== 0 && after !== level(cards, domain, view) ? permanent(domain, after) : undefined;
  if (woken) lines.push(t('civ-awakes', { effect: effectName(woken.name) }));
  lines.push(t('civ-left', { n: Math.max(0, hegemony - n) }));
  return { lines, ghost: { seat, domain, kind: 'comes', age } };
}

/** A card less in a Domain of one's own. */
function leaves(view: CivView, seat: Seat, { domain, cards }: CivDomain, where: string): Preview {
  return { lines: [where, ...fewer(view, domain, cards)], ghost: { seat, domain, kind: 'leaves' } };
}

function fewer(view: CivView, domain: string, cards: number): string[] {
  const lines = [t('civ-falls', { domain: domainName(domain), n: cards - 1 })];
  const before = level(cards, domain, view);
  const lost = before !== 0 && before !== level(cards - 1, domain, view) ? permanent(domain, before) : undefined;
  if (lost) lines.push(t('civ-sleeps', { effect: effectName(lost.name) }));
  return lines;
}

/** What an effect does, and what its price takes from the area. */
function used(view: CivView, domains: readonly CivDomain[], name: string): string[] {
  const of = effect(name);
  const paid = of?.level === 'discard' ? domains.find((it) => it.domain === of.domain) : undefined;
  return [effectText(name), ...(paid ? fewer(view, paid.domain, paid.cards) : [])];
}
