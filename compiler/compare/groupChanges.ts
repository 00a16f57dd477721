import type { Difference, DifferenceGroup, DifferenceKind } from './difference.ts';
import { groupAlike } from './groupAlike.ts';
import { highest, type RatedRisk, type Risk } from './risks.ts';
import { GROUP_TITLES, tellWhole } from './writeDifferences.ts';

/** A change as whoever publishes it reads it. */
export interface HolderChange extends RatedRisk {
  /** With the day from which it holds, and examples of what can be typed. */
  readonly sentence: string;
  readonly kind: DifferenceKind;
  /** The option that causes it (RFC 6901), and further ones. */
  readonly pointer: string;
  readonly otherPointers: readonly string[];
}

export interface ChangeGroup {
  readonly group: DifferenceGroup;
  readonly title: string;
  readonly changes: readonly HolderChange[];
}

/** Differences in their groups, those that card holders see first; the same of several things is one change. */
export function groupChanges(differences: readonly Difference[]): ChangeGroup[] {
  return Object.entries(GROUP_TITLES).flatMap(([name, title]) => {
    const own = differences.filter(({ group }) => group === name);
    const [first] = own;
    if (!first) return [];
    const changes = groupAlike(own).map((told) => ({
      sentence: tellWhole(told),
      kind: told.kind,
      risk: told.risk,
      why: told.why,
      pointer: told.pointer,
      otherPointers: told.otherPointers,
    }));
    return [{ group: first.group, title, changes }];
  });
}

/** The highest risk of all; null where nothing changes. */
export function riskOfAll(groups: readonly ChangeGroup[]): Risk | null {
  return highest(groups.flatMap(({ changes }) => changes))?.risk ?? null;
}
