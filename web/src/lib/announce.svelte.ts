// What is said to the person: aloud through the one live region, and where it matters on a slip that can be put away.

export interface Slip {
  id: number;
  text: string;
  /** A rule that was cited, and where to read it. */
  link: { href: string; label: string } | null;
}

let spoken = $state.raw<{ id: number; text: string }[]>([]);
let slips = $state.raw<Slip[]>([]);
let next = 0;

/** The live region keeps a few lines, so that quick ones are not lost to a screen reader. */
const KEPT = 12;
/** How long a slip stays. */
const STAY = 9_000;

export function announce(text: string): void {
  if (text === '') return;
  next += 1;
  spoken = [...spoken, { id: next, text }].slice(-KEPT);
}

export function announced(): { id: number; text: string }[] {
  return spoken;
}

/** Shows a message and says it. */
export function notice(text: string, link: Slip['link'] = null): void {
  announce(text);
  const id = next;
  slips = [...slips, { id, text, link }].slice(-3);
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  slips = slips.filter((it) => it.id !== id);
}

export function notices(): Slip[] {
  return slips;
}
