import { useContext } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Dialog } from '../../../runtime/ui/Dialog.tsx';
import { TextButton } from '../../../runtime/ui/TextButton.tsx';
import type {
  ChangedAnswer,
  ChangesAnswer,
  ProposalAnswer,
  RefusedAnswer,
} from '../../server/history/historyAnswers.ts';
import { PicturesContext } from '../pictures/picturesContext.ts';
import { ChangesToRead, canBeDone } from './ChangesToRead.tsx';
import styles from './PublishDialog.module.css';
import { ReasonField } from './ReasonField.tsx';
import { Refused } from './Refused.tsx';
import { useReason } from './useReason.ts';
import { words } from './words.ts';

export interface PublishDialogProps {
  readonly code: string;
  /** What is to be published. */
  readonly text: string;
  /** What the text that is to be published changes; null until that is known. */
  readonly answer: ChangesAnswer | null;
  /** What was asked for and is under way. */
  readonly busy: 'publish' | 'propose' | null;
  /** Why the last try was refused. */
  readonly refusal: RefusedAnswer | ChangedAnswer | null;
  /** What a proposal has made. */
  readonly proposal: ProposalAnswer | null;
  /** Asks again what changes; null while nothing was asked in vain. */
  readonly onAgain: (() => void) | null;
  readonly onPublish: (reason: string) => void;
  readonly onPropose: (reason: string) => void;
  /** Leads to the newer version, after somebody else has changed the file. */
  readonly onNewer: () => void;
  readonly onClose: () => void;
}

/** What a publish changes, by group and risk, and why it is made: the last look before card holders see it. */
export function PublishDialog(props: PublishDialogProps) {
  const { code, text, answer, busy, refusal, proposal } = props;
  const { onAgain, onPublish, onPropose, onNewer } = props;
  const reason = useReason();
  const Pictures = useContext(PicturesContext);
  // What has been sent cannot be called back, and how it ends is told here.
  const onClose = () => {
    if (!busy) props.onClose();
  };
  if (proposal) return <ProposalDone proposal={proposal} onClose={onClose} />;
  const { title, problems, publish, propose, cancel, again, newer, close } = words.publish;
  return (
    <Dialog
      title={title(code)}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" isDisabled={busy !== null} onClick={onClose}>
            {cancel}
          </Button>
          {canBeDone(answer) && (
            <Button variant="tonal" isBusy={busy === 'propose'} onClick={reason.withReason(onPropose)}>
              {propose}
            </Button>
          )}
          {/* One button, so that the focus is not lost when what was asked again is there (WCAG 2.4.3). */}
          {(canBeDone(answer) || onAgain) && (
            <Button
              isBusy={canBeDone(answer) ? busy === 'publish' : !answer && !refusal}
              onClick={canBeDone(answer) ? reason.withReason(onPublish) : (onAgain ?? onClose)}
            >
              {canBeDone(answer) ? publish : again}
            </Button>
          )}
        </>
      }
    >
      {(answer || !refusal) && (
        <ChangesToRead
          answer={answer}
          describeProblems={problems}
          {...(Pictures && { pictures: (describedBy) => <Pictures {...{ code, text, describedBy }} /> })}
        />
      )}
      {canBeDone(answer) && <ReasonField {...reason} />}
      <Refused
        refusal={refusal}
        action={refusal && 'hash' in refusal && <TextButton label={newer} onClick={onNewer} />}
      />
    </Dialog>
  );
}

function ProposalDone({
  proposal: { branch, commit },
  onClose,
}: {
  readonly proposal: ProposalAnswer;
  readonly onClose: () => void;
}) {
  const { title, text, branch: branchLabel, commit: commitLabel, push } = words.proposed;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.publish.close}</Button>}
    >
      <p>{text}</p>
      <dl className={styles.facts}>
        <dt>{branchLabel}</dt>
        <dd>{branch}</dd>
        <dt>{commitLabel}</dt>
        <dd>{commit.slice(0, 12)}</dd>
      </dl>
      <p>{push}</p>
      <code className={styles.command}>git push origin {branch}</code>
    </Dialog>
  );
}
