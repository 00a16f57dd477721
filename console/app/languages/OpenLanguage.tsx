import { useCallback, useEffect, useState } from 'react';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import { ButtonLink } from '../../../runtime/ui/ButtonLink.tsx';
import type { WordsAnswer } from '../../server/newtenant/newTenantAnswers.ts';
import type { Changes, NewCalls } from '../newtenant/createNewCalls.ts';
import { Completeness } from './Completeness.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useWordsCheck } from './useWordsCheck.ts';
import { WordsTable } from './WordsTable.tsx';
import { words } from './words.ts';

export interface OpenLanguageProps {
  readonly calls: NewCalls;
  readonly language: string;
  readonly find: string;
  readonly changes: Changes;
  readonly onChanges: (language: string, next: (before: Changes) => Changes) => void;
  readonly onSaved: () => Promise<void>;
}

/** One language: how far it has come, its texts, and what of them is not saved. */
export function OpenLanguage({ calls, language, find, changes, onChanges, onSaved }: OpenLanguageProps) {
  const [answer, setAnswer] = useState<WordsAnswer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [reason, setReason] = useState('');
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
  const problems = new Map((check?.problems ?? []).map((problem) => [problem.key, problem]));
  const count = Object.keys(changes).length;

  async function save(base: WordsAnswer) {
    setSaving(true);
    setError(null);
    try {
      await calls.save(language, changes, base.hash, reason);
      setReason('');
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
      {answer.isOriginal && <Alert tone="info" title={`${words.originalTitle}.`} text={words.originalText} />}
      <div>
        <ButtonLink href={`/languages/${language}/history`} variant="outline" size="small">
          {words.history}
        </ButtonLink>
      </div>
      {error && <Alert tone="bad" title={error} />}
      <WordsTable answer={answer} find={find} changes={changes} problems={problems} onChange={type} />
      {!answer.isOriginal && (
        <SaveBar
          count={count}
          problems={problems.size}
          note={note}
          isChecking={!isCurrent}
          isSaving={isSaving}
          reason={reason}
          onReason={setReason}
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
