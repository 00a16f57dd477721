import { useState } from 'react';
import { blockCard } from '#card-details';
import { formLoader, type SentValues, TenantForm } from '#forms';
import {
  ButtonLink,
  type Card,
  canBlock,
  isBlockedForGood,
  kindOfBlock,
  PageHeading,
  Panel,
  useHref,
  useScreenData,
  useWords,
} from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionOutcome } from '../_shared/ActionOutcome.tsx';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { isActionAvailable } from '../_shared/isActionAvailable.ts';
import { reasonHints } from '../_shared/reasonHints.ts';
import { TemporaryBlockHint } from '../_shared/TemporaryBlockHint.tsx';
import { useCardAction } from '../_shared/useCardAction.ts';
import { ConfirmBlock } from './ConfirmBlock.tsx';

export const loader = formLoader('blockReason');

/** Blocks a card for good (RTE-38, ACT-11): the reason, then a question of its own, since nothing brings the card back. */
export default function BlockPermanently() {
  const { t } = useWords();
  return (
    <ActionPage title={t('screens.myCardBlockPermanently')}>
      {(card) => <BlockForGood card={card} />}
    </ActionPage>
  );
}

function BlockForGood({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const name = useCardName()(card);
  const form = useScreenData<typeof loader>();
  const details = useHref()('cardDetails', { cardId: card.id });
  const action = useCardAction(card);
  const [reason, setReason] = useState<string | null>(null);
  const isAvailable = isActionAvailable.blockPermanently(card);
  const ask = async (values: SentValues) => {
    setReason(String(values.reason));
    return undefined;
  };
  const block = async (chosen: string) => {
    const sent = { reason: chosen };
    if (!canBlock(card, kindOfBlock(sent))) return;
    await action.act({
      send: (send, call) => blockCard(send, call, sent),
      isDone: (now) => now !== undefined && isBlockedForGood(now),
      dialog: 'cardBlockedPermanently',
      leadsTo: 'cardDetails',
    });
    setReason(null);
  };
  return (
    <>
      <PageHeading
        title={t('screens.myCardBlockPermanently')}
        text={t('cardActions.permanent.lead', { card: name })}
      />
      <TemporaryBlockHint card={card} />
      <Panel>
        {(isAvailable || action.isBusy) && !action.outcome?.readAgain && (
          <TenantForm
            form={form}
            submit={t('common.next')}
            hints={reasonHints(t)}
            onSubmit={ask}
            aside={
              details && (
                <ButtonLink href={details} variant="outline">
                  {t('common.cancel')}
                </ButtonLink>
              )
            }
          />
        )}
        {reason === null && <ActionOutcome action={action} />}
      </Panel>
      {reason !== null && (
        <ConfirmBlock
          card={name}
          reason={reason}
          isBusy={action.isBusy}
          onConfirm={() => void block(reason)}
          onClose={() => setReason(null)}
        />
      )}
    </>
  );
}
