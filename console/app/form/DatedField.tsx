import { useId, useState } from 'react';
import { isTimeZone, todayAt } from '../../../compiler/today.ts';
import { shownOf, useFormState, useFormStore } from './FormStore.ts';
import { Frame } from './Frame.tsx';
import { Nested } from './Nested.tsx';
import { idOf, isBlock, type Path, pointerOf, readAt } from './paths.ts';
import { type FieldOfForm, Messages } from './Row.tsx';
import { isDatedValue } from './shape.ts';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

const EVER = '0001-01-01';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

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
  const remove = (index: number) => {
    const left = entries.filter((_, at) => at !== index);
    const [only] = left;
    store.actions.announce(words.removed(words.dateOf(title, days[index] ?? '')));
    focusSoon(path);
    // One value needs no days; the first of several holds from where the first began.
    if (left.length === 1 && isBlock(only)) return store.set(path, only.value);
    if (index > 0) return store.removeItem(path, index);
    store.set(
      path,
      left.map((entry, at) => (at === 0 && isBlock(entry) ? { ...entry, from: days[0] } : entry)),
    );
  };
  return (
    <>
      <ol className={styles.timeline}>
        {entries.map((_, index) => {
          const day = days[index] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
            <li key={index} className={styles.moment} data-holds={index === holding}>
              <Day field={field} entries={entries} index={index} day={day} />
              {index === holding && <span className={styles.mark}>{words.holdsToday}</span>}
              <button
                type="button"
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
  readonly entries: readonly unknown[];
  readonly index: number;
  readonly day: string;
}

/** The day of a value. A day past that of its neighbour takes the value along. */
function Day({ field: { path, shape, title }, entries, index, day }: DayProps) {
  const store = useFormStore();
  const place = [...path, index, 'from'];
  const id = idOf(pointerOf(place));
  const messages = useFormState((state) => state.messages[pointerOf(place)]);
  const move = (to: string) => {
    if (!DAY.test(to)) return;
    const moved = entries.map((entry, at) =>
      at === index && isBlock(entry) ? { ...entry, from: to } : entry,
    );
    const sorted = moved.toSorted((one, other) => fromOf(one).localeCompare(fromOf(other)));
    if (sorted.every((entry, at) => entry === moved[at])) store.set(place, to, pointerOf(place));
    else store.set(path, sorted);
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

/** What was pressed goes away; whoever works by the keyboard goes on where its change is to be seen. */
function focusSoon(path: Path): void {
  requestAnimationFrame(() => document.getElementById(idOf(pointerOf(path)))?.focus());
}

function fromOf(entry: unknown): string {
  return isBlock(entry) ? String(entry.from ?? '') : '';
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

/** In the tenant's time zone; in that of this device while the file names none that exists. */
function useToday(): string {
  const zone = useFormState((state) => readAt(state.document, ['timeZone']));
  const ofDevice = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return todayAt(new Date())(typeof zone === 'string' && isTimeZone(zone) ? zone : ofDevice);
}
