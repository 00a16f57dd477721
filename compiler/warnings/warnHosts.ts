import { findLookAlike } from './lookAlikeHost.ts';
import { isPrivateHost } from './privateHost.ts';
import { isHostOnly, type ValueWarning } from './valueWarning.ts';

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

/** An address in figures, a name without a domain, or one that registries sell names below. */
const IS_NO_NAME = /^[\d.]+$|^[^.]+$|^(?:ac|co|com|edu|gov|mil|net|org)\.[a-z]{2}$/;

/** A host that nobody reaches, or that people and reviewers take for another one. */
export const warnHosts: ValueWarning = ({ kind, pointer, value }, { plainHosts }) => {
  const host = hostOf(kind, pointer, value);
  if (host === null) return [];
  if (isPrivateHost(host) && !isHostOnly(pointer) && !pointer.startsWith('/connections/dev/')) {
    const message = `The host ${host} is of a private network: card holders do not reach it.`;
    return [{ pointer, rule: 'private-host', message }];
  }
  if (pointer.startsWith('/hosts/') && IS_NO_NAME.test(host)) {
    const message = `"${host}" is no host name of a portal that people know: it is a number, one machine, or a whole domain.`;
    return [{ pointer, rule: 'private-host', message }];
  }
  const found = findLookAlike(host, plainHosts);
  if (!found) return [];
  const message = `The host ${host} is shown as "${found.shown}", which ${found.why}.`;
  return [{ pointer, rule: 'look-alike', message }];
};
