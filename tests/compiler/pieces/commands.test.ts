/**
 * What the commands of `npm run tenant` tell of small folders, most of them of files that nobody has to compile. Over 250
 * lines: one helper runs every command.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GroupFile, Groups } from '../../../compiler/groupFiles.ts';
import { newTenant } from '../../../compiler/newTenant.ts';
import { offeredIn, onlyDrafts, readOffered } from '../../../compiler/offeredLanguages.ts';
import { findTenantFile } from '../../../compiler/readTenant.ts';
import { runCommand } from '../../../compiler/runCommand.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-commands-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** What a command tells, with the folder left out of it. */
async function run(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const [out, errors]: [string[], string[]] = [[], []];
  const short = (line: string) => line.replaceAll(`${folder}/`, '').replaceAll(folder, 'FOLDER');
  const code = await runCommand({
    words,
    variables: { TENANT_CONFIG_DIR: folder, ...variables },
    screens: [],
    version: '3.10.4',
    today: () => '2026-11-21',
    now: new Date('2026-11-21T12:00:00Z'),
    out: (line) => out.push(short(line)),
    error: (line) => errors.push(short(line)),
  });
  return { code, out, errors };
}

const OPEN = 'The file ends in the middle of a value: "{" of line 1 is not closed. Was the file cut off?';
const NOTHING = 'There is no tenant file in FOLDER: a tenant is one file, CODE.json, in that folder.';
const IGNORED = 'Nobody reads this file: its name ends in ".JSON". Call it "ro.json".';

describe('a folder that is validated', () => {
  it('has nothing to validate where there is no tenant file', async () => {
    expect(await run(['validate'])).toEqual({ code: 2, out: [], errors: [NOTHING] });
    expect(await run(['validate', '--json'])).toEqual({ code: 2, out: ['[]'], errors: [NOTHING] });
  });

  it('is not there', async () => {
    const { code, errors } = await run(['validate'], { TENANT_CONFIG_DIR: join(folder, 'none') });
    expect([code, errors]).toEqual([2, ['There is no such folder: none']]);
  });

  it('is told one problem a line, or as JSON without what would mend it', async () => {
    await write({ 'pl.json': '{', 'bg.json': '{' });
    expect(await run(['validate'])).toEqual({
      code: 1,
      out: [],
      errors: [`bg.json:1:2 / ${OPEN}`, `pl.json:1:2 / ${OPEN}`],
    });
    const { code, out, errors } = await run(['validate', '--json']);
    expect([code, errors]).toEqual([1, []]);
    expect(JSON.parse(out.join('\n'))).toEqual(
      ['bg.json', 'pl.json'].map((file) => ({
        file,
        line: 1,
        column: 2,
        pointer: '',
        rule: 'syntax',
        message: OPEN,
      })),
    );
  });

  it('is told what is only odd as a warning, which is a problem where it is asked for', async () => {
    await write({ 'ro.JSON': '{}' });
    expect(await run(['validate'])).toEqual({
      code: 2,
      out: [],
      errors: [`ro.JSON:1:1 / warning: ${IGNORED}`, NOTHING],
    });
    expect(await run(['validate', '--strict'])).toEqual({
      code: 1,
      out: [],
      errors: [`ro.JSON:1:1 / ${IGNORED}`, NOTHING],
    });
    const told = { file: 'ro.JSON', line: 1, column: 1, pointer: '', rule: 'file-name', message: IGNORED };
    const { code, out } = await run(['validate', '--json']);
    expect([code, JSON.parse(out.join('\n'))]).toEqual([2, [{ ...told, severity: 'warning' }]]);
    const strict = await run(['validate', '--json', '--strict']);
    expect([strict.code, JSON.parse(strict.out.join('\n'))]).toEqual([1, [told]]);
  });

  it('is told as JSON with what would mend each of it, where that is asked for', async () => {
    const fix = async (...more: string[]) => {
      const { code, out, errors } = await run(['validate', '--fix', '--json', ...more]);
      return { code, told: JSON.parse(out.join('\n')), errors };
    };
    expect(await fix()).toEqual({ code: 2, told: [], errors: [] });
    await write({ 'ro.JSON': '{}' });
    expect(await fix()).toMatchObject({ code: 2, told: [{ file: 'ro.JSON' }] });
    expect(await fix('--strict')).toMatchObject({ code: 1, told: [{ file: 'ro.JSON' }] });
    await write({ 'bg.json': '{' });
    expect(await fix()).toMatchObject({ code: 1, told: [{ rule: 'syntax' }, { rule: 'file-name' }] });
  });

  it('has groups and words that are checked without any tenant', async () => {
    await write({ 'groups/west.json': '{"nam": 1}', 'languages/uk.json': '{' });
    expect(await run(['validate'])).toEqual({
      code: 1,
      out: [],
      errors: [
        'groups/west.json:1:2 /nam The key "nam" is not known here.',
        `languages/uk.json:1:2 / ${OPEN}`,
        NOTHING,
      ],
    });
  });

  it('is told twenty texts that a words file lacks, and how many more', async () => {
    await write({ 'languages/uk.json': '{}' });
    const { code, out, errors } = await run(['validate', join(folder, 'languages/uk.json')]);
    expect([code, out, errors.length]).toEqual([1, [], 21]);
    expect(errors.slice(0, 20).every((line) => line.startsWith('languages/uk.json:1:1 /'))).toBe(true);
    const more =
      /^languages\/uk\.json: (\d+) more texts are still to be translated: npm run tenant -- words uk$/;
    expect(errors.at(-1)).toMatch(more);
    const all = JSON.parse(
      (await run(['validate', '--json', join(folder, 'languages/uk.json')])).out.join('\n'),
    );
    expect(all).toHaveLength(20 + Number(more.exec(errors.at(-1) ?? '')?.[1]));
  });
});

