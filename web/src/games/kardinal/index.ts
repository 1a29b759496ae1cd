// Kardinal & König as the shell sees it.

import { OPTIONS } from '$facts/kardinal';
import type { BarInfo, GameModule } from '$games/contract';
import { option } from '$games/options';
import { t } from '$lib/text.svelte';
import type { KardinalEvent, KardinalView, Touch } from '$protocol';
import Board from './Board.svelte';
import { card, cards } from './cards';
import { describe } from './describe';
import { pointsName } from './names';
import { stage } from './script';
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

function bar(view: KardinalView): BarInfo {
  const taking = view.question.key === 'kardinal-ask-take' || view.question.key === 'kardinal-ask-pay';
  const step = (text: string, now: boolean) => ({ text, now: now && view.winners === null });
  return {
    scores: Object.fromEntries(
      view.players.map(({ seat, sheet }) => [seat, { n: sheet.total, text: pointsName(sheet.total) }]),
    ),
    steps: [step(t('kardinal-step-take'), taking), step(t('kardinal-step-stone'), !taking)],
  };
}

/** The question itself shows whose points would change. */
const foresee = (): string[] => [];

/** Where a lesson points. */
function where(touch: Touch): string | null {
  return touch.kind === 'cell' ? `[data-place="row ${touch.row}.${touch.column}"]` : null;
}

export const game: GameModule<KardinalView, KardinalEvent> = {
  name: 'kardinal',
  Board,
  surface: 'cloth',
  bar,
  stage,
  foresee,
  where,
  Setup,
  describe,
  options,
  card,
  cards,
};
