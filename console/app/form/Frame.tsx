import type { ReactNode } from 'react';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { caretDown } from '../../../runtime/ui/icons.ts';
import { useFold } from './FoldStore.ts';
import { shownOf } from './FormStore.ts';
import { idOf, type Path, pointerOf } from './paths.ts';
import { descriptionOf, type FieldOfForm, hintIdOf, Marks, Messages, Tools } from './Row.tsx';
import { countSet } from './sections.ts';
import type { Shape } from './shape.ts';
import { summarize } from './summarize.ts';
import styles from './TenantForm.module.css';

/** Around what holds several values: a card for a key of the file, a fold for what stands in one. */
export function Frame({ children, ...field }: FieldOfForm & { readonly children: ReactNode }) {
  return field.path.length === 1 ? <Card {...field}>{children}</Card> : <Fold {...field}>{children}</Fold>;
}

function Card({ children, ...field }: FieldOfForm & { readonly children: ReactNode }) {
  const { path, shape, title } = field;
  const pointer = pointerOf(path);
  const id = idOf(pointer);
  return (
    <section className={styles.card} data-place={pointer} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <h3 className={styles.title} id={`${id}-name`}>
          <span id={id} tabIndex={-1}>
            {title}
          </span>
        </h3>
        <Marks {...field} />
        <code className={styles.pointer}>{pointer}</code>
      </div>
      {descriptionOf(field) && (
        <p className={styles.hint} id={hintIdOf(id)}>
          {descriptionOf(field)}
        </p>
      )}
      <Messages {...field} />
      {/* A whole block is too much for one press. */}
      {shape.kind !== 'block' && shape.kind !== 'map' && <Tools {...field} />}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Only what is open is there at all: a file may hold thousands of values. */
function Fold({ children, ...field }: FieldOfForm & { readonly children: ReactNode }) {
  const { path, shape, place, title } = field;
  const pointer = pointerOf(path);
  const id = idOf(pointer);
  const [isOpen, setOpen] = useFold(pointer, isOpenAtFirst(shape, path));
  const value = shownOf(place);
  return (
    <fieldset className={styles.fold} data-place={pointer} aria-labelledby={id}>
      <div className={styles.head}>
        <button
          type="button"
          id={id}
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={caretDown} size={1} />
          <span className={styles.label}>{title}</span>
          {!isOpen && <span className={styles.summary}>{summarize(value, countSet(place.written))}</span>}
        </button>
        <Marks {...field} />
        <code className={styles.pointer}>{pointer}</code>
      </div>
      <Messages {...field} />
      {isOpen && (
        <>
          {descriptionOf(field) && (
            <p className={styles.hint} id={hintIdOf(id)}>
              {descriptionOf(field)}
            </p>
          )}
          <Tools {...field} />
          <div className={styles.body}>{children}</div>
        </>
      )}
    </fieldset>
  );
}

/** Parts of the file with many fields of a kind are closed at first. */
const CLOSED: ReadonlySet<unknown> = new Set(['connections', 'forms', 'words', 'formats']);
const MOST_OPEN = 6;

function isOpenAtFirst({ kind, members, item }: Shape, path: Path): boolean {
  if (CLOSED.has(path[0])) return false;
  if (kind === 'list' || kind === 'map')
    return item !== null && Object.keys(item.members).length === 0 && !item.item;
  if (typeof path.at(-1) === 'number') return false;
  if (path.at(-1) === 'value' && path.length === 3) return true;
  return path.length <= 2 && Object.keys(members).length <= MOST_OPEN;
}
