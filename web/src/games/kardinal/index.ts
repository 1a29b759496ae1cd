// Kardinal & König as the shell sees it.

import { OPTIONS } from '$facts/kardinal';
import type { GameModule } from '$games/contract';
import { option } from '$games/options';
import { t } from '$lib/text.svelte';
import type { KardinalEvent, KardinalView } from '$protocol';
import Board from './Board.svelte';
import { card, cards } from './cards';
import { describe } from './describe';
import Setup from './Setup.svelte';

function options(text: string): string {
  const value = (key: string) => option(OPTIONS, text, key);
  const usual = (key: string) => value(key) === option(OPTIONS, '', key);
  const told = [t('kardinal-options-players', { n: Number(value('players')) })];
  if (!usual('uncovered')) told.push(t('kardinal-options-covered'));
  if (!usual('circles')) told.push(t('kardinal-options-strict'));
  if (!usual('first')) told.push(t('kardinal-options-first', { seat: value('first') }));
  const [rows, columns] = [value('rows'), value('columns')];
  if (!usual('rows') || !usual('columns')) told.push(t('kardinal-options-display', { rows, columns }));
  if (!usual('deck')) told.push(t('kardinal-own-deck'));
  return told.join(' · ');
}

export const game: GameModule<KardinalView, KardinalEvent> = {
  name: 'kardinal',
  Board,
  Setup,
  describe,
  options,
  card,
  cards,
};
