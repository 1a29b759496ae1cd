// Kardinal & König as the shell sees it.

import type { GameModule } from '$games/contract';
import { t } from '$lib/text.svelte';
import type { KardinalEvent, KardinalView } from '$protocol';
import Board from './Board.svelte';
import { card, cards } from './cards';
import { describe } from './describe';
import { option } from './options';
import Setup from './Setup.svelte';

function options(text: string): string {
  const told = [t('kardinal-options-players', { n: Number(option(text, 'players')) })];
  if (option(text, 'uncovered') === 'no') told.push(t('kardinal-options-covered'));
  const [rows, columns] = [option(text, 'rows'), option(text, 'columns')];
  if (rows !== '4' || columns !== '14') told.push(t('kardinal-options-display', { rows, columns }));
  if (option(text, 'deck') !== '') told.push(t('kardinal-own-deck'));
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
