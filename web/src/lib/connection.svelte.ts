// The socket to the server: opened, kept open, opened again. What is said on it is the affair of `Conversation`. Tables on this
// device have a conversation of their own, with a worker; which of the two a table belongs to, its id tells.

import type { ClientMessage, MyTable, ServerMessage } from '$protocol';
import { untrack } from 'svelte';
import { door, type Shut } from './api.ts';
import { CHANNEL, isLocal } from '../local/words.ts';
import { LOCAL_PLAY, SITE } from './build.ts';
import { Conversation } from './conversation.ts';
import { hex } from './hex.ts';
import { keepName, myName } from './person.ts';

/** Milliseconds before the next try, the longest last. A little chance keeps clients from coming back all at once. */
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
/** How long to hold back when the server has too much to do. */
const SLOW_DOWN = 1_500;

type Line = 'connecting' | 'open' | 'lost' | 'none';

let count = $state(0);
let line = $state<Line>(SITE ? 'none' : 'connecting');
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

const wires = {
  // Whoever makes it change does not thereby depend on it.
  changed: () =>
    untrack(() => {
      count += 1;
    }),
  now: () => performance.now(),
  id: newId,
};

const conversation = new Conversation({ ...wires, send: (message) => send(message) });

type Way = typeof import('../local/link.ts');
let way: Promise<Way> | null = null;
const device = new Conversation({ ...wires, send: (message) => void way?.then((it) => it.say(message)) });

/** Who talks about a table. The worker of this device is started when it is first needed. */
function of(table: string): Conversation {
  return isLocal(table) ? onDevice() : conversation;
}

function onDevice(): Conversation {
  if (way === null && LOCAL_PLAY) {
    way = import('../local/link.ts');
    const ears = {
      opened: () => device.opened(),
      closed: () => device.closed(),
      heard: (message: ServerMessage) => device.heard(message),
    };
    // The person has been told why; the next try begins anew.
    way.then((it) => it.open(ears)).catch(() => (way = null));
  }
  return device;
}

/** The games that are kept on this device; none until they are read. */
let kept = $state.raw<MyTable[] | null>(null);

async function readKept(): Promise<void> {
  const { listed } = await import('../local/shelf.ts');
  kept = await listed();
}

/** Reads them now and whenever one of them changes. */
function followKept(): void {
  if (!LOCAL_PLAY || kept !== null) return;
  void readKept();
  if ('BroadcastChannel' in globalThis) new BroadcastChannel(CHANNEL).onmessage = () => void readKept();
}

/** Are games against bots played on this device now, because there is no server? */
export function playsHere(): boolean {
  return LOCAL_PLAY && (line === 'none' || line === 'lost');
}

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
    keepName(message.name);
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

type Talk = Pick<
  Conversation,
  'want' | 'create' | 'watch' | 'unwatch' | 'listen' | 'analyse' | 'stopAnalysing' | 'named'
>;

/** For saying something to the server, or to the tables on this device. */
export const talk: Talk = {
  want: (table, request) => of(table).want(table, request),
  create: (options, clock) => (playsHere() ? onDevice() : conversation).create(options, clock),
  watch: (table) => of(table).watch(table),
  unwatch: (table) => of(table).unwatch(table),
  listen: (to, on) => {
    if (to === 'mine' && on) followKept();
    conversation.listen(to, on);
  },
  analyse: (table) => of(table).analyse(table),
  stopAnalysing: () => {
    conversation.stopAnalysing();
    device.stopAnalysing();
  },
  named: (me) => {
    keepName(me.name);
    conversation.named(me);
  },
};

type Heard = Omit<Conversation, keyof Talk | 'opened' | 'closed' | 'repeat' | 'heard' | 'ready'>;

const both: Heard = {
  get name() {
    return conversation.name ?? (SITE ? myName() : null);
  },
  get avatar() {
    return conversation.avatar;
  },
  get tables() {
    return { ...conversation.tables, ...device.tables };
  },
  get missing() {
    return [...conversation.missing, ...device.missing];
  },
  get lobby() {
    return conversation.lobby;
  },
  get mine() {
    const here = kept ?? [];
    if (conversation.mine === null) return playsHere() && kept !== null ? here : null;
    return [...here, ...conversation.mine].sort((a, b) => a.idleSeconds - b.idleSeconds);
  },
  get hint() {
    return device.hint ?? conversation.hint;
  },
  get notices() {
    return conversation.notices;
  },
  get trouble() {
    return conversation.trouble;
  },
  get waiting() {
    return conversation.waiting;
  },
};

/** What the server and this device have told. Reading it in a component follows it. */
export function server(): Heard {
  void count;
  return both;
}

/** How the connection is, and how many milliseconds an answer takes. */
export function connection(): { line: Line; latency: number | null } {
  return { line, latency };
}

/** Tries again now instead of later. */
export function reconnect(): void {
  if (line === 'open' || line === 'none') return;
  tries = 0;
  const old = socket;
  socket = null;
  old?.close();
  open();
}

/** Opens the connection for as long as the page lives. */
export function connect(): void {
  if (SITE) return;
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
