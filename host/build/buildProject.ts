/**
 * `npm run build`: the runtime, then a page for each tenant. An entry file: it joins the compiler to the list
 * of screens (design, "Who may import whom").
 */
import { join } from 'node:path';
import { readEnvironment } from '../../compiler/environment.ts';
import { formatProblem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { manifests } from '../../screens/index.ts';
import { buildRuntime } from './buildRuntime.ts';
import { publishSite } from './publishSite.ts';

/** The project's root. */
export const PROJECT_ROOT = join(import.meta.dirname, '../..');

export const DIST_DIR = join(PROJECT_ROOT, 'dist');

/** Builds the runtime of this project into `dist/`. */
export function buildProjectRuntime() {
  return buildRuntime({
    root: PROJECT_ROOT,
    programs: {
      main: 'runtime/main.ts',
      home: 'runtime/home.ts',
      switcher: 'runtime/switcher.ts',
      application: 'runtime/application.ts',
    },
    render: 'runtime/render.tsx',
    distDir: DIST_DIR,
  });
}

/** @returns the problems of the tenant files as lines, ready to print; none when everything was written */
export async function buildProject(variables: Variables): Promise<string[]> {
  const environment = readEnvironment(variables.PORTAL_ENV);
  await buildProjectRuntime();
  const problems = await publishSite({
    distDir: DIST_DIR,
    tenantConfigDir: variables.TENANT_CONFIG_DIR || join(PROJECT_ROOT, 'tenant-config'),
    environment,
    variables,
    screens: manifests,
    now: new Date(),
  });
  return problems.map(formatProblem);
}
