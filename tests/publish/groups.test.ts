import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem } from '../../compiler/problem.ts';
import { publishSite } from '../../publish/plain-files/publishSite.ts';
import { manifests } from '../../screens/index.ts';
import { buildFixtureRuntime } from '../host/support/buildFixtureRuntime.ts';
import { changeTenant } from '../host/support/startTestHost.ts';

let folder: string;
let distDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  distDir = await mkdtemp(join(tmpdir(), 'dist-'));
  await cp('tenant-config', folder, { recursive: true });
  await mkdir(join(folder, 'groups'));
  await buildFixtureRuntime(distDir);
  for (const code of ['pl', 'ro'])
    await changeTenant(folder, `${code}.json`, '{', '{\n  "extends": "north",');
});
afterEach(() => Promise.all([folder, distDir].map((each) => rm(each, { recursive: true }))));

async function publish(group: string): Promise<string[]> {
  await writeFile(join(folder, 'groups/north.json'), group);
  const problems = await publishSite({
    distDir,
    tenantConfigDir: folder,
    environment: 'dev',
    variables: {},
    screens: manifests,
    now: new Date('2026-11-21T12:00:00Z'),
  });
  return problems.map(formatProblem);
}

it('publishes what a group says of its tenants, and nothing where it is wrong, which is told once', async () => {
  expect(await publish('{ "limits": { "idleMinutes": "7" } }')).toEqual([
    expect.stringMatching(/groups\/north\.json:1:30 \/limits\/idleMinutes "7" .* It concerns pl, ro\.$/),
  ]);
  expect(existsSync(join(distDir, 'ro'))).toBe(false);

  expect(await publish('{ "limits": { "idleMinutes": 7 } }')).toEqual([]);
  const page = (code: string) => readFile(join(distDir, code, 'shell.html'), 'utf8');
  expect(await page('ro')).toContain('"idleMinutes":7');
  expect(await page('ro')).not.toContain('north');
  expect(await page('bg')).not.toContain('"idleMinutes":7');
});
