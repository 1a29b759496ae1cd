// Names of Cardia in words. Events, questions, answers and refusals are said by $lib/say.

import { named, nameOf, refusalText, signed, type Reader } from '$lib/say';
import { list, t } from '$lib/text.svelte';
import type { Refusal, Seat } from '$protocol';

export { list as listText, signed };
export type Names = Partial<Record<Seat, string>>;

/** The name of a character, guardian or location. */
export function cardName(name: string): string {
  return named('CardiaName', name);
}

export function factionName(faction: string): string {
  return named('CardiaFaction', faction);
}

export function seatName(seat: Seat, names: Names): string {
  return nameOf(seat, { names });
}

/** Why a card cannot be chosen, and the rule that says so. */
export interface Reason {
  text: string;
  rule: string | null;
}

export function reason(refusal: Refusal | null, reader: Reader): Reason {
  if (!refusal) return { text: t('cardia-board-why-missing'), rule: null };
  return { text: refusalText(refusal, reader), rule: refusal.rule };
}
