// The colour of a card is that of its faction; the names of the four factions stand for it in notation.

export const FACTIONS = ['Rebellion', 'Academy', 'Guild', 'Dynasty'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Green, yellow, red and blue (C1.2), from the theme. */
const COLOURS: Record<Faction, string> = {
  Rebellion: 'var(--seat-c)',
  Academy: 'var(--gold)',
  Guild: 'var(--seat-b)',
  Dynasty: 'var(--seat-a)',
};

/** Characters by number, deck I and then deck II: their factions take turns (C1.2). */
export const CHARACTERS = [
  'HiredBlade VoidMage Surgeon Mediator Saboteur FortuneTeller PalaceGuard Judge',
  'Ambusher Puppeteer Clockmaker Treasurer SwampGuardian Magistra Inventor Djinn',
  'Poisoner KinesisMage Envoy TaxCollector Revolutionary Librarian Prodigy Aristocrat',
  'Blackmailer Illusionist Engineer Counselor WitchKing Elemental MechanicalDjinn Successor',
].flatMap((row) => row.split(' '));

/** Guardians, whose factions take turns in this order (C9). */
export const GUARDIANS = 'Toad Scorpion Elephant Unicorn Basilisk Phoenix Parrot Peacock Bat Fox Raccoon Cat'.split(
  ' ',
);

/** Locations belong to no faction (C8, C10). */
export const LOCATIONS = [
  'SerpentTemple Bazaar FoundersDay GrandLibrary Scrapyard AuctionHouse HauntedCatacombs FoggySwamp',
  'Senate SeersLair ForgottenRuins Armory TempleOfRebirth',
].flatMap((row) => row.split(' '));

/** The faction of a character or guardian; a faction is its own. */
export function faction(id: string): Faction | null {
  const self = FACTIONS.find((it) => it === id);
  const at = Math.max(CHARACTERS.indexOf(id), GUARDIANS.indexOf(id));
  return self ?? (at < 0 ? null : (FACTIONS[at % 4] ?? null));
}

/** A CSS colour for a card: that of its faction, the accent for everything else. */
export function tint(id: string): string {
  const of = faction(id);
  return of ? COLOURS[of] : 'var(--accent)';
}
