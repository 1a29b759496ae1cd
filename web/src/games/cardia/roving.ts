// One stop of the Tab key for a whole group of cards; arrow keys move within it.

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of a group as rows of columns; a hole is `null`. */
export type Grid = (string | null)[][];

/** Where an arrow key leads from `key`; holes are jumped over. `null` if it leads nowhere. */
export function neighbour(grid: Grid, key: string, arrow: string): string | null {
  const width = Math.max(0, ...grid.map((row) => row.length));
  if (arrow === 'Home' || arrow === 'End') {
    const row = grid.find((it) => it.includes(key)) ?? [];
    const filled = row.filter((it) => it !== null);
    return (arrow === 'Home' ? filled[0] : filled.at(-1)) ?? null;
  }
  const step = STEPS[arrow];
  let y = grid.findIndex((row) => row.includes(key));
  if (!step || y < 0) return null;
  let x = grid[y]?.indexOf(key) ?? -1;
  do {
    x += step[0];
    y += step[1];
    const found = grid[y]?.[x];
    if (found) return found;
  } while (x >= 0 && x < width && y >= 0 && y < grid.length);
  return null;
}

/** The key that Tab comes to: the one last used if it is still there. */
export function currentKey(grid: Grid, last: string | null, first: string | null): string | null {
  const keys = grid.flat().filter((it) => it !== null);
  if (last !== null && keys.includes(last)) return last;
  if (first !== null && keys.includes(first)) return first;
  return keys[0] ?? null;
}

/** Moves the focus; `data-key` marks the buttons of the group. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }, grid: Grid): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset.key;
  if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = neighbour(grid, from, event.key);
  if (to === null) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-key="${to}"]`)?.focus();
}
