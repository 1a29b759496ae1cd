// Addresses of the client, read.

import { GAMES as FACTS } from '$facts/games.ts';
import type { GameName, Seat } from '$protocol';

/** Where in a finished game: through whose eyes, and after which step. */
export interface Look {
  as: Seat | null;
  step: number | null;
}

export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  | { page: 'admin' }
  | { page: 'learn' }
  | { page: 'puzzles' }
  | { page: 'analysis'; game: GameName; scenario: string }
  | { page: 'statistics' }
  | { page: 'puzzle'; id: string; game: GameName | null; theme: string | null; after: string | null }
  | { page: 'new'; game: GameName; bots: boolean }
  | { page: 'table'; table: string }
  | ({ page: 'replay'; table: string; game: number | null } & Look)
  | ({ page: 'record' } & Look)
  | { page: 'rules'; game: GameName; hash: string }
  | { page: 'notFound' };

export const GAMES: readonly GameName[] = FACTS.map((it) => it.name);

const isGame = (word: string | undefined): word is GameName => GAMES.some((it) => it === word);
const isSeat = (word: string | null): word is Seat => word !== null && /^[A-H]$/.test(word);
const count = (word: string | null) => (word && /^\d{1,6}$/.test(word) ? Number(word) : null);

function words(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null; // A percent sign that encodes nothing.
  }
}

function look(query: URLSearchParams): Look {
  const as = query.get('as');
  return { as: isSeat(as) ? as : null, step: count(query.get('step')) };
}

/** Of which puzzles one wants the next. */
function puzzles(query: URLSearchParams): { game: GameName | null; theme: string | null; after: string | null } {
  const word = (name: string) => (/^[\w-]{1,40}$/.test(query.get(name) ?? '') ? query.get(name) : null);
  const game = query.get('game') ?? undefined;
  return { game: isGame(game) ? game : null, theme: word('theme'), after: word('after') };
}

export function parse(at: { pathname: string; search: string; hash: string }): Route {
  const [page, first, second, ...rest] = words(at.pathname) ?? ['?'];
  const query = new URLSearchParams(at.search);
  const lost: Route = { page: 'notFound' };
  if (page === undefined) return { page: 'home' };
  if (rest.length > 0) return lost;
  switch (page) {
    case 'settings':
    case 'admin':
    case 'learn':
    case 'statistics':
      return first === undefined ? { page } : lost;
    case 'puzzles':
      if (second !== undefined) return lost;
      return first === undefined ? { page } : { page: 'puzzle', id: first, ...puzzles(query) };
    case 'new':
      return isGame(first) && second === undefined ? { page, game: first, bots: query.has('bots') } : lost;
    case 't':
      return first && second === undefined ? { page: 'table', table: first } : lost;
    case 'analysis':
      return isGame(first) && second === undefined ? { page, game: first, scenario: at.hash.slice(1) } : lost;
    case 'rules':
      return isGame(first) && second === undefined ? { page, game: first, hash: at.hash.slice(1) } : lost;
    case 'replay':
      if (!first || second !== undefined) return lost;
      return { page, table: first, game: count(query.get('game')), ...look(query) };
    case 'record':
      return first === undefined ? { page, ...look(query) } : lost;
    default:
      return lost;
  }
}

/** What stands behind the question mark; nothing for what is not known. */
export type Query = Record<string, string | number | null>;

/** An address with what is known of a query. */
export function withQuery(path: string, query: Query): string {
  const words = Object.entries(query).flatMap(([key, it]) => (it === null ? [] : [`${key}=${it}`]));
  return words.length === 0 ? path : `${path}?${words.join('&')}`;
}
