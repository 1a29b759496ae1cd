// What is chosen before it is played, and what is merely looked at: with the pointer, or with the focus.

/** What an element needs so that looking at it shows what would come of it. */
interface Looks {
  onpointerenter?: (event: PointerEvent) => void;
  onpointerleave?: () => void;
  onfocus?: () => void;
  onblur?: () => void;
}

export class Pick {
  /** An answer is on its way. */
  busy = $state(false);
  #chosen = $state<string | null>(null);
  #looked = $state<string | null>(null);
  readonly #act: (action: string) => void;

  constructor(act: (action: string) => void) {
    this.#act = act;
  }

  /** The action to be previewed. */
  get shown(): string | null {
    return this.#looked ?? this.#chosen;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  is(action: string | null): boolean {
    return action !== null && action === this.#chosen;
  }

  /** The first time it chooses, the second time it plays. */
  press(action: string): void {
    if (this.busy) return;
    if (this.#chosen === action) this.play(action);
    else this.#chosen = action;
  }

  play(action: string): void {
    if (!this.busy) this.#act(action);
  }

  /** Another question: what was chosen for the last one means nothing. */
  clear(): void {
    this.#chosen = null;
    this.#looked = null;
  }

  look(action: string | null): Looks {
    if (action === null) return {};
    const away = (): void => {
      if (this.#looked === action) this.#looked = null;
    };
    return {
      onpointerenter: (event) => {
        if (event.pointerType === 'mouse') this.#looked = action;
      },
      onpointerleave: away,
      onfocus: () => (this.#looked = action),
      onblur: away,
    };
  }
}
