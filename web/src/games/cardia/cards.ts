// Every card for the inspector and for the pages that list them all.

import { CHARACTERS, GUARDIANS, LOCATIONS, type Provenance } from '$facts/cardia';
import Vignette from '$icons/Vignette.svelte';
import { t } from '$lib/text.svelte';
import type { CardGroup, CardInfo } from '../contract';
import { character, guardian, location } from './find';
import { cardName, factionName } from './words';

/** Deck I or II, as printed. */
export function roman(deck: number): string {
  return 'I'.repeat(deck);
}

function info(
  it: { name: string; rule: string; notes: readonly string[]; provenance: Provenance },
  lines: string[],
  more: CardInfo['rules'] = [],
): CardInfo {
  const text = { text: t(`cardia-card-${it.name}-text`), rule: it.rule };
  const notes = it.notes.map((rule, at) => ({ text: t(`cardia-card-${it.name}-note-${at + 1}`), rule }));
  return {
    id: it.name,
    name: cardName(it.name),
    lines,
    rules: [text, ...notes, ...more],
    reconstructed: it.provenance === 'reconstructed',
    picture: Vignette,
  };
}

/** What the inspector shows; nothing if there is no such card. */
export function card(id: string): CardInfo | null {
  const person = character(id);
  if (person) {
    const { number, faction, deck, ongoing } = person;
    const kind = t(ongoing ? 'cardia-kind-ongoing' : 'cardia-kind-instant');
    return info(person, [
      t('cardia-line-character', { number, faction: factionName(faction) }),
      t('cardia-line-deck', { deck: roman(deck), kind }),
    ]);
  }
  const animal = guardian(id);
  if (animal) {
    const general = { text: t('cardia-note-guardian'), rule: 'C9.3' };
    const sole = { text: t('cardia-note-sole'), rule: 'C9.4' };
    const line = t('cardia-line-guardian', { faction: factionName(animal.faction) });
    return info(animal, [line], animal.sole ? [general, sole] : [general]);
  }
  const place = location(id);
  if (place) return info(place, [t('cardia-line-location', { stars: place.stars })]);
  return null;
}

/** All cards in the order of the rules. */
export function cards(): CardGroup[] {
  const names = (list: readonly { name: string }[]) => list.map((it) => it.name);
  const deck = (which: number) => ({
    title: t('cardia-group-deck', { deck: roman(which) }),
    cards: names(CHARACTERS.filter((it) => it.deck === which)),
  });
  return [
    deck(1),
    deck(2),
    { title: t('cardia-group-guardians'), cards: names(GUARDIANS) },
    { title: t('cardia-group-locations'), cards: names(LOCATIONS) },
  ];
}
