// Looking for words in the rules: which statements, rows and paragraphs have them all, and where.

import { plain, type Block, type Item } from './markdown';

/** Letters without case and accents, one for one, so that places in the text stay the same. */
export function fold(text: string): string {
  const letters = text.replaceAll('’', "'").split('');
  return letters.map((it) => (it.normalize('NFD')[0] ?? it).toLowerCase()).join('');
}

/** The words of a search. */
export function words(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Are all words in it? */
export function matches(text: string, wanted: string[]): boolean {
  const folded = fold(text);
  return wanted.every((it) => folded.includes(it));
}

/** A text cut where words are found: plain, found, plain, found … */
export function cut(text: string, wanted: string[]): string[] {
  if (wanted.length === 0) return [text];
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const out: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const inside = out.length % 2 === 1;
    if (at === text.length || hit[at] !== inside) {
      out.push(text.slice(from, at));
      from = at;
    }
  }
  return out;
}

/** Everything written in blocks. */
export function text(blocks: Block[]): string {
  return blocks
    .map((it) => {
      if (it.kind === 'heading' || it.kind === 'paragraph') return plain(it.inside);
      if (it.kind === 'list') return it.items.map(itemText).join(' ');
      if (it.kind === 'table') return [it.head, ...it.rows].map((row) => row.map(plain).join(' ')).join(' ');
      if (it.kind === 'folded') return `${plain(it.title)} ${text(it.blocks)}`;
      return text(it.blocks);
    })
    .join(' ');
}

const itemText = (it: Item): string => `${it.id ?? ''} ${text(it.blocks)}`;

/** The blocks that have all words, in what surrounds them, and how many they are. */
export function filter(blocks: Block[], wanted: string[]): { blocks: Block[]; count: number } {
  let count = 0;
  const kept = blocks.map((it): Block | null => {
    if (it.kind === 'heading') return it;
    if (it.kind === 'list') {
      const items = it.items.filter((item) => matches(itemText(item), wanted));
      count += items.length;
      return items.length > 0 ? { ...it, items } : null;
    }
    if (it.kind === 'table') {
      const rows = it.rows.filter((row) => matches(row.map(plain).join(' '), wanted));
      count += rows.length;
      return rows.length > 0 ? { ...it, rows } : null;
    }
    if (!matches(text([it]), wanted)) return null;
    count += 1;
    return it;
  });
  return { blocks: withoutEmptyParts(kept.filter((it) => it !== null)), count };
}

/** Headings stay only above something; the title always stays. */
function withoutEmptyParts(blocks: Block[]): Block[] {
  const out: Block[] = [];
  // The level of the heading that something kept would need next, from the end backwards.
  let above = 0;
  for (const it of [...blocks].reverse()) {
    if (it.kind !== 'heading') {
      out.push(it);
      above = Infinity;
    } else if (it.level < above || it.level === 1) {
      out.push(it);
      above = it.level;
    }
  }
  return out.reverse();
}
