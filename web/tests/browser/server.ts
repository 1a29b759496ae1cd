// A server of one's own: a free port, a database that goes away.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Server {
  url: string;
  /** The token of administrators. */
  token: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Waits until somebody answers; fails with what the program said if it ended instead. */
async function answering(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${said()}`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function startServer(
  port?: number,
  folder = mkdtempSync(join(tmpdir(), 'trivium-')),
  flags: string[] = [],
): Promise<Server> {
  const program = process.env.TRIVIUM_BIN;
  if (!program) throw new Error('TRIVIUM_BIN has to name the program `trivium`');
  const listen = `127.0.0.1:${port ?? (await freePort())}`;
  const database = join(folder, 'tables.db');
  const child = spawn(program, ['serve', '--listen', listen, '--database', database, ...flags], {
    env: { ...process.env, TRIVIUM_LOG: 'warn' },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const url = `http://${listen}`;
  await answering(url, child, () => said);
  return {
    url,
    token: readFileSync(`${database}.admin-token`, 'utf8').trim(),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
