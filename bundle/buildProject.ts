/** `npm run build`: the runtime, made of what is named here, then a page for each tenant. */
import { join } from 'node:path';
import { readEnvironment, servesDrafts } from '../compiler/environment.ts';
import { formatProblem } from '../compiler/problem.ts';
import type { Variables } from '../compiler/resolveVariables.ts';
import { publishSite } from '../publish/plain-files/publishSite.ts';
import { manifests } from '../screens/index.ts';
import { buildRuntime } from './buildRuntime.ts';
import { BUNDLES, PROGRAMS } from './entries.ts';
import { INLINE_SOURCES } from './inlineScripts.ts';
import { printSizes } from './printSizes.ts';

/** The project's root. */
export const PROJECT_ROOT = join(import.meta.dirname, '..');

export const DIST_DIR = join(PROJECT_ROOT, 'dist');

/** Builds the runtime of this project, into `dist/` unless another folder is given. */
export function buildProjectRuntime(distDir = DIST_DIR) {
  return buildRuntime({
    root: PROJECT_ROOT,
    programs: PROGRAMS,
    vendor: {
      react: 'all',
      'react/jsx-runtime': 'all',
      'react-dom': ['flushSync', 'createPortal', 'default'],
      'react-dom/client': ['createRoot', 'hydrateRoot'],
      i18next: ['createInstance'],
      'react-i18next': ['I18nextProvider', 'useTranslation'],
    },
    apart: ['runtime/third-party/createThirdParties.ts'],
    core: ['runtime/application.ts', 'runtime/index.ts'],
    inline: INLINE_SOURCES,
    ...BUNDLES,
    distDir,
  });
}

/**
 * @param print where the sizes of what was built go, line by line; nowhere unless it is given
 * @returns the problems of the tenant files as lines, ready to print; none when everything was written
 */
export async function buildProject(variables: Variables, print?: (line: string) => void): Promise<string[]> {
  const environment = readEnvironment(variables.PORTAL_ENV);
  const built = await buildProjectRuntime();
  const problems = await publishSite({
    distDir: DIST_DIR,
    tenantConfigDir: variables.TENANT_CONFIG_DIR || join(PROJECT_ROOT, 'tenant-config'),
    environment,
    variables,
    screens: manifests,
    now: new Date(),
    drafts: servesDrafts(variables),
  });
  if (print && problems.length === 0) await printSizes(DIST_DIR, built, print);
  return problems.map(formatProblem);
}
