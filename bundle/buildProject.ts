/** `npm run build`: the runtime, made of what is named here, then a page for each tenant. */
import { join } from 'node:path';
import { readEnvironment, servesDrafts } from '../compiler/environment.ts';
import { formatProblem, formatWarning } from '../compiler/problem.ts';
import type { Variables } from '../compiler/resolveVariables.ts';
import { publishSite } from '../publish/plain-files/publishSite.ts';
import { manifests } from '../screens/index.ts';
import { buildRuntime } from './buildRuntime.ts';
import { fingerprintOf, noteBuiltFrom } from './builtFrom.ts';
import { BUNDLES, PROGRAMS } from './entries.ts';
import { INLINE_SOURCES } from './inlineScripts.ts';
import { NAMED_CHUNKS } from './namedChunks.ts';
import { printSizes } from './printSizes.ts';
import { DIST_DIR, PROJECT_ROOT } from './project.ts';

/** Builds the runtime of this project, into `dist/` unless another folder is given. */
export async function buildProjectRuntime(distDir = DIST_DIR) {
  const fingerprint = await fingerprintOf(PROJECT_ROOT);
  const built = await buildRuntime({
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
    ...NAMED_CHUNKS,
    needs: [
      // Guards and the session load these by themselves, which would be found out too late.
      { isNeededBy: ({ guards }) => guards.includes('signedIn'), source: 'runtime/boot/holderProgram.ts' },
      { isNeededBy: ({ id }) => id === 'login', source: 'runtime/session/signIn.ts' },
    ],
    styles: {
      // What comes first of all after signing in.
      coreScreens: ['accountHome'],
      shared: { card: 'runtime/cardDetails.ts', forms: 'runtime/forms/index.ts' },
      leastBytes: 1_400,
    },
    inline: INLINE_SOURCES,
    ...BUNDLES,
    distDir,
  });
  await noteBuiltFrom(distDir, fingerprint);
  return built;
}

export interface BuildOptions {
  /** Where the sizes of what was built go, line by line; nowhere unless it is given. */
  readonly print?: (line: string) => void;
  /** Where the warnings of the tenant files go; nowhere unless it is given. */
  readonly warn?: ((line: string) => void) | undefined;
  /** Warnings are problems. */
  readonly isStrict?: boolean | undefined;
}

/** @returns the problems of the tenant files as lines, ready to print; none when everything was written */
export async function buildProject(
  variables: Variables,
  { print, warn, isStrict }: BuildOptions = {},
): Promise<string[]> {
  // Read before anything is built: it may be none.
  readEnvironment(variables.PORTAL_ENV);
  const built = await buildProjectRuntime();
  const problems = await publishProject(variables, { warn, isStrict });
  if (print && problems.length === 0) await printSizes(DIST_DIR, built, print);
  return problems;
}

/** Writes a page for each tenant beside the runtime that is built. @returns as `buildProject` */
export async function publishProject(
  variables: Variables,
  { warn, isStrict }: Omit<BuildOptions, 'print'> = {},
): Promise<string[]> {
  const problems = await publishSite({
    distDir: DIST_DIR,
    tenantConfigDir: variables.TENANT_CONFIG_DIR || join(PROJECT_ROOT, 'tenant-config'),
    environment: readEnvironment(variables.PORTAL_ENV),
    variables,
    screens: manifests,
    now: new Date(),
    warn: (warning) => warn?.(formatWarning(warning)),
    isStrict,
    drafts: servesDrafts(variables),
  });
  return problems.map(formatProblem);
}
