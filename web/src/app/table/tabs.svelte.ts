// The same table in other tabs of this browser. That works; one only should know why both move.

/** Said on the channel of a table. */
type Word = 'here?' | 'here' | 'gone';

export class OtherTabs {
  #count = $state(0);
  #dismissed = $state(false);

  /** Follows the table as long as the component lives that makes it. */
  constructor(table: () => string) {
    $effect(() => {
      this.#count = 0;
      this.#dismissed = false;
      if (!('BroadcastChannel' in globalThis)) return;
      const channel = new BroadcastChannel(`trivium table ${table()}`);
      const say = (word: Word) => channel.postMessage(word);
      channel.onmessage = ({ data }: MessageEvent<Word>) => {
        if (data === 'here?') say('here');
        this.#count = data === 'gone' ? Math.max(0, this.#count - 1) : this.#count + 1;
      };
      say('here?');
      const leave = () => say('gone');
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        leave();
        channel.close();
      };
    });
  }

  /** Is there another one, and was that not put away? */
  get open(): boolean {
    return this.#count > 0 && !this.#dismissed;
  }

  dismiss(): void {
    this.#dismissed = true;
  }
}
