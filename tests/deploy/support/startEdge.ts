import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/freePort.ts';
import { findProgram, until } from '../../support/startNginx.ts';

/** An edge, set up by the files of deploy/ with their marked places filled in, and nothing else changed. */
export interface RunningEdge {
  /** Ends without a slash. */
  readonly url: string;
  readonly http2Url: string;
  stop(): Promise<void>;
}

interface EdgeHost {
  readonly port: number;
}

export interface EdgeHosts {
  /** The two of the pool, in the order of the files. */
  readonly hosts: readonly [EdgeHost, EdgeHost];
  readonly canary: EdgeHost;
}

export const EDGES = {
  caddy: { path: findProgram('caddy', process.env.CADDY_PATH), start: startCaddy },
  nginx: { path: findProgram('nginx', process.env.NGINX_PATH), start: startNginxEdge },
} as const;

const fileOf = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

function fillIn(text: string, { hosts: [first, second], canary }: EdgeHosts): string {
  return text
    .replaceAll('10.0.0.11:4000', `127.0.0.1:${first.port}`)
    .replaceAll('10.0.0.12:4000', `127.0.0.1:${second.port}`)
    .replaceAll('10.0.0.19:4000', `127.0.0.1:${canary.port}`);
}

async function startCaddy(path: string, hosts: EdgeHosts): Promise<RunningEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  let text = fillIn(await fileOf('caddy/Caddyfile'), hosts)
    // No ports of the machine's own, and a certificate that nobody else has to believe.
    .replace(
      '{\n\tservers {',
      '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tservers {',
    )
    .replace('portal.example {', `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls internal`);
  for (let slot = 7001; slot <= 7010; slot += 1) text = text.replaceAll(`:${slot}`, `:${await freePort()}`);
  await writeFile(join(folder, 'Caddyfile'), text);
  const child = spawn(path, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `https://localhost:${port}`;
  return whenAnswering({ url, http2Url: url, children: [child], folder });
}

async function startNginxEdge(path: string, hosts: EdgeHosts): Promise<RunningEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-edge-'));
  const [port, http2Port] = [await freePort(), await freePort()];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const text = fillIn(await fileOf('nginx/nginx.conf'), hosts)
    .replace('http {\n', `http {\n${temporary.join('\n')}\n`)
    .replace('access_log /dev/stdout portal;', 'access_log off;')
    .replace('worker_processes auto;', 'worker_processes 1;')
    .replace('/etc/nginx/portal-hosts.conf', join(folder, 'portal-hosts.conf'))
    // In the clear: HTTP/1.1 on one port, HTTP/2 on the other.
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}; listen 127.0.0.1:${http2Port} http2;`)
    .replace(/^ *ssl_.*$/gm, '');
  await writeFile(join(folder, 'nginx.conf'), text);
  await writeFile(join(folder, 'portal-hosts.conf'), fillIn(await fileOf('nginx/portal-hosts.conf'), hosts));
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const settings = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `${user}pid ${folder}/nginx.pid;`];
  const child = spawn(path, [...settings.slice(0, -1), `daemon off; ${settings.at(-1)}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const checks = spawn(
    new URL('../../../deploy/nginx/check-hosts.sh', import.meta.url).pathname,
    [join(folder, 'portal-hosts.conf'), ...hosts.hosts.map((host) => `127.0.0.1:${host.port}`)],
    {
      env: { ...process.env, INTERVAL: '0.2', RELOAD: `kill -HUP ${child.pid}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  return whenAnswering({
    url: `http://localhost:${port}`,
    http2Url: `http://localhost:${http2Port}`,
    children: [checks, child],
    folder,
  });
}

interface Starting {
  readonly url: string;
  readonly http2Url: string;
  readonly children: readonly ChildProcess[];
  readonly folder: string;
}

async function whenAnswering({ url, http2Url, children, folder }: Starting): Promise<RunningEdge> {
  let said = '';
  for (const { stderr } of children) stderr?.on('data', (chunk) => (said += chunk));
  const { askEdge } = await import('./askEdge.ts');
  await until(
    async () => {
      if (children.some(({ exitCode }) => exitCode !== null)) throw new Error(`It ended at once.\n${said}`);
      return (await askEdge(`${url}/bg/`).catch(() => null))?.status === 200;
    },
    () => said,
  );
  return {
    url,
    http2Url,
    async stop() {
      for (const child of children) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        if (child.exitCode === null && child.signalCode === null) await ended;
      }
      await rm(folder, { recursive: true });
    },
  };
}
