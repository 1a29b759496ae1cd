// How quick the client is: until the home page and a table of each game can be used on a processor slowed four times, and
// how long scripts run to draw a move. Fails above the budget.
//
//   TRIVIUM_BIN=… node --import tsx scripts/measure.ts

import { DESKTOP, launch, Player } from '../tests/browser/player.ts';
import { startServer } from '../tests/browser/server.ts';

const INTERACTIVE_MS = 1_000;
const MOVE_MS = 16;
const MOVES = 12;
const RUNS = 7;
const SLOWER = 4;

const server = await startServer();
const browser = await launch();
let failed = false;

function report(what: string, ms: number, budget: number): void {
  failed ||= ms > budget;
  console.log(
    `${what.padEnd(62)} ${ms.toFixed(1).padStart(7)} ms of ${budget}  ${ms > budget ? 'TOO SLOW' : 'ok'}`,
  );
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

await usable('home page', '/', 'article a.primary');

for (const game of ['Cardia', 'Kardinal & König', 'Carta Impera Victoria']) {
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

await browser.close();
await server.stop();
process.exitCode = failed ? 1 : 0;
