// What the bar above the table shows: points as if the game ended now, and the phases of a turn.

import { t } from '$lib/text.svelte';
import type { CivView } from '$protocol';
import type { BarInfo } from '../contract';
import { isDraft } from './domains';

const TURN = ['play', 'effects', 'draw'] as const;
const DRAFT = ['keep', 'centre'] as const;

/** The phase a question belongs to: what effects ask belongs to them. */
function phase(view: CivView): string {
  const asked = view.question.key.replace('civ-ask-', '');
  return ['play', 'draw', 'keep', 'centre'].includes(asked) ? asked : 'effects';
}

export function bar(view: CivView): BarInfo {
  const scores = Object.fromEntries(
    view.players.map(({ seat, points }) => [seat, { n: points, text: t('civ-points-now', { n: points }) }]),
  );
  const now = phase(view);
  const phases = view.winners === null ? (isDraft(view) ? DRAFT : TURN) : [];
  return { scores, steps: phases.map((it) => ({ text: t(`civ-step-${it}`), now: it === now })) };
}
