// The proof that a deal was fixed before the first card.

import { hex } from './hex.ts';

export interface Deal {
  /** Told after the game. */
  seed: string;
  /** Made before the first card. */
  commitment: string;
}

/** The seed of a record and the promise about it; `null` where it does not tell both. */
export function dealIn(record: string): Deal | null {
  const word = (name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec(record)?.[1];
  const [seed, commitment] = [word('seed'), word('commitment')];
  return seed === undefined || commitment === undefined || commitment === 'none' ? null : { seed, commitment };
}

/**
 * `unknown` where the browser computes no hashes: pages without encryption, except on the own machine. `none` where
 * there is nothing to check.
 */
export type Checked = 'true' | 'false' | 'unknown' | 'none';

/** Is this the seed that was promised? The promise is the SHA-256 of `trivium seed 1`, a newline and its 32 bytes. */
export async function checkDeal(seed: string, commitment: string): Promise<Checked> {
  if (!/^[0-9a-f]{64}$/i.test(seed)) return 'false';
  if (globalThis.crypto?.subtle === undefined) return 'unknown';
  const secret = seed.match(/../g)?.map((it) => Number.parseInt(it, 16)) ?? [];
  const bytes = new Uint8Array([...new TextEncoder().encode('trivium seed 1\n'), ...secret]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256:${hex(hash)}` === commitment.toLowerCase() ? 'true' : 'false';
}
