/** Every command as a program of its own: what only a process and its pipes can show. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Programs by the command that starts them; set-up, types and lint are somebody else's programs. */
const PROGRAMS = [
  'start',
  'dev',
  'screen',
  'test',
  'check',
  'build',
  'host',
  'console',
  'sandbox',
  'tenant',
  'matrix',
  'bench',
  'drill',
  'defects',
  'mutate',
  'shake',
  'days',
].map((name) => {
  const [, path = ''] = /node (\S+\.m?[jt]s)/.exec(scripts[name] ?? '') ?? [];
  return [name, path] as const;
});

async function run(path: string, words: readonly string[]) {
  const child = spawn(process.execPath, [path, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** Each program loads what it is made of first. */
const PATIENCE = 60_000;

describe.each(PROGRAMS)('npm run %s', (name, path) => {
  it('answers --help with what it does, and ends well [USE-28]', { timeout: PATIENCE }, async () => {
    const { code, out, errors } = await run(path, ['--help']);
    expect([code, errors]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: npm /);
    expect(out).toContain(name);
  });

  it('names the nearest option to one that it does not have, and ends with 2 [USE-28]', {
    timeout: PATIENCE,
  }, async () => {
    const { code, out, errors } = await run(path, ['--hepl']);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toMatch(/unknown option '--hepl'\n\(Did you mean --help\?\)\n\nUsage: npm /);
  });
});

it('passes what follows `npm start --` on to the program itself [USE-28]', {
  timeout: PATIENCE,
}, async () => {
  const child = spawn('sh', ['-c', `${scripts.start} --help`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, out]).toEqual([0, expect.stringMatching(/^Usage: npm start /)]);
});

it('ends quietly when its reader has seen enough, as `explain … | head` does [USE-28]', {
  timeout: PATIENCE,
}, async () => {
  const [, tenant = ''] = PROGRAMS.find(([name]) => name === 'tenant') ?? [];
  const child = spawn(process.execPath, [tenant, 'schema'], { stdio: ['ignore', 'pipe', 'pipe'] });
  // Before a byte is written: the first write finds the pipe closed.
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, errors]).toEqual([0, '']);
});
