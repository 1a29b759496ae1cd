// The options of a table: `key=value` words, read into fields and written back in the order of the notation.

import { t } from '$lib/text.svelte';
import { LOCATIONS, location, type Faction, FACTIONS } from './facts';
import { roman } from './cards';
import { cardName } from './words';

export interface Chosen {
  /** For each faction, deck 1 or 2. */
  decks: Record<Faction, 1 | 2>;
  locations: string[];
  guardians: 'none' | 'hidden' | 'open';
  match: boolean;
  goal: number;
  /** Words this form has no field for, kept as they are. */
  rest: string[];
}

/** Reads options; what is missing is as the rules say. */
export function read(text: string): Chosen {
  const chosen: Chosen = {
    decks: { Rebellion: 1, Academy: 1, Guild: 1, Dynasty: 1 },
    locations: [],
    guardians: 'none',
    match: false,
    goal: 5,
    rest: [],
  };
  for (const word of text.split(/\s+/)) {
    const [key, value = ''] = word.split('=');
    if (key === 'deck') {
      const digits = value.length === 4 ? value : (value[0] ?? '1').repeat(4);
      FACTIONS.forEach((faction, at) => (chosen.decks[faction] = digits[at] === '2' ? 2 : 1));
    } else if (key === 'locations') {
      chosen.locations = value.split(',').filter((it) => location(it) !== undefined);
    } else if (key === 'guardians') {
      chosen.guardians = value === 'hidden' || value === 'open' ? value : 'none';
    } else if (key === 'match') {
      chosen.match = value === '3';
    } else if (key === 'goal') {
      chosen.goal = Number(value) || 5;
    } else if (word !== '') {
      chosen.rest.push(word);
    }
  }
  return chosen;
}

/** The deck as the notation has it: `1`, `2`, or a digit for each faction. */
function digits(chosen: Chosen): string {
  const all = FACTIONS.map((it) => chosen.decks[it]);
  return all.every((it) => it === all[0]) ? String(all[0]) : all.join('');
}

/** Writes options. */
export function write(chosen: Chosen): string {
  const words = [`deck=${digits(chosen)}`];
  const places = LOCATIONS.filter((it) => chosen.locations.includes(it.name));
  if (places.length > 0) words.push(`locations=${places.map((it) => it.name).join(',')}`);
  if (chosen.guardians !== 'none') words.push(`guardians=${chosen.guardians}`);
  if (chosen.match) words.push('match=3');
  words.push(...chosen.rest);
  if (chosen.goal !== 5) words.push(`goal=${chosen.goal}`);
  return words.join(' ');
}

/** Difficulty stars (C1.6). */
export function stars(chosen: Chosen): number {
  const second = FACTIONS.some((it) => chosen.decks[it] === 2) ? 1 : 0;
  return chosen.locations.reduce((sum, it) => sum + (location(it)?.stars ?? 0), second);
}

/** The level with so many stars (C1.6). */
export function level(count: number): string {
  if (count <= 1) return t('cardia-level-apprentice');
  if (count === 2) return t('cardia-level-journeyman');
  return count <= 4 ? t('cardia-level-master') : t('cardia-level-legend');
}

/** The options in words, short. */
export function options(text: string): string {
  const chosen = read(text);
  const deck = digits(chosen);
  const said =
    deck.length === 1
      ? t('cardia-option-deck', { deck: roman(deck === '2' ? 2 : 1) })
      : t('cardia-option-mixed', { deck });
  const words = [said, ...chosen.locations.map(cardName)];
  if (chosen.guardians === 'hidden') words.push(t('cardia-option-guardians'));
  if (chosen.guardians === 'open') words.push(t('cardia-option-guardians-open'));
  if (chosen.match) words.push(t('cardia-option-match'));
  for (const word of chosen.rest) {
    const [key, value = ''] = word.split('=');
    if (key === 'cards') words.push(t('cardia-option-cards', { n: value.split(',').length }));
    if (key === 'hand') words.push(t('cardia-option-hand', { n: Number(value) }));
  }
  if (chosen.goal !== 5) words.push(t('cardia-option-goal', { n: chosen.goal }));
  return words.join(' · ');
}
