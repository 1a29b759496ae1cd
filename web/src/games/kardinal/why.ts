// Why a card of the display cannot be chosen.

import { t } from '$lib/text.svelte';

export interface WhyNot {
  text: string;
  rule: string | null;
}

/** Why a card inside a row cannot be taken. */
export function inside(): WhyNot {
  return { text: t('kardinal-why-inside'), rule: 'K2.1' };
}
