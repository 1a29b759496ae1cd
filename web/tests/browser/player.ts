// Somebody with a browser. Everything is found by role and name, as a screen reader would.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { startServer, type Server } from './server.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
/** What is left of the desktop at 200 %: half as many pixels of the page, each twice as large. */
export const ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // A page that a test makes itself has no address, and may open a socket to this machine nevertheless.
    args: ['--no-sandbox', '--disable-features=LocalNetworkAccessChecks'],
  });
}

/** A server and a browser for the tests of one file. They end with the tests. */
export async function open(): Promise<{ server: Server; browser: Browser }> {
  const [server, browser] = await Promise.all([startServer(), launch()]);
  after(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}

/** Switches explanations off. A page without an address has no storage. */
const KNOWS = `try {
  const kept = JSON.parse(localStorage.getItem('trivium.settings') ?? '{}');
  localStorage.setItem('trivium.settings', JSON.stringify({ ...kept, notes: false }));
} catch {}`;

interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

/** Numbers that look like chance and are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Look {
  viewport?: { width: number; height: number };
  locale?: string;
  /** How many pixels of the screen a pixel of the page has. */
  scale?: number;
  /** Things move, as they do for most people. */
  motion?: boolean;
  /** By finger, without a mouse. */
  touch?: boolean;
  /** A first game explains what is new. Without it the players know the games. */
  notes?: boolean;
}

