/**
 * `npm run dev`: everything of `npm start`, taken up on save and shown in the browser. Mistakes are told in the terminal
 * and in the page; what was good before goes on being served, and nothing ends.
 */
import { once } from 'node:events';
import { resolve as absolute, join, relative } from 'node:path';
import { build as bundle } from 'esbuild';
import { createProgram, readProgram } from '../compiler/createProgram.ts';
import { createDevBuild } from './dev/createDevBuild.ts';
import { createDevServer } from './dev/createDevServer.ts';
import type { DevHostMessage, DevHostOptions } from './dev/devHost.ts';
import { type Child, startChild } from './dev/startChild.ts';
import { watchSources } from './dev/watchSources.ts';
import { createPrograms, placesOf, portsProblem } from './programs.mjs';
import { readDay } from './readDay.ts';

const { day = null } = readProgram(
  createProgram('npm run dev --', 'Everything of npm start, taken up on save and shown in the browser.')
    .option('--day <YYYY-MM-DD>', 'serves dated values and notices as on this day', readDay)
    .addHelpText(
      'after',
      `
Environment:
  PORT, SANDBOX_PORT, CONSOLE_PORT, HOST_ADDRESS, TENANT_CONFIG_DIR, SANDBOX_DATA_DIR`,
    ),
).opts<{ day?: string }>();

const ROOT = absolute(import.meta.dirname, '..');
const { env } = process;
const { address, ports, origins } = placesOf(env);
const tenantConfigDir = absolute(env.TENANT_CONFIG_DIR || join(ROOT, 'tenant-config'));
/** Of its own for each port, so that two may run side by side. */
const distDir = join(ROOT, 'node_modules/.cache/portal-dev', String(ports.PORT));
const variables = {
  ...env,
  CONSOLE_PORT: String(ports.CONSOLE_PORT),
  TENANT_CONFIG_DIR: tenantConfigDir,
  SANDBOX_URL: env.SANDBOX_URL || `http://localhost:${ports.SANDBOX_PORT}`,
  PORTAL_FAKE_CREDENTIALS: 'on',
  DRAFTS: env.DRAFTS || 'on',
};

/** What is built, what the programs read when they start, and what the host takes up by itself. */
const BUILT = /^(?:runtime|screens|schemas)\//;
const OF_SANDBOX = /^(?:sandbox|schemas)\//;
const OF_HOST = /^schemas\//;
/** What the console's server has read, and what its page is bundled of, both as it starts. */
const OF_CONSOLE =
  /^(?:console|compiler|publish|host|schemas)\/|^runtime\/(?:ui|theme|assemble)\/|^screens\/.*screen\.ts$/;

const programs = createPrograms();

