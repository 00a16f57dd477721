import { type FocusEvent, useId, useRef, useState } from 'react';
import { DAY, EVER, focusAlong, fromOf, inOrder, useToday } from './days.ts';
import { shownOf, useFormState, useFormStore } from './FormStore.ts';
import { Frame } from './Frame.tsx';
import { focusSoon } from './focusSoon.ts';
import { Nested } from './Nested.tsx';
import { idOf, isBlock, pointerOf, readAt } from './paths.ts';
import { type FieldOfForm, Messages } from './Row.tsx';
import { isDatedValue } from './shape.ts';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

/** A value that may change on a day: one value, or a time line of them. */
export function DatedField(field: FieldOfForm) {
  const { path, shape, place, title } = field;
  const value = shownOf(place);
  if (!shape.item) return null;
  if (isDatedValue(shape, value)) {
    return (
      <Frame {...field}>
        <TimeLine {...field} entries={value} />
      </Frame>
    );
  }
  return (
    <div className={styles.dated}>
      <Nested path={path} shape={shape.item} title={title} />
      <NewDate {...field} label={words.addDates} />
    </div>
  );
}

function TimeLine({ entries, ...field }: FieldOfForm & { readonly entries: readonly unknown[] }) {
  const { path, shape, title } = field;
  const store = useFormStore();
  const now = useToday();
  const days = entries.map((entry) => (isBlock(entry) ? String(entry.from ?? '') : ''));
  const holding = Math.max(
    0,
    days.findLastIndex((day) => day <= now),
  );
  /** The run of edits that changed a day, until its row is left: only then the rows are put in order. */
  const moved = useRef<string | null>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (moved.current === null || currentTarget.contains(relatedTarget)) return;
    const run = moved.current;
    moved.current = null;
    const sorted = inOrder(entries);
    if (sorted.every((entry, at) => entry === entries[at])) return;
    // Another window has the keyboard now: here it stays where it was.
    const focused = relatedTarget ?? document.activeElement;
    const from = [...(currentTarget.parentElement?.children ?? [])].findIndex((row) => row.contains(focused));
    store.set(path, sorted, run);
    if (from >= 0) focusAlong(focused, [...path, from], [...path, sorted.indexOf(entries[from])]);
  };
  const remove = (index: number) => {
    const sorted = inOrder(entries);
    const first = fromOf(sorted[0]);
    const left = sorted.filter((entry) => entry !== entries[index]);
    const [only] = left;
    store.actions.announce(words.removed(words.dateOf(title, days[index] ?? '')));
    focusSoon(path);
    // One value needs no days; the first of several holds from where the first began.
    if (left.length === 1 && isBlock(only)) return store.set(path, only.value);
    const isPlain = index > 0 && sorted.every((entry, at) => entry === entries[at]);
    if (isPlain) return store.removeItem(path, index);
    store.set(
      path,
      left.map((entry, at) => (at === 0 && isBlock(entry) ? { ...entry, from: first } : entry)),
    );
  };
  return (
    <>
      <ol className={styles.timeline}>
        {entries.map((_, index) => {
          const day = days[index] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
            <li key={index} className={styles.moment} data-holds={index === holding} onBlur={leave}>
              <Day
                field={field}
                index={index}
                day={day}
                onMoved={(run) => {
                  moved.current = run;
                }}
              />
              {index === holding && <span className={styles.mark}>{words.holdsToday}</span>}
              <button
                type="button"
                id={`${idOf(pointerOf([...path, index]))}-remove`}
                className={styles.act}
                aria-label={`${words.removeDate}: ${words.dateOf(title, day)}`}
                onClick={() => remove(index)}
              >
                {words.removeDate}
              </button>
              {shape.item && (
                <Nested
                  path={[...path, index, 'value']}
                  shape={shape.item}
                  title={words.dateOf(title, day)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <NewDate {...field} label={words.addDate} />
    </>
  );
}

interface DayProps {
  readonly field: FieldOfForm;
  readonly index: number;
  readonly day: string;
  /** @param run of the edit, for what belongs to the same step of undo */
  readonly onMoved: (run: string) => void;
}

/** The day of a value. While it is typed it is any day: its row stays where it is until it is left. */
function Day({ field: { path, shape, title }, index, day, onMoved }: DayProps) {
  const store = useFormStore();
  const place = [...path, index, 'from'];
  const id = idOf(pointerOf(place));
  const messages = useFormState((state) => state.messages[pointerOf(place)]);
  const move = (to: string) => {
    if (!DAY.test(to)) return;
    store.set(place, to, pointerOf(place));
    onMoved(pointerOf(place));
  };
  const isEver = day === EVER;
  return (
    <div className={styles.day}>
      <label className={styles.label} htmlFor={id}>
        {isEver ? `${words.everSince} (${day})` : words.from}
      </label>
      <input
        type={DAY.test(day) || day === '' ? 'date' : 'text'}
        id={id}
        className={`${styles.input} ${styles.short}`}
        aria-label={`${words.from}: ${words.dateOf(title, day)}`}
        aria-invalid={messages !== undefined || undefined}
        aria-describedby={`${id}-messages`}
        value={day}
        data-place={pointerOf(place)}
        onChange={(event) => move(event.target.value)}
      />
      <Messages
        path={place}
        shape={shape}
        title={title}
        place={{
          written: day,
          shared: undefined,
          fallback: undefined,
          messages: messages ?? [],
          point: null,
        }}
      />
    </div>
  );
}

/** A further day, with the value of the day before it, to be changed. */
function NewDate({ path, shape, place, title, label }: FieldOfForm & { readonly label: string }) {
  const store = useFormStore();
  const id = useId();
  const now = useToday();
  const [day, setDay] = useState(`${Number(now.slice(0, 4)) + 1}-01-01`);
  const [isAsking, setAsking] = useState(isDatedValue(shape, shownOf(place)));
  const [problem, setProblem] = useState<string | null>(null);
  const value = shownOf(place);
  const add = () => {
    const dated = isDatedValue(shape, value) ? value : [{ from: EVER, value }];
    if (!DAY.test(day)) return;
    if (dated.some((entry) => fromOf(entry) === day)) return setProblem(words.dayTaken(day));
    setProblem(null);
    const index = dated.findLastIndex((entry) => fromOf(entry) < day) + 1;
    const before = readAt(dated[Math.max(0, index - 1)], ['value']);
    const entry = { from: day, value: before };
    if (dated === value) store.insert(path, index, entry);
    else store.set(path, dated.toSpliced(index, 0, entry));
    store.actions.announce(words.added(words.dateOf(title, day)));
    focusSoon([...path, index, 'value']);
  };
  if (value === undefined) return null;
  if (!isAsking) {
    return (
      <p className={styles.newDate}>
        <button
          type="button"
          className={`${styles.act} ${styles.quiet}`}
          aria-label={`${label}: ${title}`}
          onClick={() => setAsking(true)}
        >
          {label}…
        </button>
      </p>
    );
  }
  return (
    <div className={styles.newDate}>
      <label className={styles.hint} htmlFor={id}>
        {words.newDate}
      </label>
      <div className={styles.side}>
        <input
          type="date"
          id={id}
          className={`${styles.input} ${styles.short}`}
          // biome-ignore lint/a11y/noAutofocus: it stands in the place of the button that was pressed
          autoFocus={!isDatedValue(shape, value)}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <button type="button" className={styles.act} aria-label={`${label}: ${title}`} onClick={add}>
          {label}
        </button>
      </div>
      {problem !== null && (
        <p className={styles.bad} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
