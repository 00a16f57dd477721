import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadWordsFiles } from '../../compiler/builtInWords.ts';
import { type Build, loadBuild } from '../../publish/build/loadBuild.ts';
import { createSite } from '../../publish/page/createSite.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { manifests } from '../../screens/index.ts';
import { buildFixtureRuntime } from '../host/support/buildFixtureRuntime.ts';
import { shippedTenants } from '../support/shippedTenants.ts';

let distDir: string;
let build: Build;
let languages: Parameters<typeof createSite>[0]['languages'];
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'missing-'));
  await buildFixtureRuntime(distDir);
  build = await loadBuild(distDir);
  const files = await loadWordsFiles('tenant-config/languages');
  languages = new Map(files.flatMap((each) => (each.ok ? [[each.file.language, each.file] as const] : [])));
});
afterAll(() => rm(distDir, { recursive: true }));

function publish(screens: readonly Manifest[], tenant = shippedTenants[0]) {
  if (!tenant) throw new Error('No tenant is shipped.');
  const site = createSite({ build, tenants: shippedTenants, languages, screens, now: new Date() });
  return { tenant, pages: site.publish(tenant, `/${tenant.code}`).pages };
}

describe('a tenant is published', () => {
  it.each(manifests.map(({ id }) => id))('without the screen %s, with a page at each address', (id) => {
    const { tenant, pages } = publish(manifests.filter((each) => each.id !== id));
    const [, ...others] = tenant.languages;
    const names = [
      'index.html',
      ...others.map((each) => `${each}/index.html`),
      'shell.html',
      'manifest.webmanifest',
    ];
    expect([...pages.keys()]).toEqual(names);
  });

  it('with the page of all other addresses at its root, where no screen is a page', () => {
    const { pages } = publish(manifests.filter(({ prerendered }) => prerendered !== 'page'));
    expect(pages.get('index.html')).toEqual(pages.get('shell.html'));
    const whole = publish(manifests).pages;
    expect(whole.get('index.html')).not.toEqual(whole.get('shell.html'));
  });
});
