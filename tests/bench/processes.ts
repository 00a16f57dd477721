import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface BenchHost {
  /** Ends without a slash. */
  readonly url: string;
  /** From the start of the process until it listened, in milliseconds. */
  readonly listening: number;
  /** When every page was ready, in milliseconds since the start of the process, and what the process then held. */
  warm(): Promise<{ at: number; megabytes: number }>;
  stop(): Promise<void>;
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Starts a host in a process of its own, as one does to run it. */
export async function startBenchHost(
  distDir: string,
  tenantConfigDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchHost> {
  const child = spawn(process.execPath, [pathOf('./serveHost.ts'), distDir, tenantConfigDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_URL: 'http://localhost:4100', ...variables },
  });
  const said = linesOf(child);
  const { url, at } = (await said.next()).value as { url: string; at: number };
  return {
    url,
    listening: at,
    warm: async () => (await said.next()).value as { at: number; megabytes: number },
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

async function* linesOf(child: ChildProcess): AsyncGenerator<object, never> {
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{')) yield JSON.parse(line);
  }
  throw new Error('The process ended before it had said all.');
}
