import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { getLocation } from 'jsonc-parser';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CheckAnswer } from '../../server/answers.ts';
import { useApi } from '../api.ts';
import type { TextModel } from '../document/createTextModel.ts';
import { findPlace, pointerOf } from '../document/jsonPlaces.ts';
import { words } from '../words.ts';
import { offsetAt, toDiagnostics } from './diagnostics.ts';
import styles from './JsonView.module.css';
import { JSON_KEYS_ID } from './jsonKeysId.ts';
import type { Target } from './useEditorPlace.ts';

export interface JsonViewProps {
  readonly model: TextModel;
  readonly file: string;
  /** What was found in the text as it is; null while it is being checked. */
  readonly found: CheckAnswer | null;
  readonly goTo: Target | null;
  readonly onVisit: (pointer: string) => void;
}

const DESCRIBE_MILLISECONDS = 250;

/** The file as JSON, and in a line below it where the cursor is and what that option means. */
export function JsonView({ model, file, found, goTo, onVisit }: JsonViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [missing, setMissing] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (!place.current) return;
    const editor = new EditorView({
      state: model.state(),
      parent: place.current,
      dispatchTransactions: (transactions) => model.dispatch(transactions),
    });
    view.current = editor;
    const stop = model.attach({
      update(transactions) {
        editor.update(transactions);
        if (transactions.some(({ selection, docChanged }) => selection || docChanged)) {
          setCursor(editor.state.selection.main.head);
          setMissing(null);
        }
      },
    });
    return () => {
      stop();
      editor.destroy();
      view.current = null;
    };
  }, [model]);

  useEffect(() => {
    if (!found) return;
    const state = model.state();
    model.show(setDiagnostics(state, toDiagnostics(state.doc, file, found)));
  }, [model, file, found]);

  useLayoutEffect(() => {
    if (!goTo || !view.current) return;
    const { doc } = model.state();
    const found = findPlace(doc.toString(), goTo.pointer);
    const anchor = goTo.at ? offsetAt(doc, goTo.at) : found?.from;
    if (!goTo.isQuiet) view.current.focus();
    if (anchor === undefined) return;
    model.show({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    if (!goTo.at && !goTo.isQuiet && !found?.isExact) setMissing(goTo.pointer);
  }, [model, goTo]);

  const { pointer, meaning } = useMeaning(model, cursor, onVisit);
  return (
    <div className={styles.view}>
      <div ref={place} className={styles.editor} />
      <div className={styles.foot}>
        {/* Not announced: the cursor moves with each key. */}
        <p className={styles.place} hidden={missing !== null}>
          {pointer !== null && (
            <>
              <code>{words.json.at(pointer)}</code> {meaning}
            </>
          )}
        </p>
        <p role="status" className={styles.place} hidden={missing === null}>
          {missing !== null && words.json.notThere(missing)}
        </p>
        <p id={JSON_KEYS_ID} className={styles.keys}>
          {words.json.keys}
        </p>
      </div>
    </div>
  );
}

/** Where the cursor is, and what the schema says about it: for the eye and the ear, not for the mouse alone. */
function useMeaning(model: TextModel, cursor: number | null, onVisit: (pointer: string) => void) {
  const api = useApi();
  const [pointer, setPointer] = useState<string | null>(null);
  const [meaning, setMeaning] = useState('');
  const visit = useRef(onVisit);
  /** The place that the meaning is of: in the same value it is the same. */
  const told = useRef<string | null>(null);
  visit.current = onVisit;
  useEffect(() => {
    if (cursor === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const text = model.state().doc.toString();
      const at = pointerOf(getLocation(text, cursor).path.filter((key) => key !== ''));
      setPointer(at);
      visit.current(at);
      if (at === told.current) return;
      const found = await api.hover(text, cursor).catch(() => null);
      if (!isCurrent) return;
      told.current = found && at;
      setMeaning(found?.text ?? '');
    }, DESCRIBE_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, model, cursor]);
  return { pointer, meaning };
}