describe('a words file that is validated', () => {
  it('is told the one text that it lacks, or said to be well', async () => {
    const whole = await readFile('tenant-config/languages/uk.json', 'utf8');
    const { common, ...rest } = JSON.parse(whole);
    const { loading: _, ...left } = common;
    const file = join(folder, 'languages/uk.json');
    await write({ 'languages/uk.json': JSON.stringify({ common: left, ...rest }) });
    const { code, errors } = await run(['validate', file]);
    expect([code, errors]).toEqual([
      1,
      [expect.stringMatching(/^languages\/uk\.json:1:11 \/common\/loading /)],
    ]);
    await write({ 'languages/uk.json': whole });
    expect(await run(['validate', file])).toEqual({
      code: 0,
      out: ['Checked 1 words file (uk): all is well.'],
      errors: [],
    });
  });
});

describe('files that are validated by their names', () => {
  it('are said to be well, each by its kind', async () => {
    await write({ 'groups/west.json': '{}', 'groups/east.json': '{}' });
    expect(await run(['validate', join(folder, 'groups/west.json')])).toEqual({
      code: 0,
      out: ['Checked 1 group file (west): all is well.'],
      errors: [],
    });
    const files = ['east', 'west'].map((name) => join(folder, `groups/${name}.json`));
    expect((await run(['validate', ...files])).out).toEqual([
      'Checked 2 group files (east, west): all is well.',
    ]);
    expect(await run(['validate', '--json', ...files])).toEqual({ code: 0, out: ['[]'], errors: [] });
  });

  it.each(['bg.json', 'groups/none.json', 'languages/none.json'])('are not there: %s', async (name) => {
    expect(await run(['validate', join(folder, name)])).toEqual({
      code: 2,
      out: [],
      errors: [`There is no such file: ${name}`],
    });
  });

  it('are no folder', async () => {
    await write({ 'ro.json': '{' });
    expect(await run(['validate', folder])).toEqual({
      code: 2,
      out: [],
      errors: ['What was named is a folder, where a file is asked for: name the files in it.'],
    });
    expect((await run(['validate', join(folder, 'ro.json/x')])).errors).toEqual([
      'There is no such file: ro.json/x',
    ]);
  });

  it('are told without what is wrong with others', async () => {
    await write({
      'bg.json': '{',
      'pl.json': '{',
      'elsewhere/x.json': '{',
      'elsewhere/ro.JSON': '{',
      'ro.JSON': '{',
    });
    const told = async (...names: string[]) =>
      (await run(['validate', ...names.map((name) => join(folder, name))])).errors;
    expect(await told('pl.json')).toEqual([`pl.json:1:2 / ${OPEN}`]);
    expect(await told('elsewhere/x.json', 'bg.json')).toEqual([
      `elsewhere/x.json:1:2 / ${OPEN}`,
      `bg.json:1:2 / ${OPEN}`,
    ]);
    expect(await told('elsewhere/ro.JSON')).toEqual([`elsewhere/ro.JSON:1:2 / ${OPEN}`]);
    expect(await told('ro.JSON')).toEqual([`ro.JSON:1:2 / ${OPEN}`, `ro.JSON:1:1 / warning: ${IGNORED}`]);
  });
});

