// node load.js PORT TABLES SECONDS: two clients a table, each plays as soon as it may. Prints one JSON line like
// `trivium load --json`: moves a second, and how long a move takes until its own client sees it, in milliseconds.

import { io } from 'socket.io-client';

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const took = [];
let errors = 0;
let over = false;

// The first client that asks for a match makes it.
function client(matchID, playerID) {
  const socket = io(`${url}/duel`, { transports: ['websocket'] });
  let sent = null;
  const look = (state) => {
    if (over) return;
    if (sent !== null) {
      if (!state.G.chosen[playerID] && state.G.row.length === sent.row) return;
      if (!sent.seen) took.push(performance.now() - sent.at);
      sent.seen = true;
      if (state.G.chosen[playerID]) return;
    }
    const hand = state.G.hands[playerID];
    const card = hand[Math.floor(Math.random() * hand.length)];
    sent = { at: performance.now(), row: state.G.row.length, seen: false };
    const payload = { type: 'play', args: [card], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  };
  socket.on('sync', (_, info) => look(info.state));
  socket.on('update', (_, state) => look(state));
  socket.on('patch', () => (errors += 1));
  socket.on('connect_error', () => (errors += 1));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
  return socket;
}

const sockets = [];
for (let n = 0; n < tables; n += 1) {
  for (const playerID of ['0', '1']) sockets.push(client(`match-${process.pid}-${n}`, playerID));
}
await new Promise((go) => setTimeout(go, 1000));
took.length = 0;
const begun = performance.now();
await new Promise((go) => setTimeout(go, seconds * 1000));
over = true;
const lasted = (performance.now() - begun) / 1000;
took.sort((a, b) => a - b);
const at = (share) => took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? null;
const round = (ms) => (ms === null ? null : Math.round(ms * 100) / 100);
const report = { moves: took.length, movesPerSecond: Math.round(took.length / lasted), errors };
console.log(JSON.stringify({ ...report, p50: round(at(0.5)), p99: round(at(0.99)), p999: round(at(0.999)) }));
for (const socket of sockets) socket.disconnect();
process.exit(0);
