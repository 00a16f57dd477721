import { Icon } from './Icon.tsx';
import { checkCircle } from './icons.ts';
import styles from './Steps.module.css';

export interface StepsProps {
  /** Names of the steps, in their order. */
  readonly steps: readonly string[];
  /** Which one the person is at, from 1. */
  readonly current: number;
  /** What the list is of, and the word for a step that is done: read aloud, not seen. */
  readonly label: string;
  readonly doneLabel: string;
}

/** How far somebody is in a task of several pages. */
export function Steps({ steps, current, label, doneLabel }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index + 1 < current;
        const isNow = index + 1 === current;
        return (
          <li
            key={step}
            className={isNow ? styles.now : isDone ? styles.done : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span>
              {isDone && <Icon path={checkCircle} size={1.15} />}
              <span>{`${index + 1}. ${step}`}</span>
              {isDone && <span className="visually-hidden">, {doneLabel}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
