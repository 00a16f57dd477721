import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { GatewayError } from '../gateway/errors.ts';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import { Button } from '../ui/Button.tsx';
import { PageMessage } from '../ui/Message.tsx';
import { ErrorReference } from './ErrorReference.tsx';
import { NotFoundMessage } from './NotFoundMessage.tsx';
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
  if (isNotFound) return <NotFoundMessage />;
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
