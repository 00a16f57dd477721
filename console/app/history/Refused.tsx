import type { ReactNode } from 'react';
import type { ChangedAnswer, RefusedAnswer } from '../../server/history/historyAnswers.ts';
import styles from './Refused.module.css';

/** Most problems that a dialog lists; the editor lists all. */
const MOST = 5;

/** Why something was not done: said as it appears (WCAG 4.1.3). */
export function Refused({
  refusal,
  action,
}: {
  readonly refusal: RefusedAnswer | ChangedAnswer | null;
  readonly action?: ReactNode;
}) {
  const problems = refusal && 'problems' in refusal ? refusal.problems.slice(0, MOST) : [];
  return (
    <div role="alert">
      {refusal && (
        <div className={styles.refused}>
          <p>{refusal.message}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map(({ line, pointer, message }) => (
                <li key={`${line} ${pointer} ${message}`}>
                  <code>{pointer || '/'}</code> {message}
                </li>
              ))}
            </ul>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
