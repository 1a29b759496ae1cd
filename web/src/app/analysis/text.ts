// A scenario as lines: what sets up the table, found and replaced. Whatever is not understood stays as it is.

/** The words a line begins with when it plays on: everything before the first of them sets up the table. */
const MOVES = /^(you|they|reveal|illegal|chance|table|signets|next|sees|then|[A-H]) /;
const blank = (line: string) => line.replace(/#.*/, '').trim() === '';

/** A list with some of it replaced. */
export const spliced = <T>(list: readonly T[], at: number, drop: number, ...put: T[]): T[] => [...list.slice(0, at), ...put, ...list.slice(at + drop)];

const linesOf = (text: string): string[] => text.replace(/\s+$/, '').split('\n');
const joined = (lines: string[]): string => `${lines.join('\n')}\n`;

/** The game and the options, as the first line names them. */
export function first(text: string): { game: string; options: string } | null {
  const line = linesOf(text).find((it) => !blank(it));
  const [, game, options] = /^\s*game\s+(\S+)\s*([^#]*)/.exec(line ?? '') ?? [];
  return game === undefined ? null : { game, options: (options ?? '').trim() };
}

/** The same position with other options. */
export function withOptions(text: string, options: string): string {
  return text.replace(/^(\s*game\s+\S+)[^#\n]*/m, (_, game: string) => `${game} ${options}`.trimEnd());
}

/** Does it play on after the table is set? */
export const isPlayed = (text: string): boolean => linesOf(text).some((it) => MOVES.test(it));

/** What sets up the table, and nothing after it. */
export function withoutMoves(text: string): string {
  const lines = linesOf(text);
  const at = lines.findIndex((it) => MOVES.test(it));
  return joined(at < 0 ? lines : lines.slice(0, at));
}

/** Adds a line after those that set up the table. */
function added(lines: string[], line: string): string {
  const at = lines.findIndex((it) => MOVES.test(it));
  return joined(spliced(lines, at < 0 ? lines.length : at, 0, line));
}

/** What follows a word at the beginning of a line of the set-up, for example after `hand you:`; nothing if there is no such line. */
export function said(text: string, word: string): string | null {
  const line = linesOf(withoutMoves(text)).find((it) => it.startsWith(`${word} `));
  return line === undefined ? null : line.slice(word.length).replace(/\s#(?!\s\?).*/, '').trim();
}

/** The same with something else after the word, or without the line. */
export function saying(text: string, word: string, what: string | null): string {
  const lines = linesOf(text);
  const at = lines.findIndex((it) => it.startsWith(`${word} `));
  if (at < 0) return what === null ? text : added(lines, `${word} ${what}`);
  return joined(spliced(lines, at, 1, ...(what === null ? [] : [`${word} ${what}`])));
}

/** The lines of the set-up that begin with a word, without it. */
export function each(text: string, word: string): string[] {
  return linesOf(withoutMoves(text)).flatMap((it) =>
    it.startsWith(`${word} `) ? [it.slice(word.length).replace(/#.*/, '').trim()] : [],
  );
}

/** The same with other lines that begin with the word: where the first of them was, or at the end of the set-up. */
export function saidEach(text: string, word: string, all: string[]): string {
  const lines = linesOf(text);
  const at = lines.findIndex((it) => it.startsWith(`${word} `));
  const others = lines.filter((it) => !it.startsWith(`${word} `));
  const made = all.map((it) => `${word} ${it}`);
  if (at >= 0) return joined(spliced(others, at, 0, ...made));
  // What is given comes before hands and piles.
  const game = others.findIndex((it) => !blank(it));
  return joined(spliced(others, game + 1, 0, ...made));
}

const SEPARATOR = /; | \| /;

/** The items of all `given` lines. */
export const items = (text: string): string[] => each(text, 'given').flatMap((it) => it.split(SEPARATOR));

/** The item that begins with these words, without them. */
export function item(text: string, words: string): string | null {
  const found = items(text).find((it) => it === words || it.startsWith(`${words} `));
  return found === undefined ? null : found.slice(words.length).trim();
}

/** The same with another item that begins with these words, or without it. */
export function withItem(text: string, words: string, what: string | null): string {
  const lines = linesOf(text);
  const mine = (it: string) => it === words || it.startsWith(`${words} `);
  const at = lines.findIndex((it) => it.startsWith('given ') && it.slice(6).replace(/#.*/, '').trim().split(SEPARATOR).some(mine));
  const made = what === null ? [] : [`${words} ${what}`.trim()];
  if (at < 0) return made.length === 0 ? text : added(lines, `given ${made[0]}`);
  const [line = ''] = lines.splice(at, 1);
  const areas = line.includes(' | ');
  const kept = line.slice(6).replace(/#.*/, '').trim().split(SEPARATOR).flatMap((it) => (mine(it) ? made : [it]));
  return joined(kept.length === 0 ? lines : spliced(lines, at, 0, `given ${kept.join(areas ? ' | ' : '; ')}`));
}

/** Where a line begins and ends in a text; lines are counted from 1. */
export function span(text: string, line: number): [number, number] {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, it) => sum + it.length + 1, 0);
  const end = text.indexOf('\n', start);
  return [Math.min(start, text.length), end < 0 ? text.length : end];
}

/** The same text with another line. */
export const withLine = (text: string, line: number, what: string): string => spliced(text.split('\n'), line - 1, 1, what).join('\n');
