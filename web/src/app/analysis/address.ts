// A scenario in an address: compressed behind the hash sign, which no server sees.

/** The longest text that is read from an address. A small address can stand for a text without end. */
export const LONGEST = 64 << 10;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array>);
  const reader = piped.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
    length += value.length;
    if (length > LONGEST) throw new RangeError('too long');
    parts.push(value);
  }
}

/** A text as a word of letters that need no escaping. */
export async function written(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(packed, (it) => String.fromCharCode(it)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of such a word; nothing if it is none. */
export async function read(word: string): Promise<string | null> {
  try {
    const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (it) => it.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}