describe('files that are validated beside broken ones', () => {
  it('are called as they were asked for', async () => {
    await write({ 'bg.json': '{' });
    expect((await run(['validate', `${folder}/./bg.json`])).errors).toEqual([`./bg.json:1:2 / ${OPEN}`]);
  });

  it('are told without other words files', async () => {
    await write({ 'languages/uk.json': '{', 'languages/pl.json': '{' });
    expect((await run(['validate', join(folder, 'languages/uk.json')])).errors).toEqual([
      `languages/uk.json:1:2 / ${OPEN}`,
    ]);
  });
});

describe('a draft', () => {
  const fingerprint = (value: unknown) =>
    createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
  const draft = (...open: string[]) => {
    const value = { status: 'draft', name: 'A', identifier: 'B' };
    const places = open.map((key) => [`/${key}`, fingerprint(value[key as keyof typeof value])]);
    return JSON.stringify({ ...value, inherited: { from: 'pl', unconfirmed: Object.fromEntries(places) } });
  };

  it.each<[string[], string[]]>([
    [[], []],
    [
      ['name'],
      [
        '"bg" is a draft. This place must be changed besides, or confirmed by `npm run tenant -- confirm`, before it can be live:',
        'bg.json:1:26 /name "A" is still as copied from "pl".',
      ],
    ],
    [
      ['identifier', 'name'],
      [
        '"bg" is a draft. These 2 places must be changed besides, or confirmed by `npm run tenant -- confirm`, before it can be live:',
        'bg.json:1:26 /name "A" is still as copied from "pl".',
        'bg.json:1:43 /identifier "B" is still as copied from "pl".',
      ],
    ],
  ])('with problems is told besides what is still as copied: %j', async (open, lines) => {
    await write({ 'bg.json': draft(...open) });
    const { code, out, errors } = await run(['validate']);
    expect([code, out]).toEqual([1, lines]);
    expect(errors.length).toBeGreaterThan(3);
    expect((await run(['validate', '--json'])).out).toHaveLength(1);
  });

  it('is confirmed place by place, or as a whole', async () => {
    await write({ 'bg.json': draft('name', 'identifier') });
    expect(await run(['confirm', 'bg', '/name'])).toEqual({
      code: 0,
      out: ['1 left to change or to confirm: /identifier'],
      errors: [],
    });
    expect(await run(['confirm', join(folder, 'bg.json'), '--all'])).toEqual({
      code: 0,
      out: ['Nothing is left to confirm: bg.json can have "status": "live".'],
      errors: [],
    });
  });

  it.each([[['confirm', 'bg']], [['confirm', 'bg', '/name', '--all']]])(
    'is not confirmed by %j',
    async (words) => {
      await write({ 'bg.json': draft('name') });
      const { code, out, errors } = await run(words);
      expect([code, out]).toEqual([2, []]);
      expect(errors.join('\n')).toMatch(
        /^error: name places, or give --all\n\nUsage: npm run tenant -- confirm /,
      );
    },
  );
});

