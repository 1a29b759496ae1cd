// Shortcuts of one key.

import { preferences } from '$lib/settings.svelte';

/** The key of a shortcut; `null` while somebody types, in a dialog, and when shortcuts are switched off. */
export function shortcut(event: KeyboardEvent): string | null {
  const busy = (event.target as Element | null)?.closest('input, textarea, select, dialog');
  if (busy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  return preferences().keys ? event.key : null;
}
