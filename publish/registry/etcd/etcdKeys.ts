import type { Environment } from '../../../compiler/environment.ts';

/** Everything of this product stands below one name, so that a user of etcd can be given no more than that. */
const ROOT = '/portal/';

export const keys = {
  blob: (hash: string) => `${ROOT}blob/${hash}`,
  /** Everything of an environment: its pointers, its journal, its head and its hosts. */
  all: (environment: Environment) => `${ROOT}${environment}/`,
  pointers: (environment: Environment) => `${ROOT}${environment}/tenant/`,
  rings: (environment: Environment) => `${ROOT}${environment}/ring/`,
  /** How many changes the environment has had. */
  head: (environment: Environment) => `${ROOT}${environment}/head`,
  journal: (environment: Environment) => `${ROOT}${environment}/journal/`,
  /** With zeros before it, so that the order of the names is that of the changes. */
  line: (environment: Environment, revision: number) =>
    `${ROOT}${environment}/journal/${String(revision).padStart(10, '0')}`,
  hosts: (environment: Environment) => `${ROOT}${environment}/host/`,
  host: (environment: Environment, id: string) => `${ROOT}${environment}/host/${id}`,
} as const;

export function encode(text: string | Uint8Array): string {
  return Buffer.from(text).toString('base64');
}

export function decode(base64 = ''): string {
  return Buffer.from(base64, 'base64').toString();
}

/** All keys that begin so, as etcd has ranges: up to the next text of this length. */
export function prefixRange(prefix: string): { readonly key: string; readonly range_end: string } {
  const end = Buffer.from(prefix);
  const last = end.length - 1;
  end[last] = (end[last] ?? 0) + 1;
  return { key: encode(prefix), range_end: encode(end) };
}
