/** Rules with more statements, each in its chapter before those with greater numbers. */
export function merge(source: string, statements: ReadonlyMap<string, string>): string {
  const lines = source.split('\n');
  for (const [id, text] of statements) {
    const [chapter = '', number] = id.split('.');
    const start = lines.findIndex((it) => it.startsWith(`## ${chapter} `));
    if (start < 0) continue;
    const rest = lines.findIndex((it, at) => at > start && /^(?:## |---$)/.test(it));
    const end = rest < 0 ? lines.length : rest;
    const statement = new RegExp(`^- \\*\\*${chapter}\\.(\\d+)\\*\\*`);
    const numbers = lines.map((it, at) => (at > start && at < end ? statement.exec(it)?.[1] : undefined));
    const later = numbers.findIndex((it) => it !== undefined && Number(it) > Number(number));
    let place = later;
    if (place < 0) {
      place = end;
      while (lines[place - 1] === '') place -= 1;
      if (numbers.every((it) => it === undefined)) lines.splice(place++, 0, '');
    }
    lines.splice(place, 0, `- **${id}** ${text}`);
  }
  return lines.join('\n');
}
