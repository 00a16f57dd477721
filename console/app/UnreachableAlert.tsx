import { useState } from 'react';
import { Alert } from '../../runtime/ui/Alert.tsx';
import { Button } from '../../runtime/ui/Button.tsx';
import { useFocusPageAfter } from './useFocusPageAfter.ts';
import { words } from './words.ts';

export interface UnreachableAlertProps {
  /** What could not be done, and what to do. */
  readonly title: string;
  /** Resolves also where nobody answers again. */
  readonly onAgain: () => Promise<void>;
}

/** Where a part of a page could not be read: why, and another try. */
export function UnreachableAlert({ title, onAgain }: UnreachableAlertProps) {
  const [isBusy, setBusy] = useState(false);
  useFocusPageAfter();
  const again = () => {
    setBusy(true);
    void onAgain().finally(() => setBusy(false));
  };
  return (
    <Alert
      tone="bad"
      title={title}
      action={
        <Button size="small" isBusy={isBusy} onClick={again}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}
