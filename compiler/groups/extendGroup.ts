import { GROUPS_FOLDER, type Groups } from '../groupFiles.ts';
import { nearestValues } from '../mend.ts';
import { type Finding, keysOf, type Problem } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { type CheckGroupOptions, checkGroup } from './checkGroup.ts';

/** A tenant file together with the group that it extends. */
export interface Extended {
  /** What both say; the tenant's own alone when the group cannot be taken. */
  readonly value: unknown;
  /** Of the tenant's file: the group is not there. */
  readonly findings: readonly Finding[];
  /** Of the group's own file. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Whether it is all that is meant: half of it would be judged for what the other half says. */
  readonly isWhole: boolean;
  /** A finding at its place in the group; null for what is the tenant's own, or in neither. */
  placeInGroup(finding: Finding): Problem | null;
}

/** The name of the group that a file extends, whether or not there is one. */
export function groupNameIn(value: unknown): string | null {
  const { extends: name } = (value ?? {}) as { readonly extends?: unknown };
  return typeof name === 'string' ? name : null;
}

/**
 * Lays a tenant file over its group.
 * @param own of the file, without defaults; stays as it is
 */
export function extendGroup(own: unknown, groups: Groups, options: CheckGroupOptions): Extended {
  const name = groupNameIn(own);
  const alone = { value: own, findings: [], problems: [], warnings: [], placeInGroup: () => null };
  if (name === null) return { ...alone, isWhole: true };
  const group = groups.get(name);
  if (!group) {
    const names = [...groups.keys()];
    const there = names.length === 0 ? 'there is none' : `there are ${names.join(', ')}`;
    const message = `There is no group "${name}" in ${GROUPS_FOLDER}/; ${there}.${didYouMean(name, names)}`;
    return {
      ...alone,
      isWhole: false,
      findings: [{ pointer: '/extends', rule: 'group', message, ...nearestValues(name, names) }],
    };
  }
  const { value: shared, problems, warnings, place } = checkGroup(group, options);
  if (problems.length > 0) return { ...alone, isWhole: false, problems, warnings };
  return {
    value: layOver(shared, own),
    findings: [],
    problems,
    warnings,
    isWhole: true,
    placeInGroup: (finding) => (isShared(own, shared, finding.pointer) ? place(finding) : null),
  };
}

/** Whether the value at a place is the group's, or stands in a block that is the group's alone. */
function isShared(own: unknown, shared: unknown, pointer: string): boolean {
  let [inOwn, inGroup] = [own, shared];
  for (const key of keysOf(pointer)) {
    if (!isBlock(inOwn) || !isBlock(inGroup)) return false;
    if (!Object.hasOwn(inOwn, key)) return Object.hasOwn(inGroup, key);
    [inOwn, inGroup] = [inOwn[key], inGroup[key]];
  }
  return false;
}

type Block = Readonly<Record<string, unknown>>;

/**
 * Key by key: blocks are joined, and anything else (a list, a list of dates, null) takes the place of the group's.
 * @returns a value that shares nothing with either
 */
function layOver(shared: unknown, own: unknown): unknown {
  if (!isBlock(own) || !isBlock(shared)) return structuredClone(own);
  const joined: Record<string, unknown> = structuredClone(shared);
  for (const [key, value] of Object.entries(own)) joined[key] = layOver(shared[key], value);
  return joined;
}

function isBlock(value: unknown): value is Block {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
