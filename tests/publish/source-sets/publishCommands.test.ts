/**
 * What the commands of publishing say of what a registry has, and how they end: over the registry of a folder that the test
 * has filled. No tenant is compiled. Over 250 lines: each command that only reads, and each way in which one is refused.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgram } from '../../../compiler/createProgram.ts';
import { createFolderStore } from '../../../publish/registry/objects/createFolderStore.ts';
import { createObjectRegistry } from '../../../publish/registry/objects/createObjectRegistry.ts';
import { type Pointer, pointerName, type Ring } from '../../../publish/registry/pointer.ts';
import type { Registry, Swap } from '../../../publish/registry/registry.ts';
import { runPublish } from '../../../publish/source-sets/runPublish.ts';
import { aHash, aHost, aLine, aPointer } from '../registry/support/published.ts';

let folder: string;
let registry: Registry;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-publish-'));
  registry = createObjectRegistry(createFolderStore(folder));
});
afterEach(() => rm(folder, { recursive: true }));

/** Makes a pointer live, or takes it away, whatever was there. */
async function put(
  environment: 'uat' | 'prod',
  code: string,
  pointer: Pointer | null,
  { ring = null, ...line }: Partial<Swap['line']> & { ring?: Ring | null } = {},
): Promise<void> {
  const name = pointerName(code, ring);
  const before = (await registry.readPointers(environment)).pointers.get(name)?.stamp ?? null;
  const changes = [{ name, before, pointer }];
  const id = crypto.randomUUID();
  await registry.swapPointers(environment, { changes, line: aLine({ id, ...line }) });
}

async function publish(...words: readonly string[]) {
  return publishWith({}, ...words);
}

async function publishWith(variables: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const program = createProgram('npm run publish --', '').exitOverride();
  program.configureOutput({
    writeOut: (text) => out.push(text.trimEnd()),
    writeErr: (text) => error.push(text.trimEnd()),
  });
  const code = await runPublish(program, {
    words,
    variables: { REGISTRY: `folder:${folder}`, TENANT_CONFIG_DIR: folder, ...variables },
    screens: [],
    version: '3.10.4',
    today: () => '2026-11-23',
    now: () => new Date('2026-11-23T12:00:00Z'),
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  });
  return { code, out, error };
}

const done = (...out: readonly string[]) => ({ code: 0, out, error: [] });
const refused = (...error: readonly string[]) => ({ code: 1, out: [], error });
const misread = (...error: readonly string[]) => ({ code: 2, out: [], error });

