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
});
