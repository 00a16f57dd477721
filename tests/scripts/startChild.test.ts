/** Programs of `npm run dev` that a mistake ends: in a process of their own, as all of them are stopped on a signal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

/** Starts a program that does this, waits for its answer, and prints what comes of it. */
async function waitFor(program: string, port: number): Promise<string> {
  const script = `
    const { createPrograms } = await import(${address('scripts/programs.mjs')});
    const { startChild } = await import(${address('scripts/dev/startChild.ts')});
    const args = ['--input-type=module', '-e', ${JSON.stringify(program)}];
    const child = startChild('console', { programs: createPrograms(), args, env: process.env });
    const outcome = await child.untilAnswer(${port}).then(() => 'answered', ({ message }) => message);
    process.stdout.write(outcome);
    child.process.kill();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(child, 'close');
  return said;
}

const address = (path: string) => JSON.stringify(pathToFileURL(path).href);

/** Nobody else's. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  server.close();
  return typeof place === 'object' && place ? place.port : 0;
}

it('tells why a program did not start, and waits for its answer no longer, which would end the others', async () => {
  const ends = 'console.error("Unexpected token"); console.error("    at main.ts:1"); process.exitCode = 1';
  expect(await waitFor(ends, await freePort())).toBe('The console does not start.\nUnexpected token');
});

it('waits until a program answers', async () => {
  const port = await freePort();
  const answers = `
    const { createServer } = await import('node:http');
    setTimeout(() => createServer((_, answer) => answer.end()).listen(${port}), 300);
  `;
  expect(await waitFor(answers, port)).toBe('answered');
});