async function main(): Promise<void> {
  const problem = await portsProblem(ports, address);
  if (problem) return programs.fail(problem);
  const build = await createDevBuild(ROOT, distDir);
  const server = createDevServer({ client: await bundleClient(), distDir });
  await server.listen(ports.PORT, address);

  /** What is wrong, by what it is wrong with. */
  const problems = new Map<string, string>();
  const settle = (what: string, problem: string | null) => {
    if (problem === null) problems.delete(what);
    else {
      problems.set(what, problem);
      process.stderr.write(`${problem}\n`);
    }
    server.show(problems.size === 0 ? null : [...problems.values()].join('\n\n'));
  };
  /** @returns whether it went well */
  const attempt = async (what: string, act: () => Promise<void>) => {
    const problem = await act().then(
      () => null,
      (error: Error) => error.message,
    );
    settle(what, problem);
    return problem === null;
  };

  const startProgram = (name: string, ...args: string[]) =>
    startChild(name, { programs, args, env: variables });

  /** @param current the one of this name that runs by then: whoever is replaced ends as well */
  const watchEnd = (name: string, child: Child, current: () => Child | null) =>
    child.process.on('exit', () => {
      if (current() === child && !programs.isStopping())
        settle(name, `The ${name} ended. The next change starts it again.`);
    });

  let sandbox: Child | null = null;
  async function startSandbox(): Promise<void> {
    const before = sandbox;
    sandbox = null;
    await end(before);
    sandbox = startProgram('sandbox', 'sandbox/main.ts');
    await sandbox.untilAnswer(origins.sandbox);
    watchEnd('sandbox', sandbox, () => sandbox);
  }

  let console: Child | null = null;
  /** A new one, since it bundles its page and reads its sources as it starts; drafts are kept by the browser. */
  async function startConsole(): Promise<void> {
    await end(console);
    console = startProgram('console', 'scripts/console.ts', '--dist', distDir);
    await console.untilAnswer(origins.console);
  }

  let isConsoleWanted = false;
  let consoleStart: Promise<unknown> = Promise.resolve();
  /** Beside all else: whoever looks at a page does not wait for it. Once for all that was saved meanwhile. */
  function restartConsole(): void {
    if (isConsoleWanted) return;
    isConsoleWanted = true;
    consoleStart = consoleStart.then(() => {
      isConsoleWanted = false;
      return attempt('console', startConsole);
    });
  }

  let host: Child | null = null;
  let loaded: ReadonlySet<string> = new Set();
  let isTakingUp = true;
  /** While sources were taken up: pages that were loaded since may be older than that. */
  let haveTenantsChanged = false;
  async function startHost(): Promise<void> {
    const options: DevHostOptions = { distDir, tenantConfigDir, day };
    const child = startProgram('host', 'scripts/dev/devHost.ts', JSON.stringify(options));
    child.process.on('message', (message: DevHostMessage) => {
      if (message.kind !== 'tenants') return;
      settle('tenants', message.problems.length === 0 ? null : message.problems.join('\n'));
      if (isTakingUp) haveTenantsChanged = true;
      else server.reload();
    });
    const before = host;
    await untilReady(child);
    host = child;
    if (before?.process.connected) before.process.disconnect();
    watchEnd('host', child, () => host);
  }

  /** Until it serves the newest build. */
  function untilReady({ process: child, failure }: Child): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => reject(failure());
      const read = (message: DevHostMessage) => {
        if (message.kind !== 'ready') return;
        child.off('message', read);
        child.off('close', end);
        loaded = new Set(message.loaded.map((path) => relative(ROOT, path)));
        server.use(message.port);
        resolve();
      };
      child.on('message', read);
      child.once('close', end);
    });
  }

  async function takeUp(paths: readonly string[]): Promise<void> {
    const start = performance.now();
    const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
    if (has(OF_SANDBOX) || !isRunning(sandbox)) await attempt('sandbox', startSandbox);
    if (has(BUILT) && !(await attempt('build', build.rebuild))) return;
    const running = host?.process.connected ? host : null;
    if (!running || has(OF_HOST) || paths.some((path) => loaded.has(path))) {
      if (!(await attempt('host', startHost))) return;
    } else if (has(BUILT)) {
      running.process.send('build');
      if (!(await attempt('host', () => untilReady(running)))) return;
    }
    if (has(OF_CONSOLE) || !isRunning(console)) restartConsole();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stderr.write(`${paths.join(', ')}: shown after ${seconds} s\n`);
  }

  // One at a time, and one after it for all that changed meanwhile.
  let waiting: string[] = [];
  const onChange = async (changed: readonly string[]) => {
    waiting.push(...changed.map((path) => relative(ROOT, path)));
    if (isTakingUp) return;
    isTakingUp = true;
    while (waiting.length > 0) {
      const paths = [...new Set(waiting)];
      waiting = [];
      // The host watches tenant files itself, wherever they are.
      const sources = paths.filter((path) => !absolute(ROOT, path).startsWith(tenantConfigDir));
      if (sources.length > 0) await takeUp(sources);
    }
    isTakingUp = false;
    if (haveTenantsChanged) server.reload();
    haveTenantsChanged = false;
  };
  const folders = ['runtime', 'screens', 'schemas', 'compiler', 'publish', 'host', 'sandbox', 'console'];
  watchSources(
    folders.map((folder) => join(ROOT, folder)),
    onChange,
  );
  await Promise.all([
    attempt('sandbox', startSandbox),
    attempt('console', startConsole),
    attempt('build', build.rebuild).then((isBuilt) => isBuilt && attempt('host', startHost)),
  ]);
  isTakingUp = false;
  await onChange([]);
  if (programs.isStopping()) return;
  process.stdout.write(`portal   ${origins.portal}/\n`);
  process.stdout.write(`sandbox  ${origins.sandbox}/\n`);
  process.stdout.write(`console  ${origins.console}/\n`);
  process.stdout.write('ready\n');
}

function isRunning(child: Child | null): child is Child {
  return child !== null && child.process.exitCode === null && child.process.signalCode === null;
}

/** Ends a program that is about to be started anew: its port is free then. */
async function end(child: Child | null): Promise<void> {
  if (!isRunning(child)) return;
  child.process.kill('SIGTERM');
  await once(child.process, 'exit');
}

async function bundleClient(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(ROOT, 'scripts/dev/devClient.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

try {
  await main();
} catch (error) {
  programs.fail((error as Error).message);
}
