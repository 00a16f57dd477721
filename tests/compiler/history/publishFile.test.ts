// Over 250 lines: each way in which writing a file can be refused, be disturbed or end half done.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { readHistory } from '../../../compiler/history/listVersions.ts';
import { type PublishOptions, publishFile } from '../../../compiler/history/publishFile.ts';
import { findRollback, rollBack } from '../../../compiler/history/rollBack.ts';
import { listTenantFiles } from '../../../compiler/loadTenants.ts';
import { warnIgnoredFiles } from '../../../compiler/warnings/ignoredFiles.ts';
import { readChanges } from '../../../host/serve/folderChanges.ts';

const textOf = (name: string) => `{\n  "code": "xx",\n  "name": "${name}"\n}\n`;
const OLD = textOf('Old');
const NEW = textOf('New');

const run = promisify(execFile);

/** A writer as a process of its own, in one file: it is started some thirty times, and loading its parts took most of each. */
let program: string;
beforeAll(async () => {
  program = join(await mkdtemp(join(tmpdir(), 'writer-')), 'publishAndDie.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'support/publishAndDie.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
  });
});
afterAll(() => rm(dirname(program), { recursive: true }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  await writeFile(join(folder, 'xx.json'), OLD);
});
afterEach(() => rm(folder, { recursive: true }));

function publish(text: string | Uint8Array, more: Partial<PublishOptions> = {}) {
  return publishFile({
    folder,
    file: 'xx.json',
    text,
    baseHash: hashText(OLD),
    reason: 'A new name',
    by: { name: 'Ana', email: 'ana@x.example' },
    now: () => new Date('2026-11-21T12:00:00Z'),
    check: async () => [],
    ...more,
  });
}

const onDisk = () => readFile(join(folder, 'xx.json'), 'utf8');
const journal = () => readFile(join(folder, '.history/journal/xx.jsonl'), 'utf8');

describe('publishing on one machine', () => {
  it('writes the file, and one line that says who changed what, when and why', async () => {
    expect(await publish(NEW)).toMatchObject({ kind: 'published' });
    expect(await onDisk()).toBe(NEW);
    const lines = (await journal()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        kind: 'publish',
        file: 'xx.json',
        at: '2026-11-21T12:00:00.000Z',
        by: { name: 'Ana', email: 'ana@x.example' },
        reason: 'A new name',
        before: hashText(OLD),
        after: hashText(NEW),
        changes: [{ pointer: '/name', before: 'Old', after: 'New' }],
        restores: null,
        refusal: null,
      },
    ]);
  });

  it('leaves nothing beside the file that a host, or validate, would read', async () => {
    await publish(NEW);
    expect(await listTenantFiles(folder)).toEqual([join(folder, 'xx.json')]);
    expect(await warnIgnoredFiles(folder)).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['.history', 'xx.json']);
    const told = new Set(['.history', '.xx.json.0123456789ab.tmp'].map((name) => join(folder, name)));
    expect(readChanges(folder, told, false)).toMatchObject({ isAll: false, tenants: new Set() });
    expect(await readFile(join(folder, '.history/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('refuses a text that was made from another version, and writes the refusal down', async () => {
    await publish(NEW);
    const late = await publish(textOf('Late'));
    expect(late).toEqual({ kind: 'changed', hash: hashText(NEW), text: NEW });
    expect(await onDisk()).toBe(NEW);
    const { refusals } = await readHistory(folder, 'xx.json');
    expect(refusals).toMatchObject([{ refusal: { rule: 'changed' }, after: hashText(textOf('Late')) }]);
  });

  it('refuses a text with problems, one with a secret, and one without a reason', async () => {
    const problem = { file: 'xx.json', line: 1, column: 1, pointer: '', rule: 'x', message: 'Wrong.' };
    expect(await publish(NEW, { check: async () => [problem] })).toEqual({
      kind: 'problems',
      problems: [problem],
    });
    expect(await publish(textOf('-----BEGIN PRIVATE KEY-----'))).toEqual({ kind: 'secret' });
    await expect(publish(NEW, { reason: ' ' })).rejects.toThrow(CannotPublish);
    expect(await onDisk()).toBe(OLD);
    const { refusals } = await readHistory(folder, 'xx.json');
    expect(refusals.map(({ refusal }) => refusal)).toEqual([
      { rule: 'problems', problems: 1 },
      { rule: 'secret', problems: 0 },
    ]);
  });

  it.each(['../xx.json', 'assets/xx.json', '.history/xx.json', 'xx.txt', '/etc/xx.json'])(
    'writes no %s',
    async (file) => {
      await expect(publish(NEW, { file, baseHash: null })).rejects.toThrow(CannotPublish);
    },
  );

  it('writes words files and groups as well, and makes their folder', async () => {
    expect(await publish('{}\n', { file: 'groups/north.json', baseHash: null })).toMatchObject({
      kind: 'published',
    });
    expect(await readFile(join(folder, 'groups/north.json'), 'utf8')).toBe('{}\n');
  });

  it('says so when the file is that text already', async () => {
    expect(await publish(OLD)).toEqual({ kind: 'unchanged', hash: hashText(OLD) });
  });

  it('takes the same publish once more as done, where it may be, and writes nothing of it down', async () => {
    await publish(NEW);
    const before = await journal();
    expect(await publish(NEW, { mayBeDone: true })).toEqual({ kind: 'unchanged', hash: hashText(NEW) });
    expect(await journal()).toBe(before);
    expect(await publish(textOf('Other'), { mayBeDone: true })).toMatchObject({ kind: 'changed' });
    expect(await publish(NEW)).toMatchObject({ kind: 'changed' });
  });
});

