/** What is live of a tenant: which blobs its source set is made of. */

/** Hosts that are shown a tenant's next version first. */
export type Ring = 'canary';

export type PointerName = `tenant/${string}` | `ring/${Ring}/tenant/${string}`;

/** Blobs by the name of the file, all as SHA-256. */
export interface SourceSet {
  /** The tenant file. */
  readonly file: string;
  readonly groups: Readonly<Record<string, string>>;
  /** By language. */
  readonly words: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, string>>;
}

/**
 * What a tenant lays claim to, so that a host knows whose an address is before it has compiled anything, and a
 * publisher sees a clash without reading every file. A host that compiles the file checks that it says the same.
 */
export interface Claims {
  readonly hosts: readonly string[];
  readonly hasDomainExtension: boolean;
  readonly isDraft: boolean;
}

export interface Pointer extends SourceSet {
  readonly format: 1;
  readonly code: string;
  readonly claims: Claims;
  /** Revision of the environment that it was published with. */
  readonly revision: number;
  readonly by: string;
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  readonly reason: string;
  /** Where the set was published before: an environment, or a revision of this one; null for a set from files. */
  readonly from: string | null;
}

export function pointerName(code: string, ring: Ring | null = null): PointerName {
  return ring === null ? `tenant/${code}` : `ring/${ring}/tenant/${code}`;
}

const NAME = /^(?:ring\/(canary)\/)?tenant\/([a-z]{2,12})$/;

/** @returns null for what names no pointer */
export function readPointerName(name: string): { readonly code: string; readonly ring: Ring | null } | null {
  const match = NAME.exec(name);
  return match?.[2] === undefined ? null : { code: match[2], ring: match[1] === 'canary' ? 'canary' : null };
}

/** Every blob of a source set; one that it has under two names stands there twice. */
export function blobsOf({ file, groups, words, pictures }: SourceSet): readonly string[] {
  return [file, ...[groups, words, pictures].flatMap((each) => Object.values(each))];
}

export type ReadPointer =
  | { readonly ok: true; readonly pointer: Pointer }
  | { readonly ok: false; readonly reason: string };

/** Reads what somebody else has written: a torn text and one of another tenant are none. @param code whose it is to be */
export function readPointer(text: string, code: string): ReadPointer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'the pointer is torn: it is no JSON' };
  }
  const found = isRecord(value) ? value : {};
  if (found.format !== 1)
    return { ok: false, reason: `the pointer has format ${String(found.format)}, not 1` };
  if (found.code !== code) return { ok: false, reason: `the pointer is that of "${String(found.code)}"` };
  const wrong = Object.entries(PARTS).find(([part, isRight]) => !isRight(found[part]));
  if (wrong) return { ok: false, reason: `the pointer's "${wrong[0]}" is not what it has to be` };
  return { ok: true, pointer: value as Pointer };
}

const HASH = /^[0-9a-f]{64}$/;
/** Names of files: nothing that leads out of a folder. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Whether a pointer can name a file so. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

const isHash = (value: unknown) => typeof value === 'string' && HASH.test(value);
const isText = (value: unknown) => typeof value === 'string';
const isHashes = (value: unknown) =>
  isRecord(value) && Object.entries(value).every(([name, hash]) => isFileName(name) && isHash(hash));

const PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  file: isHash,
  groups: isHashes,
  words: isHashes,
  pictures: isHashes,
  claims: (value) =>
    isRecord(value) &&
    Array.isArray(value.hosts) &&
    value.hosts.every(isText) &&
    typeof value.hasDomainExtension === 'boolean' &&
    typeof value.isDraft === 'boolean',
  revision: (value) => Number.isSafeInteger(value),
  by: isText,
  at: isText,
  reason: isText,
  from: (value) => value === null || isText(value),
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
