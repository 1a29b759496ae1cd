// Lessons, and games that are over, on this device: the engine comes when the first question is asked.

import type { LessonOffer, Replay, Review } from '$protocol';
import type { Study } from '../lib/api.ts';
import { listed } from './shelf.ts';
import type { Finished, Question } from './words.ts';

async function ask<T>(question: Question, found?: (it: unknown) => void, stop?: AbortSignal): Promise<T> {
  return (await import('./link.ts')).ask<T>(question, found, stop);
}

async function* review(of: Finished, stop: AbortSignal): AsyncGenerator<Review> {
  const found: Review[] = [];
  let wake: () => void = () => undefined;
  let over = false;
  const hear = (it: unknown) => {
    found.push(it as Review);
    wake();
  };
  const done = ask({ what: 'review', of }, hear, stop).finally(() => {
    over = true;
    wake();
  });
  // Awaited at the end.
  done.catch(() => undefined);
  for (;;) {
    const next = found.shift();
    if (next !== undefined) yield next;
    else if (over) break;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  await done;
}

/** The lessons there are. */
export const lessonsHere = (): Promise<LessonOffer[]> => ask({ what: 'lessons' });

/** The table of a lesson: the one that was left, or a new one. */
export async function lessonHere(name: string, anew: boolean): Promise<string> {
  const left = (await listed()).find(({ entry }) => entry.lesson === name && entry.stage !== 'over');
  return left !== undefined && !anew ? left.entry.table : ask({ what: 'lesson', name });
}

export function studyHere(of: Finished): Study {
  return {
    file: 'record' in of ? null : `${of.table}${of.game === null ? '' : `-${of.game}`}.txt`,
    record: () => ('record' in of ? Promise.resolve(of.record) : ask<string>({ what: 'record', ...of })),
    replay: (seat) => ask<Replay>({ what: 'replay', of, seat }),
    review: (stop) => review(of, stop),
    kept: null,
    goOn: (onward) => ask<string>({ what: 'continue', of, onward }),
    friends: false,
    scenario: null,
  };
}
