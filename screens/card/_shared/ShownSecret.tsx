import { useEffect, useRef, useState } from 'react';
import { Countdown } from '#card-details';
import { Alert, Button, type Card, eye, useTenant, useWords } from '#runtime';
import { eyeSlash } from './icons.ts';
import { SecretVault } from './SecretVault.tsx';
import { type Secret, useSecretCall } from './useSecretCall.ts';
import { useSecretPage } from './useSecretPage.ts';

/** When who listens is told again that it goes, in seconds before. */
const LAST_WORD = 10;

export interface ShownSecretProps {
  readonly card: Card;
  readonly secret: Extract<Secret, 'reveal' | 'cardInfo' | 'cardImage'>;
}

/** A PIN or a card, shown on a press and for a while (RTE-33, RTE-47, RTE-48, threat P3). */
export function ShownSecret({ card, secret }: ShownSecretProps) {
  const { t } = useWords();
  const { hideSeconds } = useTenant('pin');
  const page = useSecretPage(useSecretCall(card, secret));
  const { state } = page;
  const safety = secret === 'reveal' ? 'secrets.safety' : 'secrets.cardSafety';
  return (
    <>
      <SecretVault
        card={card}
        secret={secret}
        page={page}
        open={t(`secrets.open.${secret}`)}
        icon={eye}
        note={state.is === 'hidden' ? t('secrets.hidden') : t('secrets.staysFor', { count: hideSeconds })}
        hiding={(hide) => (
          <>
            <TimeLeft secret={secret} seconds={hideSeconds} onEnd={hide} />
            <Button variant="light" size="small" icon={eyeSlash} onClick={hide}>
              {t('secrets.hide')}
            </Button>
          </>
        )}
      />
      <p role="status" className="visually-hidden">
        {state.is === 'open' ? t('secrets.shown') : state.is === 'hidden' && t('secrets.hidden')}
      </p>
      <Alert tone="info" title={t(`${safety}.title`)} text={t(`${safety}.text`)} />
    </>
  );
}

interface TimeLeftProps extends Pick<ShownSecretProps, 'secret'> {
  readonly seconds: number;
  readonly onEnd: () => void;
}

function TimeLeft({ secret, seconds, onEnd }: TimeLeftProps) {
  const { t } = useWords();
  const hidesIn = secret === 'reveal' ? 'secrets.hidesIn.reveal' : 'secrets.hidesIn.card';
  const left = useSecondsLeft(seconds, onEnd);
  const isNearEnd = left <= LAST_WORD;
  return (
    <>
      <Countdown left={left} of={seconds} text={t(hidesIn, { count: left })} />
      <span role="status" className="visually-hidden">
        {t(hidesIn, { count: isNearEnd ? Math.min(LAST_WORD, seconds) : seconds })}
      </span>
    </>
  );
}

/** Counts down and ends; the clock decides, so that a sleeping machine does not stretch it. */
function useSecondsLeft(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const last = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.ceil((last - Date.now()) / 1000);
      setLeft(Math.max(0, now));
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
