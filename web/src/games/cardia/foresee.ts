// What an answer would change on the open table: the engine foresees the view, here two views are compared.

import { t } from '$lib/text.svelte';
import type { CardiaEncounter, CardiaView, Seat } from '$protocol';
import { changes, encounterIn, sideOf, sidesFor } from './table';
import { cardName, seatName, type Names } from './words';

function turned(encounter: CardiaEncounter, at: number, you: Seat | null, names: Names): string {
  const [winner, other] = (['A', 'B'] as const).filter((_, index) => encounter.cards[index]?.wins);
  const args = { n: at + 1 };
  if (winner === undefined) return t('cardia-foresee-tie', args);
  if (other !== undefined) return t('cardia-foresee-both', args);
  return t('cardia-foresee-win', { ...args, who: winner === you ? 'you' : 'other', winner: seatName(winner, names) });
}

/** Influence, encounters that turn, and the signets, in sentences. */
export function foresee(now: CardiaView, then: CardiaView, you: Seat | null, names: Names): string[] {
  const { near, far } = sidesFor(you);
  const said: string[] = [];
  for (const [at, { moved }] of changes(now, then)) {
    const encounter = then.encounters[at];
    if (!encounter) continue;
    const before = encounterIn(now, encounter);
    encounter.cards.forEach(({ card, influence }, index) => {
      const old = before?.cards[index]?.influence ?? influence;
      if (old !== influence) said.push(t('cardia-foresee-influence', { card: cardName(card.name), old, new: influence }));
    });
    if (moved) said.push(turned(encounter, at, you, names));
  }
  const signets = (of: CardiaView) => [near, far].map((seat) => sideOf(of, seat)?.signets ?? 0);
  const [mine = 0, yours = 0] = signets(then);
  if (signets(now).join() !== signets(then).join()) said.push(t('cardia-foresee-signets', { mine, yours }));
  return said;
}
