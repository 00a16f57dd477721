import { useEffect, useState } from 'react';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import type { Artwork } from '../ui/Art.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageMessage } from '../ui/Message.tsx';

/** The room of the picture, which is loaded for whoever gets here; without it the words do. */
const ROOM: Artwork = { viewBox: '0 0 464 200', shapes: [] };

/** An address that leads nowhere, or to a card that is not there. */
export function NotFoundMessage() {
  const { t } = useWords();
  const { href, session } = usePortal();
  const [picture, setPicture] = useState(ROOM);
  useEffect(() => {
    import('../ui/art/notFoundPicture.ts').then(
      (module) => setPicture(module.notFoundPicture),
      () => undefined,
    );
  }, []);
  const isSignedIn = session.isSignedIn();
  return (
    <PageMessage
      title={t('notFound.title')}
      text={t('notFound.text')}
      picture={picture}
      action={
        <ButtonLink href={href(isSignedIn ? 'accountHome' : 'home')}>
          {t(isSignedIn ? 'notFound.buttonSignedIn' : 'notFound.buttonSignedOut')}
        </ButtonLink>
      }
    />
  );
}
