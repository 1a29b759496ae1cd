// The turning point of a game that is over: the step after which somebody stood most unlike before. Pure.

import type { BarInfo } from '$games/contract';
import type { Seat } from '$protocol';

export interface Turning {
  /** The step of the replay. */
  step: number;
  /** By how much the seat led before it and after it; behind below nought. */
  from: number;
  to: number;
}

/** By how much a seat leads by the numbers of the bar; nothing where a game has none. */
export function lead(info: BarInfo | null, seat: Seat): number | null {
  if (info === null) return null;
  const own = info.scores[seat]?.n;
  const others = Object.entries(info.scores).flatMap(([of, score]) => (of === seat ? [] : [score.n]));
  return own === undefined || others.length === 0 ? null : own - Math.max(...others);
}

/** The largest change of a lead; of two alike the later one, which was harder to answer. `null` if nothing ever changed. */
export function turning(leads: readonly (number | null)[]): Turning | null {
  let best: Turning | null = null;
  leads.forEach((to, step) => {
    const from = leads[step - 1] ?? null;
    if (to === null || from === null || to === from) return;
    if (best === null || Math.abs(to - from) >= Math.abs(best.to - best.from)) best = { step, from, to };
  });
  return best;
}

/** Whether a lead was gained or lost, grew or shrank, or how a player who was behind fared. */
export type Shift = 'gained' | 'lost' | 'grew' | 'shrank' | 'caught' | 'nearer' | 'back';

export function shift({ from, to }: Pick<Turning, 'from' | 'to'>): Shift {
  if (to === 0) return from > 0 ? 'shrank' : 'caught';
  if (from <= 0 && to > 0) return 'gained';
  if (from >= 0 && to < 0) return 'lost';
  if (to > 0) return to > from ? 'grew' : 'shrank';
  return to > from ? 'nearer' : 'back';
}
