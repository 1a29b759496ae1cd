// The row of encounters as columns: those in play, one in the fog, the next, and the places of guardians still to come.

import type { CardiaCard, CardiaEncounter, CardiaGuardian, CardiaView, Seat, Text } from '$protocol';
import { guardianPlace } from './find';

/** What lies at a place where no card is in play yet. */
export interface Slot {
  /** Face up for this observer. */
  card: CardiaCard | null;
  lies: 'nothing' | 'down' | 'up';
  waiting: Text[];
}

interface Place {
  /** In the row, from 1. */
  place: number;
  guardian: CardiaGuardian | undefined;
}

export type Column = Place &
  (
    | { kind: 'encounter'; encounter: CardiaEncounter; at: number }
    | { kind: 'fog' | 'next'; slots: Record<'A' | 'B', Slot> }
    | { kind: 'ahead' }
  );

const EMPTY: Slot = { card: null, lies: 'nothing', waiting: [] };

function fog(view: CardiaView): Record<'A' | 'B', Slot> | null {
  if (view.sides.every((it) => it.fog === null)) return null;
  const slots = { A: EMPTY, B: EMPTY };
  for (const { seat, fog } of view.sides) {
    if (fog && (seat === 'A' || seat === 'B')) slots[seat] = { card: fog.card, lies: fog.lies, waiting: [] };
  }
  return slots;
}

/** `sent` is the card that the observer has locked, as far as this client knows. */
function next(view: CardiaView, sent: CardiaCard | null): Record<'A' | 'B', Slot> {
  const slots = { A: EMPTY, B: EMPTY };
  const placing = view.question.key === 'cardia-ask-play';
  for (const { seat, waiting, placedOpen, hasChosen } of view.sides) {
    if (seat !== 'A' && seat !== 'B') continue;
    const slot: Slot = { ...EMPTY, waiting };
    if (placedOpen) slots[seat] = { ...slot, card: placedOpen, lies: 'up' };
    else if (!placing || !hasChosen) slots[seat] = slot;
    else slots[seat] = { ...slot, card: seat === view.observer ? sent : null, lies: 'down' };
  }
  return slots;
}

export function columns(view: CardiaView, sent: CardiaCard | null): Column[] {
  const guardians = new Map(view.guardians.map((it, at) => [guardianPlace(at), it]));
  const row: Column[] = [];
  const at = (place: number) => ({ place, guardian: guardians.get(place) });
  view.encounters.forEach((encounter, index) => {
    row.push({ kind: 'encounter', encounter, at: index, ...at(index + 1) });
  });
  let place = view.encounters.length;
  const foggy = fog(view);
  if (foggy) row.push({ kind: 'fog', slots: foggy, ...at(++place) });
  // A card that a Puppeteer has left alone lies there at the end.
  const alone = view.sides.some((it) => it.placedOpen !== null);
  if (!view.winners || alone) row.push({ kind: 'next', slots: next(view, sent), ...at(++place) });
  for (const ahead of guardians.keys()) {
    if (ahead > place) row.push({ kind: 'ahead', ...at(ahead) });
  }
  return row;
}

/** The seat's slot. */
export function slotOf(slots: Record<'A' | 'B', Slot>, seat: Seat): Slot {
  return seat === 'B' ? slots.B : slots.A;
}
