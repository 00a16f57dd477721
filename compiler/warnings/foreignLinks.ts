import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { Finding } from '../problem.ts';
import type { TypedValue } from '../walkTenant.ts';

/** A link with its place in the file, as it is written there. */
export interface WrittenLink {
  readonly pointer: string;
  readonly link: string;
}

/** Every link of the file that may lead to a portal: all but mails and phone numbers. */
export function listLinks(values: readonly TypedValue[]): WrittenLink[] {
  return values.flatMap(({ kind, pointer, value: link }) =>
    kind === 'link' && typeof link === 'string' && /^(?:\/|https?:)/.test(link) ? [{ pointer, link }] : [],
  );
}

type Own = Pick<Tenant, 'code' | 'hosts'>;

interface Neighbour extends Own {
  /** As people call it. */
  readonly file: string;
}

/** Other tenants that claim something, by file name: `code hu`, `host cards.example`, `ending hu`, `identifier …`. */
export type AskNeighbours = (key: string) => readonly Neighbour[];

/** What no file shows by itself: an identifier that is another's, links that lead to another's portal. */
export function doubtBesideOthers(
  own: Own & { readonly identifier: string; readonly links: readonly WrittenLink[] },
  ask: AskNeighbours,
): Finding[] {
  return [
    ...doubtIdentifier(own.identifier, ask(`identifier ${own.identifier}`)),
    ...own.links.flatMap(({ pointer, link }): Finding[] => {
      const foreign = findForeign(link, own, ask);
      if (!foreign) return [];
      const message = `${JSON.stringify(link)} leads to the portal of another tenant, "${foreign.code}".`;
      return [{ pointer, rule: 'foreign-link', message }];
    }),
  ];
}

function doubtIdentifier(identifier: string, same: readonly Neighbour[]): Finding[] {
  if (same.length === 0) return [];
  const files = same.map(({ file }) => file).join(', ');
  const message = `The identifier "${identifier}" is that of ${files} as well: the app backend takes the two for one tenant.`;
  return [{ pointer: '/identifier', rule: 'identifier', message }];
}

/**
 * Which other tenant's portal a link leads to. Addresses of other sites lead to none, whatever their path: a company
 * may well have a page for each country on one site.
 */
function findForeign(link: string, own: Own, ask: AskNeighbours): Own | null {
  const byCode = () => ask(`code ${pathCodeOf(link)}`)[0] ?? null;
  const hostname = hostOfLink(link);
  if (hostname === null) return link.startsWith('/') ? byCode() : null;
  // As the same portal's host for another country is called.
  const extended = ask(`ending ${hostname.split('.').at(-1)}`).filter(({ code }) =>
    own.hosts.singleTenant.some((host) => sameBut(host, hostname, code)),
  );
  const [first] = [...ask(`host ${hostname}`), ...extended].sort((one, other) =>
    one.file < other.file ? -1 : 1,
  );
  return first ?? (own.hosts.singleTenant.includes(hostname) ? byCode() : null);
}

/** The host that a link names; null for a path, and for what is no address. */
export function hostOfLink(link: string): string | null {
  return !link.startsWith('/') && URL.canParse(link) ? new URL(link).hostname : null;
}

/** What would be a tenant's code in the path of a link. */
export function pathCodeOf(link: string): string {
  const path = hostOfLink(link) === null ? link : new URL(link).pathname;
  return path.split(/[/?#]/)[1] ?? '';
}

function sameBut(host: string, other: string, ending: string): boolean {
  return other === `${host.slice(0, host.lastIndexOf('.'))}.${ending}`;
}
