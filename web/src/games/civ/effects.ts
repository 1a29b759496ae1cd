// Effects, and where they come from.

import { EFFECTS, type Effect } from '$facts/civ';
import { t } from '$lib/text.svelte';
import type { CivView, Seat } from '$protocol';
import { inPlay, player, progress } from './domains';
import { domainName } from './words';

/** Where an effect comes from, for its sign and a few words. */
export interface Source {
  /** By its name in the rules; `inspiration` for Culture's. */
  name: string;
  icon: string;
  domain: string;
  kind: 'permanent' | 'discard' | 'copied';
  from: string;
  /** It was applied in this turn. */
  used: boolean;
}

export function sourceOf({ name, domain, level }: Effect): Source {
  const said = { domain: domainName(domain) };
  const from = level === 'discard' ? t('civ-kind-discard', said) : t('civ-kind-level', { ...said, level });
  return { name, icon: name, domain, kind: level === 'discard' ? 'discard' : 'permanent', from, used: false };
}

/** Culture's effect, which copies one of another player. */
export function copied(of: Effect | undefined): Source {
  const domain = of?.domain ?? 'Culture';
  return {
    name: 'inspiration',
    icon: of?.name ?? 'inspiration',
    domain,
    kind: 'copied',
    from: t('civ-kind-copy'),
    used: false,
  };
}

/** The effects that the cards of an area give by their number. Whether one can be applied now, the rules say when they ask. */
export function given(view: CivView, seat: Seat): Source[] {
  const me = player(view, seat);
  if (!me) return [];
  const mine = view.active === seat;
  const own = EFFECTS.filter(({ domain, level }) => {
    const cards = inPlay(me, domain);
    return level === 'discard' ? cards > 0 : progress(cards, domain, view.options.players).level === level;
  }).map((it) => {
    const spent = it.level === 'discard' ? view.discardUsed : view.permanentUsed;
    return { ...sourceOf(it), used: mine && spent.includes(it.domain) };
  });
  const culture = inPlay(me, 'Culture');
  const leads = view.players.every((it) => it.seat === seat || inPlay(it, 'Culture') < culture);
  return leads ? [...own, copied(undefined)] : own;
}
