import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './freePort.ts';

/** An nginx over a published folder, set up by the example of deploy/. */
export interface RunningNginx {
  /** Ends without a slash. */
  readonly url: string;
  /** Reads the includes again, as after a publish; the newest are in force when it returns. */
  reload(): Promise<void>;
  /** Lines of its log. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

export interface NginxOptions {
  readonly path: string;
  readonly distDir: string;
  /** Credentials by the names of their keys. */
  readonly credentials: Readonly<Record<string, string>>;
}

const EXAMPLE = new URL('../../deploy/nginx.conf.example', import.meta.url);
/** What does not come in this time hangs: a busy machine takes far longer than its usual second now and then. */
const WAIT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 20;

/** @returns the nginx that `NGINX_PATH` names, else one that is found; null where there is none */
export function findNginx(variables: NodeJS.ProcessEnv = process.env): string | null {
  return findProgram('nginx', variables.NGINX_PATH, variables);
}

/** @returns where a program is: at the path that is given, else where it is found; null where it is nowhere */
export function findProgram(
  name: string,
  given?: string,
  variables: NodeJS.ProcessEnv = process.env,
): string | null {
  if (given) return given;
  const folders = [...(variables.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** @throws Error with nginx's own words when it does not take the configuration */
export async function startNginx({ path, distDir, credentials }: NginxOptions): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const lines = Object.entries(credentials).map(([key, value]) => `${key} "${value}";`);
  await writeFile(join(folder, 'credentials.map'), `${lines.join('\n')}\n`);
  await mkdir(join(folder, 'tmp'));
  await writeFile(join(folder, 'nginx.conf'), await configuration(folder, distDir, port));

  // Folders of tests are their owner's alone; nginx's workers would be somebody else.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const own = `daemon off; ${user}pid ${folder}/nginx.pid;`;
  const child = spawn(path, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const running: RunningNginx = {
    url,
    async reload() {
      const before = await workersOf(child);
      child.kill('SIGHUP');
      // The new workers answer from then on; the old ones only end what they had begun.
      await until(
        async () => (await workersOf(child)).every((worker) => !before.includes(worker)),
        () => said,
      );
    },
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended at once.\n${said}`);
      return (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false;
    },
    () => said,
  );
  return running;
}

/** The example with its marked places filled in, and nothing else changed. */
async function configuration(folder: string, distDir: string, port: number): Promise<string> {
  const example = await readFile(EXAMPLE, 'utf8');
  const filled = example
    .replaceAll('/srv/portal/dist', distDir)
    .replaceAll('/etc/portal/credentials.map', join(folder, 'credentials.map'))
    .replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`)
    .replace('access_log /dev/stdout portal;', `access_log ${folder}/access.log portal;`)
    .replace('worker_processes auto;', 'worker_processes 1;');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/tmp/${kind};`);
  return filled.replace('http {\n', `http {\n${temporary.join('\n')}\n`);
}

/** Processes that the master has started (Linux). */
async function workersOf({ pid }: ChildProcess): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(/\s+/);
}

export async function until(isDone: () => Promise<boolean>, said: () => string): Promise<void> {
  const end = Date.now() + WAIT_MILLISECONDS;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`It took too long.\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}
