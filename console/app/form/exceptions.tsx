/** What the form shows where the file is not as the schema has it, or has nothing yet. */
import { useFormState, useFormStore } from './FormStore.ts';
import { focusSoon } from './focusSoon.ts';
import { languagesOf } from './languagesOf.ts';
import { idOf, isBlock, pointerOf } from './paths.ts';
import { Below, type FieldOfForm, Marks, Row } from './Row.tsx';
import { skeletonOf } from './skeletonOf.ts';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

/** A value that no control can show: as it is written, and where it can be mended. */
export function RawValue(field: FieldOfForm) {
  const { path, place, title } = field;
  const pointer = pointerOf(path);
  const row = (
    <Row {...field}>
      <p className={styles.bad}>{words.wrongType}</p>
      <pre className={styles.raw}>{JSON.stringify(place.written, null, 2)}</pre>
      <OpenJson pointer={pointer} name={title} />
    </Row>
  );
  return path.length === 1 ? <div className={styles.card}>{row}</div> : row;
}

/** The place itself has the focus where no JSON stands beside the form. */
function OpenJson({ pointer, name }: { readonly pointer: string; readonly name: string }) {
  const { openJson } = useFormStore().actions;
  if (!openJson) return <span id={idOf(pointer)} tabIndex={-1} />;
  return (
    <button
      type="button"
      id={idOf(pointer)}
      className={styles.act}
      aria-label={words.openAt(name)}
      onClick={() => openJson(pointer)}
    >
      {words.openJson}
    </button>
  );
}

/** A block that is not there, and that has to have some keys when it is. */
export function EmptyBlock(field: FieldOfForm) {
  const store = useFormStore();
  const language = useFormState(({ document }) => languagesOf(document)[0] ?? 'en');
  const { path, shape, title } = field;
  const pointer = pointerOf(path);
  const row = (
    <div className={styles.row} data-place={pointer}>
      <div className={styles.head}>
        <span className={styles.label}>{title}</span>
        <Marks {...field} />
        <code className={styles.pointer}>{pointer}</code>
      </div>
      <p className={styles.tools}>
        <span>{words.isNone}</span>
        <button
          type="button"
          id={idOf(pointer)}
          className={styles.act}
          onClick={() => {
            store.set(path, skeletonOf({ ...shape, fallback: undefined }, language));
            focusSoon(path);
          }}
        >
          {words.addBlock(title)}
        </button>
      </p>
      <Below {...field} />
    </div>
  );
  return path.length === 1 ? <div className={styles.card}>{row}</div> : row;
}

/** Keys that the schema does not know: the compiler refuses them, the form keeps them. */
export function UnknownKeys({ path, shape, place }: FieldOfForm) {
  const written = isBlock(place.written) ? Object.keys(place.written) : [];
  const unknown = written.filter((key) => !Object.hasOwn(shape.members, key));
  return unknown.length === 0 ? null : (
    <UnknownList pointers={unknown.map((key) => pointerOf([...path, key]))} />
  );
}

export function UnknownList({ pointers }: { readonly pointers: readonly string[] }) {
  const messages = useFormState((state) => state.messages);
  return (
    <div className={styles.unknown}>
      <p className={styles.label}>{words.unknownKeys}</p>
      <p className={styles.hint}>{words.unknownKept}</p>
      <ul>
        {pointers.map((pointer) => (
          <li key={pointer} data-place={pointer}>
            <code>{pointer}</code>
            {messages[pointer]?.map(({ tone, text }) => (
              <p key={text} className={styles[tone]}>
                {text}
              </p>
            ))}
            <OpenJson pointer={pointer} name={pointer} />
          </li>
        ))}
      </ul>
    </div>
  );
}
