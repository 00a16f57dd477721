import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import type { LanguageRow } from '../../server/newtenant/newTenantAnswers.ts';
import { inOrderOfAsking } from '../inOrderOfAsking.ts';
import type { NewCalls } from '../newtenant/createNewCalls.ts';
import { Select } from '../newtenant/Select.tsx';
import { UnreachableAlert } from '../UnreachableAlert.tsx';
import { BeginLanguage } from './BeginLanguage.tsx';
import styles from './Languages.module.css';
import { OpenLanguage } from './OpenLanguage.tsx';
import type { TypedStore } from './typedTexts.ts';
import { words } from './words.ts';

export interface LanguagesProps {
  readonly calls: NewCalls;
  /** Of every language that was worked on: opening another loses nothing. */
  readonly typed: TypedStore;
  /** The language that is open; null opens the first that lacks texts. */
  readonly language: string | null;
  /** What is looked for at first, such as a key. */
  readonly find?: string;
  /** Calls back when files of the folder changed: a language may have come, or gone on. @returns ends it */
  readonly onChange?: (listen: () => void) => () => void;
  readonly onLanguage: (language: string) => void;
}

/** The texts of all languages: one open at a time, its original beside it, and how far it has come. */
export function Languages({ calls, typed, language, find = '', onChange, onLanguage }: LanguagesProps) {
  const [rows, setRows] = useState<readonly LanguageRow[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  const focusNext = useFocusNext();
  const begin = (isOpen: boolean, next: string) => {
    focusNext(next);
    setBeginning(isOpen);
  };
  const load = useMemo(() => {
    const ask = inOrderOfAsking((found: readonly LanguageRow[] | null) => {
      if (found) setRows(found);
      setFailed(!found);
    });
    return () =>
      calls
        .languages()
        .catch(() => null)
        .then(ask());
  }, [calls]);
  useEffect(() => void load(), [load]);
  useEffect(() => onChange?.(() => void load()), [onChange, load]);
  const open = language ?? firstToDo(rows ?? []);
  const texts = useSyncExternalStore(typed.subscribe, () => (open === null ? null : typed.of(open)));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {rows && !isBeginning && (
          <div id="begin-language">
            <Button size="small" variant="outline" onClick={() => begin(true, '#new-language')}>
              {words.begin.open}
            </Button>
          </div>
        )}
      </div>
      {isFailed && <UnreachableAlert title={words.unreachable} onAgain={load} />}
      {!rows && !isFailed && <p role="status">{words.loading}</p>}
      {rows && isBeginning && (
        <BeginLanguage
          rows={rows}
          onCancel={() => begin(false, '#begin-language button')}
          onBegin={async (tag, from) => {
            const begun = await calls.begin(tag, from);
            await load();
            begin(false, '#open-language');
            onLanguage(begun);
          }}
        />
      )}
      {rows && open !== null && texts && (
        <>
          <Select id="open-language" label={words.language} value={open} onChange={onLanguage}>
            {rows.map(({ code, name, percent }) => (
              <option key={code} value={code}>
                {words.option(name, percent)}
              </option>
            ))}
          </Select>
          <OpenLanguage
            key={open}
            calls={calls}
            language={open}
            find={find}
            typed={texts}
            onTyped={typed.change}
            onSaved={load}
          />
        </>
      )}
    </div>
  );
}

/** Opening and closing the form takes away what was pressed. @returns says what has the focus once it is there (WCAG 2.4.3) */
function useFocusNext(): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const next = wanted.current && document.querySelector<HTMLElement>(wanted.current);
    if (!next) return;
    wanted.current = null;
    next.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}

/** Where there is work: else the first that is no original. */
function firstToDo(rows: readonly LanguageRow[]): string | null {
  const row =
    rows.find(({ missing }) => missing > 0) ?? rows.find(({ isOriginal }) => !isOriginal) ?? rows[0];
  return row?.code ?? null;
}
