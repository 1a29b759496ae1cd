// Reads the little Markdown that the rules are written in: headings, paragraphs, lists, tables, quotes, folded parts.
// A list item that begins with a bold id is a statement of the rules, and so is a heading that begins with one.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** The id of a statement that exists. */
  | { kind: 'rule'; text: string }
  /** `mark` is the source of a statement, written in brackets. */
  | { kind: 'strong' | 'em' | 'mark'; inside: Inline[] };

export interface Item {
  id: string | null;
  blocks: Block[];
}

export type Block =
  /** The number of a chapter is its id; other headings have an id but no number. */
  | { kind: 'heading'; level: number; id: string; number: string | null; inside: Inline[] }
  | { kind: 'paragraph'; inside: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'folded'; title: Inline[]; blocks: Block[] }
  | { kind: 'list'; marker: 'dash' | 'number' | 'letter'; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const ID = '[CKV](?:\\d{1,2}(?:\\.\\d{1,2})?|E\\.\\d{1,2})';
const STATEMENT = new RegExp(`^\\*\\*(${ID})\\*\\* ?`);
const TITLE = new RegExp(`^(${ID}) `);
const MARKER = /^(-|\d+\.|[a-z]\.) /;
const PIECE = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\[(.+?)\\]|\\b(${ID})\\b`, 'g');

/** All ids of statements and numbered chapters, in order. */
export function ids(source: string): string[] {
  const found = source.matchAll(new RegExp(`^(?: *- \\*\\*(${ID})\\*\\*|#+ (${ID}) )`, 'gm'));
  return [...found].map((it) => it[1] ?? it[2] ?? '');
}

/** A text as blocks. */
export function parse(source: string): Block[] {
  const known = new Set(ids(source));
  let anonymous = 0;

  function inline(text: string): Inline[] {
    const out: Inline[] = [];
    let from = 0;
    for (const it of text.matchAll(PIECE)) {
      const [whole, strong, em, code, mark, rule] = it;
      if (rule !== undefined && !known.has(rule)) continue;
      if (it.index > from) out.push({ kind: 'text', text: text.slice(from, it.index) });
      if (strong !== undefined) out.push({ kind: 'strong', inside: inline(strong) });
      else if (em !== undefined) out.push({ kind: 'em', inside: inline(em) });
      else if (code !== undefined) out.push({ kind: 'code', text: code });
      else if (mark !== undefined) out.push({ kind: 'mark', inside: inline(mark) });
      else out.push({ kind: 'rule', text: rule ?? '' });
      from = it.index + whole.length;
    }
    if (from < text.length) out.push({ kind: 'text', text: text.slice(from) });
    return out;
  }

  function heading(line: string): Block {
    const level = line.indexOf(' ');
    const text = line.slice(level + 1);
    const number = TITLE.exec(text)?.[1] ?? null;
    anonymous += 1;
    return {
      kind: 'heading',
      level,
      id: number ?? `part-${anonymous}`,
      number,
      inside: inline(text.replace(TITLE, '')),
    };
  }

  function item(lines: string[]): Item {
    const id = STATEMENT.exec(lines[0] ?? '')?.[1] ?? null;
    return { id, blocks: blocks([(lines[0] ?? '').replace(STATEMENT, ''), ...lines.slice(1)]) };
  }

  function blocks(lines: string[]): Block[] {
    const out: Block[] = [];
    let at = 0;
    const take = (belongs: (line: string) => boolean): string[] => {
      const start = at;
      while (at < lines.length && belongs(lines[at] ?? '')) at += 1;
      return lines.slice(start, at);
    };
    while (at < lines.length) {
      const line = lines[at] ?? '';
      if (line.trim() === '' || line === '---') {
        at += 1;
      } else if (/^#+ /.test(line)) {
        out.push(heading(line));
        at += 1;
      } else if (line.startsWith('|')) {
        const [head = [], , ...rows] = take((it) => it.startsWith('|')).map((it) => cells(it).map(inline));
        out.push({ kind: 'table', head, rows });
      } else if (line.startsWith('>')) {
        out.push({ kind: 'quote', blocks: blocks(take((it) => it.startsWith('>')).map((it) => it.replace(/^> ?/, ''))) });
      } else if (line.startsWith('<details>')) {
        const [first = '', ...rest] = take((it) => it !== '</details>');
        at += 1;
        out.push({ kind: 'folded', title: inline(first.replace(/<[^>]*>/g, '')), blocks: blocks(rest) });
      } else if (MARKER.test(line)) {
        const items: Item[] = [];
        while (MARKER.test(lines[at] ?? '')) {
          const width = (lines[at] ?? '').indexOf(' ') + 1;
          const own = [(lines[at] ?? '').slice(width)];
          at += 1;
          own.push(...take((it) => it.trim() === '' || /^ {2}/.test(it)).map((it) => it.slice(width)));
          items.push(item(own));
        }
        const marker = line.startsWith('-') ? 'dash' : /^\d/.test(line) ? 'number' : 'letter';
        out.push({ kind: 'list', marker, items });
      } else {
        const text = take((it) => it.trim() !== '' && !/^(#+ |\||>|<details>)/.test(it) && !MARKER.test(it));
        out.push({ kind: 'paragraph', inside: inline(text.map((it) => it.trim()).join(' ')) });
      }
    }
    return out;
  }

  return blocks(source.split('\n'));
}

function cells(row: string): string[] {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((it) => it.trim().replaceAll('\\|', '|'));
}

/** What is written, without its form. */
export function plain(of: Inline[]): string {
  return of.map((it) => ('text' in it ? it.text : plain(it.inside))).join('');
}
