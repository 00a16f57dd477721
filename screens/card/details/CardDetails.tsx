import { BackLink, Panel, Skeleton, useActiveCard, useCards, useHref, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { CardTransactions } from '../_shared/CardTransactions.tsx';
import { StatementHead } from '../_shared/StatementHead.tsx';
import { CardPanel } from './CardPanel.tsx';
import { UnavailableAlert } from './UnavailableAlert.tsx';

/** One card: face, balance, facts, actions, and its latest transactions (RTE-28). */
export default function CardDetails() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const accountHome = useHref()('accountHome');
  return (
    <>
      {accountHome && <BackLink href={accountHome}>{t('nav.myCards')}</BackLink>}
      {card ? (
        <>
          <UnavailableAlert card={card} />
          <StatementHead />
          <CardPanel card={card} />
          <CardTransactions card={card} title={t('transactions.title')} />
        </>
      ) : (
        <Panel>
          <h1 tabIndex={-1} className="visually-hidden">
            {t('screens.cardDetails')}
          </h1>
          {cards.isError ? <CardsError /> : <Skeleton shape="card" label={t('cards.loadingCards')} />}
        </Panel>
      )}
    </>
  );
}
