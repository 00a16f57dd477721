import { ButtonLink, expiredPicture, PageMessage, useHref, useWords } from '#runtime';

/** The session has expired: one press signs in again and comes back (SES-14, mockup 08b). */
export default function Reconnect() {
  const { t } = useWords();
  const href = useHref();
  return (
    <PageMessage
      title={t('sessionExpired.title')}
      text={t('sessionExpired.text')}
      picture={expiredPicture}
      action={<ButtonLink href={href('login') ?? ''}>{t('sessionExpired.button')}</ButtonLink>}
    />
  );
}
