// A game without a folder of its own: the position in words, and the list of answers below it.

import { GAMES } from '$facts/games';
import { seatsOf } from '$lib/games';
import { say } from '$lib/say';
import { t, words } from '$lib/text.svelte';
import type { GameName, PlainView, Text } from '$protocol';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Setup from './Setup.svelte';

/** The options that such a game has. */
export const settingsOf = (name: GameName) => GAMES.find((it) => it.name === name)?.settings ?? [];

export function plainGame(name: GameName): GameModule<PlainView, Text> {
  return {
    name,
    Board,
    surface: 'sheet',
    Setup,
    describe: (view, you, names) => view.position.map((it) => words(say(it, { names, you }))),
    options: (text) => t(`${name}-options-players`, { n: seatsOf(name, text) }),
    card: () => null,
    cards: () => [],
  };
}
