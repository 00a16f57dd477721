import { Button } from '../../../runtime/ui/Button.tsx';
import { Dialog } from '../../../runtime/ui/Dialog.tsx';
import { words } from '../words.ts';

export interface LeaveDialogProps {
  /** What is not saved, and what becomes of it. */
  readonly text: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whoever is about to leave what is not saved. */
export function LeaveDialog({ text, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title={words.leaving.title}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{words.leaving.stay}</Button>
          <Button variant="outline" onClick={onLeave}>
            {words.leaving.leave}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
