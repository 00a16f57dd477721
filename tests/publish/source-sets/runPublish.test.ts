/** What `npm run publish` does with the registry, and says of it: over that of a folder. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProgram } from '../../../compiler/createProgram.ts';
import { todayAt } from '../../../compiler/today.ts';
import { openRegistry } from '../../../publish/registry/openRegistry.ts';
import { pointerName, readPointer } from '../../../publish/registry/pointer.ts';
import { createTextsCompiler } from '../../../publish/source-sets/compileTexts.ts';
import { readFolderTexts } from '../../../publish/source-sets/readFolderTexts.ts';
import { runPublish } from '../../../publish/source-sets/runPublish.ts';
import { switchTenants } from '../../../publish/source-sets/switchTenants.ts';
import { manifests } from '../../../screens/index.ts';

const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
const NOW = new Date('2026-11-23T12:00:00Z');
const ADDRESSES = {
  GATEWAY_URL: 'https://gateway.example',
  APP_BACKEND_URL: 'https://backend.example',
  SSO_AUTHORITY: 'https://sso.example',
};

let root: string;
let folder: string;
let address: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
});
beforeEach(async () => {
  folder = join(root, randomUUID());
  address = `folder:${folder}-registry`;
  await cp('tenant-config', folder, { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

async function publish(...words: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const program = createProgram('npm run publish --', '').exitOverride();
  program.configureOutput({ writeOut: (text) => out.push(text), writeErr: (text) => error.push(text) });
  const code = await runPublish(program, {
    words,
    variables: { REGISTRY: address, TENANT_CONFIG_DIR: folder, ...ADDRESSES },
    screens: manifests,
    version,
    today: todayAt(NOW),
    now: () => NOW,
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

async function change(from: string | RegExp, to: string, file = 'bg.json'): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
}

async function pointerOf(environment: 'uat' | 'prod', code: string) {
  const registry = await openRegistry(address, {});
  const text = (await registry.readPointers(environment)).pointers.get(pointerName(code))?.text;
  const read = readPointer(text ?? '', code);
  return read.ok ? read.pointer : null;
}

describe('npm run publish', () => {
  it('publishes nothing of several tenants when one of them has a problem', async () => {
    await change('"code": "BGN"', '"code": "leva"');
    const said = await publish('bg', 'pl', '--env', 'uat');
    expect(said.code).toBe(1);
    expect(said.error).toMatch(/bg\.json:\d+:\d+ \/currency.*\nNothing was published\.$/s);
    expect(await pointerOf('uat', 'pl')).toBeNull();
  });

  it('promotes, rolls back and tells the history, each version byte for byte', async () => {
    await publish('bg', '--env', 'uat', '--reason', 'first');
    const first = await pointerOf('uat', 'bg');
    await change(/"brandName": "[^"]*"/, '"brandName": "Other"');
    await publish('bg', '--env', 'uat', '--reason', 'second');
    expect((await publish('promote', 'bg', '--from', 'uat', '--to', 'prod')).out).toBe(
      'bg is live in prod, with revision 1.',
    );
    const second = await pointerOf('uat', 'bg');
    expect(await pointerOf('prod', 'bg')).toMatchObject({
      file: second?.file,
      words: second?.words,
      from: 'uat',
    });
    expect((await publish('compare', 'uat', 'prod')).out).toBe('bg: the same files in uat and prod.');
    expect((await publish('rollback', 'bg', '--env', 'uat', '--reason', 'oops')).code).toBe(0);
    expect((await pointerOf('uat', 'bg'))?.file).toBe(first?.file);
    expect((await publish('compare', 'uat', 'prod', 'bg')).out).toContain('Other');
    const history = (await publish('history', 'bg', '--env', 'uat')).out;
    expect(
      history
        .match(/revision \d+ {2}.*|^ {4}.*$/gm)
        ?.map((line) => line.replace(/ {2}2026.*Z {2}.* {2}/, ' ')),
    ).toEqual([
      'revision 3 rollback (from revision 1)',
      '    oops',
      '    changed: bg.json',
      'revision 2 publish',
      '    second',
      '    changed: bg.json',
      'revision 1 publish',
      '    first',
    ]);
  });

  it('changes nothing when it is asked for what is live already', async () => {
    await publish('bg', '--env', 'uat');
    expect((await publish('bg', '--env', 'uat')).out).toBe(
      'Nothing to publish: bg is live in uat like this already.',
    );
    expect((await pointerOf('uat', 'bg'))?.revision).toBe(1);
  });

  it('tells the loser of a race who was first, when, and why', async () => {
    await publish('bg', '--env', 'uat', '--reason', 'first');
    await change(/"brandName": "[^"]*"/, '"brandName": "Mine"');
    const registry = await openRegistry(address, {});
    const options = { environment: 'uat', variables: ADDRESSES, screens: manifests, version } as const;
    const lost = switchTenants([await readFolderTexts('bg', folder)], {
      ...options,
      registry: {
        ...registry,
        // Somebody is faster, between the look and the write.
        async swapPointers(environment, swap) {
          await change('"Mine"', '"Theirs"');
          await publish('bg', '--env', 'uat', '--reason', 'urgent');
          return registry.swapPointers(environment, swap);
        },
      },
      compile: createTextsCompiler(options),
      today: todayAt(NOW),
      now: () => NOW,
      by: { name: 'Ann', email: null },
      reason: '',
      kind: 'publish',
      from: null,
    });
    await expect(lost).rejects.toThrow(
      /^Nothing was published, because somebody else was first: bg was published by .* at 2026-11-23T12:00:00\.000Z \(revision 2: urgent\)\. Look/,
    );
    expect((await pointerOf('uat', 'bg'))?.reason).toBe('urgent');
  });

  it('refuses a host name that another published tenant has', async () => {
    const hosts = '"hosts": { "singleTenant": ["cards.example"] },\n  "languages": [';
    await change('"languages": [', hosts, 'pl.json');
    await publish('pl', '--env', 'uat');
    await change(hosts, '"languages": [', 'pl.json');
    await change('"languages": [', hosts);
    const said = await publish('bg', '--env', 'uat');
    expect([said.code, said.error]).toEqual([
      1,
      'The host name "cards.example" of bg is claimed by pl already.',
    ]);
  });

  it.each([
    ['names no tenant', ['--env', 'uat'], 2, 'name at least one tenant'],
    ['names no environment', ['bg'], 2, 'there are dev, test, uat, prod'],
    ['names an environment that there is not', ['bg', '--env', 'pord'], 2, 'Did you mean "prod"'],
    ['names a tenant that there is not', ['bgg', '--env', 'uat'], 2, 'Did you mean "bg"'],
    [
      'rolls back what was never published',
      ['rollback', 'bg', '--env', 'uat', '--reason', 'x'],
      1,
      'was never published',
    ],
    ['rolls back without a reason', ['rollback', 'bg', '--env', 'uat'], 2, '--reason <TEXT>'],
    ['mistypes an option', ['bg', '--enw', 'uat'], 2, 'Did you mean --env'],
  ])('says what is wrong when somebody %s', async (_, words, code, message) => {
    const said = await publish(...words);
    expect([said.code, said.out]).toEqual([code, '']);
    expect(said.error).toContain(message);
  });
});
