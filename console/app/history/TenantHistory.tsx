import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import type { HistoryAnswer, RefusedAnswer } from '../../server/history/historyAnswers.ts';
import { useFocusAfterLoss } from '../useFocusAfterLoss.ts';
import { HistoryList } from './HistoryList.tsx';
import { type HistoryOf, historyCalls } from './historyCalls.ts';
import { Refused } from './Refused.tsx';
import { RollBackFlow } from './RollBackFlow.tsx';
import styles from './TenantHistory.module.css';
import { words } from './words.ts';

export interface TenantHistoryProps extends Partial<Pick<HistoryOf, 'kind'>> {
  readonly code: string;
  /** A rollback was published. @param hash of what the file says now */
  readonly onPublished: (hash: string) => void;
}

/** The history of a tenant, a language or a group, from which it can be rolled back. */
export function TenantHistory({ kind = 'tenants', code, onPublished }: TenantHistoryProps) {
  const [history, setHistory] = useState<HistoryAnswer | null>(null);
  const [failure, setFailure] = useState<RefusedAnswer | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useFocusAfterLoss(heading);

  const load = useCallback(
    async (signal: AbortSignal) => {
      const called = await historyCalls.history({ kind, code }, signal);
      if (signal.aborted) return;
      setHistory((known) => (called.isDone ? called.answer : known));
      setFailure(called.isDone ? null : { message: called.refusal.message, problems: [] });
    },
    [kind, code],
  );
  useEffect(() => {
    const gone = new AbortController();
    void load(gone.signal);
    return () => gone.abort();
  }, [load]);

  const again = () => void load(new AbortController().signal);
  const { title, loading, again: tryAgain } = words.history;
  return (
    <section className={styles.history} aria-labelledby="history-title" {...told}>
      <h2 id="history-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p role="status" className={styles.said}>
        {history || failure ? said : loading}
      </p>
      <Refused refusal={failure} />
      {failure && (
        <Button variant="outline" size="small" onClick={again}>
          {tryAgain}
        </Button>
      )}
      {history && <HistoryList history={history} onRollBack={setAsked} />}
      {asked !== null && (
        <RollBackFlow
          kind={kind}
          code={code}
          version={asked}
          onClose={() => setAsked(null)}
          onDone={(hash) => {
            setAsked(null);
            setSaid(words.rollBack.done(asked));
            onPublished(hash);
            again();
          }}
        />
      )}
    </section>
  );
}
