// The options of a table in words, and how hard they are.

import { DIFFICULTIES, OPTIONS } from '$facts/cardia';
import { t } from '$lib/text.svelte';
import { chosen, lettered, letters, option } from '../options';
import { roman } from './cards';
import { location } from './find';
import { cardName } from './words';

/** Difficulty stars (C1.6). */
export function stars(text: string): number {
  const second = letters(OPTIONS, text, 'deck').includes('2') ? 1 : 0;
  return chosen(OPTIONS, text, 'locations').reduce((sum, it) => sum + (location(it)?.stars ?? 0), second);
}

/** What the rulebook calls a game with so many stars (C1.5). */
export function level(count: number): string {
  const reached = DIFFICULTIES.filter((it) => it.stars <= count).at(-1);
  return t(`cardia-level-${reached?.name}`);
}

/** The options in words, short. */
export function options(text: string): string {
  const value = (key: string) => option(OPTIONS, text, key);
  const usual = (key: string) => value(key) === option(OPTIONS, '', key);
  const deck = lettered(letters(OPTIONS, text, 'deck'));
  const said =
    deck.length === 1
      ? t('cardia-option-deck', { deck: roman(Number(deck)) })
      : t('cardia-option-mixed', { deck });
  const words = [said, ...chosen(OPTIONS, text, 'locations').map(cardName)];
  if (value('guardians') === 'hidden') words.push(t('cardia-option-guardians'));
  if (value('guardians') === 'open') words.push(t('cardia-option-guardians-open'));
  if (!usual('match')) words.push(t('cardia-option-match'));
  if (!usual('cards')) words.push(t('cardia-option-cards', { n: chosen(OPTIONS, text, 'cards').length }));
  if (!usual('hand')) words.push(t('cardia-option-hand', { n: Number(value('hand')) }));
  if (!usual('goal')) words.push(t('cardia-option-goal', { n: Number(value('goal')) }));
  return words.join(' · ');
}
