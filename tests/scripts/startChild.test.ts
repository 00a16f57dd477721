/** Programs of `npm run dev` that a mistake ends: in a process of their own, as all of them are stopped on a signal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';

/** Starts a program that does this, waits for its answer, and prints what comes of it. */
async function waitFor(program: string, port: number, at = '127.0.0.1'): Promise<string> {
  const script = `
    const { createPrograms } = await import(${address('scripts/programs.mjs')});
    const { originAt } = await import(${address('compiler/originAt.ts')});
    const { startChild } = await import(${address('scripts/dev/startChild.ts')});
    const args = ['--input-type=module', '-e', ${JSON.stringify(program)}];
    const child = startChild('console', { programs: createPrograms(), args, env: process.env });
    const outcome = await child.untilAnswer(originAt('${at}', ${port})).then(() => 'answered', ({ message }) => message);
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

it('waits for a program that listens at one address alone, where localhost is nobody', async () => {
  const port = await freePort();
  const answers = `
    const { createServer } = await import('node:http');
    createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.2');
  `;
  expect(await waitFor(answers, port, '127.0.0.2')).toBe('answered');
});

it('asks again where an answer does not come', async () => {
  const port = await freePort();
  const answers = `
    const { createServer } = await import('node:http');
    let asked = 0;
    createServer((_, answer) => { if (++asked > 1) answer.end(); }).listen(${port}, '127.0.0.1');
  `;
  expect(await waitFor(answers, port)).toBe('answered');
});

it('ends no other program where one that has ended is told something, or where one cannot be started at all', async () => {
  const script = `
    const { createPrograms } = await import(${address('scripts/programs.mjs')});
    const { startChild } = await import(${address('scripts/dev/startChild.ts')});
    const programs = createPrograms();
    const { process: ended } = startChild('host', { programs, args: ['-e', ''], env: process.env });
    await new Promise((resolve) => ended.once('close', resolve));
    ended.disconnect();
    ended.send('build');
    process.execPath = '/no/such/program';
    const none = startChild('console', { programs, args: ['-e', ''], env: process.env });
    await none.untilAnswer('http://127.0.0.1:1').catch(({ message }) => process.stdout.write(message));
    await programs.stop(0);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([0, 'The console does not start.\nspawn /no/such/program ENOENT']);
});

it('ends with the program that started it, even where that was ended by force', async () => {
  const script = `
    const { createPrograms } = await import(${address('scripts/programs.mjs')});
    const lives = 'process.stderr.write("lives"); setTimeout(() => {}, 600_000)';
    createPrograms().start(['-e', lives]);
  `;
  // The one that was started has the standard error of the other: it is closed when both have ended.
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const chunk of child.stderr) {
    said += chunk;
    child.kill('SIGKILL');
  }
  expect(said).toBe('lives');
});
