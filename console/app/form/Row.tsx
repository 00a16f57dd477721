import type { ReactNode } from 'react';
import { type Place, shownOf, useFormState, useFormStore } from './FormStore.ts';
import { focusSoon } from './focusSoon.ts';
import { idOf, type Path, pointerOf } from './paths.ts';
import type { Shape } from './shape.ts';
import styles from './TenantForm.module.css';
import { valueWords, FORM_WORDS as words } from './words.ts';

export interface FieldOfForm {
  readonly path: Path;
  readonly shape: Shape;
  readonly place: Place;
  readonly title: string;
}

export const hintIdOf = (id: string) => `${id}-hint`;
export const messagesIdOf = (id: string) => `${id}-messages`;

/** One option: its name and place, its control, what it is for, what is wrong with it. */
export function Row({
  children,
  isGroup = false,
  ...field
}: FieldOfForm & { readonly children: ReactNode; readonly isGroup?: boolean }) {
  const { path, title } = field;
  const pointer = pointerOf(path);
  const id = idOf(pointer);
  return (
    <div
      className={styles.row}
      data-place={pointer}
      data-kind={field.shape.kind}
      data-set={field.place.written !== undefined}
    >
      <div className={styles.head}>
        {isGroup ? (
          <span className={styles.label} id={`${id}-name`}>
            {title}
          </span>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {title}
          </label>
        )}
        <Marks {...field} />
        <code className={styles.pointer}>{pointer}</code>
      </div>
      {children}
      <Below {...field} />
    </div>
  );
}

/** Whose value it is. */
export function Marks({ shape, place }: Pick<FieldOfForm, 'shape' | 'place'>) {
  const group = useFormState((state) => state.group?.name ?? null);
  const { written, shared, fallback } = place;
  const whose =
    written !== undefined
      ? null
      : shared !== undefined && group !== null
        ? words.isShared(group)
        : fallback !== undefined
          ? words.isDefault
          : shape.isRequired
            ? words.isRequired
            : words.isUnset;
  return (
    <span className={styles.marks}>
      {whose && <span className={styles.mark}>{whose}</span>}
      {shape.isHostOnly && <span className={styles.mark}>{words.isHostOnly}</span>}
    </span>
  );
}

/** What an option is for; an item of a list is for what the list is, and a name is not said twice. */
export function descriptionOf({ shape, path }: Pick<FieldOfForm, 'shape' | 'path'>): string | null {
  const { description, title } = shape;
  const isItem = typeof path.at(-1) === 'number';
  const isName = description.replace(/\.$/, '').toLowerCase() === title.toLowerCase();
  return description === '' || isItem || isName ? null : description;
}

/** Below a control: what it is for, what is wrong, and what one press does. */
export function Below(field: FieldOfForm) {
  const id = idOf(pointerOf(field.path));
  const description = descriptionOf(field);
  return (
    <>
      {description && (
        <p className={styles.hint} id={hintIdOf(id)}>
          {description}
        </p>
      )}
      <Messages {...field} />
      <Tools {...field} />
    </>
  );
}

export function Messages({ path, place, title }: FieldOfForm) {
  const store = useFormStore();
  const pointer = pointerOf(path);
  return (
    <div className={styles.messages} id={messagesIdOf(idOf(pointer))}>
      {place.messages.map(({ tone, text }) => (
        <p key={text} className={styles[tone]}>
          {text}
        </p>
      ))}
      {place.point !== null && (
        <p className={styles.point}>
          <span>{place.point}</span>
          <button
            type="button"
            className={styles.act}
            aria-label={words.confirmName(title)}
            onClick={() => {
              store.confirm(pointer);
              focusSoon(path);
            }}
          >
            {words.confirm}
          </button>
        </p>
      )}
    </div>
  );
}

/** Back to what holds without the file's word; and `null` where that is a value of its own. */
export function Tools({ path, shape, place, title }: FieldOfForm) {
  const store = useFormStore();
  const group = useFormState((state) => state.group?.name ?? null);
  const shared = useFormState((state) => store.sharedBelow(path, state));
  const { written, fallback } = place;
  const isItem = typeof path.at(-1) === 'number' || path.at(-2) === undefined;
  const canReset =
    written !== undefined && !(shape.isRequired && shared === undefined) && typeof path.at(-1) !== 'number';
  const instead = shared !== undefined ? shared : fallback;
  const act =
    shared !== undefined && group !== null
      ? words.resetShared(group)
      : fallback !== undefined
        ? words.reset
        : words.resetUnset;
  const canBeNone = shape.isNullable && shownOf(place) !== null && instead !== null && !isItem;
  if (!canReset && !canBeNone) return null;
  const set = (value: unknown) => {
    store.set(path, value);
    focusSoon(path);
  };
  return (
    <p className={styles.tools}>
      {canReset && (
        <>
          <button
            type="button"
            className={styles.act}
            aria-label={words.resetName(act, title)}
            onClick={() => set(undefined)}
          >
            {act}
          </button>
          {isSimple(instead) && (
            <span>{sayInstead(instead, shape, shared !== undefined ? group : null)}</span>
          )}
        </>
      )}
      {canBeNone && (
        <button
          type="button"
          className={styles.act}
          aria-label={words.resetName(words.setNone, title)}
          onClick={() => set(null)}
        >
          {words.setNone}
        </button>
      )}
    </p>
  );
}

function isSimple(value: unknown): boolean {
  return value !== undefined && (value === null || typeof value !== 'object');
}

function sayInstead(value: unknown, shape: Shape, group: string | null): string {
  const key = shape.pattern.slice(shape.pattern.lastIndexOf('/') + 1);
  const said = sayValue(key, value);
  return group === null ? words.resetTo(said) : words.resetToShared(group, said);
}

function sayValue(key: string, value: unknown): string {
  if (value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' ? `“${valueWords(key, value)}”` : String(value);
}
