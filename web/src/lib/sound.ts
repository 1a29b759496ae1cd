// What is heard and felt. A device that cannot do the one or the other stays silent and still.

import { preferences } from './settings.svelte.ts';
import { perform, SHAKES, type Cue } from './sounds.ts';

export type { Cue } from './sounds.ts';

let audio: AudioContext | undefined;

/** Lets something be heard and felt, if the person wants that. */
export function cue(name: Cue): void {
  const { sound, volume, haptics } = preferences();
  try {
    if (haptics) navigator.vibrate?.([...(SHAKES[name] ?? [])]);
    if (!sound) return;
    audio ??= new AudioContext();
    // A browser holds sound back until the person has touched the page.
    if (audio.state === 'suspended') void audio.resume();
    perform(audio, name, volume / 100);
  } catch {
    // A browser without sound, or one that does not let this page have any.
  }
}

/** Can this device shake? Computers have the function and no motor. */
export function canShake(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
}
