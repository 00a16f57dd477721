/** A text beside the files of its folder, which are judged anew with all that they are made with. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Groups, NO_GROUPS } from '../../../compiler/groupFiles.ts';
import { createFolderJudge } from '../../../compiler/history/folderJudge.ts';
import type { LoadOptions } from '../../../compiler/loadTenants.ts';
import { NO_PICTURES } from '../../../compiler/pictures.ts';
import { SCREENS, TENANT_TEXT, TODAY, WORDS } from '../support/compileText.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-'));
});
afterEach(() => rm(folder, { recursive: true }));

const LOAD: LoadOptions = {
  ...({ environment: 'dev', variables: {}, screens: SCREENS, version: '3.10.4' } as const),
  ...{ words: WORDS, today: () => TODAY },
};
const groupsOf = (text: string): Groups => {
  const content = { ok: true, bytes: Buffer.from(text) } as const;
  return new Map([['north', { name: 'north', file: 'groups/north.json', content }]]);
};

/** A neighbour that claims the same host as the text of `xx`, as far as it has no problem of its own. */
const writeNeighbour = (more: object = {}) => {
  const text = JSON.stringify({
    ...JSON.parse(TENANT_TEXT),
    code: 'aa',
    identifier: 'tenant:aa-ben',
    ...more,
  });
  const credentials = text.replaceAll('"XX_', '"AA_');
  return writeFile(join(folder, 'aa.json'), credentials);
};
const CLASH = ['The host name "cards.example" is claimed by aa.json as well.'];

function open(text = TENANT_TEXT) {
  const judge = createFolderJudge(folder);
  const own = { file: join(folder, 'xx.json'), text: Buffer.from(text), refusal: null };
  return async (more: Partial<LoadOptions> = {}) => {
    const problems = await judge.problemsOf({ ...own, pictures: NO_PICTURES }, { ...LOAD, ...more });
    return problems.map(({ message }) => message);
  };
}

it('is judged beside its neighbours as they are at the moment', async () => {
  const messages = open();
  expect(await messages()).toEqual([]);
  await writeNeighbour();
  expect(await messages()).toEqual(CLASH);
  expect(await messages()).toEqual(CLASH);
  await writeNeighbour({ hosts: {} });
  expect(await messages()).toEqual([]);
  await writeNeighbour();
  expect(await messages()).toEqual(CLASH);
  await rm(join(folder, 'aa.json'));
  expect(await messages()).toEqual([]);
});

it('is judged beside a neighbour whose group has come, or is mended', async () => {
  await writeNeighbour({ extends: 'north' });
  const messages = open();
  expect(await messages({ groups: NO_GROUPS })).toEqual([]);
  expect(await messages({ groups: groupsOf('{ "colour": 1 }') })).toEqual([]);
  expect(await messages({ groups: groupsOf('{}') })).toEqual(CLASH);
});

it('is judged beside a neighbour whose words have come', async () => {
  await writeNeighbour();
  const messages = open(TENANT_TEXT.replace('"languages": ["en", "uk"]', '"languages": ["en"]'));
  const english = new Map([...WORDS].filter(([language]) => language === 'en'));
  expect(await messages({ words: english })).toEqual([]);
  expect(await messages()).toEqual(CLASH);
});

it('is judged beside a neighbour whose picture has come', async () => {
  const { theme } = JSON.parse(TENANT_TEXT);
  await writeNeighbour({ theme: { ...theme, logo: { file: 'logo.svg', width: 90 } } });
  const messages = open();
  expect(await messages()).toEqual([]);
  await mkdir(join(folder, 'assets/aa'), { recursive: true });
  await writeFile(
    join(folder, 'assets/aa/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="28"></svg>',
  );
  expect(await messages()).toEqual(CLASH);
});
