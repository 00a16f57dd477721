/** What a build is known by, and what it removes of earlier ones. */
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INLINE_SOURCES } from '../../bundle/inlineScripts.ts';
import { buildFixtureRuntime } from '../host/support/buildFixtureRuntime.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-runtime-'));
});
afterEach(() => rm(dist, { recursive: true }));

const DAY = 24 * 60 * 60 * 1_000;

it('a build is another one as soon as anything that pages have of it is, also what lies in no file', async () => {
  const first = await buildFixtureRuntime(dist);
  expect(first.info.hash).toMatch(/^[0-9a-f]{12}$/);
  expect((await buildFixtureRuntime(dist)).info).toEqual(first.info);
  const inline = { ...INLINE_SOURCES, prerenderedPage: 'tests/host/fixture-runtime/home.js' };
  const other = await buildFixtureRuntime(dist, { inline });
  expect(other.info).toEqual({ ...first.info, hash: other.info.hash, inline: other.info.inline });
  expect(other.info.hash).not.toBe(first.info.hash);
});

it('what hosts ran of earlier builds goes after thirty days, and nothing else in the folder', async () => {
  const folder = join(dist, '.build');
  await mkdir(folder);
  const [old, live, young] = [40, 35, 20].map((days) => new Date(Date.now() - days * DAY));
  for (const [name, time] of [
    ['render-0123456789ab.mjs', old],
    ['renderForms-0123456789ab.mjs', old],
    ['home-ltr-0123456789ab.json', old],
    ['render-ba9876543210.mjs', young],
    ['live', live],
    ['built-from', old],
  ] as const) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), time as Date, time as Date);
  }
  const { render, renderForms, homeStyles } = (await buildFixtureRuntime(dist)).info;
  const now = [render, renderForms, homeStyles.ltr, homeStyles.rtl].map((path) => basename(path ?? ''));
  expect((await readdir(folder)).sort()).toEqual(
    ['build.json', 'built-from', 'live', 'render-ba9876543210.mjs', ...now].sort(),
  );
  expect((await stat(join(folder, 'live'))).mtime).toEqual(live);
});
