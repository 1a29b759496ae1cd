// The analysis board over HTTP. The scenario goes with every request; the server keeps nothing of it.

import { ask, linesOf, send } from '$lib/api';
import { withQuery } from '$lib/route';
import type { Analysis, PlayedOut, PlayOut, Position, Seat } from '$protocol';

const plain = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

/** Where a scenario ends, as a seat sees it. */
export async function positionOf(scenario: string, seat: Seat | null, stop: AbortSignal): Promise<Position> {
  const answer = await ask(withQuery('/position', { seat }), { ...plain(scenario), signal: stop });
  return answer.json() as Promise<Position>;
}

/** What search says of the open question, better and better. */
export async function* advice(scenario: string, seat: Seat, stop: AbortSignal): AsyncGenerator<Analysis> {
  const answer = await ask(withQuery('/position/analysis', { seat }), { ...plain(scenario), signal: stop });
  for await (const line of linesOf(answer)) yield JSON.parse(line) as Analysis;
}

/** Plays a choice, and those of the others. */
export async function playOut(wish: PlayOut): Promise<PlayedOut> {
  return (await ask('/position/play', send('POST', wish))).json() as Promise<PlayedOut>;
}
