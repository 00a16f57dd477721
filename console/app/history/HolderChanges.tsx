import { useEffect, useState } from 'react';
import type { ChangesAnswer } from '../../server/history/historyAnswers.ts';
import { PicturesOnDemand } from '../pictures/PicturesOnDemand.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { historyCalls } from './historyCalls.ts';

export interface HolderChangesProps {
  readonly code: string;
  /** As it stands in the editor. */
  readonly text: string;
  /** Another number asks again: what is saved has changed. */
  readonly round?: number;
  readonly onVisit: (pointer: string) => void;
}

/** Typing goes on: the question waits for a pause. */
const PAUSE_MILLISECONDS = 350;

/** What the text in the editor changes for card holders, a moment after each change of it. */
export function HolderChanges({ code, text, round = 0, onVisit }: HolderChangesProps) {
  const [answer, setAnswer] = useState<ChangesAnswer | null>(null);
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      const called = await historyCalls.changes(code, text, gone.signal);
      if (gone.signal.aborted) return;
      setFailed(!called.isDone);
      if (called.isDone) setAnswer(called.answer);
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [code, text, round]);
  return (
    <ChangesPanel
      answer={answer}
      isFailed={isFailed}
      onVisit={onVisit}
      // Of a version: what is saved is another one after a publish.
      pictures={(describedBy) => <PicturesOnDemand key={answer?.baseHash} {...{ code, text, describedBy }} />}
    />
  );
}
