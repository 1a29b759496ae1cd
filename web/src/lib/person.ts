// The name of the person at this device, for games without a server.

const KEY = 'trivium.name';

export function myName(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // No storage in this browser.
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Then it holds until the page is closed.
  }
}
