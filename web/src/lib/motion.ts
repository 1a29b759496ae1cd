// Moves things on a board, with the Web Animations API: things are found by `data-place`, before and after the table has
// changed, and fly from where they were to where they are. Only transforms and opacity are animated.

import type { Move, Performance, Step } from './stage.ts';

const EASE = 'cubic-bezier(.2,.8,.3,1)';
const FLIP = 'cubic-bezier(.5,0,.2,1)';
/** More than this at once is not seen by anyone. */
const MOST = 14;

/** `pile`: many lie there, or none; what comes to it looks as it did. */
type Places = Map<string, { box: DOMRect; thing: HTMLElement; pile: boolean }>;

function places(root: HTMLElement): Places {
  const found: Places = new Map();
  // Of a pile only one card moves.
  const carries = new Map<Element | null, HTMLElement>();
  for (const it of root.querySelectorAll<HTMLElement>('[data-carry]')) {
    const pile = it.closest('[data-place]');
    if (!carries.has(pile)) carries.set(pile, it);
  }
  for (const it of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const carried = carries.get(it);
    const thing = carried ?? it;
    const box = thing.getBoundingClientRect();
    if (box.width > 0) found.set(it.dataset.place ?? '', { box, thing, pile: 'pile' in it.dataset && !carried });
  }
  return found;
}

/** A likeness of a thing, for its way: nobody can touch it, and it has no place. */
function likeness(of: HTMLElement): HTMLElement {
  const it = of.cloneNode(true) as HTMLElement;
  for (const inner of [it, ...it.querySelectorAll<HTMLElement>('[data-place], [id], [data-key]')]) {
    inner.removeAttribute('data-place');
    inner.removeAttribute('id');
    inner.removeAttribute('data-key');
    inner.removeAttribute('data-carry');
  }
  it.style.cssText += ';position:absolute;inset:0;margin:0;width:100%;height:100%;transform:none;transition:none';
  return it;
}

interface Flight {
  wrapper: HTMLElement;
  /** Takes off, once all wrappers of the step lie in the layer: one after the other they would be laid out each time. */
  begin: () => Animation[];
}

function fly(move: Move, before: Places, after: Places, origin: DOMRect, ms: number): Flight | null {
  const from = before.get(move.from);
  const to = after.get(move.to) ?? before.get(move.to);
  if (!from || !to) return null;
  const { box } = to;
  const wrapper = document.createElement('div');
  wrapper.style.cssText = `position:absolute;left:${box.left - origin.left}px;top:${box.top - origin.top}px;width:${box.width}px;height:${box.height}px;perspective:900px;z-index:2`;
  const start = from.box;
  const dx = start.left + start.width / 2 - box.left - box.width / 2;
  const dy = start.top + start.height / 2 - box.top - box.height / 2;
  // Paper stays paper: it is scaled evenly, by the mean of both sides.
  const scale = Math.sqrt((start.width * start.height) / (box.width * box.height));
  const lift = Math.min(34, Math.hypot(dx, dy) / 7);
  const arrives = likeness(after.has(move.to) && !to.pile ? to.thing : from.thing);
  const leaves = move.turn === 'over' ? likeness(from.thing) : null;
  wrapper.append(...(leaves ? [leaves, arrives] : [arrives]));
  const begin = () => {
    const animations = [
      wrapper.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
          { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2 + 0.04})`, offset: 0.5 },
          { transform: 'none' },
        ],
        { duration: ms, easing: EASE },
      ),
    ];
    if (leaves) {
      animations.push(
        leaves.animate(
          [
            { transform: 'rotateY(0)', opacity: 1 },
            { transform: 'rotateY(90deg)', opacity: 1, offset: 0.5 },
            { transform: 'rotateY(90deg)', opacity: 0, offset: 0.51 },
            { transform: 'rotateY(90deg)', opacity: 0 },
          ],
          { duration: ms, easing: FLIP },
        ),
        arrives.animate(
          [
            { transform: 'rotateY(-90deg)', opacity: 0 },
            { transform: 'rotateY(-90deg)', opacity: 0, offset: 0.49 },
            { transform: 'rotateY(-90deg)', opacity: 1, offset: 0.5 },
            { transform: 'rotateY(0)', opacity: 1 },
          ],
          { duration: ms, easing: FLIP },
        ),
      );
    }
    // The real thing appears when its likeness has arrived. A pile that something is laid on stays.
    const isNew = !before.has(move.to);
    if (after.has(move.to) && isNew) {
      animations.push(to.thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms }));
    }
    return animations;
  };
  return { wrapper, begin };
}

/** Plays a step on a board. `layer` lies over it; `show` changes the table at once. */
export function perform<View>(
  root: HTMLElement,
  layer: HTMLElement,
  step: Step<View>,
  ms: number,
  show: () => void,
): Performance {
  // Where nothing moves, nothing has to be measured.
  const before: Places = step.view || step.moves ? places(root) : new Map();
  show();
  const after: Places = step.view || step.moves || step.glow ? places(root) : new Map();
  const origin = layer.getBoundingClientRect();
  const flights = (step.moves ?? [])
    .slice(0, MOST)
    .map((it) => fly(it, before, after, origin, ms))
    .filter((it) => it !== null);
  layer.append(...flights.map((it) => it.wrapper));
  const animations = flights.flatMap((it) => it.begin());
  const moved = new Set(step.moves?.map((it) => it.to));
  // What only makes room slides there.
  for (const [place, { box, thing }] of after) {
    const was = before.get(place)?.box;
    if (!was || moved.has(place) || animations.length > 4 * MOST) continue;
    const dx = was.left - box.left;
    const dy = was.top - box.top;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    animations.push(
      thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: Math.min(ms, 240),
        easing: EASE,
      }),
    );
  }
  for (const place of step.glow ?? []) {
    const thing = after.get(place)?.thing;
    if (!thing) continue;
    animations.push(
      thing.animate(
        [{ transform: 'none' }, { transform: 'scale(1.07)', offset: 0.35 }, { transform: 'none' }],
        { duration: ms, easing: 'ease-out' },
      ),
    );
  }
  let end: () => void = () => undefined;
  const clear = () => {
    for (const it of animations) it.cancel();
    for (const { wrapper } of flights) wrapper.remove();
  };
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  }).then(clear);
  return { done, stop: () => end() };
}
