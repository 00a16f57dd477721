import { useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Dialog } from '../../../runtime/ui/Dialog.tsx';
import type { CheckedProblem, Repair } from '../../server/answers.ts';
import type { ChangedAnswer, RefusedAnswer } from '../../server/history/historyAnswers.ts';
import { historyCalls } from '../history/historyCalls.ts';
import { ReasonField } from '../history/ReasonField.tsx';
import { Refused } from '../history/Refused.tsx';
import { useReason } from '../history/useReason.ts';
import { words } from '../words.ts';

export interface SharedRepair {
  readonly problem: CheckedProblem;
  readonly repair: Repair;
}

interface MendSharedDialogProps extends SharedRepair {
  /** SHA-256 of the text that the repair is for. */
  readonly hash: string;
  /** It is mended. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Mends a file that tenants share, a group or a words file, by a publish of its own that has a reason. */
export function MendSharedDialog({ problem, repair, hash, onDone, onClose }: MendSharedDialogProps) {
  const { file, message, line } = problem;
  const reason = useReason();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusedAnswer | ChangedAnswer | null>(null);
  const mend = async (why: string) => {
    setBusy(true);
    setRefusal(null);
    const called = await historyCalls.mend({ file, hash, edits: repair.edits, reason: why });
    setBusy(false);
    // The folder tells of the change, and the list is made anew.
    if (called.isDone) onDone();
    else
      setRefusal(
        'hash' in called.refusal ? { ...called.refusal, message: words.problems.mendNewer } : called.refusal,
      );
  };
  // What has been sent cannot be called back, and how it ends is told here.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={words.problems.mendTitle(file)}
      closeLabel={words.close}
      onClose={close}
      actions={
        <>
          <Button variant="outline" isDisabled={isBusy} onClick={close}>
            {words.close}
          </Button>
          <Button isBusy={isBusy} onClick={reason.withReason((why) => void mend(why))}>
            {words.problems.mendDo}
          </Button>
        </>
      }
    >
      <p>
        {words.problems.elsewhere(file, line)}: {message}
      </p>
      <p>
        <strong>{repair.title}</strong>
      </p>
      <p>{words.problems.mendText}</p>
      <ReasonField {...reason} />
      <Refused refusal={refusal} />
    </Dialog>
  );
}
