import type { ReactNode } from 'react';
import { blockCard } from '#card-details';
import {
  Button,
  type Card,
  canBlock,
  Dialog,
  IconTile,
  kindOfBlock,
  lock,
  useTenant,
  useWords,
} from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { type CardActionPlan, useCardAction } from './useCardAction.ts';

export interface BlockNowProps {
  readonly card: Card;
  /** What follows, beside what a block means. */
  readonly text?: string | undefined;
  readonly button: string;
  readonly leadsTo: CardActionPlan['leadsTo'];
  /** Another way on. */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
}

/** The one question before a block that can be undone: it names the card and says what still works (LOV-08). */
export function BlockNow({ card, text, button, leadsTo, aside, onClose }: BlockNowProps) {
  const { t } = useWords();
  const name = useCardName()(card);
  const action = useCardAction(card);
  const block = { reason: useTenant('blocking').temporaryReason };
  const isPossible = canBlock(card, kindOfBlock(block));
  // What has been sent cannot be called back by closing the question.
  const close = () => {
    if (!action.isBusy) onClose();
  };
  const plan: CardActionPlan = {
    send: (send, call) => blockCard(send, call, block),
    isDone: (now) => now?.status === 'blocked',
    toast: 'cardBlocked',
    leadsTo,
    onStay: onClose,
  };
  return (
    <Dialog
      title={t('blockNow.question', { card: name })}
      icon={<IconTile icon={lock} />}
      closeLabel={t('common.close')}
      onClose={close}
      actions={
        <>
          <Button variant="outline" isDisabled={action.isBusy} onClick={close}>
            {t('common.cancel')}
          </Button>
          {aside}
          {(isPossible || action.isBusy) && !action.outcome?.readAgain && (
            <Button icon={lock} isBusy={action.isBusy} onClick={() => void action.act(plan)}>
              {button}
            </Button>
          )}
        </>
      }
    >
      <p>{t('cardActions.block', { card: name })}</p>
      <p>{t('blockNow.stillWorks')}</p>
      {text && <p>{text}</p>}
      <ActionOutcome action={action} />
      <span role="status" className="visually-hidden">
        {action.isBusy ? t('common.loading') : ''}
      </span>
    </Dialog>
  );
}
