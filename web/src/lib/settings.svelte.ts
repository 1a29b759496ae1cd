// What a person set on this device: language, looks, signals.

import { LANGUAGES, speak, type Language } from './text.svelte.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  /** Animations, unless the system asks for none. */
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** Shortcuts of one letter, which some people's tools press by accident. */
  keys: boolean;
}

const KEY = 'trivium.settings';

function guess(): Language {
  const wanted = navigator.languages.map((it) => it.slice(0, 2).toLowerCase());
  return wanted.map((it) => LANGUAGES.find((ours) => ours === it)).find((it) => it !== undefined) ?? 'en';
}

function read(): Settings {
  const flags = { motion: true, sound: false, notify: false, keys: true };
  const first: Settings = { language: guess(), theme: 'system', ...flags };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const language = LANGUAGES.find((it) => it === kept.language) ?? first.language;
    const theme = THEMES.find((it) => it === kept.theme) ?? first.theme;
    for (const name of ['motion', 'sound', 'notify', 'keys'] as const)
      flags[name] = kept[name] ?? flags[name];
    return { language, theme, ...flags };
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
  return settings.motion && !stillNow;
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