describe('several writers', () => {
  it('lets one of them publish, and tells each other one what the file says now', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => textOf(`Writer ${index}`));
    const results = await Promise.all(texts.map((text) => publish(text)));
    const won = results.findIndex(({ kind }) => kind === 'published');
    expect(await onDisk()).toBe(texts[won]);
    const lost = results.filter((_, index) => index !== won);
    expect(lost).toEqual(
      lost.map(() => ({ kind: 'changed', hash: hashText(texts[won] ?? ''), text: texts[won] })),
    );
    const { versions, refusals } = await readHistory(folder, 'xx.json');
    expect([versions.length, refusals.length]).toEqual([2, 7]);
  });

  it('lets one of several processes publish', async () => {
    const texts = ['One', 'Two', 'Three'].map(textOf);
    const kinds = await Promise.all(
      texts.map(async (text) => (await run(process.execPath, [program, folder, hashText(OLD), text])).stdout),
    );
    expect(kinds.toSorted()).toEqual(['changed', 'changed', 'published']);
    expect(await onDisk()).toBe(texts[kinds.indexOf('published')]);
    const { versions, refusals } = await readHistory(folder, 'xx.json');
    expect([versions.length, refusals.length]).toEqual([2, 2]);
  });
});

describe('a writer that is killed', () => {
  /** @returns whether it was killed */
  async function killAt(call: number): Promise<boolean> {
    const words = [program, folder, hashText(OLD), NEW, String(call)];
    return run(process.execPath, words).then(
      () => false,
      ({ signal }) => signal === 'SIGKILL',
    );
  }

  it('leaves the old or the new file, never half of one, and the next writer goes on [C3]', async () => {
    const seen = new Set<string>();
    let calls = 0;
    for (let isKilled = true; isKilled; ) {
      await rm(folder, { recursive: true });
      await mkdir(folder);
      await writeFile(join(folder, 'xx.json'), OLD);
      calls += 1;
      isKilled = await killAt(calls);
      const text = await onDisk();
      expect([OLD, NEW]).toContain(text);
      seen.add(text);
      // Whatever was published is in the history, with its reason, wherever its writer was ended.
      const { versions } = await readHistory(folder, 'xx.json');
      expect(versions.map(({ hash }) => hash)).toEqual([
        hashText(OLD),
        ...(text === NEW ? [hashText(NEW)] : []),
      ]);
      const next = await publish(textOf('Next'), { baseHash: hashText(text) });
      expect(next).toMatchObject({ kind: 'published' });
      const after = await readHistory(folder, 'xx.json');
      expect(after.versions).toHaveLength(versions.length + 1);
      expect(after.versions.filter(({ record }) => record === null)).toHaveLength(1);
      expect((await readdir(folder)).sort()).toEqual(['.history', 'xx.json']);
    }
    expect(seen.size).toBe(2);
    expect(calls).toBeGreaterThan(15);
  });
});

