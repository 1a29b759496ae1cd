// How quick the client is: until the home page and a table of each game can be used on a processor slowed four times, and
// how long scripts run to draw a move. Fails above the budget.
//
//   TRIVIUM_BIN=… node --import tsx scripts/measure.ts

import { launch, Player } from '../tests/browser/player.ts';
import { startServer } from '../tests/browser/server.ts';

const INTERACTIVE_MS = 1_000;
const MOVE_MS = 16;
const MOVES = 12;
const RUNS = 5;
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

type Name = 'ScriptDuration' | 'TaskDuration';

/** Milliseconds of processor time: the same on a busy machine, where a clock on the wall measures the others too. */
async function meter(player: Player): Promise<(name: Name) => Promise<number>> {
  const session = await player.context.newCDPSession(player.page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (name) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find((it) => it.name === name)?.value ?? 0);
  };
}

/**
 * Everything a browser that was never here does until a page is drawn and can be used. What tells that it is there is
 * looked for by a plain selector: looking by role would cost more than the page.
 */
async function usable(what: string, address: string, there: string): Promise<void> {
  const loads: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const ann = await Player.enter(browser, server.url, 1);
    const spent = await meter(ann);
    await ann.page.goto(address);
    await ann.page.locator(there).first().waitFor({ state: 'attached' });
    loads.push(await spent('TaskDuration'));
    await ann.context.close();
  }
  report(`${what} usable, on a processor ${SLOWER} times slower`, SLOWER * median(loads), INTERACTIVE_MS);
}

await usable('home page', '/', 'article a.primary');

for (const game of ['Cardia', 'Kardinal & König', 'Carta Impera Victoria']) {
  const ann = await Player.enter(browser, server.url, 2);
  let updates = 0;
  ann.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (updates += String(payload).includes('"type":"update"') ? 1 : 0)),
  );
  const table = await ann.create(game, 'Play a bot');
  await ann.play(2);
  await usable(`table of ${game}`, table, '.board h2');
  const spent = await meter(ann);
  const [before, counted] = [await spent('ScriptDuration'), updates];
  await ann.play(MOVES);
  const ms = ((await spent('ScriptDuration')) - before) / Math.max(1, updates - counted);
  report(`move of ${game}, scripts, on average`, ms, MOVE_MS);
  await ann.context.close();
}

await browser.close();
await server.stop();
process.exitCode = failed ? 1 : 0;