describe('the history of a tenant', () => {
  const second = aPointer('bg', { file: aHash('second'), words: { en: aHash('other') } });

  it('is told the newest first: when, by whom, why, from where, and which files changed', async () => {
    await put('uat', 'bg', aPointer('bg'), { reason: '' });
    await put('uat', 'pl', aPointer('pl'));
    await put('uat', 'bg', second, { kind: 'promote', from: 'test', by: { name: 'Bob', email: null } });
    await put('uat', 'bg', aPointer('bg'), { kind: 'rollback', from: '1', reason: 'oops' });
    expect(await publish('history', 'bg', '--env', 'uat')).toEqual(
      done(
        'revision 4  2026-11-23T10:00:00.000Z  Ann  rollback (from revision 1)',
        '    oops',
        '    changed: bg.json, words en',
        'revision 3  2026-11-23T10:00:00.000Z  Bob  promote (from test)',
        '    a reason',
        '    changed: bg.json, words en',
        'revision 1  2026-11-23T10:00:00.000Z  Ann  publish',
      ),
    );
  });

  it('is told as JSON', async () => {
    await put('uat', 'bg', aPointer('bg'), { id: 'one' });
    await put('uat', 'bg', second, { id: 'two' });
    const { code, out } = await publish('history', 'bg', '--env', 'uat', '--json');
    expect([code, out.length]).toEqual([0, 1]);
    expect(out[0]).toMatch(/^\[\n {2}\{\n {4}"pointer"/);
    expect(JSON.parse(out[0] ?? '')).toMatchObject([
      { pointer: { ...second, revision: 2 }, line: { id: 'two' }, changed: ['bg.json', 'words en'] },
      { pointer: { ...aPointer('bg'), revision: 1 }, line: { id: 'one' }, changed: [] },
    ]);
  });

  it('is none where it was never published', async () => {
    await put('prod', 'bg', aPointer('bg'));
    expect(await publish('history', 'bg', '--env', 'uat')).toEqual(refused('bg was never published to uat.'));
  });
});

describe('two environments', () => {
  it('are compared by tenant: those of both, of one alone, and of neither', async () => {
    await put('uat', 'pl', aPointer('pl'));
    await put('prod', 'ro', aPointer('ro'));
    await put('prod', 'cz', aPointer('cz'), { ring: 'canary' });
    const found = await publish('compare', 'uat', 'prod', 'pl', 'ro', 'xx');
    expect(found).toEqual(
      done(
        'pl: published to uat alone.',
        'ro: published to prod alone.',
        'xx: published to neither of them.',
      ),
    );
  });

  it('are compared in all that they have, in order, without what a ring is shown', async () => {
    await put('uat', 'ro', aPointer('ro'));
    await put('prod', 'bg', aPointer('bg'));
    await put('prod', 'cz', aPointer('cz'), { ring: 'canary' });
    expect(await publish('compare', 'uat', 'prod')).toEqual(
      done('bg: published to prod alone.', 'ro: published to uat alone.'),
    );
  });

  it('have the same files', async () => {
    const [file, en] = [
      await registry.writeBlob(Buffer.from('{}')),
      await registry.writeBlob(Buffer.from('{"a":1}')),
    ];
    for (const environment of ['uat', 'prod'] as const)
      await put(environment, 'bg', aPointer('bg', { file, words: { en }, reason: environment }));
    expect(await publish('compare', 'uat', 'prod')).toEqual(done('bg: the same files in uat and prod.'));
  });

  it('have nothing', async () => {
    expect(await publish('compare', 'uat', 'prod')).toEqual(
      done('Nothing is published, neither to uat nor to prod.'),
    );
  });

  it('cannot be compared where a blob is gone', async () => {
    for (const environment of ['uat', 'prod'] as const) await put(environment, 'bg', aPointer('bg'));
    const { code, error } = await publish('compare', 'uat', 'prod');
    expect(code).toBe(1);
    expect(error).toEqual([expect.stringMatching(/^the blob [0-9a-f]{64} is not there$/)]);
  });
});

describe('what some hosts are shown first', () => {
  // A host that has said so lives for ten seconds: they do not pass, however busy the machine is.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const announce = (...hosts: readonly Parameters<typeof aHost>[0][]) =>
    Promise.all(hosts.map((host) => registry.announce('uat', aHost(host))));

  it('is told with the hosts that serve it, and no others', async () => {
    await put('uat', 'pl', aPointer('pl'));
    await put('uat', 'bg', aPointer('bg', { by: 'Bob', reason: 'try it' }), { ring: 'canary' });
    await announce(
      { id: 'a', ring: 'canary', revision: 2 },
      { id: 'b', ring: 'canary', problems: ['bg', 'pl'] },
      { id: 'c' },
    );
    expect(await publish('canary-status', '--env', 'uat')).toEqual(
      done(
        'bg  revision 2  2026-11-23T10:00:00.000Z  Bob  try it',
        'host a  at revision 2',
        'host b  at revision 3, problems: bg, pl',
      ),
    );
  });

  it('is nothing where there is none', async () => {
    await put('uat', 'pl', aPointer('pl'));
    expect(await publish('canary-status', '--env', 'uat')).toEqual(done('No tenant has a canary in uat.'));
  });

  it('is taken away, with a reason in the journal', async () => {
    await put('uat', 'bg', aPointer('bg'));
    await put('uat', 'bg', aPointer('bg'), { ring: 'canary' });
    expect(await publish('canary-abort', 'bg', '--env', 'uat')).toEqual(
      done('The canary of bg in uat is gone, with revision 3.'),
    );
    const [line] = (await registry.readJournal('uat')).slice(-1);
    expect(line).toMatchObject({ kind: 'abort', reason: 'aborted', at: '2026-11-23T12:00:00.000Z' });
    expect([...(await registry.readPointers('uat')).pointers.keys()]).toEqual(['tenant/bg']);
    expect(await publish('canary-abort', 'bg', '--env', 'uat')).toEqual(
      refused('There is no canary of bg in uat.'),
    );
  });

  it('is taken away, and each live host is waited for', async () => {
    await put('uat', 'bg', aPointer('bg'), { ring: 'canary' });
    await announce({ id: 'a', revision: 2 }, { id: 'b', revision: 5, problems: ['pl'] });
    const words = ['canary-abort', 'bg', '--env', 'uat', '--wait', '--reason', 'enough'];
    const { code, out, error } = await publish(...words);
    expect([code, error]).toEqual([0, []]);
    expect(out[1]).toBe('2 of 2 hosts, 0.0 s');
    expect((await registry.readJournal('uat')).at(-1)?.reason).toBe('enough');
  });

  it('is taken away, and where no host was there to be waited for that is said', async () => {
    await put('uat', 'bg', aPointer('bg'), { ring: 'canary' });
    const { code, out, error } = await publish('canary-abort', 'bg', '--env', 'uat', '--wait');
    expect(out[1]).toMatch(/^0 of 0 hosts, /);
    expect([code, error]).toEqual([
      1,
      ['No host of uat is live in the registry, so nobody was waited for: see that hosts run.'],
    ]);
  });

  it('is taken away, and a host that cannot serve what is left is named', async () => {
    await put('uat', 'bg', aPointer('bg'), { ring: 'canary' });
    await announce({ id: 'a', revision: 2, problems: ['pl', 'bg'] }, { id: 'b', revision: 2 });
    const { code, error } = await publish('canary-abort', 'bg', '--env', 'uat', '--wait');
    expect([code, error]).toEqual([
      1,
      ['a cannot serve this version and stays at the last good one: see its /readyz.'],
    ]);
  });
});

describe('a command of publishing', () => {
  const there = 'there are dev, test, uat, prod';

  it.each<[readonly string[], string]>([
    [[], 'error: name at least one tenant'],
    [['--env', 'uat'], 'error: name at least one tenant'],
    [['bg'], `error: required option '--env <ENV>' not specified; ${there}`],
    [['bg', '--env', 'pord'], `error: there is no environment "pord"; ${there}. Did you mean "prod"?`],
    [['history', 'bg', '--env', 'x'], `error: there is no environment "x"; ${there}.`],
    [['history', 'bg'], `error: required option '--env <ENV>' not specified; ${there}`],
    [['compare', 'uat', 'x'], `error: there is no environment "x"; ${there}.`],
    [['canary', 'bg'], `error: required option '--env <ENV>' not specified; ${there}`],
    [['canary-status'], `error: required option '--env <ENV>' not specified; ${there}`],
    [['canary-abort', 'bg'], `error: required option '--env <ENV>' not specified; ${there}`],
    [['rollback', 'bg', '--env', 'uat'], "error: required option '--reason <TEXT>' not specified"],
    [
      ['rollback', 'bg', '--env', 'uat', '--reason', ''],
      "error: required option '--reason <TEXT>' not specified",
    ],
    ...['0', '-1', '1.5', 'x', '3x', 'x3', '01', ''].map((revision): [readonly string[], string] => [
      ['rollback', 'bg', '--env', 'uat', '--reason', 'x', `--to=${revision}`],
      `error: "${revision}" is no revision: revisions are numbers, such as 3`,
    ]),
    [['promote', 'bg', '--from', 'uat'], "error: required option '--to <ENV>' not specified"],
    [['promote', 'bg', '--to', 'uat'], "error: required option '--from <ENV>' not specified"],
    [['promote', 'bg', '--from', 'x', '--to', 'uat'], `error: there is no environment "x"; ${there}.`],
  ])('is misread: %j', async (words, message) => {
    const { code, out, error } = await publish(...words);
    expect([code, out]).toEqual([2, []]);
    expect(error.join('\n')).toContain(message);
  });

  it.each<[readonly string[], string]>([
    [['promote', 'bg', '--from', 'uat', '--to', 'prod'], 'bg was never published to uat.'],
    [['rollback', 'bg', '--env', 'uat', '--reason', 'x'], 'bg was never published to uat.'],
    [
      ['rollback', 'bg', '--env', 'prod', '--reason', 'x', '--to', '3'],
      'bg has no revision 3 in prod; it has 1.',
    ],
    [['rollback', 'bg', '--env', 'prod', '--reason', 'x'], 'bg has no version in prod before this one.'],
  ])('is refused: %j', async (words, message) => {
    await put('prod', 'bg', aPointer('bg'));
    expect(await publish(...words)).toEqual(refused(message));
  });

  it('is refused where the registry is none of this product', async () => {
    await createFolderStore(folder).put('uat/pointers.json', Buffer.from('{}'), 'any');
    expect(await publish('canary-status', '--env', 'uat')).toEqual(
      refused('uat/pointers.json of the registry is torn, or none of this product.'),
    );
  });

  it('ends with what is wrong of the address of the registry', async () => {
    const { code, error } = await publishWith({ REGISTRY: 'x:' }, 'canary-status', '--env', 'uat');
    expect([code, error]).toEqual([2, [expect.stringMatching(/^REGISTRY is "x:"; allowed are /)]]);
  });

  it('says that the registry cannot be reached', async () => {
    await writeFile(join(folder, 'uat'), '');
    expect(await publish('canary-status', '--env', 'uat')).toEqual(
      misread(expect.stringMatching(/^Nothing was published: the registry cannot be reached\. ENOTDIR/)),
    );
  });

  it('says what there is', async () => {
    const { code, out, error } = await publish('--help');
    expect([code, error]).toEqual([0, []]);
    const commands = ['promote', 'rollback', 'history', 'compare', 'canary', 'canary-status', 'canary-abort'];
    for (const name of commands) expect(out.join('\n')).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });
});
