import { type Card, PageHeading, Skeleton, useActiveCard, useCards, useWallets, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { OfferSlot } from '../../_shared/OfferSlot.tsx';
import { useCardName } from '../../_shared/useCardName.ts';
import { CardBackLink } from '../_shared/CardBackLink.tsx';
import { CardTransactions } from '../_shared/CardTransactions.tsx';
import { CardWallets } from '../_shared/CardWallets.tsx';
import { StatementHead } from '../_shared/StatementHead.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Spending } from './Spending.tsx';
import styles from './Transactions.module.css';

/** The transactions of a card on a page of their own (RTE-29). */
export default function Transactions() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  return (
    <>
      <CardBackLink />
      <StatementHead />
      <PageHeading title={t('screens.myCardTransactions')} />
      {card && (
        <>
          <div className={styles.wallets}>
            <CardWallets card={card} />
          </div>
          <WalletTransactions card={card} />
          <OfferSlot placement="transactions" />
        </>
      )}
      {!card && (cards.isError ? <CardsError /> : <Skeleton shape="list" label={t('cards.loadingCards')} />)}
    </>
  );
}

function WalletTransactions({ card }: { readonly card: Card }) {
  const name = useCardName();
  const { active, query } = useWallets(card);
  return (
    <div className={styles.stack}>
      <div key={`${query.accountId} ${query.productRef}`} className={styles.tools}>
        <Spending wallet={query} />
        <ExportButton card={card} />
      </div>
      <CardTransactions card={card} title={name(card, active?.productRef)} />
    </div>
  );
}
