/**
 * What the commands that bring a published version back, or to another environment, do and say: over the registry of a folder
 * that has one tenant, which is compiled some twenty milliseconds long by each of them.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgram } from '../../../compiler/createProgram.ts';
import { todayAt } from '../../../compiler/today.ts';
import { createFolderStore } from '../../../publish/registry/objects/createFolderStore.ts';
import { createObjectRegistry } from '../../../publish/registry/objects/createObjectRegistry.ts';
import { type Pointer, pointerName } from '../../../publish/registry/pointer.ts';
import type { Registry } from '../../../publish/registry/registry.ts';
import { readFolderTexts } from '../../../publish/source-sets/readFolderTexts.ts';
import { runPublish } from '../../../publish/source-sets/runPublish.ts';
import { nameTexts, type SourceTexts, writeTexts } from '../../../publish/source-sets/sourceTexts.ts';
import { manifests } from '../../../screens/index.ts';
import { aHash, aHost, aLine, aPointer } from '../registry/support/published.ts';

let bg: SourceTexts;
beforeAll(async () => {
  bg = await readFolderTexts('bg', 'tenant-config');
});

let folder: string;
let registry: Registry;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-promote-'));
  registry = createObjectRegistry(createFolderStore(folder));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const NOW = new Date('2026-11-23T12:00:00Z');

/** The tenant, called otherwise. */
const called = (name: string): SourceTexts => {
  const file = Buffer.from(bg.file).toString();
  return { ...bg, file: Buffer.from(file.replace(/"brandName": "[^"]*"/, `"brandName": "${name}"`)) };
};

async function putPointer(environment: 'uat' | 'prod', pointer: Pointer): Promise<void> {
  const name = pointerName(pointer.code);
  const before = (await registry.readPointers(environment)).pointers.get(name)?.stamp ?? null;
  const line = aLine({ id: crypto.randomUUID() });
  await registry.swapPointers(environment, { changes: [{ name, before, pointer }], line });
}

/** Makes a set live as it is, whatever the compiler would say of it. */
async function put(environment: 'uat' | 'prod', texts: SourceTexts): Promise<void> {
  await writeTexts(registry, texts, new Set());
  await putPointer(environment, aPointer('bg', nameTexts(texts)));
}

async function publish(...words: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await runPublish(createProgram('npm run publish --', '').exitOverride(), {
    words,
    variables: {
      REGISTRY: `folder:${folder}`,
      TENANT_CONFIG_DIR: folder,
      GATEWAY_URL: 'https://gateway.example',
      APP_BACKEND_URL: 'https://backend.example',
      SSO_AUTHORITY: 'https://sso.example',
    },
    screens: manifests,
    version: '3.10.4',
    today: todayAt(NOW),
    now: () => NOW,
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  });
  return { code, out, error };
}

const liveIn = async (environment: 'uat' | 'prod') => {
  const { pointers } = await registry.readPointers(environment);
  return JSON.parse(pointers.get('tenant/bg')?.text ?? 'null') as Pointer;
};

describe('a version that is promoted', () => {
  it('is promoted once, however often it is named', async () => {
    await put('uat', bg);
    const { code, out } = await publish('promote', 'bg', 'bg', '--from', 'uat', '--to', 'prod');
    expect([code, out]).toEqual([0, ['bg is live in prod, with revision 1.']]);
    const [line] = await registry.readJournal('prod');
    expect(line?.changes.map(({ name }) => name)).toEqual(['tenant/bg']);
  });

  it('is live in the other environment as it was, and says from where', async () => {
    await put('uat', called('New'));
    expect(await publish('promote', 'bg', '--from', 'uat', '--to', 'prod')).toEqual({
      code: 0,
      out: ['bg is live in prod, with revision 1.'],
      error: [],
    });
    expect(await liveIn('prod')).toMatchObject({
      ...nameTexts(called('New')),
      from: 'uat',
      reason: 'promoted from uat',
      at: '2026-11-23T12:00:00.000Z',
    });
    expect((await registry.readJournal('prod')).at(-1)).toMatchObject({ kind: 'promote', from: 'uat' });
  });

  it('has the reason that somebody gives, and changes nothing where it is live already', async () => {
    await put('uat', bg);
    await publish('promote', 'bg', '--from', 'uat', '--to', 'prod', '--reason', 'tried out');
    expect((await liveIn('prod')).reason).toBe('tried out');
    expect(await publish('promote', 'bg', '--from', 'uat', '--to', 'prod')).toEqual({
      code: 0,
      out: ['Nothing to publish: bg is live in prod like this already.'],
      error: [],
    });
  });

  it('names those that have other versions of what it shares with them', async () => {
    await put('uat', bg);
    const { words } = nameTexts(bg);
    const other = { words: { en: aHash('other') } };
    await putPointer('prod', aPointer('pl', { words: { en: words.en ?? '', pl: aHash('pl') } }));
    await putPointer('prod', aPointer('ro', other));
    expect((await publish('promote', 'bg', '--from', 'uat', '--to', 'prod')).out).toEqual([
      'bg is live in prod, with revision 3.',
      'ro has another version of languages/en.json: name them in one command to switch together.',
    ]);
    await putPointer('prod', aPointer('cz', other));
    await putPointer('prod', aPointer('sk', other));
    await put('uat', called('New'));
    expect((await publish('promote', 'bg', '--from', 'uat', '--to', 'prod')).out[1]).toBe(
      'ro, cz and sk have another version of languages/en.json: name them in one command to switch together.',
    );
  });

  it('is refused with its problems', async () => {
    await put('uat', {
      ...bg,
      file: Buffer.from(Buffer.from(bg.file).toString().replace('Europe/Sofia', 'Mars')),
    });
    const { code, out, error } = await publish('promote', 'bg', '--from', 'uat', '--to', 'prod');
    expect([code, out, error.at(-1)]).toEqual([1, [], 'Nothing was published.']);
    expect(error[0]).toMatch(/^bg\.json:\d+:\d+ \/timeZone/);
    expect(await liveIn('prod')).toBeNull();
  });

  it('is waited for until each live host serves it', async () => {
    // A host that has said so lives for ten seconds: they do not pass, however busy the machine is.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    await put('uat', bg);
    await registry.announce('prod', aHost({ id: 'a', revision: 1 }));
    const { code, out } = await publish('promote', 'bg', '--from', 'uat', '--to', 'prod', '--wait');
    expect([code, out[0]]).toEqual([0, 'bg is live in prod, with revision 1.']);
    expect(out[1]).toBe('1 of 1 hosts, 0.0 s');
  });
});

describe('a version that is brought back', () => {
  it('is the one before, or that of a revision, as a version of its own', async () => {
    for (const name of ['One', 'Two', 'Three']) await put('uat', called(name));
    expect(await publish('rollback', 'bg', '--env', 'uat', '--reason', 'oops')).toEqual({
      code: 0,
      out: ['bg is live in uat, with revision 4.'],
      error: [],
    });
    expect(await liveIn('uat')).toMatchObject({ ...nameTexts(called('Two')), from: '2', reason: 'oops' });
    await publish('rollback', 'bg', '--env', 'uat', '--reason', 'oops', '--to', '1');
    expect(await liveIn('uat')).toMatchObject({ ...nameTexts(called('One')), from: '1', revision: 5 });
    expect((await registry.readJournal('uat')).at(-1)?.kind).toBe('rollback');
  });
});

describe('two environments with other versions', () => {
  it('are told apart in words, and by the words files that are not the same', async () => {
    await put('uat', called('New'));
    await put('prod', { ...bg, words: new Map([...bg.words, ['xx', Buffer.from('{}')]]) });
    const { code, out, error } = await publish('compare', 'prod', 'uat');
    expect([code, error]).toEqual([0, []]);
    const text = out.join('\n');
    expect(text).toContain('The brand’s name is New instead of Sorvia.');
    expect(text).toContain('bg in prod');
    expect(text).toContain('bg in uat');
    expect(out.at(-1)).toBe('\nWords files that are not the same: xx.');
  });

  it('are not compared where one has a problem', async () => {
    await put('uat', { ...bg, file: Buffer.from('{}') });
    await put('prod', bg);
    const { code, error } = await publish('compare', 'prod', 'uat');
    expect(code).toBe(1);
    expect(error[0]).toMatch(/^bg\.json:\d+:\d+ /);
    // Nobody has asked for that.
    expect(error).not.toContain('Nothing was published.');
  });
});
