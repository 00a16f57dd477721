import { findLookAlike } from './lookAlikeHost.ts';
import type { ValueWarning } from './valueWarning.ts';

const ADDRESSES: ReadonlySet<string | null> = new Set(['link', 'address', 'origin']);

/** The host that a value leads to; null when it leads to none, or when a variable says to which. */
export function hostOf(kind: string | null, pointer: string, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (pointer.startsWith('/hosts/')) return value;
  if (!ADDRESSES.has(kind)) return null;
  const mail = /^mailto:[^@]*@([^?]+)/i.exec(value)?.[1];
  const address = mail === undefined ? value : `https://${mail}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host === '' || /[${}]/.test(host) ? null : host;
}

/** A host that people and reviewers take for another one. */
export const warnHosts: ValueWarning = ({ kind, pointer, value }, { plainHosts }) => {
  const host = hostOf(kind, pointer, value);
  const found = host === null ? null : findLookAlike(host, plainHosts);
  if (!found) return [];
  const message = `The host ${host} is shown as "${found.shown}", which ${found.why}.`;
  return [{ pointer, rule: 'look-alike', message }];
};
