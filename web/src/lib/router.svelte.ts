// Where in the client we are. Links are ordinary links; those that stay within the client do not load the page again.

import type { GameName } from '$protocol';
import { parse, withQuery, type Look, type Query, type Route } from './route.ts';

let route = $state.raw<Route>(parse(location));

export function here(): Route {
  return route;
}

/** Goes to an address of this client. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  route = parse(location);
}

function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  // What is only another place on the same page is the browser's affair, and so is what is not a page of ours.
  if (link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return;
  click.preventDefault();
  go(link.href);
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    route = parse(location);
  });
  addEventListener('hashchange', () => {
    route = parse(location);
  });
  document.addEventListener('click', follow);
}

export const path = {
  home: '/',
  settings: '/settings',
  learn: '/learn',
  statistics: '/statistics',
  puzzles: '/puzzles',
  puzzle: (id: string, among: Query = {}) => withQuery(`/puzzles/${id}`, among),
  /** The scenario as `address.ts` of the analysis board writes it. */
  analysis: (game: GameName, scenario = '') => `/analysis/${game}${scenario === '' ? '' : `#${scenario}`}`,
  table: (id: string) => `/t/${id}`,
  create: (game: GameName, bots: boolean) => `/new/${game}${bots ? '?bots' : ''}`,
  rules: (game: GameName, rule?: string | null) => `/rules/${game}${rule ? `#${rule}` : ''}`,
  replay: (table: string, game: number | null, look: Partial<Look> = {}) =>
    withQuery(`/replay/${table}`, { game, ...look }),
  record: (look: Partial<Look> = {}) => withQuery('/record', { ...look }),
};
