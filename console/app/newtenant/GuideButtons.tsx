import { useId } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import styles from './NewTenant.module.css';
import { words } from './words.ts';

export interface GuideButtonsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  /** Why it does not go on; empty when it does. */
  readonly why: string;
  readonly onBack: () => void;
}

/** Back and on, with what keeps somebody from going on. */
export function GuideButtons({ isFirst, isLast, isBusy, why, onBack }: GuideButtonsProps) {
  const whyId = useId();
  return (
    <div className={styles.buttons}>
      {!isFirst && (
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      )}
      <Button type="submit" isDisabled={why !== ''} isBusy={isBusy} describedBy={whyId}>
        {isLast ? (isBusy ? words.creating : words.create) : words.next}
      </Button>
      <p id={whyId} className={styles.why}>
        {why}
      </p>
    </div>
  );
}
