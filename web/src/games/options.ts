// The options of a table as `key=value` words, read and written by the list that the rules make.

import type { GameOption } from '$facts/games';

/** The word for nothing where several things can be chosen. */
const NONE = 'none';

/** What a text says, by key. */
function said(text: string): Map<string, string> {
  const pairs = text.split(/\s+/).map((word) => word.split('=', 2) as [string, string?]);
  return new Map(pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

const named = (options: readonly GameOption[], key: string) => options.find((it) => it.key === key);

/** The value of an option; if the text does not say, the default, and nothing if there is none. */
export function option(options: readonly GameOption[], text: string, key: string): string {
  return said(text).get(key) ?? named(options, key)?.default ?? '';
}

/** The text with other values. The first option is always written, the others where they differ from the default. */
export function withOptions(
  options: readonly GameOption[],
  text: string,
  changes: Readonly<Record<string, string>>,
): string {
  const words = options.flatMap((it, at) => {
    const value = changes[it.key] ?? option(options, text, it.key);
    return at === 0 || (value !== '' && value !== it.default) ? [`${it.key}=${value}`] : [];
  });
  return words.join(' ');
}

/** The words an option can be: `yes` and `no`, or the numbers and seats there are. */
export function values(options: readonly GameOption[], key: string): readonly string[] {
  const all = named(options, key)?.values;
  switch (all?.kind) {
    case 'one':
    case 'each':
    case 'some':
      return all.words;
    case 'number':
      return Array.from({ length: all.most - all.least + 1 }, (_, n) => String(all.least + n));
    case 'seat':
      return Array.from({ length: all.seats }, (_, n) => 'ABCDEFGH'.charAt(n));
    case 'text':
    case undefined:
      return [];
  }
}

/** The seats that can start: those of the players there are. */
export function starters(options: readonly GameOption[], text: string): readonly string[] {
  return values(options, 'first').slice(0, Number(option(options, text, 'players')));
}

/** The text without a start player who does not play. */
export function withStarter(options: readonly GameOption[], text: string): string {
  const sits = starters(options, text).includes(option(options, text, 'first'));
  return sits ? text : withOptions(options, text, { first: '' });
}

/** The words chosen of an option that takes several. */
export function chosen(options: readonly GameOption[], text: string, key: string): string[] {
  const value = option(options, text, key);
  return value === NONE || value === '' ? [] : value.split(',');
}

/** Several words as the value of an option, in the order of the rules. */
export function several(options: readonly GameOption[], key: string, words: readonly string[]): string {
  return values(options, key).filter((it) => words.includes(it)).join(',') || NONE;
}

/** An option with a letter for each of several things: the letters one by one. */
export function letters(options: readonly GameOption[], text: string, key: string): string[] {
  const all = named(options, key)?.values;
  const value = option(options, text, key);
  return all?.kind === 'each' ? all.of.map((_, at) => value[at] ?? value[0] ?? '') : [];
}

/** Letters as the value of such an option: one for all if they are alike. */
export function lettered(each: readonly string[]): string {
  return each.every((it) => it === each[0]) ? (each[0] ?? '') : each.join('');
}
