/** Pictures that are not as they were accepted, by what caused it: one group is looked at, and accepted, as one. */
import { createHash } from 'node:crypto';
import type { Check } from '../../check.ts';
import type { DifferenceKind } from './compareCells.ts';

export const AS_ACCEPTED_TITLE = 'looks as it was accepted';

/** Everything that nobody has accepted yet. */
export const NEW = 'new';

export interface ChangeGroup {
  /** What it is accepted by. */
  readonly id: string;
  readonly kind: DifferenceKind | typeof NEW;
  readonly cause: string;
  readonly checks: readonly Check[];
}

/** The largest group first. */
export function groupChanges(checks: readonly Check[]): readonly ChangeGroup[] {
  const open = checks.filter(
    ({ title, verdict }) => title === AS_ACCEPTED_TITLE && (verdict === 'failed' || verdict === 'toCheck'),
  );
  const groups = Map.groupBy(open, ({ change }) => (change ? idOfCause(change) : NEW));
  return [...groups]
    .map(([id, of]): ChangeGroup => {
      const change = of[0]?.change;
      return { id, kind: change?.kind ?? NEW, cause: change?.cause ?? 'not accepted yet', checks: of };
    })
    .sort((one, other) => other.checks.length - one.checks.length);
}

function idOfCause({ kind, cause }: NonNullable<Check['change']>): string {
  const digest = createHash('sha256').update(`${kind} ${cause}`).digest('hex').slice(0, 6);
  return `${kind}-${digest}`;
}

/** One picture alone. */
export const pictureIdOf = ({ tenant, screen, language, width }: Check): string =>
  `${tenant}-${screen}-${language}-${width}`;
