import { useEffect, useId, useRef, useState } from 'react';
import { Button, useWords } from '#runtime';
import styles from './ResendButton.module.css';

/** How long after a code, or a link, another one can be asked for, in seconds: codes take a moment to arrive (threat F12). */
const RESEND_SECONDS = 60;

export interface ResendButtonProps {
  /** What it says, where it is not a code that is sent. */
  readonly label?: string;
  readonly onResend: () => Promise<void>;
  /** No code was sent just now: there is nothing to wait for yet. */
  readonly isReady?: boolean;
}

/** Asks for another code, after a while. The time left is told once, not at each second. */
export function ResendButton({ label, onResend, isReady = false }: ResendButtonProps) {
  const { t } = useWords();
  const id = useId();
  const [round, setRound] = useState(0);
  const left = useSecondsLeft(isReady && round === 0 ? 0 : RESEND_SECONDS, round);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const press = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    await onResend();
    busy.current = false;
    setIsBusy(false);
    setRound((before) => before + 1);
  };
  return (
    // Leaving a code that is not typed yet shows a message over this row: the press would end beside its button.
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus where it is, and does nothing else
    <div className={styles.row} onMouseDown={(event) => event.preventDefault()}>
      <Button
        variant="tonal"
        size="small"
        isBusy={isBusy}
        isDisabled={left > 0}
        onClick={() => void press()}
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
  );
}

/** Counts down from `seconds` in each round; the clock decides, so that a sleeping tab does not stretch it. */
function useSecondsLeft(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts anew
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
