/** What lies in the folder of tenants and cannot be read is told, is never waited for, and keeps nobody else from changing. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
let outside: string;
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'outside-'));
  test = await startTestHost();
});
afterEach(async () => {
  await test.close();
  await rm(outside, { recursive: true });
});

const WITHIN = { timeout: 30_000, interval: 20 };

async function problemsOf(code: string): Promise<{ file: string; message: string }[] | undefined> {
  const { tenants } = await (await test.get('/readyz')).json();
  return tenants[code]?.problems;
}

describe('a tenant file that cannot be read', () => {
  const kinds: [string, RegExp, (path: string) => Promise<unknown>][] = [
    ['a pipe', /no regular file/, async (path) => execFileSync('mkfifo', [path])],
    ['a link to a folder', /no regular file/, (path) => symlink(join(test.folder, 'languages'), path)],
    ['a link that leads nowhere', /leads nowhere/, (path) => symlink('gone', path)],
    ['a link to itself', /leads nowhere/, (path) => symlink('xx.json', path)],
    [
      'a link that leads out of the folder',
      /leads out of its folder/,
      async (path) => {
        await copyFile(join(test.folder, 'pl.json'), join(outside, 'pl.json'));
        await symlink(join(outside, 'pl.json'), path);
      },
    ],
  ];
  it.each(kinds)('%s is told, and the others go on changing', async (_kind, message, make) => {
    await make(join(test.folder, 'xx.json'));
    await vi.waitFor(async () => expect(await problemsOf('xx')).toHaveLength(1), WITHIN);
    expect(await problemsOf('xx')).toMatchObject([
      { file: 'xx.json', line: 1, column: 1, rule: 'file', message: expect.stringMatching(message) },
    ]);
    await test.write('ro.json', (await test.read('ro.json')).replace('#7B2D8E', '#7B2D8F'));
    await vi.waitFor(async () => expect(await (await test.get('/ro/')).text()).toContain('#7B2D8F'), WITHIN);
  });

  it('leaves the last good version up', async () => {
    const path = join(test.folder, 'bg.json');
    execFileSync('mkfifo', [`${path}.pipe`]);
    await rename(`${path}.pipe`, path);
    await vi.waitFor(async () => expect(await problemsOf('bg')).toHaveLength(1), WITHIN);
    expect((await test.get('/bg/')).status).toBe(200);
  });

  it('is none when a link leads to a file of its folder, as mounted configuration does', async () => {
    await mkdir(join(test.folder, '..data'));
    const text = (await test.read('pl.json')).replace('"code": "pl"', '"code": "xx"');
    await test.write('..data/xx.json', text);
    await symlink('..data/xx.json', join(test.folder, 'xx.json'));
    await vi.waitFor(async () => expect((await test.get('/xx/')).status).toBe(200), WITHIN);
    expect(await problemsOf('xx')).toEqual([]);
  });
});

it('a words file that cannot be read is told by each tenant that offers it, whose last good words stay', async () => {
  const path = join(test.folder, 'languages/uk.json');
  execFileSync('mkfifo', [`${path}.pipe`]);
  await rename(`${path}.pipe`, path);
  await vi.waitFor(async () => expect(await problemsOf('pl')).toHaveLength(1), WITHIN);
  expect(await problemsOf('pl')).toMatchObject([
    { file: 'languages/uk.json', message: expect.stringMatching(/no regular file/) },
  ]);
  expect((await test.get('/pl/uk/')).status).toBe(200);
  expect(await problemsOf('bg')).toEqual([]);
});
