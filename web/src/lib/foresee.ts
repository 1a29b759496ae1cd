// What an answer would do, as the server foresees it from what this seat knows.

import type { Foreseen } from '$protocol';

/** What was there, with what is foreseen to be otherwise. */
export function foreseen<T>(now: T, changes: Foreseen<T>): T {
  if (changes === null || typeof changes !== 'object' || Array.isArray(changes)) return changes as T;
  if (now === null || typeof now !== 'object') return changes as T;
  const then = (Array.isArray(now) ? [...now] : { ...now }) as Record<string, unknown>;
  for (const [part, change] of Object.entries(changes)) then[part] = foreseen(then[part], change as never);
  return then as T;
}
