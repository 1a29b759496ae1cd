// Everything a person reads comes from locales/LANGUAGE/*.ftl. Texts of the protocol are said by say.ts.

import type { GameName } from '$protocol';
import { FluentBundle, FluentNumber, type FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';

export const LANGUAGES = ['en', 'de', 'fr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A file of texts: `app` is there from the start, `pages` comes with the first page that is not the home page, the
 * others with their game or page. */
export type Texts = 'app' | 'pages' | 'rules' | 'admin' | 'analysis' | 'learn' | 'notes' | 'puzzles' | 'statistics' | GameName;

/** A word that leads to a card: shown as a link wherever there is room for one. */
export interface CardLink {
  card: string;
  label: string;
}

export type Arg = string | number | CardLink;
export type Args = Record<string, Arg>;
/** Text, or a card in it. */
export type Part = string | CardLink;

// The build has parsed them: see vite.config.ts.
const files = import.meta.glob<FluentResource['body']>(
  // Those of the terminal are not among them.
  ['../../../locales/*/*.ftl', '!../../../locales/*/tui.ftl'],
  { import: 'default' },
);

const state = $state({ language: 'en' as Language, loaded: 0 });
const wanted = new Set<Texts>();
let bundle = new FluentBundle('en', { useIsolating: false });
let read = new Set<string>();
/** Texts that are always the same, formatted once. */
const plainTexts = new Map<string, string>();

async function readInto(language: Language, texts: Texts, into: FluentBundle, seen: Set<string>) {
  const path = `../../../locales/${language}/${texts}.ftl`;
  const file = files[path];
  if (seen.has(path) || file === undefined) return;
  seen.add(path);
  into.addResource({ body: await file() });
}

/** The language in use. Reading it in a component makes the component follow it. */
export function language(): Language {
  return state.language;
}

/** Another language, with all texts that are in use. */
export async function speak(next: Language): Promise<void> {
  const other = new FluentBundle(next, { useIsolating: false });
  const seen = new Set<string>();
  await Promise.all([...wanted].map((texts) => readInto(next, texts, other, seen)));
  bundle = other;
  read = seen;
  plainTexts.clear();
  state.language = next;
  state.loaded += 1;
  document.documentElement.lang = next;
}

/** Brings more texts in the language in use. */
export async function need(...texts: Texts[]): Promise<void> {
  for (const it of texts) wanted.add(it);
  // Another language brings them itself: see `speak`.
  const now = untrack(language);
  await Promise.all(texts.map((it) => readInto(now, it, bundle, read)));
  plainTexts.clear();
  state.loaded += 1;
}

/** Is there such a text? */
export function has(key: string): boolean {
  void state.loaded;
  return bundle.hasMessage(key);
}

// Signs that no text contains mark a card while Fluent puts a sentence together.
const OPEN = '\u{e000}';
const MIDDLE = '\u{e001}';
const CLOSE = '\u{e002}';
const CARD = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`);

/** A count. It looks the same in all our languages, and the first `Intl.NumberFormat` costs more than a board. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isCount = (it: Arg): it is number => Number.isInteger(it) && Number(it) >= 0 && Number(it) < 1000;

/** A word that leads to a card, as `sentence` takes and gives it. */
export function link(card: string, label: string): string {
  return OPEN + card + MIDDLE + label + CLOSE;
}

/** A text with marks where its cards are; `split` finds them. A text that is missing is shown as its key: tests look for
 * that. */
export function sentence(key: string, args: Args): string {
  void state.loaded;
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const plain: Record<string, string | number | FluentNumber> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (isCount(arg)) plain[name] = new Count(arg);
    else plain[name] = typeof arg === 'object' ? link(arg.card, arg.label) : arg;
  }
  return bundle.formatPattern(pattern, plain, []);
}

/** A text as parts, cards being links. */
export function parts(key: string, args: Args = {}): Part[] {
  return split(sentence(key, args));
}

/** The cards of a sentence as links. */
export function split(marked: string): Part[] {
  return marked
    .split(CARD)
    .filter((it) => it !== '')
    .map((it) => {
      if (!it.startsWith(OPEN)) return it;
      const [card = '', label = ''] = it.slice(1, -1).split(MIDDLE);
      return { card, label };
    });
}

/** A text as one string. */
export function t(key: string, args?: Args): string {
  void state.loaded;
  if (args !== undefined) return words(parts(key, args));
  const known = plainTexts.get(key) ?? sentence(key, {});
  plainTexts.set(key, known);
  return known;
}

/** Parts as one string. */
export function words(of: Part[]): string {
  return of.map((it) => (typeof it === 'string' ? it : it.label)).join('');
}

/** `a, b and c` */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : sentence('list', { first: items.slice(0, -1).join(', '), last });
}
