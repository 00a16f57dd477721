/** The files and folders that `npm run dev` takes up, also those that go and come again. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchSources } from '../../scripts/dev/watchSources.ts';

let folder: string;
let close: () => void;
const reported: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await mkdir(join(folder, 'screen'));
  await writeFile(join(folder, 'screen', 'a.tsx'), '0');
  close = watchSources([folder], (paths) => reported.push(...paths));
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

describe('the watch of npm run dev', () => {
  it('sees each save of a file, however often an editor puts another in its place', async () => {
    const path = join(folder, 'screen', 'a.tsx');
    for (const text of ['1', '2', '3']) {
      reported.length = 0;
      await writeFile(`${path}~`, text);
      await rename(`${path}~`, path);
      await vi.waitFor(() => expect(reported).toEqual([path]), { timeout: 30_000 });
    }
  });

  it('sees files in a folder that came later', async () => {
    const later = join(folder, 'later');
    await mkdir(later);
    await vi.waitFor(
      async () => {
        await writeFile(join(later, 'b.css'), `${Math.random()}`);
        expect(reported).toContain(join(later, 'b.css'));
      },
      { timeout: 30_000, interval: 100 },
    );
  });

  it('tells of the files of a folder that came with them, before anybody watched it', async () => {
    const whole = await mkdtemp(join(tmpdir(), 'watched-whole-'));
    await writeFile(join(whole, 'c.ts'), '');
    reported.length = 0;
    await rename(whole, join(folder, 'whole'));
    await vi.waitFor(() => expect(reported).toContain(join(folder, 'whole', 'c.ts')), { timeout: 30_000 });
  });

  it.each([
    ['below', () => 'screen'],
    ['itself', () => ''],
  ])(
    'sees files of a folder that was removed and made again, as by another branch of git: %s',
    async (_which, name) => {
      const again = join(folder, name());
      await rm(again, { recursive: true });
      await mkdir(join(folder, 'screen'), { recursive: true });
      const path = join(folder, 'screen', 'a.tsx');
      for (const text of ['1', '2']) {
        reported.length = 0;
        await vi.waitFor(
          async () => {
            await writeFile(path, `${text} ${Math.random()}`);
            expect(reported).toContain(path);
          },
          { timeout: 30_000, interval: 100 },
        );
      }
    },
  );

  it('sees files of a folder that took the place of another at once', async () => {
    const next = await mkdtemp(join(tmpdir(), 'watched-next-'));
    await rename(join(folder, 'screen'), join(folder, 'old'));
    await rename(next, join(folder, 'screen'));
    const path = join(folder, 'screen', 'a.tsx');
    await vi.waitFor(
      async () => {
        await writeFile(path, `${Math.random()}`);
        expect(reported).toContain(path);
      },
      { timeout: 30_000, interval: 100 },
    );
  });
});
