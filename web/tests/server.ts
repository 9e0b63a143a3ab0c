// What all tests share: the program on a free port with an empty store (CLIENT_URL takes its place where it is set), and the gallery of the
// boards, as it is in development. Both end when the tests are over. What the program logs goes to the file SERVER_LOG where that is set.
import { spawn } from 'node:child_process';
import { appendFileSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

export default async function begin(): Promise<() => Promise<void>> {
  const gallery = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await gallery.listen();
  process.env.GALLERY_URL = gallery.resolvedUrls?.local[0];
  const endProgram = process.env.CLIENT_URL ? undefined : await beginProgram();
  return async () => void (await Promise.all([gallery.close(), endProgram?.()]));
}

async function beginProgram(): Promise<() => Promise<void>> {
  const program = process.env.ROUNDHOUSE;
  if (!program) throw new Error('ROUNDHOUSE must name the program to test against.');
  const data = await mkdtemp(join(tmpdir(), 'roundhouse-web-'));
  const log = process.env.SERVER_LOG;
  const server = spawn(program, ['serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', log ? openSync(log, 'a') : 'inherit'],
  });
  let isToEnd = false;
  const ended = new Promise<void>((resolve) =>
    server.on('exit', (code, signal) => {
      if (!isToEnd && log)
        appendFileSync(log, `The server ended in the middle of the tests: ${signal ?? `exit code ${code}`}.\n`);
      resolve();
    }),
  );
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (!address) continue;
    process.env.CLIENT_URL = address.replace('0.0.0.0', 'localhost').replace(/\/$/, '');
    break;
  }
  if (!process.env.CLIENT_URL) throw new Error('The server ended before it said where it is.');
  return async () => {
    isToEnd = true;
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
}
