// What an answer would change on the open table: the engine foresees the view, here two views are compared.

import { t } from '$lib/text.svelte';
import type { Choice, CivDomain, CivPlayer, CivView, Seat } from '$protocol';
import { holds } from './describe';
import { permanent, piles, player, progress } from './domains';
import { domainName, effectName, effectText, nameOf, type Names } from './words';

/** A Domain of an area that would be another. */
export interface Ghost {
  seat: Seat;
  now: CivDomain;
  then: CivDomain;
  /** The Age of a card that would come to it. */
  comes: string | null;
}

const agesOf = ({ area }: CivPlayer, domain: string): string[] =>
  piles(area).find((it) => it.domain === domain)?.ages ?? [];

/** The Domains that would be others, of all areas. */
export function ghosts(now: CivView, then: CivView): Ghost[] {
  return now.players.flatMap((of, at) =>
    of.domains.flatMap((domain, place) => {
      const later = then.players[at];
      const change = later?.domains[place];
      if (!later || !change || JSON.stringify(change) === JSON.stringify(domain)) return [];
      const before = agesOf(of, domain.domain);
      const more = change.cards > domain.cards;
      const age = agesOf(later, domain.domain).find((it, n, all) => count(all, it) > count(before, it)) ?? before.at(-1);
      return [{ seat: of.seat, now: domain, then: change, comes: more ? (age ?? 'I') : null }];
    }),
  );
}

const count = (ages: string[], age: string): number => ages.filter((it) => it === age).length;

/** Areas and hands that would be others, in sentences. */
export function foresee(now: CivView, then: CivView, you: Seat | null, names: Names): string[] {
  const said = ghosts(now, then).flatMap(({ seat, now: before, then: after }) => {
    const { domain } = before;
    const own = seat === you;
    const of = own ? domainName(domain) : t('civ-domain-of', { domain: domainName(domain), name: nameOf(names, seat) });
    const lines: string[] = [];
    if (after.cards !== before.cards) {
      lines.push(t('civ-foresee-cards', { domain: of, old: before.cards, new: after.cards }));
      const [was, will] = [before, after].map((it) => progress(it.cards, domain, now.options.players).level);
      if (was !== undefined && will !== undefined && was !== will) {
        const effect = permanent(domain, will > was ? (will as 1 | 2) : (was as 1 | 2));
        if (effect) lines.push(t(will > was ? 'civ-awakes' : 'civ-sleeps', { effect: effectName(effect.name) }));
      }
      if (own && after.cards > before.cards) lines.push(t('civ-left', { n: Math.max(0, after.hegemony - after.cards) }));
    }
    if (after.hegemony !== before.hegemony) {
      lines.push(t('civ-foresee-needs', { name: nameOf(names, seat), domain: domainName(domain), n: after.hegemony }));
    }
    return lines;
  });
  const [held, hold] = [player(now, you), player(then, you)].map((it) => it?.handSize);
  if (held !== undefined && hold !== undefined && held !== hold) said.push(t('civ-foresee-hand', { old: held, new: hold }));
  return said;
}

/** What is printed about an answer, whatever the table is like. */
export function printed(view: CivView, { text }: Choice): string {
  const word = (key: string): string => String(text.args?.[key] ?? '');
  switch (text.key) {
    case 'civ-act-use':
    case 'civ-act-copy':
      return effectText(word('effect'));
    case 'civ-act-question': {
      const whom = player(view, word('seat') as Seat);
      return whom ? holds(whom) : '';
    }
    default:
      return '';
  }
}
