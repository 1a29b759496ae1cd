// The socket to the server: opened, kept open, opened again. What is said on it is the affair of `Conversation`.

import type { ClientMessage, ServerMessage } from '$protocol';
import { untrack } from 'svelte';
import { door, type Shut } from './api.ts';
import { Conversation } from './conversation.ts';
import { hex } from './hex.ts';

/** Milliseconds before the next try, the longest last. A little chance keeps clients from coming back all at once. */
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
/** How long to hold back when the server has too much to do. */
const SLOW_DOWN = 1_500;

type Line = 'connecting' | 'open' | 'lost';

let count = $state(0);
let line = $state<Line>('connecting');
let latency = $state<number | null>(null);
let shut = $state<Shut | null>(null);

let socket: WebSocket | null = null;
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let pinging: ReturnType<typeof setInterval> | undefined;
let overdue: ReturnType<typeof setTimeout> | undefined;

function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}

const conversation = new Conversation({
  send: (message) => send(message),
  // Whoever makes it change does not thereby depend on it.
  changed: () =>
    untrack(() => {
      count += 1;
    }),
  now: () => performance.now(),
  id: newId,
});

function send(message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function ping(): void {
  send({ type: 'ping', at: Math.round(performance.now()) });
  clearTimeout(overdue);
  // A connection can be dead without anyone having said so.
  overdue = setTimeout(lose, PONG_WITHIN);
}

function hear(message: ServerMessage): void {
  if (message.type === 'pong') {
    clearTimeout(overdue);
    latency = Math.max(0, Math.round(performance.now()) - message.at);
    return;
  }
  if (message.type === 'welcome') {
    tries = 0;
    line = 'open';
    shut = null;
    ping();
  }
  conversation.heard(message);
  const later = message.type === 'error' && (message.code === 'tooFast' || message.code === 'unavailable');
  if (later) setTimeout(() => conversation.repeat(), SLOW_DOWN);
}

function open(): void {
  clearTimeout(retry);
  const { protocol, host } = location;
  const next = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`);
  socket = next;
  next.onopen = () => conversation.opened();
  next.onmessage = (it: MessageEvent<string>) => hear(JSON.parse(it.data) as ServerMessage);
  next.onclose = () => {
    if (socket === next) lose();
  };
}

function lose(): void {
  clearTimeout(overdue);
  const old = socket;
  socket = null;
  old?.close();
  latency = null;
  line = 'lost';
  conversation.closed();
  // Another version of the server needs another version of this page, which only a reload brings.
  if (conversation.trouble === 'version') return;
  const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? 0;
  tries += 1;
  clearTimeout(retry);
  retry = setTimeout(open, wait * (0.8 + 0.4 * Math.random()));
  // A browser does not tell why a socket was refused; a plain request does.
  if (tries === 1 || shut !== null) void door().then((it) => (shut = it));
}

/** Why the server does not let this person in; `null` if it does. */
export function shutOut(): Shut | null {
  return shut;
}

/** For saying something to the server. */
export const talk: Omit<Conversation, 'tables' | 'lobby' | 'mine' | 'hint' | 'name' | 'avatar' | 'notices'> =
  conversation;

/** What the server has told. Reading it in a component follows it. */
export function server(): Conversation {
  void count;
  return conversation;
}

/** How the connection is, and how many milliseconds an answer takes. */
export function connection(): { line: Line; latency: number | null } {
  return { line, latency };
}

/** Tries again now instead of later. */
export function reconnect(): void {
  if (line === 'open') return;
  tries = 0;
  const old = socket;
  socket = null;
  old?.close();
  open();
}

/** Opens the connection for as long as the page lives. */
export function connect(): void {
  open();
  pinging ??= setInterval(() => line === 'open' && ping(), PING_EVERY);
  addEventListener('online', reconnect);
  addEventListener('offline', () => socket !== null && lose());
  // A page that comes back from the background may have slept through a broken connection.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (line === 'open') ping();
    else reconnect();
  });
}
