import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { GatewayError } from '../gateway/errors.ts';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import { notFoundPicture } from '../ui/art/notFoundPicture.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageMessage } from '../ui/Message.tsx';
import { ErrorReference } from './ErrorReference.tsx';
import { isNotFoundAtom } from './problemAtom.ts';

/**
 * What stands where a screen could not: a card that is not there, a chunk that did not load (APP-12), a browser
 * that refuses storage (threat A15). Never a blank page.
 */
export function RouteProblem() {
  const { t } = useWords();
  const portal = usePortal();
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const reference = error instanceof GatewayError ? error.reference : null;
  const setIsNotFound = useSetAtom(isNotFoundAtom);
  useEffect(() => {
    setIsNotFound(isNotFound);
    return () => setIsNotFound(false);
  }, [setIsNotFound, isNotFound]);
  if (isNotFound) {
    const isSignedIn = portal.session.isSignedIn();
    return (
      <PageMessage
        title={t('notFound.title')}
        text={t('notFound.text')}
        picture={notFoundPicture}
        action={
          <ButtonLink href={portal.href(isSignedIn ? 'accountHome' : 'home')}>
            {t(isSignedIn ? 'notFound.buttonSignedIn' : 'notFound.buttonSignedOut')}
          </ButtonLink>
        }
      />
    );
  }
  if (error instanceof Error && error.name === 'StorageBlocked') {
    return <PageMessage title={t('storageBlocked.title')} text={t('storageBlocked.text')} />;
  }
  return (
    <PageMessage
      title={t('partNotLoaded.title')}
      text={t('partNotLoaded.text')}
      action={
        <>
          <Button onClick={() => void portal.reload()}>{t('partNotLoaded.button')}</Button>
          <ErrorReference trace={{ reference }} canWrite />
        </>
      }
    />
  );
}
