// How the events of Kardinal & König are played: cards fly to who takes them, stones are put, moved, paid and returned,
// laws are proclaimed. Places that things fly to are the values of `data-place` on the board.

import type { Cue, Move, Script, Step } from '$lib/stage';
import type { KardinalEvent, KardinalPlace, KardinalView, Seat } from '$protocol';
import { advance } from './advance.ts';
import { writePlace } from './notation.ts';

type KardinalCue = Cue<KardinalView, KardinalEvent>;

/** Time for each thing, in milliseconds. */
const MS = { turn: 160, take: 460, look: 260, law: 320, stone: 340, read: 1200, last: 1400 };

const playerOf = (view: KardinalView, seat: Seat) => view.players.find((it) => it.seat === seat);

/** Where things lie. What lies in a mat is called by how much lies there already, so that the next one is new. */
export const places = {
  stone: (place: KardinalPlace) => `stone ${writePlace(place)}`,
  stones: (seat: Seat, kind: 'reserve' | 'lost', n: number) => `${kind} ${seat} ${n}`,
  laws: (seat: Seat) => `laws ${seat}`,
  crest: (seat: Seat, land: string) => `crest ${seat} ${land}`,
  /** Where the next card of a land goes. */
  pile: (seat: Seat, land: string, cards: number) => `pile ${seat} ${land} ${cards}`,
  /** The same, where a mat has no piles. */
  plate: (seat: Seat, cards: number) => `plate ${seat} ${cards}`,
};

function takeCard({ event, shown }: KardinalCue & { event: KardinalEvent & { event: 'took' } }): Move[] {
  const { seat, place, card } = event;
  const sheet = playerOf(shown, seat)?.sheet;
  const line = sheet?.lands.find((it) => it.land === card.land);
  const from = writePlace(place);
  return [
    { from, to: places.pile(seat, card.land, line?.cards ?? 0) },
    { from, to: places.plate(seat, sheet?.cards ?? 0) },
  ];
}

/** A stone leaves the taken card, which lies with its taker by now. */
function returnStone(shown: KardinalView, seat: Seat, place: KardinalPlace): Move[] {
  const cell = shown.cells.find((it) => writePlace(it.place) === writePlace(place));
  if (!cell?.taker) return [];
  const to = places.stones(seat, 'reserve', playerOf(shown, seat)?.reserve ?? 0);
  const cards = playerOf(shown, cell.taker)?.sheet.cards ?? 0;
  return [places.crest(cell.taker, cell.card.land), places.plate(cell.taker, cards)].map((from) => ({ from, to }));
}

/** The last stone of the game lies there for a moment, alone in the light. */
function last({ rest }: KardinalCue, place: KardinalPlace): Step<KardinalView>[] {
  const more = rest.some((it) => it.event === 'placed' || it.event === 'moved');
  if (more || !rest.some((it) => it.event === 'gameOver')) return [];
  return [{ ms: MS.last, spot: places.stone(place), sound: 'last' }];
}

function play(cue: KardinalCue): Step<KardinalView>[] {
  const { event, shown, text } = cue;
  const view = advance(shown, event);
  const reserve = (seat: Seat) => places.stones(seat, 'reserve', (playerOf(shown, seat)?.reserve ?? 1) - 1);
  switch (event.event) {
    case 'turnBegan':
      return [{ ms: MS.turn, view, banner: null }];
    case 'took':
      // Whoever looks on sees first which card it is.
      return [
        ...(event.seat === shown.observer ? [] : [{ ms: MS.look, glow: [writePlace(event.place)] }]),
        { ms: MS.take, view, moves: takeCard({ ...cue, event }), sound: 'lay' },
      ];
    case 'gotLaw': {
      const told = event.law !== null && text ? { text, card: event.law, kind: 'acts' as const } : undefined;
      const step = { ms: told ? MS.read : MS.law, view, glow: [places.laws(event.seat)], sound: 'law' as const };
      return [told ? { ...step, banner: told } : step];
    }
    case 'stoneReturned':
      return [{ ms: MS.stone, view, moves: returnStone(shown, event.seat, event.place), sound: 'stone' }];
    case 'paid': {
      const from = event.place === null ? reserve(event.seat) : places.stone(event.place);
      const to = places.stones(event.seat, 'lost', playerOf(shown, event.seat)?.lost ?? 0);
      return [{ ms: MS.stone, view, moves: [{ from, to }], sound: 'stone' }];
    }
    case 'played':
      return [{ ms: MS.read, view, banner: text && { text, card: event.law, kind: 'acts' }, sound: 'law' }];
    case 'placed': {
      const moves = [{ from: reserve(event.seat), to: places.stone(event.place) }];
      return [{ ms: MS.stone, view, moves, sound: 'stone' }, ...last(cue, event.place)];
    }
    case 'lifted':
      return [{ ms: MS.turn, glow: [places.stone(event.place)] }];
    case 'moved': {
      const moves = [{ from: places.stone(event.from), to: places.stone(event.to) }];
      return [{ ms: MS.stone, view, moves, sound: 'stone' }, ...last(cue, event.to)];
    }
    case 'skipped':
      return [{ ms: MS.read, view, banner: text && { text, card: null, kind: 'nothing' } }];
    case 'revealed':
      return event.count === 0
        ? []
        : [{ ms: MS.read, view, banner: text && { text, card: '-2 victory points', kind: 'effect' }, sound: 'law' }];
    case 'stopped':
      return [{ ms: 0, view, banner: null }];
    case 'dealt':
    case 'kept':
    case 'gameOver':
      return [];
  }
}

export const stage: Script<KardinalView, KardinalEvent> = { play };
