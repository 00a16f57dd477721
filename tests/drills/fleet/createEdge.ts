import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askEdge } from '../../deploy/support/askEdge.ts';
import { freePort } from '../../support/freePort.ts';
import { createProcess, type FleetProcess } from './startProcess.ts';

export interface Edge extends FleetProcess {
  /** Ends without a slash. */
  readonly url: string;
}

interface EdgeOptions {
  readonly path: string;
  readonly folder: string;
  /** Ports of hosts that serve everybody. */
  readonly hosts: readonly number[];
  /** Port of the host with `RING=canary`, where there is one. */
  readonly canary: number | null;
}

const FILE = new URL('../../../deploy/caddy/Caddyfile', import.meta.url);

/** Caddy as deploy/ sets it up, with its marked places filled in. */
export async function createEdge({ path, folder, hosts, canary }: EdgeOptions): Promise<Edge> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const all = (ports: readonly number[]) => ports.map((each) => `127.0.0.1:${each}`).join(' ');
  const [first = 0] = hosts;
  const shipped = await readFile(FILE, 'utf8');
  const text = (canary === null ? withoutCanary(shipped) : shipped)
    .replaceAll('10.0.0.11:4000 10.0.0.12:4000', all(hosts))
    .replaceAll('10.0.0.12:4000 10.0.0.11:4000', all([...hosts.slice(1), first]))
    .replaceAll('10.0.0.19:4000 10.0.0.11:4000', all([canary ?? hosts.at(-1) ?? 0, first]))
    .replace(
      '{\n\tservers {',
      '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tservers {',
    )
    .replace('portal.example {', `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls internal`);
  await writeFile(join(folder, 'Caddyfile'), await withFreeSlots(text));
  const url = `https://localhost:${port}`;
  const own = createProcess({
    name: canary === null ? 'edge' : 'edge with a canary',
    command: path,
    words: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    variables: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    log: join(folder, 'caddy.log'),
    isUp: async () => (await askEdge(`${url}/bg/`).catch(() => null))?.status === 200,
  });
  return Object.assign(own, { url });
}

/** As the file says: without a canary, its block and the sites of the slots go. */
function withoutCanary(text: string): string {
  const cut = text
    .replace(/\t# CHANGE: the tenant that has a canary\.[\s\S]*?\n\t\}\n\n(?=\thandle \{)/, '')
    .replace(/# The slot of the canary:[\s\S]*$/, '');
  if (cut.includes('@canary') || cut.includes(':7001'))
    throw new Error('deploy/caddy/Caddyfile has another form.');
  return cut;
}

async function withFreeSlots(text: string): Promise<string> {
  let filled = text;
  for (let slot = 7001; slot <= 7010; slot += 1) {
    filled = filled.replaceAll(`:${slot}`, `:${await freePort()}`);
  }
  return filled;
}
