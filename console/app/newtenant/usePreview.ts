import { useEffect, useState } from 'react';
import type { Answers, Countries, PreviewAnswer } from '../../server/newtenant/newTenantAnswers.ts';
import { type NewCalls, reasonOf } from './createNewCalls.ts';
import { words } from './words.ts';

export interface Preview {
  /** The newest that there is; that of earlier answers while another is on its way. */
  readonly answer: PreviewAnswer | null;
  /** Why there is none for these answers. */
  readonly error: string | null;
  readonly isCurrent: boolean;
}

/** Between two key presses nobody waits for a draft. */
const REST_MS = 200;

const NOTHING: Preview = { answer: null, error: null, isCurrent: true };

/** The draft that the answers make, a moment after they have changed. @param answers null: not enough of them yet @param known what the folder offers: another one is another draft */
export function usePreview(calls: NewCalls, answers: Answers | null, known: Countries): Preview {
  const [preview, setPreview] = useState(NOTHING);
  const asked = answers === null ? null : JSON.stringify(answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the folder offers makes another draft of the same answers
  useEffect(() => {
    if (asked === null) return setPreview(NOTHING);
    setPreview((before) => ({ ...before, isCurrent: false }));
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await calls.preview(JSON.parse(asked) as Answers, ended.signal);
        if (!ended.signal.aborted) setPreview({ answer, error: null, isCurrent: true });
      } catch (error) {
        if (ended.signal.aborted) return;
        const said = reasonOf(error, words.unreachable);
        setPreview((before) => ({ ...before, error: said, isCurrent: true }));
      }
    }, REST_MS);
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [calls, asked, known]);
  return preview;
}
