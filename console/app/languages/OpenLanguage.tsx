import { useCallback, useEffect, useMemo, useState } from 'react';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import { ButtonLink } from '../../../runtime/ui/ButtonLink.tsx';
import type { WordsAnswer, WordsCheck } from '../../server/newtenant/newTenantAnswers.ts';
import { type Changes, type NewCalls, reasonOf } from '../newtenant/createNewCalls.ts';
import { UnreachableAlert } from '../UnreachableAlert.tsx';
import { Completeness } from './Completeness.tsx';
import { changesOf, disputedIn, joinTexts } from './joinTexts.ts';
import { SaveBar } from './SaveBar.tsx';
import type { TypedTexts } from './typedTexts.ts';
import { useWordsCheck } from './useWordsCheck.ts';
import { WordsTable } from './WordsTable.tsx';
import { words } from './words.ts';

export interface OpenLanguageProps {
  readonly calls: NewCalls;
  readonly language: string;
  readonly find: string;
  readonly typed: TypedTexts;
  readonly onTyped: (language: string, next: (before: TypedTexts) => TypedTexts) => void;
  readonly onSaved: () => Promise<void>;
}

/** One language: how far it has come, its texts, and what of them is not saved. */
export function OpenLanguage({ calls, language, find, typed, onTyped, onSaved }: OpenLanguageProps) {
  const [answer, setAnswer] = useState<WordsAnswer | null>(null);
  /** Why what the file says could not be read. */
  const [unread, setUnread] = useState<string | null>(null);
  /** Why nothing was saved. */
  const [error, setError] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [reason, setReason] = useState('');
  const read = useCallback(
    (sent?: Changes) =>
      calls.words(language).then(
        (now) => {
          setAnswer(now);
          setUnread(null);
          onTyped(language, (before) => joinTexts(before, now.units, sent));
        },
        (failed) => setUnread(reasonOf(failed, words.unreachable)),
      ),
    [calls, language, onTyped],
  );
  useEffect(() => void read(), [read]);
  const changes = useMemo(() => changesOf(typed), [typed]);
  const { check, isCurrent } = useWordsCheck(calls, language, changes);
  const { type, keepMine } = useTyping({ answer, language, onTyped, onNote: setNote });
  const again = () => {
    setError(null);
    return read();
  };
  const tryAgain = unread && <UnreachableAlert title={unread} onAgain={again} />;
  if (!answer) return tryAgain ?? <p role="status">{words.loading}</p>;
  const problems = new Map((check?.problems ?? []).map((problem) => [problem.key, problem]));
  const disputed = disputedIn(typed, answer.units);
  const count = Object.keys(changes).length;

  async function save(base: WordsAnswer) {
    setSaving(true);
    setError(null);
    try {
      await calls.save(language, changes, base.hash, reason);
      setReason('');
      // What was typed while it was saved stays.
      await read(changes);
      setNote(words.saved(count));
      await onSaved();
    } catch (failed) {
      setError(reasonOf(failed, words.unreachable));
      await read();
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <Standing answer={answer} check={check} />
      {tryAgain ?? (error && <Alert tone="bad" title={error} />)}
      <WordsTable {...{ answer, find, changes, problems, disputed }} onChange={type} onKeepMine={keepMine} />
      {!answer.isOriginal && (
        <SaveBar
          count={count}
          problems={problems.size}
          disputed={disputed.size}
          note={note}
          isChecking={!isCurrent}
          isSaving={isSaving}
          reason={reason}
          onReason={setReason}
          onSave={() => void save(answer)}
          onDiscard={() => onTyped(language, () => ({}))}
        />
      )}
    </>
  );
}

/** How far the language has come, with what is typed, and the way to its history. */
function Standing({ answer, check }: { readonly answer: WordsAnswer; readonly check: WordsCheck | null }) {
  const { missing, percent } = check ?? answer;
  return (
    <>
      <Completeness row={{ ...answer, missing, percent }} />
      {answer.isOriginal && <Alert tone="info" title={`${words.originalTitle}.`} text={words.originalText} />}
      <div>
        <ButtonLink href={`/languages/${answer.code}/history`} variant="outline" size="small">
          {words.history}
        </ButtonLink>
      </div>
    </>
  );
}

interface TypingOptions extends Pick<OpenLanguageProps, 'language' | 'onTyped'> {
  readonly answer: WordsAnswer | null;
  /** What was saved last is no news any more. */
  readonly onNote: (note: string) => void;
}

/** What happens in the fields of a language. */
function useTyping({ answer, language, onTyped, onNote }: TypingOptions) {
  const type = useCallback(
    (key: string, value: string) => {
      const target = answer?.units.find((unit) => unit.key === key)?.target ?? '';
      onNote('');
      onTyped(language, ({ [key]: before, ...others }) =>
        value === target ? others : { ...others, [key]: { value, was: before?.was ?? target } },
      );
    },
    [answer, language, onTyped, onNote],
  );
  const keepMine = useCallback(
    (key: string, was: string) =>
      onTyped(language, ({ [key]: mine, ...others }) =>
        mine ? { ...others, [key]: { ...mine, was } } : others,
      ),
    [language, onTyped],
  );
  return { type, keepMine };
}
