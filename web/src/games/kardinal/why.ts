// Why a card of the display cannot be chosen. The server answers with a rule, and here is the rule in words.
// Keys: kardinal-why-RULE for the rules that can refuse a card of the display.

import { has, t } from '$lib/text.svelte';
import type { Refusal } from '$protocol';

export interface WhyNot {
  text: string;
  rule: string | null;
}

export function inWords(refusal: Refusal): WhyNot {
  const key = `kardinal-why-${refusal.rule}`;
  return { text: has(key) ? t(key) : refusal.text, rule: refusal.rule };
}

/** Why a card inside a row cannot be taken. */
export function inside(): WhyNot {
  return { text: t('kardinal-why-inside'), rule: 'K2.1' };
}
