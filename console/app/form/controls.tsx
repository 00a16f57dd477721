import { type ReactNode, useState } from 'react';
import { shownOf, useFormStore } from './FormStore.ts';
import { idOf, pointerOf } from './paths.ts';
import { descriptionOf, type FieldOfForm, hintIdOf, messagesIdOf } from './Row.tsx';
import styles from './TenantForm.module.css';
import { valueWords, FORM_WORDS as words } from './words.ts';

/** From this length on, a text has several lines. */
const LONG = 200;

/** What all controls say of themselves. */
function useControl({ path, shape, place }: FieldOfForm) {
  const store = useFormStore();
  const pointer = pointerOf(path);
  const id = idOf(pointer);
  const isInvalid = place.messages.some(({ tone }) => tone === 'bad');
  const described = [descriptionOf({ shape, path }) && hintIdOf(id), messagesIdOf(id)]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    value: shownOf(place),
    set: (value: unknown) => store.set(path, value),
    /** What is typed into one field is one step of undo, until there is a pause. */
    type: (value: unknown) => store.set(path, value, pointer),
    said: {
      'aria-describedby': described,
      'aria-invalid': isInvalid || undefined,
      'aria-required': shape.isRequired || undefined,
    },
  };
}

/** What stands in a field while somebody types: it follows the file, but for what the file cannot hold. */
function useTyped(value: string): readonly [string, (typed: string) => void] {
  const [state, setState] = useState({ seen: value, typed: value });
  if (state.seen !== value) setState({ seen: value, typed: value });
  return [state.seen === value ? state.typed : value, (typed) => setState({ seen: value, typed })];
}

export function TextControl(field: FieldOfForm) {
  const { id, value, type, said } = useControl(field);
  const [typed, setTyped] = useTyped(typeof value === 'string' ? value : '');
  const change = (next: string) => {
    setTyped(next);
    type(next);
  };
  const { maxLength = 0, examples, pattern, 'x-variables': variables } = field.shape.node;
  const isProse =
    field.shape.kind === 'text' && maxLength > LONG && pattern === undefined && variables === undefined;
  const [example] = examples ?? [];
  const common = {
    id,
    ...said,
    value: typed,
    dir: 'auto',
    spellCheck: false,
    autoComplete: 'off',
    ...(typeof example === 'string' && { placeholder: example }),
  } as const;
  if (isProse) {
    return (
      <textarea
        {...common}
        className={styles.input}
        rows={typed.length > 80 ? 3 : 1}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  return (
    <input
      type="text"
      {...common}
      className={styles.input}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** A link, with a way to try it. */
export function LinkControl(field: FieldOfForm) {
  const value = shownOf(field.place);
  const isAddress = typeof value === 'string' && /^https?:\/\/[^\s$]+$/.test(value) && URL.canParse(value);
  return (
    <div className={styles.side}>
      <TextControl {...field} />
      {isAddress && (
        <a
          className={styles.act}
          href={value}
          target="_blank"
          rel="noreferrer"
          aria-label={words.tryLinkName(value)}
        >
          {words.tryLink}
        </a>
      )}
    </div>
  );
}

export function NumberControl(field: FieldOfForm) {
  const { id, value, type, said } = useControl(field);
  const written = typeof value === 'number' ? String(value) : '';
  const [typed, setTyped] = useTyped(written);
  const isNumber = isJsonNumber(typed);
  const isWrong = !isNumber && typed !== written;
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        id={id}
        {...said}
        {...(isWrong && {
          'aria-invalid': true,
          'aria-describedby': `${said['aria-describedby']} ${id}-typed`,
        })}
        className={`${styles.input} ${styles.short}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          if (isJsonNumber(next)) type(Number(next));
        }}
      />
      {isWrong && (
        <p className={styles.bad} id={`${id}-typed`}>
          {words.numberExpected(written || words.nothingKept)}
        </p>
      )}
    </>
  );
}

function isJsonNumber(typed: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(typed.trim());
}

export function SwitchControl(field: FieldOfForm) {
  const { id, value, set, said } = useControl(field);
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its state itself
      role="switch"
      id={id}
      {...said}
      className={styles.switch}
      checked={value === true}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

export function ChoiceControl(field: FieldOfForm) {
  const { id, value, set, said } = useControl(field);
  const key = keyOf(field);
  const allowed: readonly unknown[] = (field.shape.node.enum ?? []).filter((each) => each !== null);
  const isKnown = value === undefined || allowed.includes(value);
  return (
    <select
      id={id}
      {...said}
      className={styles.input}
      value={value === undefined || value === null ? '' : JSON.stringify(value)}
      onChange={(event) => set(JSON.parse(event.target.value))}
    >
      {(value === undefined || value === null) && <option value="">{words.choose}</option>}
      {!isKnown && value !== null && (
        <option value={JSON.stringify(value)}>{words.notAllowed(String(value))}</option>
      )}
      {allowed.map((each) => (
        <option key={JSON.stringify(each)} value={JSON.stringify(each)}>
          {valueWords(key, each)}
        </option>
      ))}
    </select>
  );
}

function keyOf({ path }: FieldOfForm): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '');
}

/** On, paused, off: three buttons of which one is pressed in; radio buttons for the keyboard. */
export function PositionsControl(field: FieldOfForm) {
  const { id, value, set, said } = useControl(field);
  const positions = (field.shape.node.enum ?? []).map(String);
  const isKnown = typeof value === 'string' && positions.includes(value);
  return (
    <div role="radiogroup" aria-labelledby={`${id}-name`} {...said} className={styles.positions}>
      {positions.map((position, index) => (
        <Position
          key={position}
          id={index === (isKnown ? positions.indexOf(String(value)) : 0) ? id : undefined}
          name={id}
          isChecked={value === position}
          onChoose={() => set(position)}
        >
          {valueWords(keyOf(field), position)}
        </Position>
      ))}
      {!isKnown && <span className={styles.bad}>{words.notAllowed(String(value))}</span>}
    </div>
  );
}

interface PositionProps {
  readonly id: string | undefined;
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Position({ id, name, isChecked, onChoose, children }: PositionProps) {
  return (
    <label className={styles.position}>
      <input type="radio" id={id} name={name} checked={isChecked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
