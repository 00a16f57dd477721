import { Fragment, type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { BackLink, type Card, Panel, Skeleton, useActiveCard, useCards, useHref, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { useCardName } from '../../_shared/useCardName.ts';
import styles from './ActionPage.module.css';

export interface ActionPageProps {
  readonly title: string;
  /** Rendered anew for each card, so that no confirmation is carried to another one (threat F10). */
  readonly children: (card: Card) => ReactNode;
  /** Over the page: the way back, where it is not the card's details. */
  readonly back?: (card: Card) => ReactNode;
}

/** The page of one action on the card of its address. */
export function ActionPage({ title, children, back }: ActionPageProps) {
  const { t } = useWords();
  const cards = useCards();
  const card = useShownCard();
  const details = useHref();
  const name = useCardName();
  if (!card)
    return (
      <Panel>
        <h1 tabIndex={-1} className="visually-hidden">
          {title}
        </h1>
        {cards.isError ? <CardsError /> : <Skeleton shape="details" label={t('cards.loadingCards')} />}
      </Panel>
    );
  const href = details('cardDetails', { cardId: card.id });
  return (
    <div data-task className={styles.page}>
      {back ? back(card) : href && <BackLink href={href}>{name(card)}</BackLink>}
      <Fragment key={card.id}>{children(card)}</Fragment>
    </div>
  );
}

/** The card of the address; one that has just been removed stays until the page is left. */
function useShownCard(): Card | undefined {
  const card = useActiveCard();
  const { cardId } = useParams();
  const [last, setLast] = useState(card);
  if (card && card !== last) setLast(card);
  return card ?? (last?.id === cardId ? last : undefined);
}
