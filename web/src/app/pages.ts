// Pages that come when they are first needed: only the home page is part of the first load.

import type { Route } from '$lib/route';

const pages = {
  new: () => import('./NewTable.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  record: () => import('./replay/RecordPage.svelte'),
  rules: () => import('./RulesFrame.svelte'),
  admin: () => import('./admin/AdminPage.svelte'),
  settings: () => import('./SettingsPage.svelte'),
};

/** The code of a page; `null` if it is there already. */
export function loadPage(page: Route['page']): Promise<{ default: unknown }> | null {
  return page === 'home' || page === 'notFound' ? null : pages[page]();
}
