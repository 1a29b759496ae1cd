// Why something cannot be done now. The rules say which statement forbids it; this finds the words, and adds
// the numbers everyone sees on the table.

import { type Effect } from '$facts/civ';
import { t, type Args } from '$lib/text.svelte';
import type { CivView, Refusal, Seat } from '$protocol';
import { inPlay, player, sum, thresholds } from './domains';
import { domainName, effectName } from './words';

export interface Reason {
  text: string;
  rule: string | null;
}

/** Why an effect cannot be applied. */
export function whyNotUse(refusal: Refusal, effect: Effect, view: CivView, you: Seat): string {
  const args = {
    effect: effectName(effect.name),
    domain: domainName(effect.domain),
    has: inPlay(player(view, you), effect.domain),
  };
  switch (refusal.rule) {
    case 'V2.2':
      return t('civ-why-used', args);
    case 'V2.3':
      return t('civ-why-threshold', { ...args, needs: needs(effect, view) });
    case 'V2.6':
      return cannotWork(effect, view, args);
    case 'V3.3':
      return t('civ-why-at-draw', args);
    case effect.rule:
      return t('civ-why-target', args);
    default:
      return t('civ-why-other', args);
  }
}

const needs = (effect: Effect, view: CivView): number =>
  thresholds(view.options.players)[effect.level === 2 ? 1 : 0];

/** It could not be paid, or would do nothing (V2.6). */
function cannotWork(effect: Effect, view: CivView, args: Args & { has: number }): string {
  if (effect.level === 'discard' && args.has === 0) return t('civ-why-no-card', args);
  switch (effect.name) {
    case 'assassination':
    case 'purge':
      return t('civ-why-hand-empty', args);
    case 'oligarchy':
    case 'republic':
      return t('civ-why-pile-empty', args);
    case 'breakthrough':
      return sum(view.deckLeft) === 0 ? t('civ-why-deck-empty', args) : t('civ-why-cost', args);
    default:
      return t('civ-why-cost', args);
  }
}

/** Why nothing can be copied. */
export function whyNotCopy(view: CivView, you: Seat): string {
  const others = view.players.filter((it) => it.seat !== you).map((it) => inPlay(it, 'Culture'));
  return t('civ-why-copy', { has: inPlay(player(view, you), 'Culture'), most: Math.max(0, ...others) });
}

/** Why a card of a Domain is not among the answers. */
export function whyNotCard(refusal: Refusal, domain: string): string {
  const args = { domain: domainName(domain) };
  return refusal.rule === 'V3.6' ? t('civ-why-embargo', args) : t('civ-why-card', args);
}

/** Why a Domain of an area is not among the answers: no card of it lies there (V2.6, V3.6, V3.10). */
export function whyNotThere(name: string, domain: string): string {
  return t('civ-why-nothing-there', { name, domain: domainName(domain) });
}
