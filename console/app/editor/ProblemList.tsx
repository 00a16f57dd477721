import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import type { CheckedProblem, Problem } from '../../server/answers.ts';
import { warningFill, xCircleFill } from '../icons.ts';
import type { TextEdit } from '../section.ts';
import { useFocusAfterLoss } from '../useFocusAfterLoss.ts';
import { useShownPart } from '../useShownPart.ts';
import { words } from '../words.ts';
import { MendSharedDialog, type SharedRepair } from './MendSharedDialog.tsx';
import styles from './ProblemList.module.css';
import type { Checked } from './useCheck.ts';
import type { Target } from './useEditorPlace.ts';

export interface ProblemListProps {
  readonly file: string;
  readonly checked: Checked;
  readonly onGo: (target: Target) => void;
  /** One step of undo. */
  readonly onEdit: (edits: readonly TextEdit[]) => void;
}

const MOST_SHOWN = 50;
/** Of one problem; further ones are ever less likely. */
const MOST_REPAIRS = 3;

/** What the compiler says of the text as it stands; a press leads to the place. */
export function ProblemList({ file, checked, onGo, onEdit }: ProblemListProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { list, most, showMore } = useShownPart(MOST_SHOWN, Number.POSITIVE_INFINITY);
  const [shared, setShared] = useState<SharedRepair | null>(null);
  const told = useFocusAfterLoss(title);
  const { found, isCurrent, isUnavailable } = checked;
  const all = [
    ...found.problems.map((problem) => ({ problem, isWarning: false })),
    ...found.warnings.map((problem) => ({ problem, isWarning: true })),
  ];
  // What other files are mended by are edits of these.
  const safe = safeEdits(all.flatMap(({ problem }) => (problem.file === file ? [problem] : [])));
  const mend = (edits: readonly TextEdit[]) => {
    // Of the text that was checked: of a newer one the offers come in a moment.
    if (!isCurrent) return;
    onEdit(edits);
    // What was pressed goes with its problem (WCAG 2.4.3).
    title.current?.focus();
  };
  const leaveMended = () => {
    // The dialog gives the focus back to what was pressed, which goes with the next check.
    flushSync(() => setShared(null));
    title.current?.focus();
  };
  const shown = all.slice(0, most);
  return (
    <section className={styles.problems} aria-labelledby={titleId} {...told}>
      <div className={styles.head}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {words.problems.title}
        </h2>
        <p role="status" className={styles.status}>
          {statusOf(checked)}
        </p>
        {safe.count > 1 && (
          <Button size="small" variant="tonal" isDisabled={!isCurrent} onClick={() => mend(safe.edits)}>
            {words.problems.mendAll(safe.count)}
          </Button>
        )}
      </div>
      {all.length > 0 && (
        // While newer text is being checked the list is that of a moment ago.
        <ul ref={list} className={styles.list} aria-busy={!isCurrent && !isUnavailable}>
          {shown.map(({ problem, isWarning }) => (
            <ProblemItem
              key={keyOf(problem)}
              {...{ problem, isWarning, file, isCurrent, onGo }}
              onMend={mend}
              onMendShared={setShared}
            />
          ))}
        </ul>
      )}
      {shared?.problem.sharedHash && (
        <MendSharedDialog
          {...shared}
          hash={shared.problem.sharedHash}
          onDone={leaveMended}
          onClose={() => setShared(null)}
        />
      )}
      {shown.length < all.length && (
        <button type="button" className={styles.more} onClick={() => showMore()}>
          {words.problems.more(all.length - shown.length)}
        </button>
      )}
    </section>
  );
}

interface ProblemItemProps extends Pick<ProblemListProps, 'file' | 'onGo'> {
  readonly problem: CheckedProblem;
  readonly isWarning: boolean;
  readonly isCurrent: boolean;
  readonly onMend: (edits: readonly TextEdit[]) => void;
  readonly onMendShared: (repair: SharedRepair) => void;
}

function ProblemItem(props: ProblemItemProps) {
  const { problem, isWarning, file, isCurrent, onGo, onMend, onMendShared } = props;
  const isOwn = problem.file === file;
  return (
    <li className={isWarning ? styles.warning : styles.problem}>
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
        {problem.repairs.length > 0 && (
          <div className={styles.repairs}>
            {problem.repairs.slice(0, MOST_REPAIRS).map((repair) => (
              <Button
                key={repair.title}
                size="small"
                variant="outline"
                isDisabled={!isCurrent}
                onClick={() => (isOwn ? onMend(repair.edits) : onMendShared({ problem, repair }))}
              >
                {isOwn ? repair.title : `${words.problems.mendThere(problem.file)}: ${repair.title}`}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** What may be taken unseen, as one step: of two that touch the same place the later one waits for the next round. */
function safeEdits(problems: readonly CheckedProblem[]): { count: number; edits: readonly TextEdit[] } {
  const taken: TextEdit[] = [];
  let count = 0;
  for (const { repairs } of problems) {
    const edits = repairs.find(({ isSafe }) => isSafe)?.edits;
    if (!edits || edits.some((edit) => taken.some((other) => areClose(edit, other)))) continue;
    taken.push(...edits);
    count += 1;
  }
  return { count, edits: taken };
}

function areClose(one: TextEdit, other: TextEdit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
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
