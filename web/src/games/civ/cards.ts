// What the inspector shows: the six Domains, and the three marks that lie on areas.

import { DOMAINS, EFFECTS, PRINTED, type Domain, type Effect } from '$facts/civ';
import { t } from '$lib/text.svelte';
import type { CardGroup, CardInfo } from '../contract';
import { thresholds } from './domains';
import Picture from './Picture.svelte';
import { backs, domainName, effectName, effectText } from './words';

/** Marks of the table by the names `inspect` knows them by. */
export const MARKS = ['coin', 'embargo-mark', 'utopia-mark'] as const;
type Mark = (typeof MARKS)[number];

const RULES: Record<Mark, string[]> = {
  coin: ['V3.11', 'V5.8'],
  'embargo-mark': ['V3.6', 'V2.5', 'V3.14'],
  'utopia-mark': ['V3.10', 'V3.14'],
};

export function card(id: string): CardInfo | null {
  const domain = DOMAINS.find((it) => it === id);
  if (domain) return domainInfo(domain);
  // Effects are explained with their Domain.
  const effect = EFFECTS.find((it) => it.name === id);
  if (effect) return domainInfo(effect.domain);
  const mark = MARKS.find((it) => it === id);
  return mark ? markInfo(mark) : null;
}

function domainInfo(domain: Domain): CardInfo {
  const effects = EFFECTS.filter((it) => it.domain === domain);
  const rules = effects.map((it) => ({ text: effectInfo(it), rule: it.rule }));
  if (domain === 'Culture') rules.push({ text: t('civ-info-inspiration'), rule: 'V3.11' });
  if (domain === 'Utopia') rules.push({ text: t('civ-info-tie-break'), rule: 'V4.4' });
  rules.push({ text: t('civ-info-once'), rule: 'V2.2' });
  rules.push({ text: t('civ-info-hegemony'), rule: 'V4.1' });
  return {
    id: domain,
    name: domainName(domain),
    lines: [t('civ-info-domain'), backs(PRINTED[domain])],
    rules,
    reconstructed: false,
    picture: Picture,
  };
}

/** `Purge, from 5 cards on (4 with four players): discard 2 cards from your hand.` */
function effectInfo(effect: Effect): string {
  const args = { effect: effectName(effect.name), text: effectText(effect.name) };
  if (effect.level === 'discard') return t('civ-info-discard', args);
  const [few, four] = [thresholds(2), thresholds(4)].map((it) => it[effect.level === 2 ? 1 : 0]);
  return t('civ-info-permanent', { ...args, few: few ?? 0, four: four ?? 0 });
}

function markInfo(mark: Mark): CardInfo {
  return {
    id: mark,
    name: t(`civ-mark-${mark}`),
    lines: [t('civ-info-mark')],
    rules: RULES[mark].map((rule, at) => ({ text: t(`civ-mark-${mark}-${at + 1}`), rule })),
    reconstructed: false,
    picture: Picture,
  };
}

export function cards(): CardGroup[] {
  return [
    { title: t('civ-cards-domains'), cards: [...DOMAINS] },
    { title: t('civ-cards-marks'), cards: [...MARKS] },
  ];
}
