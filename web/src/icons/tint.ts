// The colour of a card is that of its faction; the names of the four factions stand for it in notation.

import { CHARACTERS, FACTIONS, GUARDIANS, type Faction } from '$facts/cardia';

/** Green, yellow, red and blue (C1.2), from the theme. */
const COLOURS: Record<Faction, string> = {
  Rebellion: 'var(--seat-c)',
  Academy: 'var(--gold)',
  Guild: 'var(--seat-b)',
  Dynasty: 'var(--seat-a)',
};

const factions = new Map([
  ...FACTIONS.map((it) => [it, it] as const),
  ...[...CHARACTERS, ...GUARDIANS].map((it) => [it.name, it.faction] as const),
]) as ReadonlyMap<string, Faction>;

/** A CSS colour for a card: that of its faction, the accent for everything else. */
export function tint(id: string): string {
  const of = factions.get(id);
  return of ? COLOURS[of] : 'var(--accent)';
}
