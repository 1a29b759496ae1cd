// The options of a table in words.

import { OPTIONS } from '$facts/civ';
import { t } from '$lib/text.svelte';
import { option } from '../options';

/** `3 players, draft`. */
export function options(text: string): string {
  const value = (key: string) => option(OPTIONS, text, key);
  const said = [t('civ-options-players', { n: Number(value('players')) })];
  if (value('variant') === 'draft') said.push(t('civ-options-draft'));
  if (value('teams') === 'yes') said.push(t('civ-options-teams'));
  if (value('deck') !== '' || value('remove') !== '') said.push(t('civ-options-deck'));
  if (value('first') !== '') said.push(t('civ-options-first', { seat: value('first') }));
  return said.join(', ');
}
