// What happened is shown one thing after the other. The server tells a list of events and the view after all of them; the
// stage plays the events in order, and what a player sees (cards, score, log) changes only when its event has played. At
// the end of every queue the view of the server is shown, whatever a game made of its events. Pure: who moves the things,
// and how time passes, is given.

import type { Part } from './text.svelte.ts';

/** A thing that goes from one place to another. Places are the values of `data-place` on the board. */
export interface Move {
  from: string;
  to: string;
  /** It is turned over on its way. */
  turn?: 'over';
}

/** A ribbon on the board that says what happens. */
export interface Banner {
  text: Part[];
  /** The card that acts, if it is one. */
  card: string | null;
  /** Whether it came to something, for the look. */
  kind: 'acts' | 'effect' | 'nothing';
}

/** A line from what acts to what it acts on. */
export interface Arrow {
  from: string;
  to: string;
  /** A short sign on it: `+3`. */
  sign: string | null;
}

/** Two numbers that meet. */
export interface Clash {
  place: string;
  far: number;
  near: number;
}

/** What a step sounds like. */
export type Sound =
  | 'lay'
  | 'flip'
  | 'clash'
  | 'signet'
  | 'cross'
  | 'number'
  | 'banner'
  | 'discard'
  | 'ongoing'
  | 'guardian'
  | 'stone'
  | 'law'
  | 'last';

/** A moment of an event. */
export interface Step<View> {
  /** How long it takes, at normal pace. */
  ms: number;
  /** What the table shows from its beginning; things that move are on their way to their place in it. */
  view?: View;
  moves?: Move[];
  /** Places that light up. */
  glow?: string[];
  /** A ribbon stays until there is another one, or `null`. */
  banner?: Banner | null;
  /** For this step only. */
  arrow?: Arrow;
  clash?: Clash;
  /** The place that lies alone in the light. */
  spot?: string;
  sound?: Sound;
}

/** An event in its list, and what is shown when it begins. */
export interface Cue<View, Event> {
  event: Event;
  /** What comes after it in the same list. */
  rest: readonly Event[];
  shown: View;
  /** What the server says of the table after the whole list. */
  target: View;
  /** The event in words, as in the log. */
  text: Part[] | null;
}

/** How a game plays its events. An event it does not know has no steps. */
export interface Script<View, Event> {
  play: (cue: Cue<View, Event>) => Step<View>[];
  /** What the list did not tell but the table shows: played last. */
  settle?: (shown: View, target: View) => Step<View>[];
}

/** What the table shows now. */
export interface Shown<View> {
  view: View;
  /** How many of the latest events are still to come. */
  behind: number;
  banner: Banner | null;
  arrow: Arrow | null;
  clash: Clash | null;
  spot: string | null;
  /** Something moves, or is about to. */
  playing: boolean;
}

/** A step under way. */
export interface Performance {
  done: Promise<void>;
  /** Everything is where it belongs, at once. */
  stop: () => void;
}

export interface Crew<View, Event> {
  script: Script<View, Event> | null;
  /** The event in words. */
  tell: (event: Event) => Part[] | null;
  /** An event has played: it is said aloud. */
  heard: (event: Event, text: Part[] | null) => void;
  /** Shows something else. */
  show: (shown: Shown<View>) => void;
  /** Moves things for so long; `show` puts the table into the state of the step. */
  perform: (step: Step<View>, ms: number, show: () => void) => Performance;
  /** What a millisecond is worth: 0 for no animation at all. */
  pace: () => number;
  /** Lets the page draw what the step before has left, so that a frame has to bear one thing only. */
  breathe?: () => Promise<void>;
}

/** What happened, and how the table was then. */
export interface Scene<View, Event> {
  view: View;
  events: readonly Event[];
}

/** As quick as it gets when somebody is in a hurry, and the least time to read something. */
const HURRY = 0.35;
const READ = 250;
/** More changes than this waiting, which is more than a round of bots: nobody wants to see them all at leisure. */
const WAITING = 8;

export class Stage<View, Event> {
  #shown: Shown<View>;
  readonly #crew: Crew<View, Event>;
  readonly #queue: (Scene<View, Event> & { told?: boolean })[] = [];
  #current: Performance | null = null;
  #mode: 'normal' | 'hurry' | 'end' = 'normal';

