import { useEffect, useState } from 'react';
import type {
  ChangedAnswer,
  ChangesAnswer,
  ProposalAnswer,
  RefusedAnswer,
} from '../../server/history/historyAnswers.ts';
import { type Called, historyCalls } from './historyCalls.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { words } from './words.ts';

export interface PublishFlowProps {
  readonly code: string;
  /** What is to be published. */
  readonly text: string;
  /** SHA-256 of the text that the editor started from; null for a new tenant. */
  readonly baseHash: string | null;
  /** @param hash of what the file says now */
  readonly onPublished: (hash: string) => void;
  /** Somebody else has changed the file meanwhile, and whoever works here wants to see it. Rejects where nobody answers. */
  readonly onNewer: (newer: ChangedAnswer) => Promise<void>;
  readonly onClose: () => void;
}

/** Publishes or proposes a text of the editor, once its changes were read and a reason was given. */
export function PublishFlow({ code, text, baseHash, onPublished, onNewer, onClose }: PublishFlowProps) {
  const [answer, setAnswer] = useState<ChangesAnswer | null>(null);
  const [busy, setBusy] = useState<'publish' | 'propose' | null>(null);
  const [refusal, setRefusal] = useState<RefusedAnswer | ChangedAnswer | null>(null);
  /** How often it was asked what changes; it can be asked again once nobody answered. */
  const [round, setRound] = useState(0);
  const [mayAskAgain, setMayAskAgain] = useState(false);
  const [proposal, setProposal] = useState<ProposalAnswer | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const gone = new AbortController();
    void historyCalls.changes(code, text, gone.signal).then((called) => {
      if (gone.signal.aborted) return;
      if (called.isDone) setAnswer(called.answer);
      else {
        setRefusal(called.refusal);
        setMayAskAgain(true);
      }
    });
    return () => gone.abort();
  }, [code, text, round]);

  const askAgain = () => {
    setRefusal(null);
    setRound(round + 1);
  };

  async function run<Answer>(
    kind: 'publish' | 'propose',
    ask: () => Promise<Called<Answer>>,
    take: (answer: Answer) => void,
  ): Promise<void> {
    setBusy(kind);
    setRefusal(null);
    const called = await ask();
    setBusy(null);
    if (called.isDone) take(called.answer);
    else setRefusal(called.refusal);
  }

  return (
    <PublishDialog
      code={code}
      text={text}
      answer={answer}
      busy={busy}
      refusal={refusal}
      proposal={proposal}
      onAgain={mayAskAgain ? askAgain : null}
      onPublish={(reason) =>
        run(
          'publish',
          () => historyCalls.publish(code, { text, baseHash, reason }),
          ({ hash }) => onPublished(hash),
        )
      }
      onPropose={(reason) => run('propose', () => historyCalls.propose(code, { text, reason }), setProposal)}
      onNewer={() => {
        if (!refusal || !('hash' in refusal)) return;
        onNewer(refusal).catch(() => setRefusal({ ...refusal, message: words.failed }));
      }}
      onClose={onClose}
    />
  );
}
