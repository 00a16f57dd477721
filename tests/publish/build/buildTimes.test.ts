/** When the build began whose pages are live, as a folder tells it. */
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteBuilt, notePublished, readLiveSince } from '../../../publish/build/buildTimes.ts';
import { buildFixtureRuntime } from '../../host/support/buildFixtureRuntime.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-times-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function build(began: Date): Promise<void> {
  await mkdir(join(dist, '.build'), { recursive: true });
  await writeFile(join(dist, '.build/build.json'), '{}');
  await noteBuilt(dist, began);
}

it('nothing is live where nothing was built, and nothing is said of it', async () => {
  expect(await readLiveSince(dist)).toBeNull();
  await notePublished(dist);
  expect(await readLiveSince(dist)).toBeNull();
});

it('pages are live from the last build that was published, or from the last one where none was', async () => {
  const [first, second, third] = [1, 2, 3].map((day) => new Date(`2026-11-0${day}T10:00:00Z`));
  await build(first as Date);
  expect(await readLiveSince(dist)).toEqual(first);
  await notePublished(dist);
  await build(second as Date);
  expect(await readLiveSince(dist)).toEqual(first);
  await build(third as Date);
  await notePublished(dist);
  expect(await readLiveSince(dist)).toEqual(third);
});

it('a build after more than thirty days keeps what the live pages name, and says when it began', async () => {
  const day = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
  await mkdir(join(dist, 'static'));
  for (const [name, time] of [
    ['live.js', day(40)],
    ['before.js', day(42)],
  ] as const) {
    await writeFile(join(dist, 'static', name), '');
    await utimes(join(dist, 'static', name), time, time);
  }
  await build(day(41));
  const before = Date.now();
  await buildFixtureRuntime(dist);
  await expect(stat(join(dist, 'static/before.js'))).rejects.toThrow('ENOENT');
  const began = (await readLiveSince(dist)) as Date;
  expect(began.getTime()).toBeGreaterThanOrEqual(before);
  expect((await stat(join(dist, 'static/live.js'))).mtime).toEqual(began);
});
