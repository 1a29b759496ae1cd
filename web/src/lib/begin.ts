// A new table, from the choice of its seats to the first card.

import type { Bot, ClockSetting, GameName, Refusal, Request } from '$protocol';
import { talk } from './connection.svelte.ts';
import { go, path } from './router.svelte.ts';
import { SEATS } from './table.ts';

export interface Plan {
  game: GameName;
  /** The options in notation. */
  text: string;
  clock: ClockSetting;
  /** Who sits beside the person at seat A: a bot, or a friend who comes by the link. */
  others: (Bot | 'open')[];
}

/** Opens a table, which only its link leads to if a friend is to come, sits down, puts the bots on their seats, begins if nobody is missing, and goes there. Going back from
 * the table leads to where the person was before, not to a form that is done with. */
export async function begin(plan: Plan): Promise<void> {
  const { game, text, clock, others } = plan;
  const opened = await talk.create({ game, text }, clock);
  if (opened.kind === 'refused') await show(opened.why, game);
  if (opened.kind !== 'done') return;
  const { table } = opened;

  async function ask(request: Request): Promise<boolean> {
    const outcome = await talk.want(table, request);
    if (outcome.kind === 'refused') await show(outcome.why, game);
    return outcome.kind === 'done';
  }

  // Nobody sits there yet, so it was not listed until now.
  let fine = !others.includes('open') || (await ask({ want: 'setAccess', access: 'link' }));
  fine = (await ask({ want: 'sit', seat: 'A' })) && fine;
  for (const [index, bot] of others.entries()) {
    const seat = SEATS[index + 1];
    if (seat && bot !== 'open') fine = (await ask({ want: 'putBot', seat, bot })) && fine;
  }
  if (fine && !others.includes('open')) await ask({ want: 'start' });
  go(path.table(table), location.pathname.startsWith('/new/') ? 'replace' : 'push');
}

/** The words of refusals come when one is needed: with the schema of all texts they are too heavy for the first page. */
async function show(why: Refusal, game: GameName): Promise<void> {
  const { showRefusal } = await import('./refusal.ts');
  showRefusal(why, game);
}
