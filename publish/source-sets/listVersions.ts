import type { Environment } from '../../compiler/environment.ts';
import { CannotPublish } from '../../compiler/history/cannotPublish.ts';
import type { JournalLine } from '../registry/journalLine.ts';
import { type Pointer, pointerName, readPointer } from '../registry/pointer.ts';
import type { Registry } from '../registry/registry.ts';
import { isSameSet } from './sourceTexts.ts';

/** What was live of a tenant, with the line that says who made it so. */
export interface PublishedVersion {
  readonly pointer: Pointer;
  readonly line: JournalLine;
  /** Files that are not as in the version before, as people call them. */
  readonly changed: readonly string[];
}

/** Every version that was live in an environment, the oldest first. */
export async function listVersions(
  registry: Registry,
  environment: Environment,
  code: string,
): Promise<readonly PublishedVersion[]> {
  const name = pointerName(code);
  const versions: PublishedVersion[] = [];
  for (const line of await registry.readJournal(environment)) {
    const pointer = line.changes.find((change) => change.name === name)?.pointer;
    if (pointer) versions.push({ pointer, line, changed: changedFiles(versions.at(-1)?.pointer, pointer) });
  }
  return versions;
}

/** The pointer that is live now. @throws CannotPublish in words */
export async function readLivePointer(
  registry: Registry,
  environment: Environment,
  code: string,
): Promise<Pointer> {
  const kept = (await registry.readPointers(environment)).pointers.get(pointerName(code));
  if (!kept) throw new CannotPublish(`${code} was never published to ${environment}.`);
  const read = readPointer(kept.text, code);
  if (!read.ok)
    throw new CannotPublish(`What is published of ${code} in ${environment} cannot be read: ${read.reason}.`);
  return read.pointer;
}

/**
 * The version that a rollback brings back: the one of a revision, or the newest before what is live that is another one.
 * Of what was brought back itself, before it was live first: what came after that was gone back from.
 * @throws CannotPublish in words
 */
export async function findVersion(
  registry: Registry,
  environment: Environment,
  code: string,
  revision: number | null,
): Promise<Pointer> {
  const versions = await listVersions(registry, environment, code);
  // What is named is brought back whatever is live, also where that cannot be read.
  if (revision !== null && versions.length > 0) {
    const found = versions.find(({ pointer }) => pointer.revision === revision);
    if (found) return found.pointer;
    const all = versions.map(({ pointer }) => pointer.revision).join(', ');
    throw new CannotPublish(`${code} has no revision ${revision} in ${environment}; it has ${all}.`);
  }
  const live = await readLivePointer(registry, environment, code);
  const first = originOf(live, versions);
  const earlier = versions.filter(({ pointer }) => pointer.revision < first);
  const found = earlier.toReversed().find(({ pointer }) => !isSameSet(pointer, live));
  if (!found) throw new CannotPublish(`${code} has no version in ${environment} before this one.`);
  return found.pointer;
}

const REVISION = /^\d+$/;

/** The revision with which a version was live that is not one that was brought back. */
function originOf(live: Pointer, versions: readonly PublishedVersion[]): number {
  let { revision, from } = live;
  while (from !== null && REVISION.test(from) && Number(from) < revision) {
    revision = Number(from);
    from = versions.find(({ pointer }) => pointer.revision === revision)?.pointer.from ?? null;
  }
  return revision;
}

function changedFiles(before: Pointer | undefined, after: Pointer): string[] {
  if (!before) return [];
  const parts = [
    [{ [`${after.code}.json`]: before.file }, { [`${after.code}.json`]: after.file }, ''],
    [before.groups, after.groups, 'group '],
    [before.words, after.words, 'words '],
    [before.pictures, after.pictures, 'picture '],
  ] as const;
  return parts.flatMap(([was, is, kind]) =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((name) => was[name] !== is[name])
      .map((name) => kind + name),
  );
}
