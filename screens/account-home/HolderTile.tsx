import { HideAmountsButton, useHolderMoney } from '#amounts';
import { CardTile, useCardActions } from '#cards';
import {
  type Card,
  type CardStatus,
  productNameOf,
  StatusChip,
  useCardStatus,
  useHref,
  useIsMoving,
  useIsNewCard,
  useTenant,
  useWallets,
  useWords,
} from '#runtime';
import { CardStatusChip } from '../_shared/CardStatusChip.tsx';
import { FundsNotice } from '../_shared/FundsNotice.tsx';
import { HolderCard } from '../_shared/HolderCard.tsx';
import { useCardName } from '../_shared/useCardName.ts';
import { useExpiringFunds } from '../_shared/useExpiringFunds.ts';
import { plus } from './icons.ts';

export interface HolderTileProps {
  readonly card: Card;
  /** A small face with its words beside it. */
  readonly isSmall: boolean;
}

/** One card of the list: face, status, and the one thing to do next. */
export function HolderTile({ card, isSmall }: HolderTileProps) {
  const { t } = useWords();
  const name = useCardName()(card);
  const status = useCardStatus()(card);
  const href = useHref();
  const actions = useCardActions(card);
  const nextStep = useNextStep(card, status, actions);
  // One press, and one confirmation that names the card (LOV-08).
  const block = actions.find(({ id }) => id === 'myCardBlock');
  const details = href('cardDetails', { cardId: card.id });
  const isMoving = useIsMoving(details);
  const isNew = useIsNewCard()(card.id);
  const balance = useBalance(card, status);
  const [soonest] = useExpiringFunds(useWallets(card).all);
  return (
    <CardTile
      label={name}
      href={details ?? undefined}
      isMoving={isMoving}
      face={<HolderCard card={card} status={status} />}
      small={isSmall ? { name, balance } : undefined}
      status={
        <>
          {isNew && <StatusChip tone="info" icon={plus} text={t('cards.new')} />}
          <CardStatusChip card={card} status={status} />
          {balance !== undefined && <HideAmountsButton isSmall />}
        </>
      }
      note={balance !== undefined && soonest && <FundsNotice funds={soonest} />}
      lines={useWalletLines(card)}
      aside={
        block?.href ? { href: block.href, icon: block.icon, label: `${block.label}: ${name}` } : undefined
      }
      link={nextStep && { ...nextStep, label: `${nextStep.text}: ${name}` }}
    />
  );
}

/** The step that a status asks for, if this tenant offers it and the card's flags allow it. */
const STEP_OF: Partial<Record<CardStatus, string>> = {
  blocked: 'myCardUnblock',
  inactive: 'myCardActivate',
};

function useNextStep(card: Card, status: CardStatus, actions: ReturnType<typeof useCardActions>) {
  const { t } = useWords();
  const href = useHref();
  if (status === 'pending') {
    // Nothing else is of use before the one-time code (ACT-24).
    const verify = href('plasticlessVerification', { cardId: card.id });
    return verify === null ? undefined : { href: verify, text: t('actions.verify') };
  }
  const action =
    actions.find((each) => each.id === STEP_OF[status]) ??
    actions.find((each) => each.id === 'myCardTransactions');
  return action?.href ? { href: action.href, text: action.label } : undefined;
}

/** What is left, where the tenant shows it and the card has been verified. */
function useBalance(card: Card, status: CardStatus): string | undefined {
  const { display } = useTenant('card');
  const money = useHolderMoney();
  const { active } = useWallets(card);
  return display.balance && active && status !== 'pending' ? money(active.amount).main : undefined;
}

/** What is in each wallet of a multi-wallet card (ENT-052): the face shows one of them. */
function useWalletLines(card: Card) {
  const { t } = useWords();
  const settings = useTenant('card');
  const money = useHolderMoney();
  const { all } = useWallets(card);
  if (all.length < 2) return undefined;
  return all.map((wallet) => ({
    label: productNameOf(t, { card: settings }, wallet.productRef),
    value: settings.display.balance ? money(wallet.amount).main : undefined,
  }));
}
