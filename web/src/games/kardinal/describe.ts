// The whole position in words, for who cannot or will not look.

import { t, words } from '$lib/text.svelte';
import type { KardinalCell, KardinalPlayer, KardinalView, Seat } from '$protocol';
import {
  cardName,
  landName,
  lawName,
  lawText,
  listed,
  playerName,
  playerNames,
  pointsName,
  type Names,
} from './names';
import { landsOnSheet, ranks, reason } from './preview';
import { say } from './tell';

function ending(view: KardinalView, winners: Seat[], names: Names): string {
  const who = playerNames(winners, names);
  switch (reason(view.players, winners)) {
    case 'points':
      return t('kardinal-won-points', { who });
    case 'land-cards':
      return t('kardinal-won-land-cards', { who });
    case 'full-tie':
      return t('kardinal-won-nobody');
  }
}

function turn(view: KardinalView, you: Seat | null, names: Names): string {
  if (view.winners !== null) return ending(view, view.winners, names);
  const whose =
    view.active === you
      ? t('kardinal-tell-your-turn')
      : t('kardinal-tell-turn', { who: playerName(view.active, names) });
  return view.active === you ? `${whose} ${words(say(view.question))}` : whose;
}

function card(cell: KardinalCell, names: Names): string {
  const told = [cardName(cell.card)];
  if (cell.law) told.push(t('kardinal-with-law'));
  if (cell.stone) told.push(t('kardinal-with-stone', { who: playerName(cell.stone, names) }));
  return told.join(', ');
}

function row(cells: KardinalCell[], n: number, names: Names): string {
  const first = cells[0];
  const last = cells.at(-1);
  if (!first || !last) return t('kardinal-tell-row-empty', { row: n });
  const list = listed(cells.map((it) => card(it, names)));
  const [from, to] = [first.place.column, last.place.column];
  return t('kardinal-tell-row', { row: n, n: cells.length, from, to, list });
}

function player(of: KardinalPlayer, names: Names): string {
  const { sheet } = of;
  const told = [
    pointsName(sheet.total),
    t('kardinal-cards', { n: sheet.cards }),
    t('kardinal-tell-ships', { n: sheet.ships }),
    t('kardinal-tell-carriages', { n: sheet.carriages }),
    t('kardinal-law-cards', { n: of.laws }),
  ];
  const stones = t('kardinal-stones', { reserve: of.reserve, lying: of.stones.length, lost: of.lost });
  return `${t('kardinal-tell-of', { name: playerName(of.seat, names), list: told.join(', ') })} ${stones}.`;
}

function land(view: KardinalView, word: string, n: number, names: Names): string | null {
  const places = ranks(view.players, n);
  const told = view.players.flatMap(({ seat, sheet }, at) => {
    const line = sheet.lands[n];
    if (!line || line.cards === 0) return [];
    const held = t('kardinal-lands-cell', {
      rank: places[at] ?? 0,
      cards: line.cards,
      land: line.landPoints,
      symbols: line.symbolPoints,
    });
    return [`${playerName(seat, names)}, ${held}`];
  });
  if (told.length === 0) return null;
  return t('kardinal-tell-of', { name: landName(word), list: listed(told) });
}

export function describe(view: KardinalView, you: Seat | null, names: Names): string[] {
  const rows = Array.from({ length: view.options.rows }, (_, n) => {
    const cells = view.cells.filter((it) => it.place.row === n + 1 && it.taker === null);
    return row(cells, n + 1, names);
  });
  const laws = view.ownLaws.map((it) => t('kardinal-tell-law', { law: lawName(it), text: lawText(it) }));
  const lands = landsOnSheet(view.players).flatMap(({ word }, n) => land(view, word, n, names) ?? []);
  return [turn(view, you, names), ...rows, ...view.players.map((it) => player(it, names)), ...lands, ...laws];
}
