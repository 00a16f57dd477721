import { useCallback, useEffect, useState } from 'react';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import { Button } from '../../../runtime/ui/Button.tsx';
import type { LanguageRow, WordsAnswer } from '../../server/newtenant/newTenantAnswers.ts';
import type { Changes, NewCalls } from '../newtenant/createNewCalls.ts';
import { Select } from '../newtenant/Select.tsx';
import { BeginLanguage } from './BeginLanguage.tsx';
import { Completeness } from './Completeness.tsx';
import styles from './Languages.module.css';
import { SaveBar } from './SaveBar.tsx';
import { useWordsCheck } from './useWordsCheck.ts';
import { WordsTable } from './WordsTable.tsx';
import { words } from './words.ts';

export interface LanguagesProps {
  readonly calls: NewCalls;
  /** The language that is open; null opens the first that lacks texts. */
  readonly language: string | null;
  readonly onLanguage: (language: string) => void;
}

/** The texts of all languages: one open at a time, its original beside it, and how far it has come. */
export function Languages({ calls, language, onLanguage }: LanguagesProps) {
  const [rows, setRows] = useState<readonly LanguageRow[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  // Of every language that was worked on: opening another loses nothing.
  const [changes, setChanges] = useState<Readonly<Record<string, Changes>>>({});
  const load = useCallback(async () => {
    setFailed(false);
    await calls.languages().then(setRows, () => setFailed(true));
  }, [calls]);
  useEffect(() => void load(), [load]);
  const open = language ?? firstToDo(rows ?? []);
  const change = useCallback(
    (of: string, next: (before: Changes) => Changes) =>
      setChanges((all) => ({ ...all, [of]: next(all[of] ?? {}) })),
    [],
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {rows && !isBeginning && (
          <Button size="small" variant="outline" onClick={() => setBeginning(true)}>
            {words.begin.open}
          </Button>
        )}
      </div>
      {isFailed && (
        <Alert
          tone="bad"
          title={words.unreachable}
          action={
            <Button size="small" onClick={() => void load()}>
              {words.tryAgain}
            </Button>
          }
        />
      )}
      {!rows && !isFailed && <p role="status">{words.loading}</p>}
      {rows && isBeginning && (
        <BeginLanguage
          rows={rows}
          onCancel={() => setBeginning(false)}
          onBegin={async (tag, from) => {
            const begun = await calls.begin(tag, from);
            await load();
            setBeginning(false);
            onLanguage(begun);
          }}
        />
      )}
      {rows && open !== null && (
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
            changes={changes[open] ?? {}}
            onChanges={change}
            onSaved={load}
          />
        </>
      )}
    </div>
  );
}

interface OpenLanguageProps {
  readonly calls: NewCalls;
  readonly language: string;
  readonly changes: Changes;
  readonly onChanges: (language: string, next: (before: Changes) => Changes) => void;
  readonly onSaved: () => Promise<void>;
}

function OpenLanguage({ calls, language, changes, onChanges, onSaved }: OpenLanguageProps) {
  const [answer, setAnswer] = useState<WordsAnswer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const read = useCallback(
    () => calls.words(language).then(setAnswer, (failed) => setError(messageOf(failed))),
    [calls, language],
  );
  useEffect(() => void read(), [read]);
  const { check, isCurrent } = useWordsCheck(calls, language, changes);
  const type = useCallback(
    (key: string, value: string) => {
      const target = answer?.units.find((unit) => unit.key === key)?.target ?? '';
      setNote('');
      onChanges(language, ({ [key]: _, ...others }) =>
        value === target ? others : { ...others, [key]: value },
      );
    },
    [answer, language, onChanges],
  );
  if (!answer) return error ? <Alert tone="bad" title={error} /> : <p role="status">{words.loading}</p>;
  const problems = new Map((check?.problems ?? []).map(({ key, message }) => [key, message]));
  const count = Object.keys(changes).length;

  async function save(base: WordsAnswer) {
    setSaving(true);
    setError(null);
    try {
      await calls.save(language, changes, base.hash);
      await read();
      // What was typed while it was saved stays.
      onChanges(language, (now) =>
        Object.fromEntries(Object.entries(now).filter(([key, value]) => changes[key] !== value)),
      );
      setNote(words.saved(count));
      await onSaved();
    } catch (failed) {
      setError(messageOf(failed));
      await read();
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <Completeness
        row={{
          ...answer,
          missing: check?.missing ?? answer.missing,
          percent: check?.percent ?? answer.percent,
        }}
      />
      {error && <Alert tone="bad" title={error} />}
      <WordsTable answer={answer} changes={changes} problems={problems} onChange={type} />
      {!answer.isOriginal && (
        <SaveBar
          count={count}
          problems={problems.size}
          note={note}
          isChecking={!isCurrent}
          isSaving={isSaving}
          onSave={() => void save(answer)}
          onDiscard={() => onChanges(language, () => ({}))}
        />
      )}
    </>
  );
}

function messageOf(failed: unknown): string {
  return failed instanceof Error && failed.name !== 'TypeError' ? failed.message : words.unreachable;
}

/** Where there is work: else the first that is no original. */
function firstToDo(rows: readonly LanguageRow[]): string | null {
  const row =
    rows.find(({ missing }) => missing > 0) ?? rows.find(({ isOriginal }) => !isOriginal) ?? rows[0];
  return row?.code ?? null;
}
