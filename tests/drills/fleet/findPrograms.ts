import { findProgram } from '../../support/startNginx.ts';

/** Where the programs are that the fleet is made of, besides Node. */
export interface Programs {
  readonly etcd: string;
  readonly caddy: string;
}

interface Needed {
  readonly name: keyof Programs;
  /** Debian's. */
  readonly packageName: string;
  readonly variable: string;
}

const NEEDED: readonly Needed[] = [
  { name: 'etcd', packageName: 'etcd-server', variable: 'ETCD_PATH' },
  { name: 'caddy', packageName: 'caddy', variable: 'CADDY_PATH' },
];

/** Which programs are here; in words, which are missing and how one gets them. */
export function findPrograms(
  variables: NodeJS.ProcessEnv = process.env,
): { readonly ok: true; readonly programs: Programs } | { readonly ok: false; readonly message: string } {
  const pathOf = (name: keyof Programs) => {
    const needed = NEEDED.find((each) => each.name === name);
    return findProgram(name, variables[needed?.variable ?? ''], variables);
  };
  const [etcd, caddy] = [pathOf('etcd'), pathOf('caddy')];
  if (etcd && caddy) return { ok: true, programs: { etcd, caddy } };
  const missing = NEEDED.filter(({ name }) => !pathOf(name));
  const names = missing.map(({ name, variable }) => `${name} (or set ${variable})`).join(' and ');
  const packages = missing.map(({ packageName }) => packageName).join(' ');
  return {
    ok: false,
    message: `Not found: ${names}. On Debian: sudo apt-get install -y --no-install-recommends ${packages}`,
  };
}
