// What a person set on this device: language, looks, signals.

import { LANGUAGES, speak, type Language } from './text.svelte.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How quickly what happened is played, what bots did included. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];
const FACTOR: Record<Pace, number> = { slow: 1.5, normal: 1, fast: 0.6, off: 0 };

export interface Settings {
  language: Language;
  theme: Theme;
  /** Of animations, unless the system asks for none. */
  pace: Pace;
  sound: boolean;
  /** Of the sounds, from 0 to 100. */
  volume: number;
  /** A phone that shakes when something happens. */
  haptics: boolean;
  notify: boolean;
  /** Shortcuts of one letter, which some people's tools press by accident. */
  keys: boolean;
  /** Explanations of new things in the first game of a title. */
  notes: boolean;
}

const KEY = 'trivium.settings';
/** How loud it is until somebody chooses. */
const VOLUME = 60;

function guess(): Language {
  const wanted = navigator.languages.map((it) => it.slice(0, 2).toLowerCase());
  return wanted.map((it) => LANGUAGES.find((ours) => ours === it)).find((it) => it !== undefined) ?? 'en';
}

function read(): Settings {
  const flags = { sound: false, haptics: false, notify: false, keys: true, notes: true };
  const first: Settings = { language: guess(), theme: 'system', pace: 'normal', volume: VOLUME, ...flags };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const language = LANGUAGES.find((it) => it === kept.language) ?? first.language;
    const theme = THEMES.find((it) => it === kept.theme) ?? first.theme;
    // What an earlier version kept: animations or none.
    const before = 'motion' in kept && kept.motion === false ? 'off' : first.pace;
    const pace = PACES.find((it) => it === kept.pace) ?? before;
    for (const name of ['sound', 'haptics', 'notify', 'keys', 'notes'] as const)
      flags[name] = kept[name] ?? flags[name];
    const volume = Math.min(100, Math.max(0, Number(kept.volume ?? VOLUME))) || VOLUME;
    return { language, theme, pace, volume, ...flags };
  } catch {
    return first; // No storage in this browser, or something else in it.
  }
}

let settings = $state.raw(read());
const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let stillNow = $state(still.matches);

function paint(): void {
  const system = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = settings.theme === 'system' ? system : settings.theme;
}

export function preferences(): Settings {
  return settings;
}

/** Are animations welcome? */
export function motion(): boolean {
  return pace() > 0;
}

/** What a millisecond of an animation is worth: 0 for none. */
export function pace(): number {
  return stillNow ? 0 : FACTOR[settings.pace];
}

export async function prefer(change: Partial<Settings>): Promise<void> {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Then it holds until the page is closed.
  }
  paint();
  if (change.language !== undefined) await speak(change.language);
}

export async function startSettings(): Promise<void> {
  paint();
  dark.addEventListener('change', paint);
  contrast.addEventListener('change', paint);
  still.addEventListener('change', () => {
    stillNow = still.matches;
  });
  await speak(settings.language);
}
