import type { ReactNode } from 'react';
import type { ChangesAnswer } from '../../server/history/historyAnswers.ts';
import { ChangeGroups } from './ChangeGroups.tsx';
import styles from './ChangesPanel.module.css';
import { words } from './words.ts';

export interface ChangesPanelProps {
  /** Null until the first answer is there. */
  readonly answer: ChangesAnswer | null;
  /** The last question got no answer. */
  readonly isFailed?: boolean;
  readonly onVisit: (pointer: string) => void;
  /** Of a look that changes (`ChangeGroups`). */
  readonly pictures?: (describedBy: string) => ReactNode;
}

/** What the text in the editor changes for card holders: below the editor, beside the problems. */
export function ChangesPanel({ answer, isFailed = false, onVisit, pictures }: ChangesPanelProps) {
  const { title, aside } = words.changes;
  const groups = answer?.changes?.groups ?? [];
  return (
    <section className={styles.panel} aria-labelledby="changes-for-holders">
      <header className={styles.head}>
        <h2 id="changes-for-holders">{title}</h2>
        {groups.length > 0 && <span>{aside}</span>}
      </header>
      <p role="status" className={styles.state}>
        {isFailed ? words.changes.failed : describeState(answer)}
      </p>
      {groups.length > 0 && <ChangeGroups groups={groups} level={3} onVisit={onVisit} pictures={pictures} />}
    </section>
  );
}

/** Why no change is listed; nothing where some are. */
function describeState(answer: ChangesAnswer | null): string {
  const { loading, none, isNew, problems, unknown } = words.changes;
  if (!answer) return loading;
  if (answer.problems.length > 0) return problems(answer.problems.length);
  if (answer.isNew) return isNew;
  if (!answer.changes) return unknown;
  return answer.changes.groups.length === 0 ? none : '';
}
