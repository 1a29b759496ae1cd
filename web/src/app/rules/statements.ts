// A statement about a card is one of the card's texts in every language but English, whose rules are written in one
// piece. Here such statements are put into the rules of a language.

import type { GameModule } from '$games/contract';
import { has, t } from '$lib/text.svelte';

/** The statements of a game that are among its texts, by their ids. */
export function statementsOf(game: GameModule): Map<string, string> {
  const cards = game.cards().flatMap((group) => group.cards.map((it) => game.card(it)));
  const ids = cards.flatMap((card) => card?.rules.flatMap((it) => it.rule ?? []) ?? []);
  const written = ids.map((id) => [id, `${game.name}-rule-${id.replace('.', '-')}`] as const);
  return new Map(written.filter(([, key]) => has(key)).map(([id, key]) => [id, t(key)]));
}
