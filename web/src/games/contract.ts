// What the shell and a game have to do with each other. A game with a board is a folder beside this file; its `index.ts`
// exports one `GameModule` as `game`, which is loaded only when it is played. All others are shown by `plain`.

import type { Analysis, Decision, GameName, Refusal, Seat, Touch } from '$protocol';
import type { Script } from '$lib/stage';
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
  /** Animations are welcome. False with reduced motion, or when the player switched them off. */
  motion: boolean;
  /** Something plays, and the next question is not asked before its end. Not in a replay. */
  playing?: boolean;
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
  /** The events that show something hidden: a choice with or before them cannot be taken back. */
  revealing?: readonly string[];
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

/** What a game contributes to the bar; nothing if it stumbles over the view, because the page goes on without its board. */
export function barOf(
  module: GameModule,
  view: unknown,
  you: Seat | null,
  names: Partial<Record<Seat, string>>,
): BarInfo | null {
  if (view === null) return null;
  try {
    return module.bar?.(view as never, you, names) ?? null;
  } catch (why) {
    console.error(why);
    return null;
  }
}
