import { BackLink, PageHeading, Skeleton, useActiveCard, useCards, useHref, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { useCardName } from '../../_shared/useCardName.ts';
import { CardTransactions } from '../_shared/CardTransactions.tsx';
import { CardWallets } from '../_shared/CardWallets.tsx';
import styles from './Transactions.module.css';

/** The transactions of a card on a page of their own (spec section 2). */
export default function Transactions() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const name = useCardName();
  const details = useHref();
  const back = card && details('cardDetails', { cardId: card.id });
  return (
    <>
      {card && back && <BackLink href={back}>{name(card)}</BackLink>}
      <PageHeading title={t('screens.myCardTransactions')} />
      {card && (
        <>
          <div className={styles.wallets}>
            <CardWallets card={card} />
          </div>
          <CardTransactions card={card} title={name(card)} />
        </>
      )}
      {!card && (cards.isError ? <CardsError /> : <Skeleton shape="rows" label={t('cards.loadingCards')} />)}
    </>
  );
}
