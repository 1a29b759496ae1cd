// The worker in which the tables of this device live.

import type { ClientMessage } from '$protocol';
import { Desk } from './desk.ts';
import { Engine } from './engine.ts';
import { Pool, THINKERS } from './pool.ts';
import { shelf } from './shelf.ts';
import { CHANNEL, type FromDesk, type ToDesk } from './words.ts';

const post = (word: FromDesk) => postMessage(word);
const channel = 'BroadcastChannel' in self ? new BroadcastChannel(CHANNEL) : null;

async function begin(module: WebAssembly.Module, name: string): Promise<Desk> {
  const pool = new Pool(module);
  const desk = new Desk(
    {
      engine: await Engine.start(module),
      shelf,
      think: (asked, found) => pool.think(asked, found),
      thinkers: THINKERS,
      post,
      changed: (table) => channel?.postMessage(table),
      // The page ends this worker and starts another, which goes on with what is kept.
      broken: (why) => reportError(why),
    },
    name,
  );
  if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => void desk.elsewhere(data);
  return desk;
}

let desk: Promise<Desk> | null = null;

onmessage = async ({ data }: MessageEvent<ToDesk>) => {
  if ('begin' in data) {
    desk = begin(data.begin.module, data.begin.name);
    desk.catch((why: unknown) => post({ trouble: 'engine', why: String(why) }));
    return;
  }
  const at = await desk?.catch(() => null);
  if (at === null || at === undefined) return;
  if ('say' in data) void at.hear(JSON.parse(data.say) as ClientMessage);
  else if ('ask' in data) void at.study(data.id, data.ask);
  else at.stopStudy(data.stop);
};
