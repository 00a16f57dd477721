import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import type { ScreenFacts } from '../../compiler/checks/tenantCheck.ts';
import type { Environment } from '../../compiler/environment.ts';
import { loadTenants } from '../../compiler/loadTenants.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import type { Today } from '../../compiler/today.ts';
import { createSite } from '../page/createSite.ts';
import type { BuildInfo } from './buildInfo.ts';
import { writeAsset, writeFileWhole } from './writeAssets.ts';

export interface PublishOptions {
  readonly build: BuildInfo;
  readonly distDir: string;
  readonly tenantConfigDir: string;
  readonly environment: Environment;
  readonly variables: Variables;
  readonly screens: readonly ScreenFacts[];
  readonly today: Today;
}

/**
 * Writes one folder for each tenant, servable by any web server (contract, ruling 7): `<code>/index.html`,
 * `<code>/<language>/index.html`, the switcher, and `404.html` for addresses that belong to no tenant.
 * @returns the problems; when there are any, nothing was written
 */
export async function publishSite(options: PublishOptions): Promise<readonly Problem[]> {
  const { build, distDir, tenantConfigDir } = options;
  const results = await loadWordsFiles(join(tenantConfigDir, 'languages'));
  const loaded = await loadTenants(tenantConfigDir, {
    ...options,
    words: wordsOf(results),
    version: build.version,
  });
  const problems = [
    ...results.flatMap((each) => (each.ok ? [] : each.problems)),
    ...loaded.flatMap(({ result }) => (result.ok ? [] : result.problems)),
  ];
  if (problems.length > 0) return problems;

  const tenants = loaded.flatMap(({ result }) => (result.ok ? [result.publicTenant] : []));
  const languages = new Map(
    results.flatMap((each) => (each.ok ? [[each.file.language, each.file] as const] : [])),
  );
  const site = createSite({ build, tenants, languages });
  const pages = new Map([
    ['index.html', site.portalPage().html],
    ['404.html', site.portalPage().html],
  ]);
  for (const tenant of tenants) {
    const [main, ...others] = tenant.languages;
    const base = `/${tenant.code}`;
    pages.set(`${tenant.code}/index.html`, site.tenantPage(tenant, base, main).html);
    for (const language of others) {
      pages.set(`${tenant.code}/${language}/index.html`, site.tenantPage(tenant, base, language).html);
    }
  }
  await removeOldPages(
    distDir,
    tenants.map(({ code }) => code),
  );
  for (const [path, html] of pages) await writeFileWhole(join(distDir, path), html);
  for (const [address, json] of site.wordsFiles) await writeAsset(join(distDir, address), Buffer.from(json));
  return [];
}

/** Folders of tenants that are no more. */
async function removeOldPages(distDir: string, codes: readonly string[]): Promise<void> {
  const entries = await readdir(distDir, { withFileTypes: true });
  const old = entries.filter((entry) => entry.isDirectory() && ![...codes, 'static'].includes(entry.name));
  await Promise.all(old.map(({ name }) => rm(join(distDir, name), { recursive: true })));
}
