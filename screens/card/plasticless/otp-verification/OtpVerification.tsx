import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useClock } from '#amounts';
import { type FormModule, formLoader } from '#forms';
import {
  BackLink,
  Button,
  ButtonLink,
  type Card,
  checkCircle,
  Panel,
  Skeleton,
  useActiveCard,
  useCards,
  useHref,
  useScreenData,
  useSending,
  useWords,
} from '#runtime';
import { CardsError } from '../../../_shared/CardsError.tsx';
import { envelope } from '../../../_shared/icons.ts';
import { LockoutNotice } from '../../../_shared/LockoutNotice.tsx';
import { useSent } from '../../../_shared/useSent.ts';
import { AskForCode } from './AskForCode.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './OtpVerification.module.css';
import { Step } from './Step.tsx';
import { useVerification } from './useVerification.ts';

export const loader = formLoader('verificationCode');

/** A pending virtual card is verified by the one-time code that was mailed (RTE-46, ACT-24). */
export default function OtpVerification() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const form = useScreenData<typeof loader>();
  const accountHome = useHref()('accountHome');
  return (
    <div data-task className={styles.page}>
      {accountHome && <BackLink href={accountHome}>{t('nav.myCards')}</BackLink>}
      {card ? (
        <Steps key={card.id} card={card} form={form} />
      ) : (
        <Panel>
          <h1 tabIndex={-1} className="visually-hidden">
            {t('screens.plasticlessVerification')}
          </h1>
          {cards.isError ? <CardsError /> : <Skeleton shape="rows" label={t('cards.loadingCards')} />}
        </Panel>
      )}
    </div>
  );
}

/**
 * A code is sent on a press, never by opening the page: every page of a pending card leads here, and a day has only
 * so many codes (threat F12).
 */
function Steps({ card, form }: { readonly card: Card; readonly form: FormModule }) {
  const { t } = useWords();
  const href = useHref();
  const verification = useVerification(card);
  const clock = useClock();
  /** Nothing when none was sent from here, because one is at hand. */
  const { sent, note, forget } = useSent(`cardCode ${card.id}`);
  const [isTyping, setIsTyping] = useState(sent !== null);
  const [isBusy, setIsBusy] = useState(false);
  const place = useFocusOnStep(isTyping);
  const info = href('plasticlessCardInfo', { cardId: card.id });

  const showSent = (email: string) => {
    note(email);
    setIsTyping(true);
  };
  if (!isBusy && card.status !== 'pending') {
    return (
      <Step icon={checkCircle} title={t('plasticless.verified')} text={t('plasticless.verifiedText')}>
        {info && <ButtonLink href={info}>{t('actions.cardInfo')}</ButtonLink>}
      </Step>
    );
  }
  if (verification.isAccepted) {
    return (
      <Step icon={checkCircle} title={t('plasticless.accepted.title')} text={t('plasticless.accepted.text')}>
        <CheckAgain onCheck={verification.goOn} />
      </Step>
    );
  }
  if (!isTyping) {
    return <AskForCode verification={verification} onSent={showSent} onHaveCode={() => setIsTyping(true)} />;
  }
  return (
    <div ref={place}>
      <Step
        icon={envelope}
        title={t('plasticless.enterTitle')}
        text={
          sent
            ? t('plasticless.sent', { email: sent.to, time: clock.time(sent.at) })
            : t('plasticless.typeLatest')
        }
      >
        <LockoutNotice lockout={verification.lockout} words="plasticless" />
        <CodeForm
          form={form}
          sentAt={sent?.at ?? null}
          onResend={() => verification.askForCode(note)}
          onConfirm={async (code) => {
            setIsBusy(true);
            const problem = await verification.confirm(code);
            setIsBusy(false);
            if (!problem) forget();
            return problem;
          }}
        />
      </Step>
    </div>
  );
}

function CheckAgain({ onCheck }: { readonly onCheck: () => Promise<boolean> }) {
  const { t } = useWords();
  const clock = useClock();
  const { isSending, send } = useSending();
  const [said, say] = useState('');
  const check = async () => {
    // What is said twice is heard twice only where it was gone between (WCAG 4.1.3).
    say('');
    const isStillPending = await onCheck();
    if (isStillPending) say(t('plasticless.accepted.still', { time: clock.time(Date.now()) }));
  };
  return (
    <div className={styles.actions}>
      <Button isBusy={isSending} onClick={() => void send(check)}>
        {t('plasticless.accepted.action')}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

/** The pressed button goes with its step: reading goes on at the code's own input (WCAG 2.4.3). */
function useFocusOnStep(isTyping: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasTyping = useRef(isTyping);
  useLayoutEffect(() => {
    // After a reload the page begins with that step: nothing was pressed.
    if (isTyping && !wasTyping.current) place.current?.querySelector('input')?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  return place;
}
