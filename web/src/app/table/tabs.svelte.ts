// The same table in other tabs of this browser. That works; one only should know why both move.

/** Said on the channel of a table. */
type Word = 'here?' | 'here' | 'gone';

/** How often a tab asks whether there are others. One that was killed says nothing when it goes. */
const ASK_EVERY = 2_000;

export class OtherTabs {
  #others = $state(false);
  #dismissed = $state(false);

  /** Follows the table as long as the component lives that makes it. */
  constructor(table: () => string) {
    $effect(() => {
      this.#others = false;
      this.#dismissed = false;
      if (!('BroadcastChannel' in globalThis)) return;
      const channel = new BroadcastChannel(`trivium table ${table()}`);
      const say = (word: Word) => channel.postMessage(word);
      let heard = false;
      channel.onmessage = ({ data }: MessageEvent<Word>) => {
        if (data === 'here?') say('here');
        heard = data !== 'gone';
        if (heard) this.#others = true;
        // Somebody else may be there still.
        else say('here?');
      };
      say('here?');
      const asking = setInterval(() => {
        this.#others = heard;
        heard = false;
        say('here?');
      }, ASK_EVERY);
      const leave = () => say('gone');
      addEventListener('pagehide', leave);
      return () => {
        clearInterval(asking);
        removeEventListener('pagehide', leave);
        leave();
        channel.close();
      };
    });
  }

  /** Is there another one, and was that not put away? */
  get open(): boolean {
    return this.#others && !this.#dismissed;
  }

  dismiss(): void {
    this.#dismissed = true;
  }
}
