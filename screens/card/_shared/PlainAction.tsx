import {
  Button,
  ButtonLink,
  type Card,
  PageHeading,
  Panel,
  useCardStatus,
  useHref,
  useWords,
} from '#runtime';
import { HolderCard } from '../../_shared/HolderCard.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import styles from './ActionPage.module.css';
import { type CardActionPlan, useCardAction } from './useCardAction.ts';

export interface PlainActionProps {
  readonly card: Card;
  readonly title: string;
  /** What it means for this card, by its name. */
  readonly text: string;
  readonly button: string;
  readonly icon: string;
  readonly plan: CardActionPlan;
  /** Whether the card still allows it: asked of the manifest. */
  readonly isAvailable: boolean;
}

/** An action that can be undone: what it means, and one button. */
export function PlainAction({ card, title, text, button, icon, plan, isAvailable }: PlainActionProps) {
  const { t } = useWords();
  const status = useCardStatus()(card);
  const details = useHref()('cardDetails', { cardId: card.id });
  const action = useCardAction(card);
  const { isBusy, outcome } = action;
  return (
    <>
      <PageHeading title={title} />
      <Panel>
        <div className={styles.card}>
          <HolderCard card={card} status={status} hasBalance={false} />
          <p>{text}</p>
        </div>
        <ActionOutcome action={action} />
        <div className={styles.actions}>
          {(isAvailable || isBusy) && !outcome?.readAgain && (
            <Button icon={icon} isBusy={isBusy} onClick={() => void action.act(plan)}>
              {button}
            </Button>
          )}
          {details && (
            <ButtonLink href={details} variant="outline">
              {t(isAvailable ? 'common.cancel' : 'actions.details')}
            </ButtonLink>
          )}
        </div>
        <span role="status" className="visually-hidden">
          {isBusy ? t('common.loading') : ''}
        </span>
      </Panel>
    </>
  );
}
