import { blockCard } from '#card-details';
import { type Card, canBlock, kindOfBlock, lock, useTenant, useWords } from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';
import { PlainAction } from '../_shared/PlainAction.tsx';

/** Blocks a card for a while (RTE-36, ACT-07): this page and one press, from any page of the card. */
export default function Block() {
  const { t } = useWords();
  return <ActionPage title={t('screens.myCardBlock')}>{(card) => <BlockCard card={card} />}</ActionPage>;
}

function BlockCard({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const name = useCardName()(card);
  const { temporaryReason } = useTenant('blocking');
  const block = { reason: temporaryReason };
  return (
    <PlainAction
      card={card}
      title={t('screens.myCardBlock')}
      text={t('cardActions.block', { card: name })}
      button={t('actions.block')}
      icon={lock}
      isAvailable={isActionAvailable.block(card) && canBlock(card, kindOfBlock(block))}
      plan={{
        send: (send, call) => blockCard(send, call, block),
        isDone: (now) => now?.status === 'blocked',
        toast: 'cardBlocked',
        leadsTo: 'cardDetails',
      }}
    />
  );
}
