// `npm start`: builds, then runs sandbox, host and console together, and says `ready` once all of them answer.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fingerprintOf, isBuiltFrom } from '../bundle/builtFrom.ts';
import { DIST_DIR, PROJECT_ROOT } from '../bundle/project.ts';
import { createProgram, readProgram } from '../compiler/createProgram.ts';
import { readEnvironment } from '../compiler/environment.ts';
import { createPrograms, placesOf, portsProblem } from './programs.mjs';

readProgram(
  createProgram(
    'npm start --',
    'Builds and starts the whole product, then says where it is; Ctrl-C ends it.',
  ).addHelpText(
    'after',
    `
Environment:
  PORT, SANDBOX_PORT, CONSOLE_PORT, HOST_ADDRESS, TENANT_CONFIG_DIR, SANDBOX_DATA_DIR, DRAFTS`,
  ),
);

const { env } = process;
/** Each start but the first finds its programs compiled. */
const compiled = env.NODE_COMPILE_CACHE || join(PROJECT_ROOT, 'node_modules/.cache/node');
enableCompileCache(compiled);
const { address, ports, origins } = placesOf(env);

/** The programs, with what they learn about each other. */
const variables = {
  ...env,
  SANDBOX_URL: env.SANDBOX_URL || `http://localhost:${ports.SANDBOX_PORT}`,
  PORTAL_FAKE_CREDENTIALS: 'on',
  DRAFTS: env.DRAFTS || 'on',
  NODE_COMPILE_CACHE: compiled,
};
const paths = { sandbox: 'sandbox/main.ts', portal: 'scripts/host.ts', console: 'scripts/console.ts' };
const programs = createPrograms();

async function main() {
  const problem = await portsProblem(ports, address);
  if (problem) return programs.fail(problem);
  readEnvironment(env.PORTAL_ENV);
  // Loaded where it is needed: the bundler takes as long to load as all else does to start.
  const loadBuilder = () => import('../bundle/buildProject.ts');
  if (!(await isBuiltFrom(DIST_DIR, await fingerprintOf(PROJECT_ROOT)))) {
    const { buildProjectRuntime } = await loadBuilder();
    await buildProjectRuntime();
  }
  if (programs.isStopping()) return;

  for (const [name, path] of Object.entries(paths)) {
    programs.start([path], { env: variables }).on('close', (code) => {
      if (!programs.isStopping()) programs.fail(`The ${name} ended by itself (exit code ${code}).`);
    });
  }
  await Promise.all(Object.values(origins).map((origin) => programs.waitForAnswer(origin)));
  if (programs.isStopping()) return;
  process.stdout.write(`portal   ${origins.portal}/\n`);
  process.stdout.write(`sandbox  ${origins.sandbox}/\n`);
  process.stdout.write(`console  ${origins.console}/\n`);
  process.stdout.write('ready\n');

  // For other servers, which serve `dist/` as it lies there: ours publishes by itself. A broken tenant file keeps nobody from
  // working on it: the host serves the others and /readyz names the problems.
  const { publishProject } = await loadBuilder();
  const problems = await publishProject(variables).catch((error) => [error.message]);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
}

try {
  await main();
} catch (error) {
  programs.fail(error.message);
}
