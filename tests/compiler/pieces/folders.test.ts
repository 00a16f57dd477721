/** Which files of a folder are read, and what is told of those that cannot be: tenant files, groups and pictures. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGroupFiles, NO_GROUPS, readGroup, readGroups } from '../../../compiler/groupFiles.ts';
import {
  makePicture,
  namedPictures,
  type Pictures,
  readPictures,
  withAddresses,
} from '../../../compiler/pictures.ts';
import { readRegularFile, unreadable } from '../../../compiler/readRegularFile.ts';

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-folders-'));
  folder = join(root, 'tenants');
  await mkdir(join(folder, 'groups', 'old.json'), { recursive: true });
  await mkdir(join(folder, 'assets', 'bg', 'a folder'), { recursive: true });
  const files = {
    'bg.json': '{}',
    '../outside.json': 'secret',
    'groups/west.json': '{"a": 1}',
    'groups/east.json': '{"b": 2}',
    'groups/.hidden.json': '{}',
    'groups/notes.txt': '',
    'assets/bg/logo.svg': '<svg/>',
    'assets/bg/.hidden': 'x',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await symlink(join(folder, 'bg.json'), join(folder, 'link.json'));
  await symlink(join(root, 'outside.json'), join(folder, 'out.json'));
  await symlink(join(root, 'tenants-else.json'), join(folder, 'nowhere.json'));
  await writeFile(join(root, 'tenants-beside.json'), 'secret');
  await symlink(join(root, 'tenants-beside.json'), join(folder, 'beside.json'));
  await symlink(join(folder, 'groups'), join(folder, 'folder.json'));
});
afterAll(() => rm(root, { recursive: true }));

const told = (content: Awaited<ReturnType<typeof readRegularFile>>) =>
  content && (content.ok ? Buffer.from(content.bytes).toString() : content.reason);

describe('a file that somebody else writes', () => {
  it.each([
    ['bg.json', '{}'],
    ['link.json', '{}'],
    ['none.json', null],
    ['bg.json/x', 'The file cannot be read (ENOTDIR).'],
    ['out.json', 'This is a link that leads out of its folder.'],
    ['beside.json', 'This is a link that leads out of its folder.'],
    ['nowhere.json', 'This is a link that leads nowhere.'],
    ['folder.json', 'This is no regular file.'],
    ['groups', 'This is no regular file.'],
  ])('%s is read, or told: %s', async (name, expected) => {
    const content = await readRegularFile(join(folder, name));
    expect([told(content), content?.ok]).toEqual([
      expected,
      expected === null ? undefined : expected === '{}',
    ]);
  });

  it('is read as it stands in an editor, by whatever path, also where it is not saved', async () => {
    const unsaved = new Map([
      [join(folder, 'bg.json'), 'typed ä'],
      [join(folder, 'new.json'), ''],
    ]);
    const read = async (path: string) => told(await readRegularFile(path, unsaved));
    expect(await read(join(folder, 'bg.json'))).toBe('typed ä');
    expect(await read(relative(process.cwd(), join(folder, 'bg.json')))).toBe('typed ä');
    expect(await read(join(folder, 'new.json'))).toBe('');
    expect(await read(join(folder, 'link.json'))).toBe('{}');
  });

  it('that cannot be read has one problem', () => {
    expect(unreadable('bg.json', 'This is no regular file.')).toEqual({
      file: 'bg.json',
      line: 1,
      column: 1,
      pointer: '',
      rule: 'file',
      message: 'This is no regular file.',
    });
  });
});

describe('groups', () => {
  it('are the JSON files of their folder that are not hidden, in order', async () => {
    const files = ['east', 'old', 'west'].map((name) => join(folder, 'groups', `${name}.json`));
    expect(await listGroupFiles(folder)).toEqual(files);
    const groups = await readGroups(folder);
    expect([...groups].map(([name, group]) => [name, group.name, group.file, told(group.content)])).toEqual([
      ['east', 'east', files[0], '{"b": 2}'],
      ['old', 'old', files[1], 'This is no regular file.'],
      ['west', 'west', files[2], '{"a": 1}'],
    ]);
  });

  it('are read as they stand in an editor', async () => {
    const unsaved = new Map([[join(folder, 'groups', 'west.json'), 'typed']]);
    const groups = await readGroups(folder, unsaved);
    expect([...groups.values()].map(({ content }) => told(content)).at(-1)).toBe('typed');
  });

  it('are none where there is no folder of them', async () => {
    expect(await listGroupFiles(root)).toEqual([]);
    expect(await listGroupFiles(join(folder, 'bg.json'))).toEqual([]);
    expect([...(await readGroups(root)), ...NO_GROUPS]).toEqual([]);
    expect(await readGroup(join(folder, 'groups', 'none.json'))).toBeNull();
  });

  it('are told where they cannot be listed', async () => {
    await expect(listGroupFiles('a\0b')).rejects.toThrow('null bytes');
  });
});

describe('pictures', () => {
  it('are the files of the tenant’s folder, at addresses of their content', async () => {
    const pictures = await readPictures(folder, 'bg');
    expect([...pictures.values()]).toEqual([
      {
        name: 'logo.svg',
        address: '/static/assets/d4dc56669143034f-logo.svg',
        content: Buffer.from('<svg/>'),
      },
    ]);
    expect([...pictures.keys()]).toEqual(['logo.svg']);
    expect([...(await readPictures(folder, 'pl'))]).toEqual([]);
  });

  type Theme = Parameters<typeof namedPictures>[0];
  const theme = {
    brandName: 'Sorvia',
    logo: { file: 'logo.svg', darkFile: 'dark.svg', width: 100 },
    cards: { physical: 'meal', virtual: 'spring.webp' },
  } as Partial<Theme> as Theme;

  it('are named by the logo and the cards, but for built-in arts', () => {
    expect(namedPictures(theme)).toEqual([
      { pointer: '/theme/logo/file', name: 'logo.svg' },
      { pointer: '/theme/logo/darkFile', name: 'dark.svg' },
      { pointer: '/theme/cards/virtual', name: 'spring.webp' },
    ]);
    expect(namedPictures({ brandName: 'Sorvia', logo: null } as Partial<Theme> as Theme)).toEqual([]);
  });

  it('are in pages by their addresses', () => {
    const logo = makePicture('logo.svg', Buffer.from('a'));
    const pictures: Pictures = new Map([
      ['logo.svg', logo],
      ['spring.webp', makePicture('spring.webp', Buffer.from('b'))],
    ]);
    expect(withAddresses(theme, pictures)).toEqual({
      brandName: 'Sorvia',
      logo: { file: '/static/assets/ca978112ca1bbdca-logo.svg', darkFile: 'dark.svg', width: 100 },
      cards: { physical: 'meal', virtual: '/static/assets/3e23e8160039594a-spring.webp' },
    });
    const plain = { brandName: 'Sorvia', logo: null } as Partial<Theme> as Theme;
    expect(withAddresses(plain, pictures)).toEqual(plain);
    const light = { logo: { file: 'logo.svg', width: 100 } } as Partial<Theme> as Theme;
    expect(withAddresses(light, pictures)).toEqual({ logo: { file: logo.address, width: 100 } });
  });
});
