// What Cardia contributes to the bar: the signets of both.

import { t } from '$lib/text.svelte';
import type { CardiaView } from '$protocol';
import type { BarInfo } from '../contract';

export function bar(view: CardiaView): BarInfo {
  const { goal } = view.options;
  const scores = view.sides.map(({ seat, signets }) => {
    const text = t('cardia-board-signets', { n: signets, goal });
    return [seat, { n: signets, text, goal }] as const;
  });
  return { scores: Object.fromEntries(scores), steps: [] };
}
