/** What a build is known by. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INLINE_SOURCES } from '../../bundle/inlineScripts.ts';
import { buildFixtureRuntime } from '../host/support/buildFixtureRuntime.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-runtime-'));
});
afterEach(() => rm(dist, { recursive: true }));

it('a build is another one as soon as anything that pages have of it is, also what lies in no file', async () => {
  const first = await buildFixtureRuntime(dist);
  expect(first.info.hash).toMatch(/^[0-9a-f]{12}$/);
  expect((await buildFixtureRuntime(dist)).info).toEqual(first.info);
  const inline = { ...INLINE_SOURCES, prerenderedPage: 'tests/host/fixture-runtime/home.js' };
  const other = await buildFixtureRuntime(dist, { inline });
  expect(other.info).toEqual({ ...first.info, hash: other.info.hash, inline: other.info.inline });
  expect(other.info.hash).not.toBe(first.info.hash);
});
