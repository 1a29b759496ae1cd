// Game modules, each loaded with its texts when it is first needed.

import { GAMES } from '$facts/games';
import type { GameModule } from '$games/contract';
import { need } from '$lib/text.svelte';
import type { GameName, GameOptions } from '$protocol';

const modules = import.meta.glob<{ game: GameModule }>('../games/*/index.ts');

const loader = (name: GameName) => modules[`../games/${name}/index.ts`];

/** The code and the texts of a game. */
export async function loadGame(name: GameName): Promise<GameModule> {
  const load = loader(name) ?? (async () => ({ game: (await import('$games/plain/plain')).plainGame(name) }));
  const [module] = await Promise.all([load(), need(name)]);
  // Views and events of a game are its own; the shell hands them through.
  return module.game as unknown as GameModule;
}

/** Which game these are the options of. */
export const gameName = ({ detail }: Pick<GameOptions, 'detail'>): GameName =>
  detail.game === 'plain' ? detail.name : detail.game;

const factsOf = (game: GameName) => GAMES.find((it) => it.name === game);

/** How many play, read from options in notation. */
export function seatsOf(game: GameName, options: string): number {
  const players = /(?:^|\s)players=(\d)/.exec(options)?.[1];
  return players ? Number(players) : (factsOf(game)?.seats ?? 2);
}

/** The options a new table begins with: those of a usual game. */
export const firstOptions = (game: GameName): string => factsOf(game)?.options ?? '';
