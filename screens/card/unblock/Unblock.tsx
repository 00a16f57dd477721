import { unblockCard } from '#card-details';
import { type Card, canUnblock, lockOpen, useWords } from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';
import { PlainAction } from '../_shared/PlainAction.tsx';

/** Lifts a temporary block (RTE-37, ACT-09, ACT-10). */
export default function Unblock() {
  const { t } = useWords();
  return <ActionPage title={t('screens.myCardUnblock')}>{(card) => <UnblockCard card={card} />}</ActionPage>;
}

function UnblockCard({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const name = useCardName()(card);
  return (
    <PlainAction
      card={card}
      title={t('screens.myCardUnblock')}
      text={t('cardActions.unblock', { card: name })}
      button={t('actions.unblock')}
      icon={lockOpen}
      isAvailable={isActionAvailable.unblock(card) && canUnblock(card)}
      plan={{
        send: unblockCard,
        isDone: (now) => now !== undefined && now.status !== 'blocked',
        toast: 'cardUnblocked',
        leadsTo: 'cardDetails',
      }}
    />
  );
}
