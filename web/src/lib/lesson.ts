// The way to the table of a lesson.

import { Failure, lesson } from './api.ts';
import { notice } from './announce.svelte.ts';
import { go, path } from './router.svelte.ts';
import { t } from './text.svelte.ts';

/** Takes up a lesson that was left, or begins it. */
export async function take(name: string, anew: boolean): Promise<void> {
  try {
    go(path.table(await lesson(name, anew)));
  } catch (why) {
    if (!(why instanceof Failure)) throw why;
    notice(why.status === 0 ? t('failed-offline') : why.message);
  }
}
