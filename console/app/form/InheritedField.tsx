import { useContext, useId } from 'react';
import { keysOf } from '../../../compiler/problem.ts';
import { focusLater } from '../focusLater.ts';
import { GoToContext, useFormState, useFormStore } from './FormStore.ts';
import { Frame } from './Frame.tsx';
import styles from './InheritedField.module.css';
import { idOf, isBlock, pointerOf, readAt } from './paths.ts';
import type { FieldOfForm } from './Row.tsx';
import form from './TenantForm.module.css';
import { titleOf } from './titles.ts';
import { canTellPoints } from './useOpenPoints.ts';
import { FORM_WORDS as words } from './words.ts';

const LIST = '/inherited/unconfirmed';

/**
 * What a draft has from its original: written by the tool, so it is confirmed here and not edited. Place by place, or
 * all of a part at once: a new country has some forty of them.
 */
export function InheritedField(field: FieldOfForm) {
  const store = useFormStore();
  const open = useFormState((state) => state.points);
  const listed = readAt(field.place.written, ['unconfirmed']);
  const from = String(readAt(field.place.written, ['from']) ?? '');
  const shown = Object.keys(isBlock(listed) ? listed : {}).filter((pointer) => open[pointer] !== undefined);
  const parts = [...Map.groupBy(shown, partOf)];
  const confirm = (pointers: readonly string[]) => {
    const left = shown.length - pointers.length;
    store.confirm(...pointers);
    store.actions.announce(left === 0 ? words.allConfirmed : words.openPlaces(left, from));
    // What was pressed goes away: the keyboard goes on from what says how many are left, and then with what comes next.
    focusLater(() => document.getElementById(idOf(left === 0 ? '/status' : LIST))?.focus());
  };
  return (
    <Frame {...field}>
      <p className={form.hint} id={idOf(LIST)} tabIndex={-1}>
        {shown.length > 0
          ? words.openPlaces(shown.length, from)
          : canTellPoints()
            ? words.nothingOpen
            : words.openUnknown}
      </p>
      <ul className={styles.parts}>
        {parts.map(([part, pointers]) => (
          <Part key={part} part={part} pointers={pointers} onConfirm={confirm} />
        ))}
      </ul>
    </Frame>
  );
}

interface PartProps {
  /** Pointer of a part of the file. */
  readonly part: string;
  readonly pointers: readonly string[];
  readonly onConfirm: (pointers: readonly string[]) => void;
}

function Part({ part, pointers, onConfirm }: PartProps) {
  const goTo = useContext(GoToContext);
  const document_ = useFormState((state) => state.document);
  const nameId = useId();
  const name = nameOf(part);
  return (
    <li className={styles.part} aria-labelledby={nameId}>
      <details>
        <summary>
          <span id={nameId}>{name}</span> <span className={form.hint}>{words.places(pointers.length)}</span>
        </summary>
        <ul className={styles.places}>
          {pointers.map((pointer) => (
            <li key={pointer} className={form.side}>
              <span className={form.place}>
                <code>{pointer}</code>
                <span className={styles.value}>{sayValue(readAt(document_, keysOf(pointer)))}</span>
              </span>
              <button
                type="button"
                className={form.act}
                aria-label={words.showName(pointer)}
                onClick={() => goTo(pointer)}
              >
                {words.show}
              </button>
              <button
                type="button"
                className={form.act}
                aria-label={words.confirmName(pointer)}
                onClick={() => onConfirm([pointer])}
              >
                {words.confirm}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <button
        type="button"
        className={form.act}
        aria-label={words.confirmPartName(name, pointers.length)}
        onClick={() => onConfirm(pointers)}
      >
        {words.confirmPart(pointers.length)}
      </button>
    </li>
  );
}

/** What is judged together: a key of the file; of connections those of one environment. */
function partOf(pointer: string): string {
  const keys = keysOf(pointer);
  return pointerOf(keys.slice(0, keys[0] === 'connections' ? 2 : 1));
}

function nameOf(part: string): string {
  const [key = '', ...others] = keysOf(part);
  return [titleOf(pointerOf([key])), ...others].join(', ');
}

function sayValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
