// What the inspector tells of lands, cards, laws and signs. Ids are those of the notation or of a drawing.

import type { CardGroup, CardInfo } from '$games/contract';
import { t } from '$lib/text.svelte';
import { cardName, familyName, landName, lawName, lawText, routeName, signs } from './names';
import { circlesOf, FAMILIES, LANDS, LAWS, ROUTES, landOf, lawOf, readCard } from './notation';
import { defaultCards } from './options';
import Picture from './Picture.svelte';

/** Signs that are neither family nor route, and the deck itself. */
const THINGS = ['law', 'stone', 'deck'] as const;

function info(id: string, name: string, lines: string[], rules: CardInfo['rules']): CardInfo {
  return { id, name, lines, rules, reconstructed: false, picture: Picture };
}

function landInfo(id: string): CardInfo | null {
  const land = landOf(id);
  if (!land) return null;
  const lines = [t('kardinal-info-land', { n: land.cards }), t('kardinal-info-notation', { word: id })];
  return info(id, landName(id), lines, [
    { text: t('kardinal-info-land-points'), rule: 'K5.1' },
    { text: t('kardinal-info-symbol-points'), rule: 'K5.2' },
  ]);
}

function cardInfo(id: string): CardInfo | null {
  const card = readCard(id);
  const land = landOf(card?.land ?? '');
  if (!card || !land) return null;
  const lines = [
    signs(card),
    t('kardinal-info-land', { n: land.cards }),
    t('kardinal-info-notation', { word: id }),
  ];
  const rules = [
    ...(circlesOf(card).length === 0 ? [] : [{ text: t('kardinal-info-take'), rule: 'K2.2' }]),
    ...(card.route === '-' ? [] : [{ text: t('kardinal-info-route'), rule: 'K5.3' }]),
    { text: t('kardinal-info-deck'), rule: 'K1.4' },
  ];
  // A table may have brought the printed cards; the text says so, and elsewhere the mark is right.
  return { ...info(id, cardName(card), lines, rules), reconstructed: true };
}

function lawInfo(id: string): CardInfo | null {
  const law = lawOf(id);
  if (!law) return null;
  const note = law.note === null ? [] : [{ text: t(`kardinal-law-${law.key}-note`), rule: law.note }];
  const playing = law.key === '2-victory-points' ? [] : [{ text: t('kardinal-info-play-law'), rule: 'K4.6' }];
  return info(id, lawName(id), [t('kardinal-info-law', { n: 2 })], [
    { text: lawText(id), rule: law.rule },
    ...note,
    ...playing,
  ]);
}

function signInfo(id: string): CardInfo | null {
  const family = FAMILIES.find((it) => it === id);
  if (family) {
    return info(id, familyName(family), [t('kardinal-info-family')], [
      { text: t('kardinal-info-take'), rule: 'K2.2' },
      { text: t('kardinal-info-symbol-points'), rule: 'K5.2' },
    ]);
  }
  const route = ROUTES.find((it) => it === id);
  return route ? info(id, routeName(route), [], [{ text: t('kardinal-info-route'), rule: 'K5.3' }]) : null;
}

function thingInfo(id: string): CardInfo | null {
  switch (THINGS.find((it) => it === id)) {
    case 'law':
      return info(id, t('kardinal-law-card'), [], [
        { text: t('kardinal-info-get-law'), rule: 'K4.1' },
        { text: t('kardinal-info-play-law'), rule: 'K4.6' },
      ]);
    case 'stone':
      return info(id, t('kardinal-stone'), [], [
        { text: t('kardinal-info-place'), rule: 'K2.4' },
        { text: t('kardinal-info-pay'), rule: 'K3.2' },
        { text: t('kardinal-info-cap'), rule: 'K1.7' },
      ]);
    case 'deck':
      return {
        ...info(id, t('kardinal-reconstructed'), [], [{ text: t('kardinal-info-deck'), rule: 'K1.4' }]),
        reconstructed: true,
      };
    case undefined:
      return null;
  }
}

export function card(id: string): CardInfo | null {
  return landInfo(id) ?? lawInfo(id) ?? signInfo(id) ?? thingInfo(id) ?? cardInfo(id);
}

export function cards(): CardGroup[] {
  return [
    { title: t('kardinal-group-lands'), cards: LANDS.map((it) => it.word) },
    { title: t('kardinal-group-signs'), cards: [...FAMILIES, ...ROUTES, ...THINGS] },
    { title: t('kardinal-laws'), cards: LAWS.map((it) => it.words) },
    { title: t('kardinal-reconstructed'), cards: defaultCards() },
  ];
}
