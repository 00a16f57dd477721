import { Button } from '../../../runtime/ui/Button.tsx';
import { Dialog } from '../../../runtime/ui/Dialog.tsx';
import { words } from '../words.ts';

export interface LeaveDialogProps {
  readonly file: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ file, onStay, onLeave }: LeaveDialogProps) {
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
      <p>{words.leaving.text(file)}</p>
    </Dialog>
  );
}
