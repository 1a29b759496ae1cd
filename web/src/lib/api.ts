// What goes over HTTP. A failure has a reason in words.

import { isLocal } from '../local/words.ts';
import { lessonHere, lessonsHere, studyHere } from '../local/study.ts';
import { LOCAL_PLAY, SITE } from './build.ts';
import { Failure } from './failure.ts';
import type { Avatar, Bot, LessonOffer, Link, Me, MyData, Opened, Problem, Replay, Review, Seat } from '$protocol';
import { withQuery, type Query } from './route.ts';

export { Failure };

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Failure(0, '');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Failure(answer.status, problem?.detail ?? answer.statusText, problem?.key ?? null);
}

export function send(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Another name, or another picture. */
export async function rename(name: string, avatar?: Avatar): Promise<Me> {
  if (SITE) return { name };
  return (await ask('/me', send('PUT', { name, avatar }))).json() as Promise<Me>;
}

/** A code by which another device becomes the same person. */
export async function link(): Promise<Link> {
  return (await ask('/me/link', { method: 'POST' })).json() as Promise<Link>;
}

export async function claim(code: string): Promise<Me> {
  return (await ask('/me/claim', send('POST', { code }))).json() as Promise<Me>;
}

/** Why the server lets somebody not in. */
export interface Shut {
  kind: 'banned' | 'invited';
  detail: string;
}

/** Does the server let this person in? `null` if it does, or cannot be reached. */
export async function door(): Promise<Shut | null> {
  try {
    await ask('/me');
    return null;
  } catch (why) {
    if (!(why instanceof Failure) || (why.key !== 'banned' && why.key !== 'invited')) return null;
    return { kind: why.key, detail: why.message };
  }
}

/** Comes in with an invitation. */
export async function enter(invite: string): Promise<Me> {
  return (await ask('/me/enter', send('POST', { invite }))).json() as Promise<Me>;
}

/** Everything the server has stored about this person. */
export async function myData(): Promise<MyData> {
  return (await ask('/me/data')).json() as Promise<MyData>;
}

export async function deleteMe(): Promise<void> {
  await ask('/me', { method: 'DELETE' });
}

/** The lessons there are. */
export async function lessons(): Promise<LessonOffer[]> {
  return SITE ? lessonsHere() : ((await ask('/lessons')).json() as Promise<LessonOffer[]>);
}

/** The table of a lesson: the one that was left, or a new one. */
export async function lesson(name: string, anew: boolean): Promise<string> {
  if (SITE) return lessonHere(name, anew);
  const answer = await ask(`/lessons/${encodeURIComponent(name)}`, send('POST', { anew }));
  return ((await answer.json()) as Opened).table;
}

/** A game that is over: one of a table here, or one somebody brought as a record. */
export interface Study {
  /** What to call its record on disk; `null` if it came from there. */
  file: string | null;
  record: () => Promise<string>;
  /** As a seat saw it, or as it was. */
  replay: (as: Seat | null) => Promise<Replay>;
  /** The choices of all seats, looked at again one after another; a later review of a line replaces an earlier one. */
  review: (stop: AbortSignal) => AsyncGenerator<Review>;
  /** What is kept of an earlier review, where somebody keeps it. */
  kept: ((stop: AbortSignal) => AsyncGenerator<Review>) | null;
  /** Opens a table that goes on from a step, and gives back its id. */
  goOn: (onward: Onward) => Promise<string>;
  /** Can a friend come to that table? */
  friends: boolean;
  /** The position after a step, as a scenario; only a server can write it. */
  scenario: ((step: number) => Promise<string>) | null;
}

/** How a game goes on from a step. */
export interface Onward {
  step: number;
  seat: Seat;
  /** Are the cards that the seat did not know dealt anew? */
  anew: boolean;
  /** Who plays at the other seats; nobody yet if a friend is to come. */
  bot: Bot | null;
}

type Reach = (what: string, query: Query, init?: RequestInit) => Promise<Response>;

function study(file: string | null, record: () => Promise<string>, reach: Reach, keeps: boolean): Study {
  async function* asked(query: Query, stop: AbortSignal): AsyncGenerator<Review> {
    const answer = await reach('review', query, { signal: stop });
    for await (const line of linesOf(answer)) yield JSON.parse(line) as Review;
  }
  async function* here(stop: AbortSignal): AsyncGenerator<Review> {
    yield* studyHere({ record: await record() }).review(stop);
  }
  return {
    file,
    record,
    replay: async (as) => (await reach('replay', { seat: as })).json() as Promise<Replay>,
    review: async function* (stop) {
      // A server keeps what it finds of its own games. Of others the device can find it itself.
      const ways = [(it: AbortSignal) => asked({}, it), here].filter((it) => it !== here || LOCAL_PLAY);
      if (!keeps) ways.reverse();
      let any = false;
      for (const [index, way] of ways.entries()) {
        try {
          for await (const it of way(stop)) {
            any = true;
            yield it;
          }
          return;
        } catch (why) {
          if (any || stop.aborted || index + 1 === ways.length) throw why;
        }
      }
    },
    kept: keeps ? (stop) => asked({ passes: 0 }, stop) : null,
    goOn: async ({ step, seat, anew, bot }) => {
      const query = { step, seat, hidden: anew ? 'anew' : 'true', bot };
      return ((await (await reach('continue', query, { method: 'POST' })).json()) as Opened).table;
    },
    friends: true,
    scenario: async (step) => (await reach('scenario', { step })).text(),
  };
}

/** A game of a table, counted from 1; the latest unless told. */
export function gameOf(table: string, game: number | null): Study {
  if (LOCAL_PLAY && isLocal(table)) return studyHere({ table, game });
  const at = `/tables/${encodeURIComponent(table)}`;
  const reach: Reach = (what, query, init = {}) => ask(withQuery(`${at}/${what}`, { game, ...query }), init);
  const file = game === null ? `${table}.txt` : `${table}-${game}.txt`;
  return study(file, async () => (await reach('record', {})).text(), reach, true);
}

/** A game of which somebody has the record. */
export function gameIn(record: string): Study {
  if (SITE) return studyHere({ record });
  const body = { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: record };
  const reach: Reach = (what, query, init = {}) => ask(withQuery(`/${what}`, query), { ...body, ...init });
  return study(null, () => Promise.resolve(record), reach, false);
}

/** The lines of an answer, as they come. */
export async function* linesOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
  }
}
