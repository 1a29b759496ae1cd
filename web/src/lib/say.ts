// How every text of the protocol is said: events, questions, answers, refusals and endings of every game. The schema
// ($protocol) says what kind of thing each argument is, and a kind is said in one way; `protocol::text::Kind` in Rust lists
// what a message can use of it. The terminal client does the same, and a test compares what the two say.

import { GROUPS, TERMS, TEXTS, type Arg, type GameName, type Kind, type Refusal, type Seat, type Text } from '$protocol';
import type { Names } from './names.ts';
import { has, link, list, sentence, split, t, words, type Part } from './text.svelte.ts';

/** Whose names are said, and to whom. */
export interface Reader {
  names: Names;
  /** Nobody in particular for a spectator. */
  you: Seat | null;
}

type Said = Record<string, string | number>;
type Fields = Record<string, Arg | undefined>;

const SEATS = 'ABCDEFGH';

/** A text, with its cards as links. */
export function say(text: Pick<Text, 'key' | 'args'>, reader: Reader): Part[] {
  return split(message(text.key, text.args ?? {}, reader));
}

/** An event in words; nothing where a language has no words for it. */
export function tell(game: GameName, event: { event: string } | Text, reader: Reader): Part[] | null {
  // An event of a later server: nothing can be said of it.
  if ('event' in event && !has(`${game}-tell-${event.event}`)) return null;
  const text = 'event' in event ? { key: `${game}-tell-${event.event}`, args: event as unknown as Fields as never } : event;
  const said = say(text, reader);
  return said.length === 0 ? null : said;
}

/** Why something was refused. What a later server refuses and this client has no words for is told in English. */
export function refusalText(why: Refusal, reader: Reader = { names: {}, you: null }): string {
  return has(why.key) ? words(say(why, reader)) : why.text;
}

/** What the locale calls a name of the notation. */
export function named(term: string, name: string): string {
  return t(keyOf(term, name));
}

/** Something that can be put into a text, by itself. */
export function thing(kind: Kind, arg: unknown, reader: Reader = { names: {}, you: null }): Part[] {
  return split(String(value(kind, arg as Arg, reader)));
}

function message(key: string, args: Fields, reader: Reader): string {
  const said: Said = {};
  const fields = TEXTS[key];
  if (fields) put('', fields, args, said, reader);
  // A text of a later version: what is put in is shown as it came.
  else for (const [name, arg] of Object.entries(args)) said[name] = plain(arg ?? null);
  return sentence(key, said);
}

function put(before: string, fields: Record<string, Kind>, args: Fields, said: Said, reader: Reader): void {
  for (const [name, kind] of Object.entries(fields)) {
    argument(before + name, kind, args[name] ?? null, said, reader);
  }
}

/** Puts one argument in, and what else a message can use of it. */
function argument(name: string, kind: Kind, arg: Arg, said: Said, reader: Reader): void {
  if (kind.startsWith('?')) {
    const inner = kind.slice(1);
    if (arg !== null) argument(name, inner, arg, said, reader);
    said[`${name}-is`] = arg === null ? 'none' : (is(inner, arg, reader) ?? 'some');
    return;
  }
  const chosen = is(kind, arg, reader);
  if (chosen !== null) said[`${name}-is`] = chosen;
  const n = count(kind, arg);
  if (n !== null) said[`${name}-n`] = n;
  const group = GROUPS[kind];
  if (group && isFields(arg)) put(`${name}-`, group.fields, arg, said, reader);
  said[name] = value(kind, arg, reader);
}

/** An argument in words. */
function value(kind: Kind, arg: Arg, reader: Reader): string | number {
  const inner = kind.slice(1);
  switch (kind.charAt(0)) {
    case '?':
      return value(inner, arg, reader);
    case '*':
      return Array.isArray(arg) ? list(arg.map((it) => String(value(inner, it, reader)))) : plain(arg);
    case '@':
      return Array.isArray(arg) ? list(arg.map((it, at) => bySeat(inner, it, at, reader))) : plain(arg);
    case '#':
      return typeof arg === 'string' ? [...arg].map((it) => named(inner, it)).join(', ') : plain(arg);
  }
  if (kind === 'seat' && typeof arg === 'string') return nameOf(arg, reader);
  if (kind === 'signed' && typeof arg === 'number') return signed(arg);
  if (kind === 'text' && isFields(arg)) {
    return message(String(arg.key), isFields(arg.args) ? arg.args : {}, reader);
  }
  const term = TERMS[kind];
  if (term && typeof arg === 'string') {
    return term.link ? link(arg, named(kind, arg)) : named(kind, arg);
  }
  const group = GROUPS[kind];
  return group && isFields(arg) ? message(group.key, arg, reader) : plain(arg);
}

function bySeat(kind: Kind, arg: Arg, at: number, reader: Reader): string {
  const seat = SEATS.charAt(at);
  const what = value(kind, arg, reader);
  return sentence('by-seat', { what, seat: nameOf(seat, reader), 'seat-is': isReader(seat, reader) });
}

/** What messages can choose by. */
function is(kind: Kind, arg: Arg, reader: Reader): string | null {
  if (kind === 'seat' && typeof arg === 'string') return isReader(arg, reader);
  if (!kind.startsWith('*') || !Array.isArray(arg)) return null;
  if (arg.length === 0) return 'none';
  if (kind !== '*seat') return 'some';
  if (!arg.includes(reader.you)) return 'other';
  return arg.length === 1 ? 'you' : 'among';
}

function isReader(seat: string, reader: Reader): string {
  return seat === reader.you ? 'you' : 'other';
}

/** How many there are. */
function count(kind: Kind, arg: Arg): number | null {
  if ((kind.startsWith('*') || kind.startsWith('@')) && Array.isArray(arg)) return arg.length;
  return kind.startsWith('#') && typeof arg === 'string' ? arg.length : null;
}

export function nameOf(seat: string, { names }: Pick<Reader, 'names'>): string {
  return names[seat as Seat] ?? t('seat', { seat });
}

/** With its sign, and a true minus: `+3`, `−5`. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

function keyOf(kind: string, name: string): string {
  const { before, after } = TERMS[kind] ?? { before: '', after: '' };
  const plain = name.replaceAll('ä', 'ae').replace(/[^A-Za-z0-9 ]/g, '').replaceAll(' ', '-');
  return before + plain + after;
}

function plain(arg: Arg): string | number {
  if (typeof arg === 'number') return arg < 0 ? `−${-arg}` : arg;
  return typeof arg === 'string' ? arg : '';
}

function isFields(arg: Arg | undefined): arg is { [name: string]: Arg } {
  return typeof arg === 'object' && arg !== null && !Array.isArray(arg);
}
