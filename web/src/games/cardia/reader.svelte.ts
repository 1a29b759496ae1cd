// The card under the pointer or the focus, to be shown large.

import type { CardiaCard } from '$protocol';

export interface Look {
  card: CardiaCard;
  influence?: number | undefined;
  tokens?: number | undefined;
  unicorn?: boolean | undefined;
}

class Reader {
  now = $state.raw<Look | null>(null);

  look(at: Look): void {
    this.now = at;
  }

  leave(): void {
    this.now = null;
  }
}

export const reader = new Reader();
