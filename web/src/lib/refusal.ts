// Why something was not done, in words.

import { path } from '$lib/router.svelte';
import { has, t } from '$lib/text.svelte';
import type { GameName, Refusal } from '$protocol';
import { notice } from './announce.svelte.ts';

/** A game tells its own rules; the shell knows the rest. What has no words of its own is told in the server's. */
export function refusalText(why: Refusal): string {
  const key = why.key.replaceAll('.', '-');
  return has(key) ? t(key, { rule: why.rule ?? '', text: why.text }) : why.text;
}

/** Shows a refusal, with the way to the rule it names. */
export function showRefusal(why: Refusal, game: GameName): void {
  const link = why.rule === null ? null : { href: path.rules(game, why.rule), label: why.rule };
  notice(refusalText(why), link);
}
