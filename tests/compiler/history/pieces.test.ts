/** What a history is kept by: the names of files, who wrote them, texts that are kept, and versions in their order. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { findAuthor } from '../../../compiler/history/findAuthor.ts';
import { findHistoryFile } from '../../../compiler/history/findHistoryFile.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { historyPlaces } from '../../../compiler/history/historyPlaces.ts';
import type { HistoryRecord } from '../../../compiler/history/historyRecord.ts';
import { holdsSecret } from '../../../compiler/history/holdsSecret.ts';
import { appendRecord, openHistory } from '../../../compiler/history/journal.ts';
import { keepText, readKeptText } from '../../../compiler/history/keptTexts.ts';
import { readHistory, readVersion } from '../../../compiler/history/listVersions.ts';
import { nameInFolder } from '../../../compiler/history/nameInFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const SECRET = 'x7k2m9q4w8z3v6t1y5r0p7n2j8h4g6d9';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a file as its history calls it', () => {
  it.each([
    ['xx.json', 'xx.json'],
    ['languages/pt-BR.json', 'languages/pt-BR.json'],
    ['groups/north_1.json', 'groups/north_1.json'],
    ['groups/../xx.json', 'xx.json'],
    ['assets/xx.json', null],
    ['languages/deep/en.json', null],
    ['xx.txt', null],
    ['xx.json.bak', null],
    ['.xx.json', null],
    ['-xx.json', null],
    ['../xx.json', null],
    ['', null],
  ])('%j is %j', (path, name) => {
    expect(nameInFolder(folder, join(folder, path))).toBe(name);
  });

  it('has places of its own beside the tenant files', () => {
    const at = (...names: readonly string[]) => join(folder, '.history', ...names);
    expect(historyPlaces(folder, 'languages/en.json')).toEqual({
      file: join(folder, 'languages/en.json'),
      journal: at('journal', 'languages+en.jsonl'),
      pending: at('journal', 'languages+en.pending.json'),
      lock: at('journal', 'languages+en.lock'),
      texts: at('texts'),
      root: at(),
    });
    expect(historyPlaces(folder, 'xx.json').journal).toBe(at('journal', 'xx.jsonl'));
  });

  it.each(['../xx.json', 'assets/xx.json', 'xx.txt', 'languages/../xx.json', ''])('is never %j', (file) => {
    expect(() => historyPlaces(folder, file)).toThrow(
      new CannotPublish(`"${file}" is no tenant, group or words file of ${folder}.`),
    );
  });

  it('is found by the code of a tenant, by a shared name with or without its ending, and by its path', async () => {
    for (const name of ['languages', 'groups', 'assets']) await mkdir(join(folder, name));
    for (const name of ['xx.json', 'languages/en.json', 'groups/north.json', 'assets/xx.json'])
      await writeFile(join(folder, name), '{}');
    const find = (name: string) => findHistoryFile(name, folder);
    expect([
      await find('xx'),
      await find(join(folder, 'xx.json')),
      await find('languages/en'),
      await find('languages/en.json'),
      await find('groups/north'),
    ]).toEqual(['xx.json', 'xx.json', 'languages/en.json', 'languages/en.json', 'groups/north.json']);
    const asset = join(folder, 'assets/xx.json');
    await expect(find(asset)).rejects.toThrow(
      new CannotPublish(`"${asset}" is no tenant, group or words file of ${folder}.`),
    );
    await expect(find('languages/uk')).rejects.toThrow();
    await expect(find('xy')).rejects.toThrow(/xy/);
  });
});

describe('who works in a folder', () => {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args]);
  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    git('init', '--quiet');
  });

  it('is who git knows there', async () => {
    git('config', 'user.name', ' Ana Ivanova ');
    git('config', 'user.email', 'ana@x.example');
    expect(await findAuthor(folder)).toEqual({ name: 'Ana Ivanova', email: 'ana@x.example' });
  });

  it('is by the name of the system who git does not know, without an address', async () => {
    expect(await findAuthor(folder)).toEqual({ name: userInfo().username, email: null });
    expect(await findAuthor(join(folder, 'gone'))).toEqual({ name: userInfo().username, email: null });
  });
});

describe('a text that holds a secret', () => {
  const client = (key: string, value: string) => ({ connections: { dev: { gateway: { [key]: value } } } });

  it.each<[string, unknown]>([
    ['a value', { name: 'password: hunter2' }],
    ['a key', { 'password: hunter2': 1 }],
    ['a list', { a: [['password: hunter2']] }],
    ['the place of a client id', client('clientId', SECRET)],
    ['the place of a client secret', client('clientSecret', SECRET)],
  ])('has it in %s', (_, value) => {
    expect([holdsSecret(JSON.stringify(value)), holdsSecret(bytes(JSON.stringify(value)))]).toEqual([
      true,
      true,
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing of it', { name: 'Sorvia', n: 7, no: null }],
    ['a random value that may be public', { name: SECRET }],
    ['one in the place of another key of the gateway', client('rootUrl', SECRET)],
    ['the name of a credential', client('clientSecret', 'XX_GATEWAY_CLIENT_SECRET')],
    ['no text in the place of a credential', { connections: { dev: { gateway: { clientId: 7 } } } }],
  ])('is not one with %s', (_, value) => {
    expect(holdsSecret(JSON.stringify(value))).toBe(false);
  });

  it('may be no JSON, or say it where it does not count', () => {
    expect([holdsSecret('{ password: hunter2'), holdsSecret('{ name')]).toEqual([true, false]);
    expect(holdsSecret('{"a":"; password=hunter2","a":"b"}')).toBe(true);
    expect(holdsSecret('{"a":"\\u0070assword: hunter2"}')).toBe(true);
  });
});

describe('the text of a version', () => {
  const kept = () => readdir(join(folder, '.history/texts'));
  beforeEach(() => openHistory(historyPlaces(folder, 'xx.json')));

  it('is kept under its hash, once', async () => {
    const places = historyPlaces(folder, 'xx.json');
    await keepText(places, bytes('{"a":1}'));
    const path = join(places.texts, hashText('{"a":1}'));
    await utimes(path, 1, 1);
    await keepText(places, bytes('{"a":1}'));
    expect([await kept(), (await stat(path)).mtimeMs]).toEqual([[hashText('{"a":1}')], 1_000]);
    expect(Buffer.from((await readKeptText(places, hashText('{"a":1}'))) ?? []).toString()).toBe('{"a":1}');
  });

  it('is kept nowhere where it holds a secret', async () => {
    await keepText(historyPlaces(folder, 'xx.json'), bytes('{"a":"password: hunter2"}'));
    expect(await kept()).toEqual([]);
  });

  it('is none where it is not kept, or is no longer what it was', async () => {
    const places = historyPlaces(folder, 'xx.json');
    expect(await readKeptText(places, hashText('{}'))).toBeNull();
    await writeFile(join(places.texts, hashText('{}')), '{ }');
    expect(await readKeptText(places, hashText('{}'))).toBeNull();
    await mkdir(join(places.texts, 'folder'));
    await expect(readKeptText(places, 'folder')).rejects.toThrow(/EISDIR/);
  });
});

describe('the versions of a file', () => {
  const record = (
    before: string | null,
    after: string,
    more: Partial<HistoryRecord> = {},
  ): HistoryRecord => ({
    ...{ kind: 'publish', file: 'xx.json', at: '2026-11-21T12:00:00.000Z', by: { name: 'Ana', email: null } },
    ...{ reason: 'Because', before: before && hashText(before), after: hashText(after), changes: [] },
    ...{ restores: null, refusal: null, ...more },
  });
  const write = async (current: string | null, ...records: readonly HistoryRecord[]) => {
    const places = historyPlaces(folder, 'xx.json');
    await openHistory(places);
    for (const each of records) await appendRecord(places, each);
    if (current !== null) await writeFile(places.file, current);
    return readHistory(folder, 'xx.json');
  };
  const told = ({ versions }: Awaited<ReturnType<typeof write>>) =>
    versions.map(({ version, hash, record: by, isCurrent }) => [
      version,
      hash,
      by?.reason ?? null,
      isCurrent,
    ]);

  it('are none of a file that is not there, and one of a file that nobody has published', async () => {
    expect(await readHistory(folder, 'xx.json')).toEqual({ versions: [], refusals: [] });
    expect(told(await write('{}'))).toEqual([[1, hashText('{}'), null, true]]);
  });

  it('are what was published, from 1, and what the file was before and between and is now', async () => {
    const back = record('C', 'B', { kind: 'rollback', reason: 'Back' });
    expect(told(await write('D', record('A', 'B'), back))).toEqual([
      [1, hashText('A'), null, false],
      [2, hashText('B'), 'Because', false],
      [3, hashText('C'), null, false],
      [4, hashText('B'), 'Back', false],
      [5, hashText('D'), null, true],
    ]);
  });

  it('follow each other where nobody came between, from a file that was new', async () => {
    expect(told(await write('B', record(null, 'A'), record('A', 'B')))).toEqual([
      [1, hashText('A'), 'Because', false],
      [2, hashText('B'), 'Because', true],
    ]);
  });

  it('are none of them current where the file is gone', async () => {
    expect(told(await write(null, record(null, 'A')))).toEqual([[1, hashText('A'), 'Because', false]]);
  });

  it('stand apart from what was refused', async () => {
    const refused = record('A', 'B', { kind: 'refusal', refusal: { rule: 'problems', problems: 2 } });
    const { versions, refusals } = await write('A', record(null, 'A'), refused);
    expect([versions.length, refusals]).toEqual([1, [refused]]);
  });

  it('are read from the file where they are current, else from what is kept', async () => {
    const { versions } = await write('{"b":2}', record('{"a":1}', '{"b":2}'));
    const read = () => Promise.all(versions.map((version) => readVersion(folder, 'xx.json', version)));
    const texts = async () => (await read()).map((each) => each && Buffer.from(each).toString());
    expect(await texts()).toEqual([null, '{"b":2}']);
    await keepText(historyPlaces(folder, 'xx.json'), bytes('{"a":1}'));
    expect(await texts()).toEqual(['{"a":1}', '{"b":2}']);
  });
});
