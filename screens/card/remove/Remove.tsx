import { removeCard } from '#card-details';
import { type Card, trash, useWords } from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';
import { PlainAction } from '../_shared/PlainAction.tsx';

/** Takes a card out of the account: it stays usable and can be added again, so nothing here is red (RTE-35, ACT-03 to ACT-06). */
export default function Remove() {
  const { t } = useWords();
  return <ActionPage title={t('screens.myCardRemove')}>{(card) => <RemoveCard card={card} />}</ActionPage>;
}

function RemoveCard({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const name = useCardName()(card);
  return (
    <PlainAction
      card={card}
      title={t('screens.myCardRemove')}
      text={t('cardActions.remove', { card: name })}
      button={t('actions.remove')}
      icon={trash}
      isAvailable={isActionAvailable.remove(card)}
      plan={{
        send: removeCard,
        isDone: (now) => now === undefined,
        dialog: 'cardRemoved',
        leadsTo: 'accountHome',
      }}
    />
  );
}