describe('rolling back', () => {
  it('restores the bytes of an older version exactly, as a publish of its own', async () => {
    // Windows line ends, no last line end, and letters of several bytes.
    const odd = Buffer.from('{\r\n"code":"xx",\t"name": "Ærø 🙂"}');
    await writeFile(join(folder, 'xx.json'), odd);
    await publish(NEW, { baseHash: hashText(odd) });
    const target = await findRollback(folder, 'xx.json', null);
    const done = await rollBack(target, {
      folder,
      file: 'xx.json',
      reason: 'It was right before',
      by: { name: 'Ben', email: null },
      now: () => new Date('2026-11-22T08:00:00Z'),
      check: async () => [],
    });
    expect(done).toMatchObject({ kind: 'published', record: { kind: 'rollback', restores: 1 } });
    expect(odd.equals(await readFile(join(folder, 'xx.json')))).toBe(true);
    const { versions } = await readHistory(folder, 'xx.json');
    expect(versions.map(({ hash }) => hash)).toEqual([odd, NEW, odd].map(hashText));
    expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
  });

  it('counts a text that came by another way as a version', async () => {
    await publish(NEW);
    await writeFile(join(folder, 'xx.json'), textOf('By hand'));
    await publish(textOf('Later'), { baseHash: hashText(textOf('By hand')) });
    const { versions } = await readHistory(folder, 'xx.json');
    expect(versions.map(({ version, record }) => [version, record?.reason ?? null])).toEqual([
      [1, null],
      [2, 'A new name'],
      [3, null],
      [4, 'A new name'],
    ]);
    const { text } = await findRollback(folder, 'xx.json', 3);
    expect(Buffer.from(text).toString()).toBe(textOf('By hand'));
  });

  it('says which versions there are', async () => {
    await expect(findRollback(folder, 'xx.json', null)).rejects.toThrow(
      'xx.json has no version before this one.',
    );
    await publish(NEW);
    await expect(findRollback(folder, 'xx.json', 7)).rejects.toThrow(
      'xx.json has no version 7; it has 1, 2.',
    );
    await expect(findRollback(folder, 'xx.json', 2)).rejects.toThrow('what the file says now');
  });
});

describe('secrets', () => {
  /** Every byte below a folder. */
  async function bytesBelow(path: string): Promise<string> {
    const entries = await readdir(path, { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = await Promise.all(
      files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    return texts.join('\n');
  }

  it('stand in no byte of the history: neither one that was there nor one that somebody tried to publish', async () => {
    const secret = 'whsec_4f9aBc81QzLm77';
    const held = `{ "code": "xx", "name": "x", "stores": { "apple": "${secret}" } }`;
    await writeFile(join(folder, 'xx.json'), held);
    await publish(NEW, { baseHash: hashText(held) });
    await publish(textOf('whsec_ZZ9aBc81QzLm78'), { baseHash: hashText(NEW) });
    const bytes = await bytesBelow(join(folder, '.history'));
    expect(bytes).not.toMatch(/whsec_|4f9aBc81/);
    expect(bytes).toContain('{"pointer":"/stores","value":"changed"}');
    await expect(findRollback(folder, 'xx.json', 1)).rejects.toThrow('was not kept');
  });

  it('are only said to have changed where the host alone reads the key, or where a value looks random', async () => {
    const with_ = (key: string, id: string) =>
      JSON.stringify({
        connections: {
          prod: { gateway: { clientSecret: key }, sso: { clientId: 'portal' }, map: { key: id } },
        },
      });
    await writeFile(join(folder, 'xx.json'), with_('XX_KEY', 'a'));
    await publish(with_('XX_OTHER_KEY', 'b7Kq0ZpT4mX9vLw2Rc8N'), {
      baseHash: hashText(with_('XX_KEY', 'a')),
    });
    expect(JSON.parse(await journal()).changes).toEqual([
      { pointer: '/connections/prod/gateway/clientSecret', value: 'changed' },
      { pointer: '/connections/prod/map/key', value: 'changed' },
    ]);
  });
});
