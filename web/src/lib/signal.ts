// "It is your turn", for those who look elsewhere: favicon, sound, notification of the system.

import { preferences } from '$lib/settings.svelte';
import { cue } from '$lib/sound';

/** The small picture in the tab. */
export function showTurn(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = yours ? '/favicon-turn.svg' : '/favicon.svg';
}

/** Can this browser tell the system, and may it? */
export function notifications(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Signals a turn as the person wishes it. */
export function signalTurn(title: string, text: string): void {
  cue('turn');
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
