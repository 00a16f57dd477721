import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValue, FormName, FormValues } from '#forms';
import { Alert, Button, useOpenDrafts, useWords } from '#runtime';
import styles from './useDraft.module.css';
import { useIsHere } from './useExplanation.ts';

export interface Draft {
  /** What was typed before the session ended by itself, or was refused too late to be said here; null when nothing was, or it is not wanted. */
  readonly kept: FormValues | null;
  /** Tells that it is there, with a way to do without. */
  readonly notice: ReactNode;
  /** What is typed now: kept if the session ends. */
  note(typed: FormValues): void;
  /** It was sent, or given up. */
  drop(): void;
  /** It was refused: kept where the form has been left since, for whoever comes back to it. */
  hold(): void;
}

/**
 * What somebody types into a form outlives a session that ends by itself: offered again to the same person, in this tab,
 * for a while (USE-15).
 * @param fields that are kept: never passwords, codes, or numbers of cards
 */
export function useDraft(form: FormName, fields: readonly string[]): Draft {
  const { t } = useWords();
  const drafts = useOpenDrafts();
  const [kept, setKept] = useState<FormValues | null>(() => drafts.kept<FormValues>(form));
  // What is offered again is in the form, and outlives another end as if it had just been typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form, before anything is typed or given up
  useEffect(() => {
    if (kept) drafts.open.set(form, kept);
    return () => void drafts.open.delete(form);
  }, [drafts, form]);
  const noted = useRef<unknown>(null);
  const isHere = useIsHere();
  /** The form that was sent has been left, and opened anew: what is open now is of the other one. */
  const isOvertaken = () => !isHere() && drafts.open.has(form);
  const drop = () => {
    if (isOvertaken()) return;
    drafts.drop(form);
    setKept(null);
  };
  return {
    kept,
    note(typed) {
      const wanted = fields.flatMap((name) =>
        typed[name] === undefined ? [] : [[name, typed[name]] as const],
      );
      noted.current = wanted.some(([, value]) => isFilled(value)) ? Object.fromEntries(wanted) : null;
      if (noted.current) drafts.open.set(form, noted.current);
      else drafts.open.delete(form);
    },
    drop,
    hold() {
      if (!isHere() && !isOvertaken() && noted.current) drafts.open.set(form, noted.current);
    },
    notice: kept && (
      <div className={styles.notice}>
        <Alert
          tone="info"
          title={t('draft.kept')}
          action={
            <Button size="small" variant="text" onClick={drop}>
              {t('draft.drop')}
            </Button>
          }
        />
      </div>
    ),
  };
}

/** Whether there is something to be kept: where only a password was typed, nothing is. */
function isFilled(value: FieldValue): boolean {
  return typeof value === 'object' ? value.number !== '' : value !== '';
}
