// What the shell and a game have to do with each other. A game with a board is a folder beside this file; its `index.ts`
// exports one `GameModule` as `game`, which is loaded only when it is played. All others are shown by `plain`.

import type { Analysis, Decision, GameName, Refusal, Seat, Touch } from '$protocol';
import type { Script } from '$lib/stage';
import { t } from '$lib/text.svelte';
import type { Component } from 'svelte';

/** What a board is given. It changes nothing by itself: it shows, and calls `act`. */
export interface BoardProps<View, Event> {
  view: View;
  /** Whose eyes; nobody's for a spectator. */
  you: Seat | null;
  names: Partial<Record<Seat, string>>;
  /** The open question to `you`; none in a replay or while others choose. */
  decision: Decision | null;
  /** An answer is on its way: choices are shown but cannot be chosen. */
  busy: boolean;
  /** What has just happened, in order: a new array with each step. Empty after a jump. What moves is said by `stage`. */
  events: Event[];
  /** Everything that has played so far, the latest last. Not in a replay. */
  history?: Event[];
  /** How good the choices are, once the player asked for a hint. */
  hint: Analysis | null;
  /** Answers the decision with the notation of one of its choices. */
  act: (action: string) => void;
  /** Takes the latest own choice back; `null` where there is nothing to take back. */
  undo: (() => void) | null;
  /** Why something that is not among the choices is refused. Only for notation that is not among them. */
  explain: (action: string) => Promise<Refusal | null>;
  /** Opens the inspector for a card of this game. */
  inspect: (card: string) => void;
  /** What the engine foresees of the answer under the pointer or the focus, or of the one that is chosen. */
  foreseen?: Foreseen<View> | null;
  /** Animations are welcome. False with reduced motion, or when the player switched them off. */
  motion: boolean;
}

/** What would come of an answer, made by the engine from what the player knows. */
export interface Foreseen<View> {
  action: string;
  /** The table as it would be, as far as that does not depend on hidden cards, chance or other players. */
  view: View;
}

/**
 * What a game contributes to the bar above its table. The bar itself shows title, names, whose turn it is, clocks and
 * actions; a board repeats none of these.
 */
export interface BarInfo {
  /** How each seat stands; nothing for a seat without a number. */
  scores: Partial<Record<Seat, Score>>;
  /** The phases of a turn, in order; empty where there are none. */
  steps: { text: string; now: boolean }[];
}

export interface Score {
  /** The number beside the name. */
  n: number;
  /** The same in words. */
  text: string;
  /** On the way to a goal: how many places the way has. They are shown as signets, where there is room. */
  goal?: number;
}

/** What a form of options is given. */
export interface SetupProps {
  game: GameName;
  /** `key=value` words, as the table has them. */
  text: string;
  change: (text: string) => void;
}

/** What the inspector shows of a card. */
export interface CardInfo {
  id: string;
  name: string;
  /** For example number and faction. */
  lines: string[];
  /** What it does, and clarifications, each with the rule it comes from. */
  rules: { text: string; rule: string | null }[];
  /** Our reconstruction, not the printed card: shown with a visible mark. */
  reconstructed: boolean;
  picture: Component<{ id: string }> | null;
}

/** A group of cards for the pages that list them all. */
export interface CardGroup {
  title: string;
  cards: string[];
}

/** A game as the shell sees it. */
export interface GameModule<View = never, Event = never> {
  name: GameName;
  /**
   * The board gets a place of definite size, the size container `board`, in which `--u` is the unit of length. It asks its
   * questions itself: what is asked, and the main button, belong to it.
   */
  Board: Component<BoardProps<View, Event>>;
  /**
   * `cloth`: the board fills its place exactly, lies on the cloth and never scrolls as a whole. `sheet`: it is as high as it
   * is, lies on a sheet of paper and scrolls within its place.
   */
  surface: 'cloth' | 'sheet';
  /** For the bar. Left out by a game that has nothing to say there. */
  bar?: (view: View, you: Seat | null, names: Partial<Record<Seat, string>>) => BarInfo;
  /** How events are played, one after the other. Without it the table changes at once. */
  stage?: Script<View, Event>;
  /** The questions that all players answer at the same time, so that nobody begins. */
  together?: readonly string[];
  /** What would be otherwise on the table, in sentences that the events do not say. Without it the score is told. */
  foresee?: (now: View, then: View, you: Seat | null, names: Partial<Record<Seat, string>>) => string[];
  /** Where something lies on the board, as selectors. Without it a lesson points at nothing. */
  where?: (touch: Touch, you: Seat | null) => string | null;
  Setup: Component<SetupProps>;
  /** The whole position in words, a paragraph each: what a blind player asks for. */
  describe: (view: View, you: Seat | null, names: Partial<Record<Seat, string>>) => string[];
  /** The options in words, short. */
  options: (text: string) => string;
  card: (id: string) => CardInfo | null;
  cards: () => CardGroup[];
}

/** What a game makes of a view; nothing if it stumbles over it, because the page goes on without its board. */
function careful<T>(make: () => T): T | null {
  try {
    return make();
  } catch (why) {
    console.error(why);
    return null;
  }
}

/** What a game contributes to the bar. */
export function barOf(
  module: GameModule,
  view: unknown,
  you: Seat | null,
  names: Partial<Record<Seat, string>>,
): BarInfo | null {
  return view === null ? null : careful(() => module.bar?.(view as never, you, names) ?? null);
}

/** What would change on the table, in sentences. */
export function changesOf(
  module: GameModule,
  now: unknown,
  then: unknown,
  you: Seat | null,
  names: Partial<Record<Seat, string>>,
): string[] {
  if (module.foresee) return careful(() => module.foresee?.(now as never, then as never, you, names)) ?? [];
  const numbers = (of: unknown) => Object.values(barOf(module, of, you, names)?.scores ?? {}).map((it) => it.n);
  const [was, will] = [numbers(now).join(' : '), numbers(then).join(' : ')];
  return was === will ? [] : [t('foresee-score', { now: was, then: will })];
}
