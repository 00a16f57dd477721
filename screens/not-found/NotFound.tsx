import { ButtonLink, notFoundPicture, PageMessage, useHref, useIsSignedIn, useWords } from '#runtime';

/** Any unknown path (RTE-02). */
export default function NotFound() {
  const { t } = useWords();
  const href = useHref();
  const isSignedIn = useIsSignedIn();
  return (
    <PageMessage
      title={t('notFound.title')}
      text={t('notFound.text')}
      picture={notFoundPicture}
      action={
        <ButtonLink href={href(isSignedIn ? 'accountHome' : 'home') ?? ''}>
          {t(isSignedIn ? 'notFound.buttonSignedIn' : 'notFound.buttonSignedOut')}
        </ButtonLink>
      }
    />
  );
}
