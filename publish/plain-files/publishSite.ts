import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { compileForms } from '../../compiler/compileForms.ts';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { problemsOfWords, shownWords } from '../../compiler/drafts/wordsOfDrafts.ts';
import type { Environment } from '../../compiler/environment.ts';
import { gatherProblems } from '../../compiler/groups/gatherProblems.ts';
import { loadTenants } from '../../compiler/loadTenants.ts';
import { onlyDrafts, readOffered } from '../../compiler/offeredLanguages.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { todayAt } from '../../compiler/today.ts';
import { warnIgnoredFiles } from '../../compiler/warnings/ignoredFiles.ts';
import { closedCalls } from '../../runtime/assemble/closedCalls.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { BUILD_FOLDER } from '../build/buildInfo.ts';
import { notePublished } from '../build/buildTimes.ts';
import { qualityFor } from '../build/compress.ts';
import { loadBuild } from '../build/loadBuild.ts';
import { keepAsset, writeAsset, writeFileWhole } from '../build/writeAssets.ts';
import { createSite } from '../page/createSite.ts';
import { NGINX_FOLDER, type NginxSite, type NginxTenant, writeNginxIncludes } from './nginxIncludes.ts';
import { writePublished } from './publishedFolder.ts';

/** Tenants that are published at the same time. */
const AT_ONCE = 4;

export interface PublishOptions {
  readonly distDir: string;
  readonly tenantConfigDir: string;
  readonly environment: Environment;
  readonly variables: Variables;
  readonly screens: readonly Manifest[];
  readonly now: Date;
  /** Takes what is allowed in the files and yet looks like a mistake; nobody is told unless it is given. */
  readonly warn?: ((warning: Problem) => void) | undefined;
  /** Warnings are problems. */
  readonly isStrict?: boolean | undefined;
  /** Whether drafts are published; they are not unless asked for. */
  readonly drafts?: boolean;
}

/**
 * Publishes every tenant below `dist/` (see publishedFolder.ts), the switcher, and `404.html` for addresses that
 * belong to no tenant: servable by any web server (decision 009).
 * @returns the problems; when there are any, nothing was written
 */
export async function publishSite(options: PublishOptions): Promise<readonly Problem[]> {
  const { distDir, tenantConfigDir, screens, now } = options;
  const build = await loadBuild(distDir);
  const results = await loadWordsFiles(join(tenantConfigDir, 'languages'));
  const loaded = await loadTenants(tenantConfigDir, {
    ...options,
    today: todayAt(now),
    words: wordsOf(results),
    version: build.info.version,
  });
  const warnings = [
    ...results.flatMap((each) => each.warnings),
    ...gatherProblems(loaded.map((each) => ({ file: each.file, problems: each.warnings }))),
    ...(await warnIgnoredFiles(tenantConfigDir)),
  ];
  const draftOnly = onlyDrafts(await readOffered(tenantConfigDir));
  const problems = [
    ...results.flatMap((each) => problemsOfWords(each, draftOnly)),
    ...gatherProblems(
      loaded.map(({ file, result }) => ({ file, problems: result.ok ? [] : result.problems })),
    ),
    ...(options.isStrict ? warnings : []),
  ];
  if (!options.isStrict) for (const warning of warnings) options.warn?.(warning);
  if (problems.length > 0) return problems;

  const compiled = loaded.flatMap(({ result }) =>
    result.ok && (options.drafts || result.tenant.status !== 'draft') ? [result] : [],
  );
  const tenants = compiled.map(({ publicTenant }) => publicTenant);
  const languages = shownWords(results, options.drafts ? draftOnly : new Set());
  const site = createSite({ build, tenants, languages, screens, now });
  const quality = qualityFor(tenants.length);
  for (const [address, json] of site.wordsFiles) await writeAsset(join(distDir, address), Buffer.from(json));
  await removeOldTenants(
    distDir,
    tenants.map(({ code }) => code),
  );
  const written: NginxTenant[] = [];
  const publishOne = async ({ tenant, publicTenant, hostConnection, pictures }: CompiledTenant) => {
    const { code, languages } = publicTenant;
    for (const [address, text] of compileForms(publicTenant).modules) {
      await writeAsset(join(distDir, address), Buffer.from(text));
    }
    for (const { address, content } of pictures) await writeAsset(join(distDir, address), content);
    const published = site.publish(publicTenant, `/${code}`);
    for (const [address, render] of [...published.prerenders, ...published.icons]) {
      // Its name says all that it is made of, so what is there need not be rendered again.
      const path = join(distDir, address);
      if (!(await keepAsset(path))) await writeAsset(path, Buffer.from(await render()), quality);
    }
    await writePublished(distDir, code, published, quality);
    const closed = closedCalls(publicTenant, screens);
    const hidden = publicTenant.draftLanguages ? [] : tenant.draftLanguages;
    const coversSubDomains = tenant.hosts.includeSubDomains;
    written.push({
      code,
      languages,
      hidden,
      published,
      closed,
      coversSubDomains,
      connection: hostConnection.gateway,
    });
  };
  // Compression is most of the work and runs beside us: a few at a time.
  const queue = [...compiled];
  const publishNext = async (): Promise<void> => {
    const next = queue.shift();
    if (!next) return;
    await publishOne(next);
    return publishNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, publishNext));
  written.sort((one, other) => (one.code < other.code ? -1 : 1));
  const { environment } = options;
  await writePortal({ environment, tenants: written, portal: site.portalPage() }, distDir);
  return [];
}

/** What belongs to no tenant, and what web servers are told of them all: from then on these pages are live. */
async function writePortal(site: NginxSite, distDir: string): Promise<void> {
  for (const name of ['404.html', 'index.html']) await writeFileWhole(join(distDir, name), site.portal.text);
  await writeNginxIncludes(distDir, site);
  await notePublished(distDir);
}

/** Folders of tenants that are no more. */
async function removeOldTenants(distDir: string, codes: readonly string[]): Promise<void> {
  const kept = [...codes, 'static', BUILD_FOLDER, NGINX_FOLDER];
  const entries = await readdir(distDir, { withFileTypes: true });
  const old = entries.filter((entry) => entry.isDirectory() && !kept.includes(entry.name));
  await Promise.all(old.map(({ name }) => rm(join(distDir, name), { recursive: true })));
}
