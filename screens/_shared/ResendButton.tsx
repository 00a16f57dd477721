import { useEffect, useId, useState } from 'react';
import { Button, useSending, useWords } from '#runtime';
import styles from './ResendButton.module.css';

/** How long after a code, or a link, another one can be asked for, in seconds: codes take a moment to arrive (threat F12). */
const RESEND_SECONDS = 60;

export interface ResendButtonProps {
  /** What it says, where it is not a code that is sent. */
  readonly label?: string;
  /** When the last one was sent, in milliseconds since 1970; null when none was: there is nothing to wait for. */
  readonly sentAt: number | null;
  /** What helps when it has not come after a while. */
  readonly late: string;
  readonly onResend: () => Promise<void>;
}

/**
 * Asks for another code, after a while: the clock decides, so that neither a reload nor a sleeping tab stretches it
 * (LOV-21). The time left is told once, not at each second.
 */
export function ResendButton({ label, sentAt, late, onResend }: ResendButtonProps) {
  const { t } = useWords();
  const id = useId();
  const left = useSecondsLeft(sentAt);
  const { isSending, send } = useSending();
  return (
    <div>
      {/* Leaving a code that is not typed yet shows a message over this row: the press would end beside its button. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus where it is, and does nothing else */}
      <div className={styles.row} onMouseDown={(event) => event.preventDefault()}>
        <Button
          variant="tonal"
          size="small"
          isBusy={isSending}
          isDisabled={left > 0}
          onClick={() => void send(onResend)}
          {...(left > 0 && { describedBy: id })}
        >
          {label ?? t('profile.resendCode')}
        </Button>
        {left > 0 && (
          <span id={id} className={styles.wait} aria-live="off">
            {t('profile.resendIn', { count: left })}
          </span>
        )}
      </div>
      <p className={styles.late} role="status">
        {sentAt !== null && left === 0 && late}
      </p>
    </div>
  );
}

/** Whole seconds until another one can be asked for. */
function useSecondsLeft(sentAt: number | null): number {
  const [now, setNow] = useState(Date.now);
  const end = sentAt === null ? 0 : sentAt + RESEND_SECONDS * 1000;
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  // What was sent just now is later than the last tick.
  return Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((end - now) / 1000)));
}
