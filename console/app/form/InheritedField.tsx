import { useContext } from 'react';
import { GoToContext, useFormState, useFormStore } from './FormStore.ts';
import { Frame } from './Frame.tsx';
import { idOf, isBlock, readAt } from './paths.ts';
import type { FieldOfForm } from './Row.tsx';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

/** What a draft has from its original: written by the tool, so it is confirmed here and not edited. */
export function InheritedField(field: FieldOfForm) {
  const store = useFormStore();
  const goTo = useContext(GoToContext);
  const open = useFormState((state) => state.points);
  const listed = readAt(field.place.written, ['unconfirmed']);
  const from = String(readAt(field.place.written, ['from']) ?? '');
  const shown = Object.keys(isBlock(listed) ? listed : {}).filter((pointer) => open[pointer] !== undefined);
  return (
    <Frame {...field}>
      <p className={styles.hint} id={idOf('/inherited/unconfirmed')} tabIndex={-1}>
        {shown.length === 0 ? words.nothingOpen : words.openPlaces(shown.length, from)}
      </p>
      <ul className={styles.items}>
        {shown.map((pointer) => (
          <li key={pointer} className={styles.side}>
            <code className={styles.place}>{pointer}</code>
            <button
              type="button"
              className={styles.act}
              aria-label={words.showName(pointer)}
              onClick={() => goTo(pointer)}
            >
              {words.show}
            </button>
            <button
              type="button"
              className={styles.act}
              aria-label={words.confirmName(pointer)}
              onClick={() => store.confirm(pointer)}
            >
              {words.confirm}
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
