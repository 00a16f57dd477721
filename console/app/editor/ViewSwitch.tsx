import { words } from '../words.ts';
import styles from './ViewSwitch.module.css';

export const VIEWS = ['form', 'json'] as const;
export type View = (typeof VIEWS)[number];

/** The file as a form or as JSON. */
export function ViewSwitch({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  return (
    <fieldset className={styles.switch} aria-label={words.editor.views}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {words.editor[each]}
        </button>
      ))}
    </fieldset>
  );
}
