import { useId } from 'react';
import type { DatedChange } from '../../server/preview/previewAnswers.ts';
import styles from './Settings.module.css';
import { words } from './words.ts';

interface DayChoiceProps {
  /** `YYYY-MM-DD`; null is today. */
  readonly day: string | null;
  readonly today: string;
  readonly changes: readonly DatedChange[];
  readonly onChange: (day: string | null) => void;
}

/** Any day by its date, and a slider whose marks are the days on which something of the file changes. */
export function DayChoice({ day, today, changes, onChange }: DayChoiceProps) {
  const id = useId();
  const shown = day ?? today;
  const choose = (next: string) => onChange(next === today || next === '' ? null : next);
  const marks = [...new Set([today, ...changes.map((each) => each.day)])].sort();
  // The last mark that is reached: between two of them nothing changes.
  const index = Math.max(
    0,
    marks.findLastIndex((mark) => mark <= shown),
  );
  const reached = changes.find((each) => each.day === marks[index]);
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-day`}>{words.day}</label>
      <div className={styles.line}>
        <input
          id={`${id}-day`}
          type="date"
          className={styles.input}
          value={shown}
          onChange={({ target }) => choose(target.value)}
        />
        <button
          type="button"
          className={styles.choice}
          aria-pressed={day === null}
          onClick={() => onChange(null)}
        >
          {words.today}
        </button>
      </div>
      {changes.length > 0 && (
        <div className={styles.slider}>
          <input
            type="range"
            aria-label={words.daySlider}
            aria-valuetext={marks[index]}
            min={0}
            max={marks.length - 1}
            step={1}
            list={`${id}-marks`}
            value={index}
            onChange={({ target }) => choose(marks[Number(target.value)] ?? today)}
          />
          <datalist id={`${id}-marks`}>
            {marks.map((mark, place) => (
              <option key={mark} value={place} label={mark} />
            ))}
          </datalist>
          <p className={styles.hint}>
            {reached ? words.from(reached.day, reached.pointers.length) : words.today}
            {reached?.pointers.map((pointer) => (
              <code key={pointer}>{pointer}</code>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
