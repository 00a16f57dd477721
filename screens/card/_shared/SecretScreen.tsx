import type { ReactNode } from 'react';
import {
  type Card,
  PageHeading,
  type PlainWordsKey,
  Skeleton,
  useActiveCard,
  useCards,
  useWords,
} from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { CardBackLink } from './CardBackLink.tsx';
import styles from './SecretScreen.module.css';
import type { Secret } from './useSecretCall.ts';

export interface SecretScreenProps {
  readonly secret: Secret;
  readonly title: PlainWordsKey;
  readonly children: (card: Card) => ReactNode;
}

/** The frame of the screens whose subject comes through a returned address. */
export function SecretScreen({ secret, title, children }: SecretScreenProps) {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  return (
    <div data-task className={styles.page}>
      <CardBackLink />
      <PageHeading title={t(title)} text={t(`secrets.lead.${secret}`)} />
      {card && (
        // Another card is another secret: nothing of the one before may stay.
        <div key={card.id} className={styles.stack}>
          {children(card)}
        </div>
      )}
      {!card && (cards.isError ? <CardsError /> : <Skeleton shape="rows" label={t('cards.loadingCards')} />)}
    </div>
  );
}
