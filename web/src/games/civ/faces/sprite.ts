// The names the faces have in the page, and their loading: once, with the first card that is shown.

import { mount } from 'svelte';

export const groundId = (age: string): string => `ground-${age}`;
export const pictureId = (domain: string, age: string): string => `face-${domain}-${age}`;

let wanted = false;

/** Puts all faces into the page, if they are not there yet. */
export function wantFaces(): void {
  if (wanted) return;
  wanted = true;
  import('./Sprite.svelte')
    .then(({ default: Sprite }) => mount(Sprite, { target: document.body }))
    // Without pictures a card still has its name, sign and Age; the next card tries again.
    .catch(() => (wanted = false));
}
