// Pages that come when they are first needed, with their texts: only the home page is part of the first load.

import type { Route } from '$lib/route';
import { need } from '$lib/text.svelte';

const pages = {
  new: () => import('./NewTable.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  record: () => import('./replay/RecordPage.svelte'),
  rules: () => import('./RulesFrame.svelte'),
  admin: () => import('./admin/AdminPage.svelte'),
  settings: () => import('./SettingsPage.svelte'),
  statistics: () => import('./statistics/StatisticsPage.svelte'),
  puzzles: () => import('./puzzles/PuzzlesPage.svelte'),
  puzzle: () => import('./puzzles/PuzzlePage.svelte'),
  analysis: () => import('./analysis/AnalysisPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
};

/** The code of a page; `null` if it is there already. */
export function loadPage(page: Route['page']): Promise<{ default: unknown }> | null {
  if (page === 'home' || page === 'notFound') return null;
  return Promise.all([pages[page](), need('pages')]).then(([module]) => module);
}
