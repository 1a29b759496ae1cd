// The stage of a table in the browser: it follows a table, moves things on its board, and says what has played.

import { flushSync, untrack } from 'svelte';
import { perform } from './motion.ts';
import { pace } from './settings.svelte.ts';
import { cue } from './sound.ts';
import { Stage, type Scene, type Script, type Shown } from './stage.ts';
import type { GameEvent } from './table.ts';
import type { Part } from './text.svelte.ts';
import type { GameView } from '$protocol';

type View = GameView | null;

interface Followed {
  view: View;
  /** What the latest change brought. A new array with each change. */
  fresh: readonly GameEvent[];
  decision: unknown;
}

interface Telling {
  script: Script<never, never> | undefined;
  tell: (event: GameEvent) => Part[] | null;
  heard: (event: GameEvent, text: Part[] | null) => void;
}

/** A tab that nobody sees gets no frames. */
const NO_FRAME = 60;

function frame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export class Theatre {
  shown = $state.raw<Shown<View>>() as Shown<View>;
  /** The board, and the layer over it in which things fly. */
  board: HTMLElement | undefined;
  layer: HTMLElement | undefined;
  /** What happened since the latest own choice, from the view in which it was made. */
  #since = $state.raw<{ from: View; scenes: Scene<View, GameEvent>[] } | null>(null);
  readonly #stage: Stage<View, GameEvent>;

  /** Follows the table as long as the component lives that makes it. */
  constructor(table: () => Followed, telling: Telling) {
    const first = untrack(table);
    this.#stage = new Stage<View, GameEvent>(first.view, {
      script: (telling.script as Script<View, GameEvent> | undefined) ?? null,
      tell: telling.tell,
      heard: telling.heard,
      show: (shown) => {
        this.shown = shown;
      },
      pace: () => (this.board && this.layer && document.visibilityState === 'visible' ? pace() : 0),
      breathe: frame,
      perform: (step, ms, show) => {
        if (step.sound) cue(step.sound);
        const now = () => {
          show();
          flushSync();
        };
        if (this.board && this.layer) return perform(this.board, this.layer, step, ms, now);
        now();
        return { done: Promise.resolve(), stop: () => undefined };
      },
    });
    this.shown = this.#stage.shown;
    let { view, fresh, decision } = first;
    $effect.pre(() => {
      const next = table();
      untrack(() => {
        if (next.view === view && next.fresh === fresh) return;
        const events = next.fresh === fresh ? [] : next.fresh;
        // A choice begins it anew; a jump leaves nothing to tell.
        const since = decision !== null ? { from: view, scenes: [] } : this.#since;
        ({ view, fresh, decision } = next);
        this.#since = since && events.length > 0 ? { ...since, scenes: [...since.scenes, { view, events }] } : null;
        this.#stage.add(view, events);
      });
    });
    // Nobody sees it, or everything lies elsewhere: then the table is as it is.
    $effect(() => {
      const end = () => this.#stage.finish();
      const hidden = () => document.visibilityState === 'hidden' && end();
      addEventListener('resize', end);
      document.addEventListener('visibilitychange', hidden);
      return () => {
        removeEventListener('resize', end);
        document.removeEventListener('visibilitychange', hidden);
        end();
      };
    });
  }

  /** Is there more to see again than the own choice? */
  get missed(): boolean {
    return (this.#since?.scenes.reduce((sum, it) => sum + it.events.length, 0) ?? 0) > 1;
  }

  /** Shows again what happened since the latest own choice. */
  again(): void {
    if (this.#since) this.#stage.again(this.#since.from, this.#since.scenes);
  }

  hurry(): void {
    this.#stage.hurry();
  }

  finish(): void {
    this.#stage.finish();
  }
}
