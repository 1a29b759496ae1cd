// A finished game as lines of a log, and the swings of its curve. Pure.

import type { GameEvent } from '$lib/table';
import type { Replay, Review, Seat, SeatState } from '$protocol';
import { SEATS } from '../../lib/table.ts';

export interface FilmLine {
  step: number;
  event: GameEvent;
}

const hidden = (event: GameEvent) => JSON.stringify(event).split(':null').length;

/** What happened in a step. Where every seat's hearing is there, each event as told to whoever knew most. */
export function heard(frame: Replay['frames'][number]): GameEvent[] {
  const lists: GameEvent[][] = frame.events.map((it) => it.events);
  const [first = [], ...others] = lists;
  if (others.some((it) => it.length !== first.length)) return first;
  return first.map((event, index) =>
    others.reduce((best, list) => {
      const other = list[index];
      return other !== undefined && hidden(other) < hidden(best) ? other : best;
    }, event),
  );
}

/** Who played. A record somebody brought does not say: then the seats have to do. */
export function seatsOf(film: Replay, unnamed: (seat: Seat) => string): SeatState[] {
  if (film.seats.length > 0) return film.seats;
  return SEATS.slice(0, film.options.seats).map((seat) => ({ kind: 'human', name: unnamed(seat) }));
}

export function linesOf(film: Replay): FilmLine[] {
  return film.frames.flatMap((frame, step) => heard(frame).map((event) => ({ step, event })));
}

/** A point of the curve: the chance of a seat before one of its choices. */
export interface Point {
  step: number;
  win: number;
}

export function pointsOf(film: Replay, seat: Seat, reviews: Review[]): Point[] {
  const index = SEATS.indexOf(seat);
  return reviews.flatMap((it) => {
    // The frame of a line shows the table after the choice: the question was asked one step earlier.
    const after = film.frames.findIndex((frame) => frame.line === it.line);
    const win = it.analysis.win[index];
    return after < 1 || win === undefined ? [] : [{ step: after - 1, win }];
  });
}

/** From one own choice to the next. */
export interface Swing {
  from: Point;
  to: Point;
}

/** The biggest changes, in the order of the game. */
export function swingsOf(points: Point[], most = 3, least = 0.05): Swing[] {
  const size = (it: Swing) => Math.abs(it.to.win - it.from.win);
  const all = points.slice(1).map((to, index) => ({ from: points[index] as Point, to }));
  const big = all.filter((it) => size(it) >= least).sort((a, b) => size(b) - size(a));
  return big.slice(0, most).sort((a, b) => a.to.step - b.to.step);
}
