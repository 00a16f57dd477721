import { useEffect, useState } from 'react';
import type { WordsCheck } from '../../server/newtenant/newTenantAnswers.ts';
import type { Changes, NewCalls } from '../newtenant/createNewCalls.ts';

/** Between two key presses nobody waits for an answer. */
const REST_MS = 250;

export interface WordsChecked {
  readonly check: WordsCheck | null;
  /** The answer is about what stands in the fields now. */
  readonly isCurrent: boolean;
}

/** What the compiler says of the changed texts, a moment after they have changed; null while nothing is. */
export function useWordsCheck(calls: NewCalls, language: string, changes: Changes): WordsChecked {
  const [checked, setChecked] = useState<WordsChecked>({ check: null, isCurrent: true });
  const asked = JSON.stringify(changes);
  useEffect(() => {
    if (asked === '{}') return setChecked({ check: null, isCurrent: true });
    setChecked(({ check }) => ({ check, isCurrent: false }));
    const ended = new AbortController();
    const timer = setTimeout(() => {
      calls.check(language, JSON.parse(asked) as Changes, ended.signal).then(
        (check) => !ended.signal.aborted && setChecked({ check, isCurrent: true }),
        // Saving asks again, and says why it cannot.
        () => !ended.signal.aborted && setChecked({ check: null, isCurrent: true }),
      );
    }, REST_MS);
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [calls, language, asked]);
  return checked;
}
