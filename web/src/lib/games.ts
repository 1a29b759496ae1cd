// Game modules, each loaded with its texts when it is first needed.

import type { GameModule } from '$games/contract';
import { need } from '$lib/text.svelte';
import type { GameName } from '$protocol';

const modules = import.meta.glob<{ game: GameModule }>('../games/*/index.ts');

const loader = (name: GameName) => modules[`../games/${name}/index.ts`];

/** The code and the texts of a game. */
export async function loadGame(name: GameName): Promise<GameModule> {
  const load = loader(name);
  if (load === undefined) throw new Error(`no module for ${name}`);
  const [module] = await Promise.all([load(), need(name)]);
  return module.game;
}

/** How many play, read from options in notation. */
export function seatsOf(game: GameName, options: string): number {
  const players = /(?:^|\s)players=(\d)/.exec(options)?.[1];
  return players ? Number(players) : { cardia: 2, kardinal: 4, civ: 2 }[game];
}

/** The options a new table begins with. */
export const FIRST_OPTIONS: Record<GameName, string> = {
  cardia: 'deck=1',
  kardinal: 'players=3',
  civ: 'players=2',
};
