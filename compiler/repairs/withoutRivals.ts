import type { Mend } from '../mend.ts';
import { joinPointer, type Problem } from '../problem.ts';

/**
 * Problems as they were found, but that of two members which would get one name neither may get it unseen: only their
 * author knows which of the two is meant. What would be put in new gives way to what somebody wrote.
 * @param problems all that are told together, warnings among them
 */
export function withoutRivals(problems: readonly Problem[]): Problem[] {
  const sources = new Map<string, Set<string>>();
  for (const problem of problems) {
    for (const mend of problem.mends ?? []) {
      const name = mend.isSafe && mend.kind !== 'insert' ? memberMade(problem, mend) : null;
      if (name === null) continue;
      sources.set(name, (sources.get(name) ?? new Set()).add(placeOf(problem, mend)));
    }
  }
  const isRival = (problem: Problem, mend: Mend) => {
    const name = memberMade(problem, mend);
    const count = name === null ? 0 : (sources.get(name)?.size ?? 0);
    return count > (mend.kind === 'insert' ? 0 : 1);
  };
  return problems.map((problem) => {
    if (!problem.mends?.some((mend) => mend.isSafe && isRival(problem, mend))) return problem;
    const mends = problem.mends.map((mend): Mend => {
      const { isSafe: _, ...offered } = mend;
      return isRival(problem, mend) ? offered : mend;
    });
    return { ...problem, mends };
  });
}

/** The member that is there afterwards and was not before; null where none is. */
function memberMade(problem: Problem, mend: Mend): string | null {
  const place = placeOf(problem, mend);
  switch (mend.kind) {
    case 'key':
      return joinPointer(place.slice(0, place.lastIndexOf('/')), mend.name);
    case 'move':
      return `${problem.file} ${mend.to}`;
    case 'insert':
      return place;
    default:
      return null;
  }
}

function placeOf({ file, pointer }: Problem, { below = '' }: Mend): string {
  return `${file} ${pointer}${below}`;
}
