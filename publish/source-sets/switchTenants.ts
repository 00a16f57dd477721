import { randomUUID } from 'node:crypto';
import type { Environment } from '../../compiler/environment.ts';
import { CannotPublish } from '../../compiler/history/cannotPublish.ts';
import type { Author } from '../../compiler/history/historyRecord.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Today } from '../../compiler/today.ts';
import { findSecret } from '../../compiler/warnings/findSecret.ts';
import type { JournalLine } from '../registry/journalLine.ts';
import {
  blobsOf,
  type Pointer,
  type PointerName,
  pointerName,
  type Ring,
  readPointer,
  readPointerName,
} from '../registry/pointer.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { type CompileTexts, claimsOf } from './compileTexts.ts';
import { isSameSet, nameTexts, type SourceTexts, writeTexts } from './sourceTexts.ts';

export interface SwitchOptions {
  readonly registry: Registry;
  readonly environment: Environment;
  readonly compile: CompileTexts;
  readonly today: Today;
  readonly now: () => Date;
  readonly by: Author;
  readonly reason: string;
  readonly kind: JournalLine['kind'];
  /** Where the sets were published before; null for sets from files. */
  readonly from: string | null;
  /** Whom it is shown to first; everybody unless given. */
  readonly ring?: Ring | null;
}

/** `unchanged`: all of them are live already, since this revision. */
export type SwitchResult =
  | { readonly kind: 'switched'; readonly revision: number; readonly codes: readonly string[] }
  | { readonly kind: 'unchanged'; readonly revision: number }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/**
 * Makes these source sets live in an environment, all at once or none, and never one that has a problem.
 * @throws CannotPublish in words when somebody else was first, or when a host name is another tenant's
 */
export async function switchTenants(
  sets: readonly SourceTexts[],
  options: SwitchOptions,
): Promise<SwitchResult> {
  const { registry, environment, ring = null, reason } = options;
  if (findSecret(reason))
    throw new CannotPublish('The reason looks like a secret, and everybody can read it.');
  const problems: Problem[] = [];
  const pointers: Pointer[] = [];
  for (const texts of sets) {
    const result = options.compile(texts, options.today);
    if (!result.ok) problems.push(...result.problems);
    else pointers.push(toPointer(texts, claimsOf(result.compiled), options));
  }
  if (problems.length > 0) return { kind: 'problems', problems };
  const seen = await registry.readPointers(environment);
  refuseClashes(pointers, seen);
  const changes = pointers.flatMap((pointer) => {
    const name = pointerName(pointer.code, ring);
    const known = seen.pointers.get(name);
    const before = known && readPointer(known.text, pointer.code);
    const isSame = before?.ok && isSameSet(before.pointer, pointer);
    return isSame ? [] : [{ code: pointer.code, name, before: known?.stamp ?? null, pointer }];
  });
  const ended = ring === null ? canariesOf(pointers, seen) : [];
  const all = [...changes, ...ended];
  if (all.length === 0) return { kind: 'unchanged', revision: seen.revision };
  const known = new Set(pointersIn(seen).flatMap(blobsOf));
  for (const texts of sets) await writeTexts(registry, texts, known);
  const done = await registry.swapPointers(environment, {
    changes: all,
    line: newLine(options),
    check: { revision: seen.revision, assert: (now) => refuseClashes(pointers, now) },
  });
  if (!done.ok) throw new CannotPublish(await describeLoss(registry, environment, done.changed));
  return {
    kind: 'switched',
    revision: done.revision,
    codes: [...new Set(all.map(({ code }) => code))],
  };
}

/** Takes the next version of a tenant away from those who are shown it first. @throws CannotPublish in words */
export async function endRing(
  code: string,
  ring: Ring,
  options: Pick<SwitchOptions, 'registry' | 'environment' | 'now' | 'by' | 'reason'>,
): Promise<number> {
  const { registry, environment } = options;
  const name = pointerName(code, ring);
  const known = (await registry.readPointers(environment)).pointers.get(name);
  if (!known) throw new CannotPublish(`There is no ${ring} of ${code} in ${environment}.`);
  const line = newLine({ ...options, kind: 'abort', from: null });
  const changes = [{ name, before: known.stamp, pointer: null }];
  const done = await registry.swapPointers(environment, { changes, line });
  if (!done.ok) throw new CannotPublish(await describeLoss(registry, environment, done.changed));
  return done.revision;
}

/** What everybody is shown ends what some were shown first: nobody stays behind unnoticed. */
function canariesOf(pointers: readonly Pointer[], seen: Snapshot) {
  return pointers.flatMap(({ code }) => {
    const name = pointerName(code, 'canary');
    const before = seen.pointers.get(name)?.stamp;
    return before === undefined ? [] : [{ code, name, before, pointer: null }];
  });
}

function newLine({
  kind,
  now,
  by,
  reason,
  from,
}: Pick<SwitchOptions, 'kind' | 'now' | 'by' | 'reason' | 'from'>) {
  return { kind, at: now().toISOString(), by, reason, from, id: randomUUID() };
}

function toPointer(
  texts: SourceTexts,
  claims: Pointer['claims'],
  { by, now, reason, from }: SwitchOptions,
): Pointer {
  const own = { by: by.name, at: now().toISOString(), reason, from, revision: 0 };
  const pointer: Pointer = { format: 1, code: texts.code, ...nameTexts(texts), claims, ...own };
  const read = readPointer(JSON.stringify(pointer), texts.code);
  // It would be live, and every host would refuse it.
  if (!read.ok) throw new CannotPublish(`Nothing was published of ${texts.code}: ${read.reason}.`);
  return pointer;
}

/** Sound pointers, whoever is shown them. */
export function pointersIn({ pointers }: Snapshot): readonly Pointer[] {
  return [...pointers].flatMap(([name, { text }]) => {
    const read = readPointer(text, readPointerName(name)?.code ?? '');
    return read.ok ? [read.pointer] : [];
  });
}

/** A host name belongs to one tenant. */
function refuseClashes(pointers: readonly Pointer[], seen: Snapshot): void {
  const own = new Set(pointers.map(({ code }) => code));
  const others = pointersIn(seen).filter(({ code }) => !own.has(code));
  for (const { code, claims } of pointers) {
    for (const host of claims.hosts) {
      const other = others.find((each) => each.claims.hosts.includes(host));
      if (other)
        throw new CannotPublish(`The host name "${host}" of ${code} is claimed by ${other.code} already.`);
    }
  }
}

/** What whoever lost a race has to know before they try again. */
async function describeLoss(
  registry: Registry,
  environment: Environment,
  changed: readonly PointerName[],
): Promise<string> {
  const { pointers } = await registry.readPointers(environment);
  const told = changed.map((name) => {
    const { code = name } = readPointerName(name) ?? {};
    const text = pointers.get(name)?.text;
    const read = text === undefined ? null : readPointer(text, code);
    if (!read?.ok) return `${code} was taken away`;
    const { by, at, reason, revision } = read.pointer;
    return `${code} was published by ${by} at ${at} (revision ${revision}${reason ? `: ${reason}` : ''})`;
  });
  return `Nothing was published, because somebody else was first: ${told.join('; ')}. Look at what they did, and try again.`;
}
