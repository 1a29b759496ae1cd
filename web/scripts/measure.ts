// How quick the client is: until the home page and a table of each game can be used on a processor slowed four times, how
// long scripts run to draw a move, how long the frames of animations take, and whether memory grows with games. Fails above
// the budget. Run it on an idle machine.
//
//   TRIVIUM_BIN=… node --import tsx scripts/measure.ts [load] [frames] [memory]     all of them unless told

import { DESKTOP, launch, Player } from '../tests/browser/player.ts';
import { startServer } from '../tests/browser/server.ts';

const PARTS = process.argv.slice(2);
const wanted = (part: string) => PARTS.length === 0 || PARTS.includes(part);

const INTERACTIVE_MS = 1_000;
const MOVE_MS = 16;
const MOVES = 12;
const RUNS = 7;
const SLOWER = 4;
/** The longest frame of an animation, and the mean, which is that of a screen with 60 pictures a second and a little more. */
const FRAME_MS = 50;
const REFRESH_MS = 1000 / 60;
const MEAN_FRAME_MS = 17;
/** Answers whose consequences are watched. */
const WATCHED = 8;
/** Games after the first of each title, and by how much they may leave the heap larger. */
const GAMES = 10;
const GROWTH = 0.05;
const TITLES = ['Cardia', 'Kardinal & König', 'Carta Impera Victoria'];

const server = await startServer();
const browser = await launch();
let failed = false;

function report(what: string, n: number, budget: number, unit = 'ms'): void {
  failed ||= n > budget;
  console.log(`${what.padEnd(62)} ${n.toFixed(1).padStart(7)} ${unit} of ${budget}  ${n > budget ? 'TOO MUCH' : 'ok'}`);
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds of processor time spent in scripts: the same on a busy machine, where a clock measures the others too. */
async function scripts(player: Player): Promise<() => Promise<number>> {
  const session = await player.context.newCDPSession(player.page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find((it) => it.name === 'ScriptDuration')?.value ?? 0);
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread. */
  tts?: number;
  /** A mark knows how many milliseconds ago its page was asked for. */
  args: { data?: { startTime?: number } };
}

/** Milliseconds of processor time that the thread of a page spent from the click on its link to a mark. */
function spentUntil(mark: string, trace: TraceEvent[]): number {
  const end = trace.find((it) => it.name === mark);
  const ago = end?.args.data?.startTime;
  if (end === undefined || ago === undefined) throw new Error(`the trace has no mark ${mark}`);
  const begin = end.ts - 1000 * ago;
  const thread = trace.filter((it) => it.pid === end.pid && it.tid === end.tid && it.ts >= begin);
  const first = Math.min(...thread.map((it) => it.tts ?? Infinity));
  return ((end.tts ?? 0) - first) / 1000;
}

/**
 * Everything a browser that was never here does until a page can be used: what one can click is there, and the frame that
 * shows it is painted.
 */
async function usable(what: string, address: string, there: string, known?: Player): Promise<void> {
  const storageState = await known?.context.storageState();
  const loads: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ baseURL: server.url, viewport: DESKTOP, storageState });
    const page = await context.newPage();
    // A script that looks for itself: asking from outside would cost more than the page.
    await page.addInitScript((selector) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('usable');
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        // What is posted before a frame is heard after it.
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document, { childList: true, subtree: true });
    }, there);
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    loads.push(spentUntil('usable', trace.traceEvents));
    await context.close();
  }
  report(`${what} usable, on a processor ${SLOWER} times slower`, SLOWER * median(loads), INTERACTIVE_MS);
}

if (wanted('load')) await usable('home page', '/', 'article a.primary');

for (const game of wanted('load') ? TITLES : []) {
  const ann = await Player.enter(browser, server.url, 2);
  let changes = 0;
  ann.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (changes += String(payload).includes('"type":"change"') ? 1 : 0)),
  );
  const table = await ann.create(game, 'Play a bot');
  await ann.play(2);
  await ann.asked(null);
  // The question with all its answers is the last thing of the board to be drawn.
  await usable(`table of ${game}`, table, '[data-decision]', ann);
  const spent = await scripts(ann);
  const [before, counted] = [await spent(), changes];
  await ann.play(MOVES);
  const ms = ((await spent()) - before) / Math.max(1, changes - counted);
  report(`move of ${game}, scripts, on average`, ms, MOVE_MS);
  await ann.context.close();
}

/**
 * Plays on with animations, and measures what each frame costs the thread of the page while something moves: scripts, styles,
 * layout and painting, in processor time. Frames of the first answers do not count: they load what moves.
 */
async function frames(game: string): Promise<void> {
  const ann = await Player.enter(browser, server.url, 5, { motion: true });
  await ann.page.addInitScript(() => {
    let played = false;
    requestAnimationFrame(function frame() {
      const plays = document.querySelector('[data-playing]') !== null;
      // A mark in the trace has the processor time of the thread.
      if (plays || played) performance.mark(played ? 'moving' : 'begins');
      played = plays;
      requestAnimationFrame(frame);
    });
  });
  await ann.create(game, 'Play a bot');
  await ann.play(2);
  await ann.asked(null);
  await browser.startTracing(ann.page, { categories: ['blink.user_timing'] });
  await ann.play(WATCHED);
  await ann.asked(null);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter((it) => it.name === 'moving' || it.name === 'begins').sort((a, b) => a.ts - b.ts);
  const costs = marks.flatMap((it, at) => {
    const spent = ((it.tts ?? 0) - (marks[at - 1]?.tts ?? 0)) / 1000;
    return it.name === 'moving' && at > 0 ? [SLOWER * spent] : [];
  });
  if (costs.length === 0) throw new Error(`nothing moved in ${game}`);
  const mean = costs.reduce((sum, it) => sum + Math.max(REFRESH_MS, it), 0) / costs.length;
  const about = `${game}, ${costs.length} frames of animations, ${SLOWER} times slower`;
  report(`${about}: mean`, mean, MEAN_FRAME_MS);
  report(`${about}: longest`, Math.max(...costs), FRAME_MS);
  await ann.context.close();
}

for (const game of wanted('frames') ? TITLES : []) await frames(game);

/** Plays game after game without loading the page anew: what a game leaves behind would add up. */
async function memory(): Promise<void> {
  const ann = await Player.enter(browser, server.url, 8);
  await ann.page.goto('/');
  const session = await ann.context.newCDPSession(ann.page);
  await session.send('Performance.enable');
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const find = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0;
    return { heap: find('JSHeapUsedSize') / 1024, nodes: find('Nodes') };
  };
  const play = async (game: string) => {
    const card = ann.page.getByRole('article', { name: game });
    await card.getByRole('link', { name: 'Play a bot' }).click();
    await ann.button('Start the game').click();
    await ann.page.waitForURL(/\/t\//);
    await ann.play();
    await ann.over();
    await ann.link('Go to the home page').first().click();
    await ann.page.getByRole('article', { name: game }).waitFor();
  };
  for (const game of TITLES) await play(game);
  const before = await used();
  for (let n = 0; n < GAMES; n++) await play(TITLES[n % TITLES.length] ?? '');
  const after = await used();
  report(`heap after ${GAMES} more games`, after.heap, Math.round((1 + GROWTH) * before.heap), 'KB');
  report(`nodes after ${GAMES} more games`, after.nodes, Math.round((1 + GROWTH) * before.nodes), 'nodes');
  await ann.context.close();
}

if (wanted('memory')) await memory();

await browser.close();
await server.stop();
process.exitCode = failed ? 1 : 0;
