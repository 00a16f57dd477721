import { createHash } from 'node:crypto';
import { readPointer } from '../../runtime/assemble/readPointer.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { Finding } from '../problem.ts';
import { walkTenant } from '../walkTenant.ts';

type Inherited = NonNullable<Tenant['inherited']>;

/** Connections of the sandbox: no card holder meets them. */
const SANDBOX = '/connections/dev/';

/**
 * What a copy still has from its original where each tenant has its own: names, links, numbers, third parties.
 * @param document the copy as written, without defaults
 * @param from code of the original
 */
export function listInherited(document: unknown, from: string): Inherited {
  const pointers: string[] = [];
  for (const { pointer, isOwn } of walkTenant(document)) {
    const isPartOfLast = pointer.startsWith(`${pointers.at(-1) ?? pointer}/`);
    if (isOwn && !isPartOfLast && isInherited(document, pointer)) pointers.push(pointer);
  }
  const fingerprints = pointers.map((pointer) => [pointer, fingerprintAt(document, pointer)]);
  return { from, unconfirmed: Object.fromEntries(fingerprints) };
}

/** Whether a value is the original's: one that names the tenant's own code, or variables of its own, is another in each file. */
function isInherited(document: unknown, pointer: string): boolean {
  const text = JSON.stringify(readPointer(document, pointer));
  const variables = `\${${String(readPointer(document, '/code')).toUpperCase()}_`;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of tenant files
  const isOwn = text.includes('${TENANT}') || text.includes(variables);
  return !pointer.startsWith(SANDBOX) && !isOwn && !['null', '[]', '{}'].includes(text);
}

/** Places whose value is as it was inherited, and which nobody has confirmed. */
export function listOpenPoints(document: unknown): Finding[] {
  const { inherited } = (document ?? {}) as { readonly inherited?: Partial<Inherited> | null };
  const { from, unconfirmed } = inherited ?? {};
  if (unconfirmed === null || typeof unconfirmed !== 'object') return [];
  return Object.entries(unconfirmed)
    .filter(([pointer, fingerprint]) => fingerprintAt(document, pointer) === fingerprint)
    .map(([pointer]) => ({ pointer, rule: 'inherited', message: describe(document, pointer, from) }));
}

const LONGEST = 60;

function describe(document: unknown, pointer: string, from: string | undefined): string {
  const value = readPointer(document, pointer);
  const written = JSON.stringify(value);
  // What is longer is read where it stands; of connections only addresses are told.
  const isShort = written.length <= LONGEST && !pointer.startsWith('/connections/');
  const what = typeof value === 'string' || isShort ? written : 'This';
  return `${what} is still as copied from "${from}".`;
}

/** Null where nothing stands. Eight hex digits: it tells a change from none, and guards nothing. */
function fingerprintAt(document: unknown, pointer: string): string | null {
  const value = readPointer(document, pointer);
  if (value === undefined) return null;
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}
