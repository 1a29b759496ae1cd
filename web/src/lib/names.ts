// People, bots and clocks by name.

import { language, t } from '$lib/text.svelte';
import type { Bot, ChatLine, ClockSetting, Seat, SeatState } from '$protocol';
import { SEATS } from './table.ts';

export const FIRST_LEVEL: Bot = 'squire';

export type Names = Partial<Record<Seat, string>>;

function plainName(it: SeatState): string {
  switch (it.kind) {
    case 'open':
      return t('seat-open');
    case 'reserved':
      return t('seat-reserved');
    case 'bot':
      return t(`bot-${it.bot}`);
    case 'human':
    case 'kicked':
    case 'left':
      return it.name;
  }
}

/** The face of who sits there; none for a person who chose none. */
export function faceOf(it: SeatState): string | null {
  switch (it.kind) {
    case 'bot':
      return it.bot;
    case 'human':
      return it.avatar ?? null;
    case 'open':
    case 'reserved':
    case 'kicked':
    case 'left':
      return null;
  }
}

/** A name for each seat; players who would have the same get the letter of their seat. */
export function namesOf(seats: readonly SeatState[]): Names {
  const plain = seats.map(plainName);
  const names: Names = {};
  plain.forEach((name, index) => {
    const seat = SEATS[index];
    if (seat === undefined) return;
    const kind = seats[index]?.kind;
    const twin = kind !== 'open' && kind !== 'reserved' && plain.some((other, at) => at !== index && other === name);
    names[seat] = twin ? `${name} ${seat}` : name;
  });
  return names;
}

export function chatText(line: ChatLine): string {
  return line.text ?? (line.emote ? t(`emote-${line.emote}`) : '');
}

export function clockText(clock: ClockSetting): string {
  switch (clock.kind) {
    case 'none':
      return t('clock-none');
    case 'live':
      return t('clock-live', {
        minutes: Math.round(clock.baseSeconds / 60),
        seconds: clock.incrementSeconds,
      });
    case 'correspondence':
      return t('clock-days', { days: clock.days });
  }
}

export const CLOCKS: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'live', baseSeconds: 300, incrementSeconds: 5 },
  { kind: 'live', baseSeconds: 600, incrementSeconds: 10 },
  { kind: 'live', baseSeconds: 1800, incrementSeconds: 20 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
  { kind: 'correspondence', days: 7 },
];

/** How long a game took: minutes, hours or days. */
export function lengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return t('length-minutes', { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('length-hours', { n: hours }) : t('time-days', { n: Math.round(hours / 24) });
}

/** The day of a moment given in seconds since 1970, as the language writes it. */
export function dayText(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language(), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Minutes and seconds, hours or days: as much as one wants to know. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (it: number) => String(it).padStart(2, '0');
  if (seconds >= 2 * 86_400) return t('time-days', { n: Math.floor(seconds / 86_400) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
