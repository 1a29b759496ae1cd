// Puzzles over HTTP, and the one that was fetched last: a puzzle found by its theme gets an address of its own.

import { ask, send } from '$lib/api';
import { gameName, loadGame } from '$lib/games';
import { withQuery, type Route } from '$lib/route';
import { go, path } from '$lib/router.svelte';
import type { GameModule } from '$games/contract';
import type { Puzzle, Puzzles, PuzzleVerdict } from '$protocol';

export interface Loaded {
  puzzle: Puzzle;
  module: GameModule;
}

let kept: Loaded | null = null;

/** The puzzles there are, and how far one is. */
export async function puzzles(): Promise<Puzzles> {
  return (await ask('/puzzles')).json() as Promise<Puzzles>;
}

/** The puzzle of an address: that of the day, the next one of a game or theme, or one by its id. */
export async function puzzleAt({ id, game, theme, after }: Extract<Route, { page: 'puzzle' }>): Promise<Loaded> {
  if (kept?.puzzle.id === id) return kept;
  const answer = await ask(withQuery(`/puzzles/${encodeURIComponent(id)}`, id === 'next' ? { game, theme, after } : {}));
  const puzzle = (await answer.json()) as Puzzle;
  kept = { puzzle, module: await loadGame(gameName(puzzle.options)) };
  if (puzzle.id !== id) go(path.puzzle(puzzle.id, { game, theme }), 'replace');
  return kept;
}

/** Answers a puzzle; `null` asks for the solution. */
export async function answer(puzzle: string, action: string | null): Promise<PuzzleVerdict> {
  const sent = await ask(`/puzzles/${encodeURIComponent(puzzle)}`, send('POST', { action }));
  return sent.json() as Promise<PuzzleVerdict>;
}
