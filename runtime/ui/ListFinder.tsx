import { useId } from 'react';
import { magnifyingGlass } from './findIcon.ts';
import { Icon } from './Icon.tsx';
import { caretDown } from './icons.ts';
import styles from './ListFinder.module.css';

export interface ListFinderProps {
  readonly searchLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choiceLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** What narrows a long list: a search by text, and one choice, both with a label that stays (WCAG 3.3.2). */
export function ListFinder(props: ListFinderProps) {
  const id = useId();
  return (
    <div className={styles.finder}>
      <div className={`${styles.field} ${styles.search}`}>
        <label htmlFor={`${id}search`}>{props.searchLabel}</label>
        <span className={styles.control}>
          <Icon path={magnifyingGlass} size={1.1} />
          <input
            id={`${id}search`}
            type="search"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={80}
            value={props.text}
            onChange={({ currentTarget }) => props.onText(currentTarget.value)}
          />
        </span>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}choice`}>{props.choiceLabel}</label>
        <span className={styles.control}>
          <select
            id={`${id}choice`}
            value={props.value}
            onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
          >
            {props.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon path={caretDown} size={1} />
        </span>
      </div>
    </div>
  );
}
