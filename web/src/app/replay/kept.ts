// The record somebody brought. It stays for as long as the tab, so that a step of it has an address that can be
// loaded again.

const KEY = 'trivium.record';

let record: string | null = null;

export function keptRecord(): string | null {
  try {
    record ??= sessionStorage.getItem(KEY);
  } catch {
    // No storage in this browser: it is kept until the page is loaded again.
  }
  return record;
}

export function keepRecord(text: string | null): void {
  record = text;
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
}
