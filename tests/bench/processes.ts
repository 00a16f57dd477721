import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

export interface Warm {
  readonly at: number;
  readonly megabytes: number;
  /** Time of the processor since the start of the process, in milliseconds. */
  readonly processor: number;
}

/** In MB. */
export interface Held {
  /** As the system sees it. */
  readonly megabytes: number;
  /** The same once V8 has given back what nobody holds. */
  readonly least: number;
  /** Of that, values of the program. */
  readonly held: number;
}

export interface BenchHost {
  /** Ends without a slash. */
  readonly url: string;
  /** From the start of the process until it listened, in milliseconds. */
  readonly listening: number;
  /** When every page was ready, in milliseconds since the start of the process, and what the process then held. */
  warm(): Promise<Warm>;
  /** The same once more, after what has been done meanwhile. */
  warmAgain(): Promise<Warm>;
  /** What it holds once it has nothing to do. */
  held(): Promise<Held>;
  stop(): Promise<void>;
}

/** By which a host is asked what it holds. */
export const HELD_LINE = 'held\n';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Starts a host in a process of its own, as one does to run it. */
export async function startBenchHost(
  distDir: string,
  tenantConfigDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchHost> {
  const child = spawn(process.execPath, ['--expose-gc', pathOf('./serveHost.ts'), distDir, tenantConfigDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_URL: 'http://localhost:4100', ...variables },
  });
  const said = linesOf(child);
  const { url, at } = (await said.next()).value as { url: string; at: number };
  return {
    url,
    listening: at,
    warm: async () => (await said.next()).value as Warm,
    async warmAgain() {
      child.stdin?.write('again\n');
      return (await said.next()).value as Warm;
    },
    async held() {
      child.stdin?.write(HELD_LINE);
      return (await said.next()).value as Held;
    },
    async stop() {
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Publishes in a process of its own. */
export async function publishIn(
  distDir: string,
  tenantConfigDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ milliseconds: number; megabytes: number }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [pathOf('./publish.ts'), distDir, tenantConfigDir],
    { env: { ...process.env, SANDBOX_URL: 'http://localhost:4100', ...variables } },
  );
  return JSON.parse(stdout);
}

/** Checks a folder in a process of its own, as `npm run tenant -- validate` does. @returns milliseconds of the processor */
export async function validateIn(tenantConfigDir: string): Promise<number> {
  const script = `process.on('exit', () => { const { user, system } = process.cpuUsage(); console.error(String((user + system) / 1000)); }); await import(${JSON.stringify(pathToFileURL(pathOf('../../compiler/cli.ts')))});`;
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', 'tenant', 'validate'],
    { env: { ...process.env, TENANT_CONFIG_DIR: tenantConfigDir }, maxBuffer: 2 ** 26 },
  );
  return Number(stderr.trim().split('\n').at(-1));
}

async function* linesOf(child: ChildProcess): AsyncGenerator<object, never> {
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{')) yield JSON.parse(line);
  }
  throw new Error('The process ended before it had said all.');
}