describe('a tenant that is described', () => {
  const there = 'There is no tenant and no file "bh"; there are bg, pl. Did you mean "bg"?';

  it('is found by its code or by its file', async () => {
    await write({ 'bg.json': '{', 'pl.json': '{', 'groups/west.json': '{}', 'x.txt': '{' });
    const [file, other] = [join(folder, 'bg.json'), join(folder, 'x.txt')];
    expect(await findTenantFile('bg', folder)).toBe(file);
    expect(await findTenantFile(other, folder)).toBe(other);
    await expect(findTenantFile('bh', folder)).rejects.toThrow(new Error(there));
    await expect(findTenantFile('nothing', folder)).rejects.toThrow(
      new Error('There is no tenant and no file "nothing"; there are bg, pl.'),
    );
  });

  it('is missed in words where a folder has none', async () => {
    await expect(findTenantFile('bg', folder)).rejects.toThrow(
      new Error('There is no tenant and no file "bg"; there is no tenant at all.'),
    );
    const asked = { from: 'bg', version: '1.0.0', writer: { write: () => Promise.reject(new Error()) } };
    await expect(newTenant(folder, 'hu', asked)).rejects.toThrow(
      'There is no tenant "bg" to copy; there is none.',
    );
  });

  it.each([
    [['explain', 'bh']],
    [['diff', 'bg', 'bh']],
    [['diff', 'bh', 'bg']],
    [['confirm', 'bh', '--all']],
  ])('is not there: %j', async (words) => {
    await write({ 'bg.json': '{', 'pl.json': '{' });
    expect(await run(words)).toEqual({ code: 2, out: [], errors: [there] });
  });

  it.each([
    [['explain', 'bg'], ['bg.json']],
    [
      ['diff', 'bg', 'pl'],
      ['bg.json', 'pl.json'],
    ],
    [
      ['diff', 'pl', 'bg'],
      ['pl.json', 'bg.json'],
    ],
  ])('is told to be broken, as it is validated: %j', async (words, files) => {
    await write({ 'bg.json': '{', 'pl.json': '{' });
    expect(await run(words)).toEqual({
      code: 1,
      out: [],
      errors: files.map((file) => `${file}:1:2 / ${OPEN}`),
    });
    const { code, out, errors } = await run([...words, '--json']);
    expect([code, errors]).toEqual([1, []]);
    expect(JSON.parse(out.join('\n'))).toMatchObject(files.map((file) => ({ file, message: OPEN })));
  });
});

describe('a command', () => {
  it('is refused in an environment that is none', async () => {
    expect(await run(['validate'], { PORTAL_ENV: 'pord' })).toEqual({
      code: 2,
      out: [],
      errors: ['PORTAL_ENV is "pord"; allowed are dev, test, uat, prod. Did you mean "prod"?'],
    });
  });

  it('that needs no environment does not mind a wrong one', async () => {
    const wrong = { PORTAL_ENV: 'pord' };
    expect([(await run(['schema'], wrong)).code, (await run(['--help'], wrong)).code]).toEqual([0, 0]);
    const { errors } = await run(['new', 'hu', '--from', 'pl'], wrong);
    expect(errors).toEqual([expect.stringContaining('There is no tenant "pl" to copy')]);
    expect((await run(['new', 'hu', '--country', 'HU'], wrong)).errors).toEqual([
      'PORTAL_ENV is "pord"; allowed are dev, test, uat, prod. Did you mean "prod"?',
    ]);
  });

  it('prints the schema of tenant files', async () => {
    const { code, out } = await run(['schema']);
    expect([code, out.length]).toEqual([0, 1]);
    expect(JSON.parse(out[0] ?? '')).toHaveProperty(['properties', 'code', 'pattern'], '^[a-z]{2,12}$');
  });

  it.each([
    [[], 2],
    [['--help'], 0],
    [['validate', '--hlep'], 2],
    [['valdate'], 2],
    [['validate', '--help'], 0],
  ])('%j ends with %i', async (words, code) => expect((await run(words)).code).toBe(code));
});

