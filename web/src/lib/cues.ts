// What the table sounds like is said here; who makes sounds listens.

import type { Sound } from './stage.ts';

/** Besides the steps of events. */
export type Cue = Sound | 'turn' | 'won' | 'lost' | 'refused';

type Listener = (cue: Cue) => void;
const listeners = new Set<Listener>();

/** Follows all cues; the result ends it. */
export function onCue(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function cue(it: Cue): void {
  for (const listener of listeners) listener(it);
}
