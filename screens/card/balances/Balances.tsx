import { Alert, PageHeading, Skeleton, useActiveCard, useCardStatus, useCards, useWords } from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { useCardName } from '../../_shared/useCardName.ts';
import { CardBackLink } from '../_shared/CardBackLink.tsx';
import { StatementFacts, StatementHead } from '../_shared/StatementHead.tsx';
import { WalletPanels } from './WalletPanels.tsx';

/** What is left in each wallet of a card (RTE-30). */
export default function Balances() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const name = useCardName();
  const statusOf = useCardStatus();
  return (
    <>
      <CardBackLink />
      <StatementHead />
      <PageHeading title={t('screens.myCardBalances')} text={t('balances.lead')} />
      {card && <StatementFacts facts={[{ label: t('payment.card'), value: name(card) }]} />}
      {card &&
        (statusOf(card) === 'pending' ? (
          <Alert tone="warn" title={t('cards.balanceAfterVerification')} />
        ) : (
          <WalletPanels card={card} />
        ))}
      {!card && (cards.isError ? <CardsError /> : <Skeleton shape="rows" label={t('cards.loadingCards')} />)}
    </>
  );
}
