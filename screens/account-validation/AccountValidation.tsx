import { useState } from 'react';
import { isNeutralError, requestEmailVerification, verifyEmail } from '#account';
import {
  Button,
  ButtonLink,
  PageMessage,
  useHref,
  useIsSignedIn,
  useLoginHint,
  useReportError,
  useSending,
  useWords,
} from '#runtime';
import { MailedLinkPage } from '../_shared/MailedLinkPage.tsx';
import { useFocusOnChange, useMailedLink } from '../_shared/mailedLink.ts';

export { mailedLinkLoader as loader, prerenderLink as prerenderData } from '../_shared/mailedLink.ts';

/** Refusals of the link itself, as after a first use of it: the email may well be verified, so nothing is said of it. */
const USED_UP: readonly string[] = ['INVALID_TOKEN', 'NOT_FOUND'];

/**
 * Email verification from a mailed link: success, failed or expired, resend (RTE-12 to RTE-14, REG-12 to
 * REG-15).
 */
export default function AccountValidation() {
  const { t } = useWords();
  const href = useHref();
  const isSignedIn = useIsSignedIn();
  const used = useMailedLink(verifyEmail);
  const resend = useResend(used.link?.email);
  useLoginHint(used.link?.email ?? null);
  useFocusOnChange(resend.isSent);
  const isUsedUp = used.state.is === 'failed' && USED_UP.includes(used.state.code);
  const login = (
    <ButtonLink
      href={href(isSignedIn ? 'accountHome' : 'login') ?? ''}
      variant={used.state.is === 'done' ? 'filled' : 'outline'}
    >
      {t(isSignedIn ? 'nav.myCards' : 'nav.login')}
    </ButtonLink>
  );
  if (resend.isSent) {
    return (
      <PageMessage
        title={t('mailedLink.resent.title')}
        text={t('mailedLink.resent.text', { email: used.link?.email ?? '' })}
        action={login}
      />
    );
  }
  return (
    <MailedLinkPage
      {...used}
      words="accountValidation"
      refused={t(`accountValidation.${isUsedUp ? 'used' : 'failed'}`)}
      next={login}
      remedy={
        <>
          {used.link && (
            <Button onClick={resend.send} isBusy={resend.isSending}>
              {t('mailedLink.resend')}
            </Button>
          )}
          {login}
        </>
      }
    />
  );
}

/** Asks for the activation link again. What it answers says nothing of the account (threat F6). */
function useResend(email: string | undefined) {
  const reportError = useReportError();
  const { isSending, send } = useSending();
  const [isSent, setSent] = useState(false);
  return {
    isSent,
    isSending,
    async send() {
      if (email === undefined) return;
      const isDone = await send(
        (sender) => requestEmailVerification(sender, email),
        (error) => (isNeutralError(error) ? setSent(true) : reportError(error)),
      );
      if (isDone) setSent(true);
    },
  };
}
