import { useEffect, useState } from 'react';
import type { ChangedAnswer, ChangesAnswer, RefusedAnswer } from '../../server/history/historyAnswers.ts';
import { historyCalls } from './historyCalls.ts';
import { RollBackDialog } from './RollBackDialog.tsx';

export interface RollBackFlowProps {
  readonly code: string;
  readonly version: number;
  /** @param hash of what the file says now */
  readonly onDone: (hash: string) => void;
  readonly onClose: () => void;
}

/** Asks what a rollback would change, and rolls back once that was read and a reason was given. */
export function RollBackFlow({ code, version, onDone, onClose }: RollBackFlowProps) {
  const [answer, setAnswer] = useState<ChangesAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusedAnswer | ChangedAnswer | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    void historyCalls.tryRollBack(code, version, gone.signal).then((called) => {
      if (gone.signal.aborted) return;
      if (called.isDone) setAnswer(called.answer);
      else setRefusal(called.refusal);
    });
    return () => gone.abort();
  }, [code, version]);

  async function rollBack(reason: string, baseHash: string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const called = await historyCalls.rollBack(code, { version, reason, baseHash });
    setBusy(false);
    if (called.isDone) onDone(called.answer.hash);
    else setRefusal(called.refusal);
  }

  return (
    <RollBackDialog
      version={version}
      answer={answer}
      isBusy={isBusy}
      refusal={refusal}
      onRollBack={rollBack}
      onClose={onClose}
    />
  );
}
