import type { ReactNode } from 'react';
import type { ChangeGroup } from '../../../compiler/compare/groupChanges.ts';
import type { Risk } from '../../../compiler/compare/risks.ts';
import type { ChangesAnswer } from '../../server/history/historyAnswers.ts';
import { ChangeGroups } from './ChangeGroups.tsx';
import styles from './ChangesToRead.module.css';
import { Refused } from './Refused.tsx';
import { words } from './words.ts';

export interface ChangesToReadProps {
  /** Null until it is there. */
  readonly answer: ChangesAnswer | null;
  /** What is said of a text that cannot be published. */
  readonly describeProblems: (problems: number) => string;
  /** Of a look that changes (`ChangeGroups`). */
  readonly pictures?: (describedBy: string) => ReactNode;
}

/** What would change, before it is done: in a part of a dialog that scrolls by itself. */
export function ChangesToRead({ answer, describeProblems, pictures }: ChangesToReadProps) {
  const { loading, isNew, unknown, none, list, highest } = words.changes;
  if (!answer) return <p role="status">{loading}</p>;
  const { changes, problems } = answer;
  if (problems.length > 0)
    return <Refused refusal={{ message: describeProblems(problems.length), problems }} />;
  if (answer.isNew) return <p>{isNew}</p>;
  if (!changes) return <p>{unknown}</p>;
  if (changes.risk === null) return <p>{none}</p>;
  return (
    <>
      <p className={`${styles.risk} ${styles[changes.risk]}`}>{highest[changes.risk]}</p>
      {/* It scrolls: who has no mouse scrolls it by the keys, so it takes the focus (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.list} aria-label={list} tabIndex={0}>
        <ChangeGroups groups={riskiestFirst(changes.groups)} level={3} pictures={pictures} />
      </section>
    </>
  );
}

const ORDER: readonly Risk[] = ['high', 'medium', 'low'];

/** What has to be read is not to be scrolled for. */
function riskiestFirst(groups: readonly ChangeGroup[]): ChangeGroup[] {
  const placeOf = ({ changes }: Pick<ChangeGroup, 'changes'>) =>
    Math.min(...changes.map(({ risk }) => ORDER.indexOf(risk)));
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whether what somebody has read may be done: it is there, and has no problem. */
export function canBeDone(answer: ChangesAnswer | null): answer is ChangesAnswer {
  return answer !== null && answer.problems.length === 0;
}
