import { useEffect, useState } from 'react';
import { type Artwork, ButtonLink, InlineMessage, useHref, useWords } from '#runtime';

/** For who has no card yet. The picture is loaded for them alone; without it the words do. */
export function NoCards() {
  const { t } = useWords();
  const addCard = useHref()('myCardAdd');
  const [picture, setPicture] = useState<Artwork | 'late' | null>('late');
  useEffect(() => {
    let isHere = true;
    const show = (loaded: Artwork | null) => isHere && setPicture(loaded);
    import('./noCardsPicture.ts').then(
      (part) => show(part.noCardsPicture),
      () => show(null),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (picture === 'late') return null;
  return (
    <InlineMessage
      {...(picture && { picture })}
      title={t('cards.empty.title')}
      text={t('cards.empty.text')}
      action={addCard && <ButtonLink href={addCard}>{t('cards.empty.action')}</ButtonLink>}
    />
  );
}
