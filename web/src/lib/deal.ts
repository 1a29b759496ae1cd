// The proof that a deal was fixed before the first card.

/** `unknown` where the browser computes no hashes: pages without encryption, except on the own machine. */
export type Checked = 'true' | 'false' | 'unknown';

const hex = (bytes: Uint8Array) => Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('');

/** Is this the seed that was promised? The promise is the SHA-256 of `trivium seed 1`, a newline and its 32 bytes. */
export async function checkDeal(seed: string, commitment: string): Promise<Checked> {
  if (!/^[0-9a-f]{64}$/i.test(seed)) return 'false';
  if (globalThis.crypto?.subtle === undefined) return 'unknown';
  const secret = seed.match(/../g)?.map((it) => Number.parseInt(it, 16)) ?? [];
  const bytes = new Uint8Array([...new TextEncoder().encode('trivium seed 1\n'), ...secret]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256:${hex(hash)}` === commitment.toLowerCase() ? 'true' : 'false';
}
