// Looks for what does not fit on the board that is shown.

export interface Fault {
  what: string;
  where: string;
}

/** What the page offers to a test. */
export interface Harness {
  /**
   * Shows every recorded position in every language, as it is and as full as can be, in every place, and looks for what
   * does not fit.
   */
  faults: (places: { width: number; height: number }[]) => Promise<Fault[]>;
}

/** Asked once for each thing in a position, because there are many of them. */
let known = new Map<Element, boolean>();
function scrolls(it: Element): boolean {
  const told = known.get(it);
  if (told !== undefined) return told;
  const found = /auto|scroll/.test(getComputedStyle(it).overflowY);
  known.set(it, found);
  return found;
}

/** The part of a box that is seen, where it lies in something that scrolls. */
function seen(it: Element): DOMRect {
  let { left, top, right, bottom } = it.getBoundingClientRect();
  for (let up = it.parentElement; up && !up.matches('.civ'); up = up.parentElement) {
    if (!scrolls(up)) continue;
    const box = up.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** What does not fit into the window, or lies on something else. */
export function look(where: string): Fault[] {
  const found: Fault[] = [];
  known = new Map();
  const root = document.querySelector('.civ');
  if (!root) return [{ what: 'there is no board', where }];
  const whole = root.getBoundingClientRect();
  const place = document.getElementById('board')?.getBoundingClientRect() ?? whole;
  if (whole.height > place.height + 1) found.push({ what: `the board is ${whole.height} px high`, where });
  const things = [...root.querySelectorAll('button, .ask, .plate, .deck, .ending')].filter((it) => it.checkVisibility());
  const boxes = things.map((it) => ({ it, box: seen(it), name: `${it.className} ${it.textContent?.trim().slice(0, 40)}` }));
  for (const { box, name } of boxes) {
    const out = Math.max(whole.left - box.left, whole.top - box.top, box.right - whole.right, box.bottom - whole.bottom);
    if (out > 1 && box.width > 0 && box.height > 0) found.push({ what: `${name} is ${Math.round(out)} px outside`, where });
  }
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide <= 2 || high <= 2 || one.it.contains(other.it) || other.it.contains(one.it)) continue;
      found.push({ what: `${one.name} lies on ${other.name}`, where });
    }
  }
  for (const it of root.querySelectorAll('.area')) {
    const mat = it.getBoundingClientRect();
    for (const card of it.querySelectorAll('.card')) {
      const box = card.getBoundingClientRect();
      if (box.width > 0 && (box.bottom > mat.bottom + 1 || box.right > mat.right + 1)) {
        found.push({ what: `a card leaves the mat by ${Math.round(Math.max(box.bottom - mat.bottom, box.right - mat.right))} px`, where });
      }
    }
  }
  for (const it of root.querySelectorAll('.ask')) {
    if (it.scrollHeight > it.clientHeight + 1) found.push({ what: `the question needs ${it.scrollHeight} px and has ${it.clientHeight}`, where });
  }
  return found;
}
