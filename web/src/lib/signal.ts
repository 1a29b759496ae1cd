// "It is your turn", for those who look elsewhere: favicon, sound, notification of the system.

import { preferences } from '$lib/settings.svelte';

/** The small picture in the tab. */
export function showTurn(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = yours ? '/favicon-turn.svg' : '/favicon.svg';
}

let audio: AudioContext | undefined;

/** Two soft notes. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    for (const [index, pitch] of [587, 880].entries()) {
      const at = audio.currentTime + index * 0.14;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, at);
      loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
      tone.connect(loudness).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.45);
    }
  } catch {
    // A browser without sound.
  }
}

/** Can this browser tell the system, and may it? */
export function notifications(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Signals a turn as the person wishes it. */
export function signalTurn(title: string, text: string): void {
  if (preferences().sound) chime();
  if (!preferences().notify || document.visibilityState === 'visible' || notifications() !== 'granted')
    return;
  try {
    const note = new Notification(title, { body: text, tag: 'trivium-turn' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones have the name and not the thing.
  }
}
