import { Icon } from './Icon.tsx';
import { checkCircle, xCircle } from './icons.ts';
import styles from './RuleList.module.css';

export interface RuleListProps {
  readonly id: string;
  readonly label: string;
  readonly rules: readonly { readonly name: string; readonly text: string; readonly isMet: boolean }[];
  /** Read after each rule by a screen reader. */
  readonly met: string;
  readonly notMet: string;
  /** Whether unmet rules look like mistakes yet. */
  readonly isChecked: boolean;
  /** What is said once all are met; empty before. */
  readonly note: string;
}

/** The rules of a password with a tick or a cross each, live (FRM-10). */
export function RuleList({ id, label, rules, met, notMet, isChecked, note }: RuleListProps) {
  return (
    <div className={styles.box}>
      <ul id={id} className={styles.rules} aria-label={label}>
        {rules.map(({ name, text, isMet }) => (
          <li key={name} className={isMet ? styles.met : isChecked ? styles.failed : undefined}>
            <Icon path={isMet ? checkCircle : xCircle} size={1.3} />
            <span>
              {text}
              <span className="visually-hidden">{`, ${isMet ? met : notMet}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {note}
      </p>
    </div>
  );
}
