// What goes over HTTP. A failure has a reason in words.

import type { Link, Me, Problem, Replay, Review, Seat } from '$protocol';

export class Failure extends Error {
  status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Failure(0, '');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Failure(answer.status, problem?.detail ?? answer.statusText);
}

function send(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export async function rename(name: string): Promise<Me> {
  return (await ask('/me', send('PUT', { name }))).json() as Promise<Me>;
}

/** A code by which another device becomes the same person. */
export async function link(): Promise<Link> {
  return (await ask('/me/link', { method: 'POST' })).json() as Promise<Link>;
}

export async function claim(code: string): Promise<Me> {
  return (await ask('/me/claim', send('POST', { code }))).json() as Promise<Me>;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const eyes = (as: Seat | null) => (as === null ? '' : `?seat=${as}`);

/** The latest game of a table that is over. */
export async function replay(table: string, as: Seat | null): Promise<Replay> {
  return (await ask(`${at(table)}/replay${eyes(as)}`)).json() as Promise<Replay>;
}

/** The seed of its deal, and the promise made before the first card. */
export async function dealOf(table: string): Promise<{ seed: string; commitment: string }> {
  const record = await (await ask(`${at(table)}/record`)).text();
  const line = (word: string) => new RegExp(`^${word} (\\S+)$`, 'm').exec(record)?.[1] ?? '';
  return { seed: line('seed'), commitment: line('commitment') };
}

/** Where its record can be downloaded. */
export const recordUrl = (table: string) => `/api${at(table)}/record`;

/** The choices of a seat, looked at again one after another. */
export async function* review(table: string, seat: Seat, stop: AbortSignal): AsyncGenerator<Review> {
  const answer = await ask(`${at(table)}/review${eyes(seat)}`, { signal: stop });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Review;
  }
}
