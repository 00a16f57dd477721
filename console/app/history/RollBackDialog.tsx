import { useContext } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Dialog } from '../../../runtime/ui/Dialog.tsx';
import type { ChangedAnswer, ChangesAnswer, RefusedAnswer } from '../../server/history/historyAnswers.ts';
import { PicturesContext } from '../pictures/picturesContext.ts';
import { ChangesToRead, canBeDone } from './ChangesToRead.tsx';
import { ReasonField } from './ReasonField.tsx';
import { Refused } from './Refused.tsx';
import { useReason } from './useReason.ts';
import { words } from './words.ts';

export interface RollBackDialogProps {
  readonly code: string;
  readonly version: number;
  /** Of the version; null where it is not known. */
  readonly text: string | null;
  /** The dry run; null until it is there. */
  readonly answer: ChangesAnswer | null;
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly refusal: RefusedAnswer | ChangedAnswer | null;
  /** Asks again what changes; null while nothing was asked in vain. */
  readonly onAgain: (() => void) | null;
  /** @param baseHash of the text that the changes were told against */
  readonly onRollBack: (reason: string, baseHash: string) => void;
  readonly onClose: () => void;
}

/** What a rollback changes for card holders, before it is done. */
export function RollBackDialog({
  code,
  version,
  text,
  answer,
  isBusy,
  refusal,
  onAgain,
  onRollBack,
  onClose,
}: RollBackDialogProps) {
  const reason = useReason();
  const Pictures = useContext(PicturesContext);
  const baseHash = answer?.baseHash ?? null;
  const isPossible = canBeDone(answer) && baseHash !== null;
  const { title, text: about, problems, rollBack } = words.rollBack;
  // What has been sent cannot be called back, and how it ends is told here.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={title(version)}
      closeLabel={words.publish.close}
      onClose={close}
      actions={
        <>
          <Button variant="outline" isDisabled={isBusy} onClick={close}>
            {words.publish.cancel}
          </Button>
          {/* One button, so that the focus is not lost when what was asked again is there (WCAG 2.4.3). */}
          {(isPossible || onAgain) && (
            <Button
              variant={isPossible ? 'danger' : 'filled'}
              isBusy={isPossible ? isBusy : !answer && !refusal}
              onClick={
                isPossible ? reason.withReason((why) => onRollBack(why, baseHash)) : (onAgain ?? onClose)
              }
            >
              {isPossible ? rollBack : words.publish.again}
            </Button>
          )}
        </>
      }
    >
      <p>{about}</p>
      {(answer || !refusal) && (
        <ChangesToRead
          answer={answer}
          describeProblems={problems}
          {...(text !== null &&
            Pictures && {
              pictures: (describedBy) => <Pictures {...{ code, text, describedBy }} />,
            })}
        />
      )}
      {isPossible && <ReasonField {...reason} />}
      <Refused refusal={refusal} />
    </Dialog>
  );
}
