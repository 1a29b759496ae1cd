// The board of Carta Impera Victoria alone, in a recorded position: `?frame=13&language=de&theme=dark`. With `crowded`
// every area, hand and pile is as full as a long game makes it; `players=3` sends the last player home.

import { mount, tick, unmount } from 'svelte';
import type { CivCards, CivEvent, CivPlayer, CivView, Decision } from '../../../crates/protocol/bindings/protocol.ts';
import { AGES, DOMAINS, HEGEMONY } from '../../../crates/protocol/bindings/civ.ts';
import { game } from '../../src/games/civ/index.ts';
import '../../src/lib/controls.css';
import { need, speak, type Language } from '../../src/lib/text.svelte.ts';
import '../../src/lib/theme.css';
import { look, type Fault, type Harness } from './measure.ts';
import recorded from '../fixtures/civ.json';

interface Frame {
  view: CivView;
  decision: Decision | null;
  events: CivEvent[];
}

const asked = new URLSearchParams(location.search);
const { frames } = recorded as unknown as { frames: Frame[] };

/** So many cards of a Domain, spread over the Ages. */
const cards = (domain: string, n: number): CivCards[] =>
  AGES.flatMap((age, at) => {
    const count = Math.floor((n + at) / 3);
    return count > 0 ? [{ card: { domain, age }, count }] : [];
  });

function crowdedPlayer(player: CivPlayer, nth: number, players: number): CivPlayer {
  const number = (at: number): number => [6, 5, 3, 4, 2, 6][(at + nth) % 6] ?? 0;
  return {
    ...player,
    area: DOMAINS.flatMap((domain, at) => cards(domain, number(at))),
    domains: player.domains.map((it, at) => ({
      ...it,
      cards: number(at),
      hegemony: (HEGEMONY[players] ?? 7) + (at === nth ? 2 : 0),
      utopias: at === nth ? 2 : 0,
      embargoed: at === nth || at === nth + 2,
      majority: number(at) === 6,
    })),
    handAges: [2, 2, 3],
    known: [{ card: { domain: 'Culture', age: 'III' }, count: 1 }],
    handSize: 7,
    points: 3,
  };
}

function crowded({ view, decision, events }: Frame): Frame {
  const players = view.players.map((it, at) => crowdedPlayer(it, at, view.players.length));
  const hand = DOMAINS.flatMap((domain) => [
    { card: { domain, age: 'I' }, count: 1 },
    { card: { domain, age: 'III' }, count: 1 },
  ]);
  const pile = DOMAINS.flatMap((domain) => cards(domain, 8));
  return { view: { ...view, players, hand: view.hand.length > 0 ? hand : [], pile, unseen: pile, quietRounds: 6 }, decision, events };
}

function three(frame: Frame): Frame {
  const { view } = frame;
  const players = view.players.slice(0, 3);
  return { ...frame, view: { ...view, players, options: { ...view.options, players: 3, teams: false } } };
}

/** What is shown: as in the address of the page. */
interface Wish {
  frame: number;
  language?: string;
  theme?: string;
  crowded?: boolean;
  players?: number;
  watched?: boolean;
}

const target = document.getElementById('board') ?? document.body;
target.dataset.cloth = 'civ';
target.style.cssText = 'container: board / size; height: 100dvh; background: var(--cloth-2); color: var(--on-cloth)';
document.body.style.margin = '0';
let shown: Record<string, never> | null = null;

async function show(wish: Wish): Promise<boolean> {
  let frame = frames[wish.frame];
  if (!frame) return false;
  if (wish.players === 3) frame = three(frame);
  if (wish.crowded) frame = crowded(frame);
  document.documentElement.dataset.theme = wish.theme ?? 'light';
  document.documentElement.lang = wish.language ?? 'en';
  await speak((wish.language ?? 'en') as Language);
  if (shown) await unmount(shown);
  shown = mount(game.Board, {
    target,
    props: {
      ...frame,
      you: wish.watched ? null : frame.view.observer,
      names: { A: 'Golden Mason', B: 'Silver Weaver', C: 'Copper Smith', D: 'Iron Baker' },
      busy: false,
      hint: null,
      act: () => undefined,
      undo: null,
      explain: () => Promise.resolve(null),
      inspect: () => undefined,
      motion: false,
    },
  }) as Record<string, never>;
  await tick();
  return true;
}

await need('app', 'pages', 'civ');
await show({
  frame: Number(asked.get('frame') ?? 0),
  language: asked.get('language') ?? 'en',
  theme: asked.get('theme') ?? 'light',
  crowded: asked.has('crowded'),
  players: Number(asked.get('players') ?? 0),
  watched: asked.has('watched'),
});

const faults: Harness['faults'] = async (places) => {
  const found: Fault[] = [];
  // The pictures fill their cards and move nothing, but take as long to lay out as all the rest.
  document.head.append(Object.assign(document.createElement('style'), { textContent: '.art svg { display: none }' }));
  const visit = async (frame: number, language: string, full: boolean, seats: number): Promise<void> => {
    await show({ frame, language, crowded: full, players: seats });
    const question = frames[frame]?.view.question.key;
    for (const { width, height } of places) {
      Object.assign(target.style, { width: `${width}px`, height: `${height}px` });
      found.push(...look(`${width} × ${height}, ${question}, ${seats} players, ${language}${full ? ', crowded' : ''}`));
    }
  };
  for (const [frame, { view }] of frames.entries()) {
    const players = view.players.length;
    await visit(frame, 'en', false, players);
    for (const language of ['de', 'fr', 'uk']) {
      await visit(frame, language, true, players);
      if (players === 4 && view.question.key === 'civ-ask-effects') await visit(frame, language, true, 3);
    }
  }
  return found;
};
Object.assign(globalThis, { faults } satisfies Harness);
target.dataset.shown = 'yes';