  constructor(view: View, crew: Crew<View, Event>) {
    this.#crew = crew;
    this.#shown = { view, behind: 0, banner: null, arrow: null, clash: null, spot: null, playing: false };
  }

  get shown(): Shown<View> {
    return this.#shown;
  }

  /** The table has changed: what happened, and how it is now. */
  add(view: View, events: readonly Event[]): void {
    this.#queue.push({ view, events });
    if (this.#queue.length > WAITING) this.#mode = this.#mode === 'end' ? 'end' : 'hurry';
    const behind = this.#shown.behind + events.length;
    if (this.#shown.playing) {
      this.#put({ behind });
      return;
    }
    this.#put({ behind, playing: true });
    void this.#run();
  }

  /** Shows once more how the table came from a view to where it is. Nothing of it is told again. */
  again(from: View, scenes: readonly Scene<View, Event>[]): void {
    if (this.#shown.playing || scenes.length === 0 || this.#still()) return;
    for (const it of scenes) this.#queue.push({ ...it, told: true });
    const behind = scenes.reduce((sum, it) => sum + it.events.length, 0);
    this.#put({ view: from, behind, playing: true });
    void this.#run();
  }

  /** What plays is over, and everything that waits is played quickly. A second time ends it all. */
  hurry(): void {
    if (!this.#shown.playing) return;
    this.#mode = this.#mode === 'normal' ? 'hurry' : 'end';
    this.#current?.stop();
  }

  /** Nothing is played any more: what waits is told, and the table is as it is. */
  finish(): void {
    if (!this.#shown.playing) return;
    this.#mode = 'end';
    this.#current?.stop();
  }

  #put(change: Partial<Shown<View>>): void {
    this.#shown = { ...this.#shown, ...change };
    this.#crew.show(this.#shown);
  }

  async #run(): Promise<void> {
    for (let scene = this.#queue[0]; scene !== undefined; scene = this.#queue[0]) {
      for (const [at, event] of scene.events.entries()) {
        const text = this.#try(() => this.#crew.tell(event), null);
        const cue = { event, rest: scene.events.slice(at + 1), shown: this.#shown.view, target: scene.view, text };
        // Without animation nothing waits, so that the table is as it is at once.
        const steps = this.#still() ? [] : this.#try(() => this.#crew.script?.play(cue) ?? [], []);
        for (const step of steps) if (!this.#still()) await this.#play(step);
        this.#put({ behind: Math.max(0, this.#shown.behind - 1) });
        if (!scene.told) this.#try(() => this.#crew.heard(event, text), undefined);
      }
      const { view } = scene;
      const last = this.#still() ? [] : this.#try(() => this.#crew.script?.settle?.(this.#shown.view, view) ?? [], []);
      for (const step of last) if (!this.#still()) await this.#play(step);
      this.#queue.shift();
      this.#put({ view, banner: null, arrow: null, clash: null, spot: null });
    }
    this.#mode = 'normal';
    this.#put({ behind: 0, playing: false });
  }

  /** Shows nothing on the way. */
  #still(): boolean {
    return this.#mode === 'end' || this.#crew.pace() === 0;
  }

  /** A game that stumbles over an event does not stop the table. */
  #try<T>(make: () => T, otherwise: T): T {
    try {
      return make();
    } catch (why) {
      console.error(why);
      return otherwise;
    }
  }

  async #play(step: Step<View>): Promise<void> {
    // Not while the page is still being told: whoever moves things has to see the table as it was.
    await (this.#crew.breathe?.() ?? Promise.resolve());
    if (this.#still()) return;
    const quick = this.#mode === 'hurry';
    const scaled = step.ms * this.#crew.pace() * (quick ? HURRY : 1);
    const ms = quick && step.banner ? Math.max(Math.min(step.ms, READ), scaled) : scaled;
    const { view = this.#shown.view, banner = this.#shown.banner, arrow = null, clash = null, spot = null } = step;
    try {
      this.#current = this.#crew.perform(step, ms, () => this.#put({ view, banner, arrow, clash, spot }));
      await this.#current.done;
    } catch (why) {
      console.error(why);
    }
    this.#current = null;
  }
}
