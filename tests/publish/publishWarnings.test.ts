import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatWarning, type Problem } from '../../compiler/problem.ts';
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
  await buildFixtureRuntime(distDir);
  await changeTenant(folder, 'ro.json', '"symbol": "lei"', '"symbol": "zł"');
  await changeTenant(folder, 'languages/uk.json', '"loading": "', '"loading": "TODO ');
});
afterEach(() => Promise.all([folder, distDir].map((each) => rm(each, { recursive: true }))));

async function publish(isStrict: boolean) {
  const warnings: Problem[] = [];
  const problems = await publishSite({
    distDir,
    tenantConfigDir: folder,
    environment: 'dev',
    variables: {},
    screens: manifests,
    now: new Date('2026-11-21T12:00:00Z'),
    warn: (warning) => warnings.push(warning),
    isStrict,
  });
  return { problems, warnings };
}

it('publishes files with warnings and tells them; a strict build takes them for problems', async () => {
  const strict = await publish(true);
  expect(strict.problems.map(({ pointer }) => pointer)).toEqual(['/common/loading', '/currency/symbol']);
  expect(strict.warnings).toEqual([]);
  expect(existsSync(join(distDir, 'ro'))).toBe(false);

  const { problems, warnings } = await publish(false);
  expect(problems).toEqual([]);
  expect(warnings.map(formatWarning)).toEqual([
    expect.stringMatching(/uk\.json:\d+:\d+ \/common\/loading warning: "TODO"/),
    expect.stringMatching(/ro\.json:\d+:15 \/currency\/symbol warning: "zł"/),
  ]);
  expect(existsSync(join(distDir, 'ro'))).toBe(true);
});
