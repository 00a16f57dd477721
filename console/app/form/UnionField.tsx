import { shownOf, useFormState, useFormStore } from './FormStore.ts';
import { languagesOf } from './languagesOf.ts';
import { Nested } from './Nested.tsx';
import { idOf, pointerOf } from './paths.ts';
import { Below, type FieldOfForm, Marks } from './Row.tsx';
import { type Shape, wayOf } from './shape.ts';
import { skeletonOf } from './skeletonOf.ts';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

/** A value that may be written in several ways: which one, and the field of that one. */
export function UnionField(field: FieldOfForm) {
  const { path, shape, place, title } = field;
  const store = useFormStore();
  const language = useFormState(({ document }) => languagesOf(document)[0] ?? 'en');
  const value = shownOf(place);
  const way = value === undefined || value === null ? null : wayOf(shape, value);
  const fieldId = idOf(pointerOf(path));
  // Without a value the choice of a way is all that is there.
  const id = way ? `${fieldId}-way` : fieldId;
  const isCard = path.length === 1;
  return (
    <div className={isCard ? styles.card : styles.union}>
      <div className={styles.side}>
        <label className={styles.hint} htmlFor={id}>
          {title}: {words.writtenAs}
        </label>
        <select
          id={id}
          className={`${styles.input} ${styles.short}`}
          value={way ? shape.ways.indexOf(way) : ''}
          onChange={(event) => {
            const next = shape.ways[Number(event.target.value)];
            if (next) store.set(path, carryOver(next, value, language));
          }}
        >
          {way === null && <option value="">{words.none}</option>}
          {shape.ways.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ways of the schema, in its order
            <option key={index} value={index}>
              {wordsOf(each)}
            </option>
          ))}
        </select>
        {way === null && <Marks shape={shape} place={place} />}
      </div>
      {way ? (
        <Nested
          path={path}
          shape={{ ...way, fallback: shape.fallback, isNullable: shape.isNullable }}
          title={title}
        />
      ) : (
        <Below {...field} />
      )}
    </div>
  );
}

function wordsOf({ node, kind }: Shape): string {
  if (kind === 'map') return words.byLanguage;
  return words.ways[String(node.type)] ?? String(node.type);
}

/** Between one value and a list of them, what is there is kept. */
function carryOver(to: Shape, value: unknown, language: string): unknown {
  if (to.kind === 'list' && value !== undefined && value !== null)
    return Array.isArray(value) ? value : [value];
  if (to.kind === 'map' && typeof value === 'string') return { [language]: value };
  const [first] = Array.isArray(value) ? value : [];
  if (first !== undefined && typeof first === typeof skeletonOf(to, language)) return first;
  return skeletonOf(to, language);
}