export class Player {
  /** Errors on the console: there must be none. */
  readonly errors: string[] = [];
  readonly #random: (below: number) => number;
  /** The latest things said on the socket, for whoever wants to know why nothing happens. */
  readonly #frames: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    seed: number,
  ) {
    this.#random = dice(seed);
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // A connection that cannot be made is no fault of the page while the network is away.
      const offline = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_\w+|ERR_EMPTY_RESPONSE|WebSocket connection/.test(
        message.text(),
      );
      if (message.type() === 'error' && !offline) this.errors.push(message.text());
    });
    page.on('websocket', (socket) => {
      const note = (what: string) => {
        this.#frames.push(`${new Date().toISOString().slice(14, 23)} ${what.slice(0, 200)}`);
        if (this.#frames.length > 30) this.#frames.shift();
      };
      note('opened');
      socket.on('framesent', ({ payload }) => note(`> ${payload}`));
      socket.on('framereceived', ({ payload }) => note(`< ${payload}`));
      socket.on('close', () => note('closed'));
    });
  }

  static async enter(browser: Browser, url: string, seed: number, look: Look = {}): Promise<Player> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: look.viewport ?? DESKTOP,
      locale: look.locale ?? 'en-GB',
      // Few pixels: no test looks at them, and drawing them is most of the work.
      deviceScaleFactor: look.scale ?? 0.25,
      hasTouch: look.touch ?? false,
      isMobile: look.touch ?? false,
      reducedMotion: look.motion ? 'no-preference' : 'reduce',
    });
    // tsx names the functions of a test by this, also those that run in the page.
    await context.addInitScript('globalThis.__name ??= (it) => it');
    if (!look.notes) await context.addInitScript(KNOWS);
    return new Player(context, await context.newPage(), seed);
  }

  async leave(): Promise<void> {
    assert.deepEqual(this.errors, [], 'errors on the console');
    await this.context.close();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  /** No violation of the accessibility rules, and nothing that makes the page scroll sideways. */
  async inspect(what: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.page.evaluate(AXE);
    const found = await this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } };
      return (await axe.run()).violations;
    });
    const told = found.map((it) => `${it.id}: ${it.help}: ${it.nodes[0]?.html.slice(0, 200)}`);
    assert.deepEqual(told, [], `accessibility of ${what}`);
    const beyond = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(beyond <= 0, `${what} is ${beyond} px too wide`);
  }

  /** Every control can be brought where nothing lies over all of it. */
  async reach(what: string): Promise<void> {
    const covered = await this.page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary');
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      return [...controls].flatMap((it) => {
        const seen = it.checkVisibility({ visibilityProperty: true });
        if (!seen || it.matches('.skip, .visually-hidden')) return [];
        it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = it.getBoundingClientRect();
        const open = parts.some((x) =>
          parts.some((y) => {
            const there = document.elementFromPoint(left + width * x, top + height * y);
            return it.contains(there);
          }),
        );
        return open ? [] : [it.outerHTML.slice(0, 120)];
      });
    });
    assert.deepEqual(covered, [], `covered in ${what}`);
    await this.page.evaluate(() => scrollTo(0, 0));
  }

  /** Does something without network, and comes back later by the clock of the page, which has to be installed. */
  async offline(seconds: number, meanwhile: () => Promise<void>): Promise<void> {
    await this.context.setOffline(true);
    await this.page.getByText('The server cannot be reached.').first().waitFor();
    await meanwhile();
    // Second by second, so that every try to come back fails before the next one is due.
    for (let second = 0; second < seconds; second++) await this.page.clock.runFor(1_000);
    await this.context.setOffline(false);
  }

  /** What is asked: the same word for the same kind of question. */
  async question(): Promise<string> {
    return (await this.page.locator('[data-asks]').getAttribute('data-asks')) ?? '';
  }

  /** From the home page into a table of one's own, in two clicks. */
  async create(
    game: string,
    door: 'Play a bot' | 'Invite a friend',
    change?: () => Promise<void>,
  ): Promise<string> {
    await this.page.goto('/');
    const card = this.page.getByRole('article', { name: game });
    await card.getByRole('link', { name: door }).click();
    await change?.();
    await this.page.getByRole('button', { name: /^(Start the game|Open the table)$/ }).click();
    await this.page.waitForURL(/\/t\//);
    return this.page.url();
  }

  async sit(url: string, seat: string): Promise<void> {
    await this.page.goto(url);
    await this.button(`Sit at ${seat}`).click();
    await this.button('Leave the seat').first().waitFor();
  }

  /** Waits for a question other than the one known, or the end: as long as others may take for many questions in a row. */
  async asked(known: string | null): Promise<string | null> {
    const found = await this.page
      .waitForFunction(
        (before) => {
          if (document.querySelector('[data-stage=over]')) return { question: null };
          const question = document.querySelector<HTMLElement>('[data-decision]')?.dataset.decision;
          return question !== undefined && question !== before ? { question } : null;
        },
        known,
        { timeout: 120_000, polling: 100 },
      )
      .catch(async (why: unknown) => {
        const shown = await this.page.getByRole('main').innerText();
        const said = [...this.errors, ...this.#frames].join('\n');
        throw new Error(`nothing new is asked after question ${known}\n${shown}\n${said}`, { cause: why });
      });
    return ((await found.jsonValue()) as { question: string | null }).question;
  }

  /** The list of answers, opened. */
  async answers(): Promise<Locator> {
    const list = this.page.getByRole('list', { name: 'Possible answers' });
    if (!(await list.isVisible())) await this.page.locator('[data-decision] summary').click();
    return list.getByRole('button');
  }

  /** Answers the open question with any of the choices. */
  async answer(): Promise<void> {
    const all = await this.answers();
    await all.nth(this.#random(await all.count())).click();
  }

  pick(below: number): number {
    return this.#random(below);
  }

  /** Plays until the end, or until a number of choices was made. What is to be done before a choice is told its number. */
  async play(
    most = 2_000,
    before?: (made: number) => Promise<void>,
    how: (made: number) => Promise<void> = () => this.answer(),
  ): Promise<number> {
    let question: string | null = null;
    for (let made = 0; made < most; made++) {
      question = await this.asked(question);
      if (question === null) return made;
      await before?.(made);
      await how(made);
    }
    return most;
  }

  async over(): Promise<void> {
    await this.page.locator('[data-stage=over]').waitFor({ timeout: 60_000 });
  }
}
