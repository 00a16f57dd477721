import { useEffect, useState } from 'react';
import type { ChangedAnswer, ChangesAnswer, RefusedAnswer } from '../../server/history/historyAnswers.ts';
import { type HistoryOf, historyCalls } from './historyCalls.ts';
import { RollBackDialog } from './RollBackDialog.tsx';

export interface RollBackFlowProps extends HistoryOf {
  readonly version: number;
  /** @param hash of what the file says now */
  readonly onDone: (hash: string) => void;
  readonly onClose: () => void;
}

/** Asks what a rollback would change, and rolls back once that was read and a reason was given. */
export function RollBackFlow({ kind, code, version, onDone, onClose }: RollBackFlowProps) {
  const [answer, setAnswer] = useState<ChangesAnswer | null>(null);
  /** Of the version, for pictures of it; null where it is not shown. */
  const [text, setText] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusedAnswer | ChangedAnswer | null>(null);
  /** How often it was asked what changes; it can be asked again once nobody answered, or once somebody changed the file. */
  const [round, setRound] = useState(0);
  const [mayAskAgain, setMayAskAgain] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const gone = new AbortController();
    void historyCalls.tryRollBack({ kind, code }, version, gone.signal).then((called) => {
      if (gone.signal.aborted) return;
      if (called.isDone) setAnswer(called.answer);
      else {
        setRefusal(called.refusal);
        setMayAskAgain(true);
      }
    });
    // Words and groups by themselves have no look.
    if (kind !== 'tenants') return () => gone.abort();
    void historyCalls.version({ kind, code }, version, gone.signal).then((called) => {
      if (called.isDone && !gone.signal.aborted) setText(called.answer.text);
    });
    return () => gone.abort();
  }, [kind, code, version, round]);

  const askAgain = () => {
    setRefusal(null);
    setRound(round + 1);
  };

  async function rollBack(reason: string, baseHash: string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const called = await historyCalls.rollBack({ kind, code }, { version, reason, baseHash });
    setBusy(false);
    if (called.isDone) return onDone(called.answer.hash);
    setRefusal(called.refusal);
    if (!('hash' in called.refusal)) return;
    // The changes were told against a text that is gone: they are to be read anew.
    setAnswer(null);
    setMayAskAgain(true);
  }

  return (
    <RollBackDialog
      code={code}
      version={version}
      text={text}
      answer={answer}
      isBusy={isBusy}
      refusal={refusal}
      onAgain={mayAskAgain ? askAgain : null}
      onRollBack={rollBack}
      onClose={onClose}
    />
  );
}
