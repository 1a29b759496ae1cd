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

/** The step at which a choice was open: the frame of its line shows the table after it. */
export function openAt(film: Replay, review: Review): number | null {
  const after = film.frames.findIndex((frame) => frame.line === review.line);
  return after < 1 ? null : after - 1;
}

/** Reviews come in any order, and later passes replace earlier ones. */
export function withReview(known: Review[], review: Review): Review[] {
  const old = known.find((it) => it.line === review.line);
  if (old !== undefined && old.pass > review.pass) return known;
  return [...known.filter((it) => it !== old), review].sort((a, b) => a.line - b.line);
}

/** A point of a curve: the chance of a seat before a choice. */
export interface Point {
  step: number;
  win: number;
}

/** The chances of a seat by what it knew, before each of its choices. */
export function knownPoints(film: Replay, seat: Seat, reviews: Review[]): Point[] {
  const own = reviews.filter((it) => it.seat === seat);
  return points(film, own, (it) => it.analysis.win[SEATS.indexOf(seat)]);
}

/** The chances of a seat with the true cards, before every choice and at the end. */
export function truePoints(film: Replay, seat: Seat, reviews: Review[]): Point[] {
  const found = points(film, reviews, (it) => it.truth[SEATS.indexOf(seat)]);
  if (found.length === 0 || film.ending === null) return found;
  const { winners } = film.ending;
  const share = winners.length === 0 ? 1 / film.options.seats : winners.includes(seat) ? 1 / winners.length : 0;
  return [...found, { step: film.frames.length - 1, win: share }];
}

function points(film: Replay, reviews: Review[], of: (it: Review) => number | undefined): Point[] {
  return reviews.flatMap((it) => {
    const step = openAt(film, it);
    const win = of(it);
    return step === null || win === undefined ? [] : [{ step, win }];
  });
}

/** How well a seat chose, from 0 to 1; nothing before any of its choices was looked at. */
export function accuracyOf(seat: Seat, reviews: Review[]): number | null {
  const own = reviews.filter((it) => it.seat === seat);
  return own.length === 0 ? null : own.reduce((sum, it) => sum + it.accuracy, 0) / own.length;
}

/** How much a choice and what followed it changed, by its mark: what it cost, or what chance brought. */
export function changeOf(review: Review): number {
  return review.loss >= Math.abs(review.luck) ? -review.loss : review.luck;
}

/** The choices that changed most, in the order of the game. */
export function turningPoints(reviews: Review[], most = 3, least = 0.1): Review[] {
  const size = (it: Review) => Math.abs(changeOf(it));
  const big = reviews.filter((it) => size(it) >= least).sort((a, b) => size(b) - size(a));
  return big.slice(0, most).sort((a, b) => a.line - b.line);
}
