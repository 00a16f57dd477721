import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NO_PICTURES } from '../../../compiler/pictures.ts';
import { judgeOfLiveFolder } from '../../../console/server/judgeOfLiveFolder.ts';
import { openLiveFolder } from '../../../console/server/liveFolder.ts';
import { manifests } from '../../../screens/index.ts';

/** A folder of its own with the files that ship, as the console keeps it. */
async function open() {
  const tenantConfigDir = await mkdtemp(join(tmpdir(), 'console-judge-'));
  await cp('tenant-config', tenantConfigDir, { recursive: true });
  const context = {
    ...({ tenantConfigDir, distDir: 'dist', environment: 'dev', variables: {}, screens: manifests } as const),
    ...{ version: '3.10.4', now: () => new Date('2026-11-21T12:00:00Z') },
  };
  return { tenantConfigDir, context, folder: await openLiveFolder(context) };
}

it('offers to mend all but two slips of one key, of which only the author knows the one that was meant', async () => {
  const { tenantConfigDir, folder } = await open();
  try {
    const text = await readFile(join(tenantConfigDir, 'bg.json'), 'utf8');
    const slips = text.replace('"timeZone":', '"timeZon": "Europe/Sofia",\n  "timZone":');
    const { problems } = await folder.check('bg', Buffer.from(slips));
    const safe = problems.flatMap(({ pointer, repairs }) =>
      repairs.map(({ title, isSafe }) => [pointer, title, isSafe]),
    );
    expect(safe).toEqual([
      ['/timeZon', 'Replace by "timeZone"', false],
      ['/timZone', 'Replace by "timeZone"', false],
    ]);
  } finally {
    folder.close();
    await rm(tenantConfigDir, { recursive: true });
  }
});

it('judges a text beside what was written a moment ago, and compiles no other file for it', async () => {
  const { tenantConfigDir, context, folder } = await open();
  try {
    const load = { ...context, words: new Map(), today: () => '2026-11-21' };
    const withHost = async (code: string) => {
      const text = await readFile(join(tenantConfigDir, `${code}.json`), 'utf8');
      return text.replace('"timeZone"', '"hosts": { "singleTenant": ["cards.example"] },\n  "timeZone"');
    };
    const judge = async () => {
      const source = { file: 'bg.json', text: Buffer.from(await withHost('bg')), refusal: null };
      const own = { ...source, file: join(tenantConfigDir, source.file), pictures: NO_PICTURES };
      return (await judgeOfLiveFolder(folder).problemsOf(own, load)).map(({ message }) => message);
    };
    const resultOf = (name: string) => folder.tenants.judge().find((each) => each.name === name)?.result;
    const before = resultOf('ro');
    expect(await judge()).toEqual([]);
    await writeFile(join(tenantConfigDir, 'pl.json'), await withHost('pl'));
    expect(await judge()).toEqual(['The host name "cards.example" is claimed by pl.json as well.']);
    expect(resultOf('ro')).toBe(before);
  } finally {
    folder.close();
    await rm(tenantConfigDir, { recursive: true });
  }
});

it('tells each change once, where files are read at the same time', async () => {
  const { tenantConfigDir, folder } = await open();
  try {
    const told: string[] = [];
    folder.onChange(({ tenants }) => told.push(...Object.keys(tenants)));
    const change = async (code: string) => {
      const file = join(tenantConfigDir, `${code}.json`);
      await writeFile(file, `${await readFile(file, 'utf8')}\n`);
      await folder.refresh(code);
    };
    await Promise.all(['bg', 'pl', 'ro'].map(change));
    expect(told.toSorted()).toEqual(['bg', 'pl', 'ro']);
  } finally {
    folder.close();
    await rm(tenantConfigDir, { recursive: true });
  }
});