describe('the languages that tenants offer', () => {
  const WEST = {
    name: 'west',
    file: 'groups/west.json',
    content: { ok: true, bytes: Buffer.from('{"languages": ["en", "fr"], "draftLanguages": ["de"]}') },
  } as const;
  const groups: Groups = new Map<string, GroupFile>([
    ['west', WEST],
    ['gone', { name: 'gone', file: 'groups/gone.json', content: { ok: false, reason: 'No.' } } as const],
  ]);

  it.each<[string, object]>([
    [
      '{"code": "bg", "languages": ["bg"], "draftLanguages": ["uk", 5]}',
      { code: 'bg', languages: ['bg'], draftLanguages: ['uk', '5'], group: null },
    ],
    ['{"code": "bg"}', { code: 'bg', languages: [], draftLanguages: [], group: null }],
    ['{"code": "bg", "languages": "bg"}', { code: 'bg', languages: [], draftLanguages: [], group: null }],
    [
      '{"extends": "west", "languages": ["bg"]}',
      { code: 'undefined', languages: ['bg'], draftLanguages: ['de'], group: 'west' },
    ],
    [
      '{"extends": "west", "draftLanguages": null}',
      { code: 'undefined', languages: ['en', 'fr'], draftLanguages: [], group: 'west' },
    ],
    ['{"extends": "gone"}', { code: 'undefined', languages: [], draftLanguages: [], group: 'gone' }],
    ['{"extends": "none"}', { code: 'undefined', languages: [], draftLanguages: [], group: 'none' }],
    [
      '{"code": "bg", "languages": ["bg"',
      { code: 'undefined', languages: [], draftLanguages: [], group: null },
    ],
    ['[]', { code: 'undefined', languages: [], draftLanguages: [], group: null }],
    ['null', { code: 'undefined', languages: [], draftLanguages: [], group: null }],
  ])('are those of %s', (text, offered) => {
    expect(offeredIn(text, groups)).toEqual(offered);
    expect(offeredIn(Buffer.from(text), groups)).toEqual(offered);
  });

  it('are drafts where nobody offers them otherwise', () => {
    const offers = [
      { code: 'bg', languages: ['bg'], draftLanguages: ['uk', 'en'] },
      { code: 'pl', languages: ['pl', 'en'], draftLanguages: ['uk', 'de'] },
    ];
    expect([...onlyDrafts(offers)]).toEqual(['uk', 'de']);
    expect([...onlyDrafts([])]).toEqual([]);
  });

  it('are read of every file of a folder, as it stands in an editor', async () => {
    await write({
      'bg.json': '{"code": "bg", "extends": "west"}',
      'pl.json': '{"code": "pl"}',
      'groups/west.json': '{"languages": ["en"]}',
    });
    const unsaved = new Map([[join(folder, 'pl.json'), '{"code": "pl", "languages": ["pl"]}']]);
    const offered = { draftLanguages: [] };
    expect(await readOffered(folder)).toEqual([
      { ...offered, code: 'bg', languages: ['en'], group: 'west' },
      { ...offered, code: 'pl', languages: [], group: null },
    ]);
    expect(await readOffered(folder, unsaved)).toMatchObject([{}, { languages: ['pl'] }]);
    expect(await readOffered(join(folder, 'none'))).toEqual([]);
  });
});
