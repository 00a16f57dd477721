/**
 * `npm run build`: the runtime, then a page for each tenant. An entry file: it joins the compiler to the list
 * of screens (design, "Who may import whom").
 */
import { join } from 'node:path';
import { readEnvironment } from '../../compiler/environment.ts';
import { formatProblem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { todayAt } from '../../compiler/today.ts';
import { manifests } from '../../screens/index.ts';
import { buildRuntime } from './buildRuntime.ts';
import { publishSite } from './publishSite.ts';

/** The project's root. */
export const PROJECT_ROOT = join(import.meta.dirname, '../..');

export const DIST_DIR = join(PROJECT_ROOT, 'dist');

/** Builds the runtime of this project into `dist/`. */
export function buildProjectRuntime() {
  return buildRuntime({ root: PROJECT_ROOT, entry: 'runtime/main.tsx', distDir: DIST_DIR });
}

/** @returns the problems of the tenant files as lines, ready to print; none when everything was written */
export async function buildProject(variables: Variables): Promise<string[]> {
  const environment = readEnvironment(variables.PORTAL_ENV);
  const build = await buildProjectRuntime();
  const problems = await publishSite({
    build,
    distDir: DIST_DIR,
    tenantConfigDir: variables.TENANT_CONFIG_DIR || join(PROJECT_ROOT, 'tenant-config'),
    environment,
    variables,
    screens: manifests,
    today: todayAt(new Date()),
  });
  return problems.map(formatProblem);
}
