import { useId, useState } from 'react';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import type { Problem } from '../../server/answers.ts';
import { warningFill, xCircleFill } from '../icons.ts';
import { words } from '../words.ts';
import styles from './ProblemList.module.css';
import type { Checked } from './useCheck.ts';
import type { Target } from './useEditorPlace.ts';

export interface ProblemListProps {
  readonly file: string;
  readonly checked: Checked;
  readonly onGo: (target: Target) => void;
}

const MOST_SHOWN = 50;

/** What the compiler says of the text as it stands; a press leads to the place. */
export function ProblemList({ file, checked, onGo }: ProblemListProps) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { found, isCurrent, isUnavailable } = checked;
  const all = [
    ...found.problems.map((problem) => ({ problem, isWarning: false })),
    ...found.warnings.map((problem) => ({ problem, isWarning: true })),
  ];
  const shown = isWhole ? all : all.slice(0, MOST_SHOWN);
  return (
    <section className={styles.problems} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{words.problems.title}</h2>
        <p role="status" className={styles.status}>
          {statusOf(checked)}
        </p>
      </div>
      {all.length > 0 && (
        // While newer text is being checked the list is that of a moment ago.
        <ul className={styles.list} aria-busy={!isCurrent && !isUnavailable}>
          {shown.map(({ problem, isWarning }) => (
            <li key={keyOf(problem)} className={isWarning ? styles.warning : styles.problem}>
              <Icon path={isWarning ? warningFill : xCircleFill} size={1.25} />
              <div>
                <span className="visually-hidden">
                  {isWarning ? words.problems.warning : words.problems.problem}:{' '}
                </span>
                {problem.file === file ? (
                  <button type="button" className={styles.go} onClick={() => onGo(targetOf(problem))}>
                    {problem.message}
                  </button>
                ) : (
                  <span className={styles.text}>{problem.message}</span>
                )}
                <p className={styles.place}>
                  {problem.file === file ? (
                    <>
                      {problem.pointer && <code>{problem.pointer} </code>}
                      {words.problems.line(problem.line)}
                    </>
                  ) : (
                    words.problems.elsewhere(problem.file, problem.line)
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {shown.length < all.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {words.problems.more(all.length - shown.length)}
        </button>
      )}
    </section>
  );
}

function statusOf({ found, isCurrent, isUnavailable }: Checked): string {
  if (isUnavailable) return words.problems.unavailable;
  const { problems, warnings } = found;
  if (problems.length + warnings.length === 0)
    return isCurrent ? words.problems.none : words.problems.checking;
  const parts = [
    problems.length > 0 ? words.editor.problemCount(problems.length) : '',
    warnings.length > 0 ? words.editor.warningCount(warnings.length) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function targetOf({ pointer, line, column }: Problem): Target {
  return { pointer, at: { line, column } };
}

function keyOf({ file, line, column, pointer, rule, message }: Problem): string {
  return [file, line, column, pointer, rule, message].join(' ');
}
