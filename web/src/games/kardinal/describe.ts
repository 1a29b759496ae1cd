// The whole position in words, for who cannot or will not look.

import { say } from '$lib/say';
import { t, words } from '$lib/text.svelte';
import type { KardinalCell, KardinalPlayer, KardinalView, Seat } from '$protocol';
import {
  cardName,
  landName,
  lawName,
  lawText,
  listed,
  playerName,
  pointsName,
  type Names,
} from './names';
import { landsOnSheet, ranks } from './sheet';

function turn(view: KardinalView, you: Seat | null, names: Names): string {
  if (view.ending !== null) return words(say(view.ending, { names, you }));
  const whose =
    view.active === you
      ? t('kardinal-say-your-turn')
      : t('kardinal-say-turn', { who: playerName(view.active, names) });
  return view.active === you ? `${whose} ${words(say(view.question, { names, you }))}` : whose;
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
  if (!first || !last) return t('kardinal-say-row-empty', { row: n });
  const list = listed(cells.map((it) => card(it, names)));
  const [from, to] = [first.place.column, last.place.column];
  return t('kardinal-say-row', { row: n, n: cells.length, from, to, list });
}

/** What everyone may know of a player. */
export function playerText(of: KardinalPlayer, names: Names): string {
  const { sheet } = of;
  const told = [
    pointsName(sheet.total),
    t('kardinal-cards', { n: sheet.cards }),
    t('kardinal-say-ships', { n: sheet.ships }),
    t('kardinal-say-carriages', { n: sheet.carriages }),
    t('kardinal-law-cards', { n: of.laws }),
  ];
  const stones = t('kardinal-stones', { reserve: of.reserve, lying: of.stones.length, lost: of.lost });
  return `${t('kardinal-say-of', { name: playerName(of.seat, names), list: told.join(', ') })} ${stones}.`;
}

/** Who has cards of a land, and what they are worth; nothing while nobody has one. */
export function landText(view: KardinalView, word: string, n: number, names: Names): string | null {
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
  return t('kardinal-say-of', { name: landName(word), list: listed(told) });
}

export function describe(view: KardinalView, you: Seat | null, names: Names): string[] {
  const rows = Array.from({ length: view.options.rows }, (_, n) => {
    const cells = view.cells.filter((it) => it.place.row === n + 1 && it.taker === null);
    return row(cells, n + 1, names);
  });
  const laws = view.ownLaws.map((it) => t('kardinal-say-law', { law: lawName(it), text: lawText(it) }));
  const lands = landsOnSheet(view.players).flatMap(({ word }, n) => landText(view, word, n, names) ?? []);
  return [turn(view, you, names), ...rows, ...view.players.map((it) => playerText(it, names)), ...lands, ...laws];
}
