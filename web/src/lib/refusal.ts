// Shows why something was not done.

import { path } from '$lib/router.svelte';
import type { GameName, Refusal } from '$protocol';
import { notice } from './announce.svelte.ts';
import { refusalText, type Reader } from './say.ts';

/** Shows a refusal, with the way to the rule it names. */
export function showRefusal(why: Refusal, game: GameName, reader?: Reader): void {
  const link = why.rule === null ? null : { href: path.rules(game, why.rule), label: why.rule };
  notice(refusalText(why, reader), link);
}
