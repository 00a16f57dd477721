import type { Problem } from '../problem.ts';
import { listRepairs } from './listRepairs.ts';
import type { Repair } from './repair.ts';
import { withoutRivals } from './withoutRivals.ts';

export interface SafeRepair extends Repair {
  readonly problem: Problem;
}

/** The first safe repair of each problem, as far as they do not touch one another. */
export function safeRepairs(problems: readonly Problem[], text: string): SafeRepair[] {
  const taken: SafeRepair[] = [];
  for (const problem of withoutRivals(problems)) {
    const repair = listRepairs(problem, text).find(({ isSafe }) => isSafe);
    if (repair && !taken.some((each) => touch(each, repair))) taken.push({ ...repair, problem });
  }
  return taken;
}

function touch(one: Repair, other: Repair): boolean {
  return one.edits.some((edit) =>
    other.edits.some(
      ({ offset, length }) => edit.offset <= offset + length && offset <= edit.offset + edit.length,
    ),
  );
}
