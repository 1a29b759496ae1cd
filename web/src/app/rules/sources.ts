// Where the rules are written. English is the text of the documentation; every language and game is a chunk.

import type { Language } from '$lib/text.svelte';
import type { GameName } from '$protocol';

const english = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const others = import.meta.glob<string>('../../../../locales/*/rules/*.md', { query: '?raw', import: 'default' });

/** The rules of a game as Markdown. */
export function rules(game: GameName, language: Language): Promise<string> {
  const file =
    language === 'en'
      ? english[`../../../../docs/rules/${game}.md`]
      : others[`../../../../locales/${language}/rules/${game}.md`];
  return file ? file() : Promise.reject(new Error(`there are no rules of ${game} in ${language}`));
}
