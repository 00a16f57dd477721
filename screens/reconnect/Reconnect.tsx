import {
  AccessHelp,
  ButtonLink,
  PageMessage,
  useHref,
  useIsSignedIn,
  usePageTitle,
  useSessionEnd,
  useWords,
} from '#runtime';
import { expiredPicture } from '../_shared/expiredPicture.ts';

const WORDS = {
  lost: 'sessionExpired',
  idle: 'sessionEnded.idle',
  signedOut: 'sessionEnded.signedOut',
} as const;

/**
 * The session has ended, and why: one press signs in again, and comes back where nobody asked for the end
 * (SES-14, USE-03).
 */
export default function Reconnect() {
  const { t } = useWords();
  const href = useHref();
  const words = WORDS[useSessionEnd()];
  if (useIsSignedIn()) return <StillSignedIn />;
  return (
    <PageMessage
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      picture={expiredPicture}
      action={
        <>
          <ButtonLink href={href('login') ?? ''}>{t('sessionExpired.button')}</ButtonLink>
          <AccessHelp />
        </>
      }
    />
  );
}

/** An old address in the history, or opened by hand: nothing has expired (USE-14). */
function StillSignedIn() {
  const { t } = useWords();
  const href = useHref();
  const title = t('sessionOpen.title');
  usePageTitle(title);
  return (
    <PageMessage
      title={title}
      text={t('sessionOpen.text')}
      action={<ButtonLink href={href('accountHome') ?? ''}>{t('nav.myCards')}</ButtonLink>}
    />
  );
}
