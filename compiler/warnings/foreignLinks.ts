import type { Tenant } from '../../schemas/tenant.gen.ts';
import { walkTenant } from '../walkTenant.ts';

/** A link with its place in the file, as it is written there. */
export interface WrittenLink {
  readonly pointer: string;
  readonly link: string;
}

/** Every link of the file that may lead to a portal: all but mails and phone numbers. */
export function listLinks(value: unknown): WrittenLink[] {
  return [...walkTenant(value)].flatMap(({ kind, pointer, value: link }) =>
    kind === 'link' && typeof link === 'string' && /^(?:\/|https?:)/.test(link) ? [{ pointer, link }] : [],
  );
}

type Neighbour = Pick<Tenant, 'code' | 'hosts'>;

/**
 * Which other tenant's portal a link leads to. Addresses of other sites lead to none, whatever their path: a company
 * may well have a page for each country on one site.
 */
export function findForeign<Other extends Neighbour>(
  link: string,
  own: Neighbour,
  others: readonly Other[],
): Other | null {
  const byCode = (path: string) => others.find(({ code }) => code === path.split(/[/?#]/)[1]) ?? null;
  if (link.startsWith('/')) return byCode(link);
  if (!URL.canParse(link)) return null;
  const { hostname, pathname } = new URL(link);
  const isTheirs = ({ code, hosts }: Neighbour) =>
    hosts.singleTenant.includes(hostname) ||
    // As the same portal's host for another country is called.
    (hosts.domainExtension && own.hosts.singleTenant.some((host) => sameBut(host, hostname, code)));
  return others.find(isTheirs) ?? (own.hosts.singleTenant.includes(hostname) ? byCode(pathname) : null);
}

function sameBut(host: string, other: string, ending: string): boolean {
  return other === `${host.slice(0, host.lastIndexOf('.'))}.${ending}`;
}
