import { useId, useRef } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { TextInput } from '../newtenant/TextInput.tsx';
import styles from './Languages.module.css';
import { words } from './words.ts';

export interface SaveBarProps {
  /** Texts that are changed and not saved. */
  readonly count: number;
  /** Texts that cannot be saved as they are. */
  readonly problems: number;
  /** Texts that somebody else has changed meanwhile, of which one is to be chosen. */
  readonly disputed: number;
  /** What was saved last. */
  readonly note: string;
  readonly isChecking: boolean;
  readonly isSaving: boolean;
  /** Why, for the history. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** What is not saved yet, and saving it; at the lower edge while there is something. */
export function SaveBar(props: SaveBarProps) {
  const { count, problems, disputed, note, isChecking, isSaving, reason, onReason, onSave, onDiscard } =
    props;
  const stateId = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const state =
    count === 0
      ? note || words.allSaved
      : disputed > 0
        ? words.choose(disputed)
        : problems > 0
          ? words.mend(problems)
          : words.unsaved(count);
  return (
    <div className={styles.bar} data-open={count > 0 || undefined}>
      <p id={stateId} ref={said} role="status" tabIndex={-1}>
        {state}
      </p>
      {count > 0 && (
        <TextInput
          id={`${stateId}-reason`}
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onChange={onReason}
        />
      )}
      <div className={styles.actions}>
        {count > 0 && (
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              onDiscard();
              // The button goes with what was typed (WCAG 2.4.3).
              said.current?.focus();
            }}
          >
            {words.discard}
          </Button>
        )}
        <Button
          size="small"
          isDisabled={count === 0 || problems + disputed > 0 || isChecking}
          isBusy={isSaving}
          describedBy={stateId}
          onClick={onSave}
        >
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </div>
  );
}
