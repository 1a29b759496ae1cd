// A whole game as a client hears it, for tests that follow it without a board.

import { PROTOCOL_VERSION } from '../../../crates/protocol/bindings/games.ts';
import type { ServerMessage } from '../../../crates/protocol/bindings/protocol.ts';
import { afterChange, fromSnapshot, type Table } from '../../src/lib/table.ts';

/**
 * Plays a whole game in the page, with any of the answers each time, and returns everything the server said. As text, because
 * it runs in the page.
 */
export const wholeGame = (options: string, seats: number, game = 'civ'): string => `new Promise((resolve, reject) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const heard = [];
  let table = '', asked = 0, state = 7;
  let last = '';
  const ask = (request) => socket.send((last = JSON.stringify({ type: 'table', table, msg: 'm' + asked++, request })));
  const any = (below) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor((state / 2 ** 32) * below); };
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'hello', version: ${PROTOCOL_VERSION}, client: 'test' }));
    socket.send(JSON.stringify({ type: 'create', msg: 'new', options: { game: '${game}', text: '${options}' }, clock: { kind: 'none' } }));
  };
  socket.onerror = () => reject(new Error('no connection'));
  socket.onclose = ({ code, reason }) => reject(new Error(\`closed: \${code} \${reason}, after \${heard.length}: \${JSON.stringify(heard.at(-1)).slice(0, 300)}\`));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    heard.push(message);
    if (message.type === 'refused') reject(new Error(data));
    // Who plays this fast is held back for a moment.
    if (message.type === 'error') setTimeout(() => socket.send(last), 1_000);
    if (message.type === 'ack' && table === '') {
      table = message.table;
      ask({ want: 'watch', version: null });
      ask({ want: 'sit', seat: 'A' });
      for (const seat of 'BCDE'.slice(0, ${seats} - 1)) ask({ want: 'putBot', seat, bot: 'random' });
      ask({ want: 'start' });
    }
    if (message.type !== 'change') return;
    const { decision, info } = message.change;
    if (info.stage === 'over') resolve(heard);
    else if (decision) ask({ want: 'act', decision: decision.id, action: decision.choices[any(decision.choices.length)].action });
  };
})`;

/** The table after each of these messages. */
export function follow(heard: ServerMessage[]): Table[] {
  const tables: Table[] = [];
  for (const message of heard) {
    const last = tables.at(-1);
    if (message.type === 'snapshot') tables.push(fromSnapshot(message.table, message.snapshot, last, 0));
    const next = message.type === 'change' && last ? afterChange(last, message.change, 0) : null;
    if (next) tables.push(next);
  }
  return tables;
}
