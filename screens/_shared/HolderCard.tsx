import { useHolderMoney } from '#amounts';
import { HolderFace } from '#cards';
import {
  type Card,
  type CardStatus,
  cardArt,
  productNameOf,
  useTenant,
  useWallets,
  useWords,
} from '#runtime';
import { useCardFacts } from './useCardFacts.ts';

export interface HolderCardProps {
  readonly card: Card;
  readonly status: CardStatus;
  /** The balance stands beside the face on the card's own page, so the face need not repeat it. */
  readonly hasBalance?: boolean;
}

const DEAD: readonly CardStatus[] = ['blocked', 'lost', 'stolen', 'damaged', 'expired'];

/**
 * A card's face by the tenant's display options (NAV-75 to NAV-79, CFG-20), with its active wallet (ENT-077).
 */
export function HolderCard({ card, status, hasBalance = true }: HolderCardProps) {
  const { t } = useWords();
  const settings = useTenant('card');
  const theme = useTenant('theme');
  const money = useHolderMoney();
  const { number, expiry, spokenExpiry } = useCardFacts(card);
  const { active } = useWallets(card);
  const isDead = DEAD.includes(status);
  const showsBalance = settings.display.balance && hasBalance;
  return (
    <HolderFace
      product={productNameOf(t, { card: settings }, active?.productRef)}
      formFactor={card.formFactor}
      formLabel={t(`cards.form.${card.formFactor}`)}
      state={isDead ? 'blocked' : status === 'active' || status === 'pending' ? 'active' : 'inactive'}
      stateLabel={isDead ? t(`status.${status}`) : undefined}
      art={cardArt({ card: settings, theme }, active?.productRef, card.formFactor)}
      balance={
        showsBalance && active && status !== 'pending'
          ? { label: t('cards.availableBalance'), ...money(active.amount) }
          : undefined
      }
      hint={showsBalance && status === 'pending' ? t('cards.balanceAfterVerification') : undefined}
      number={number}
      expiry={expiry}
      spokenExpiry={spokenExpiry}
      isPlain={!settings.display.fancyCard}
    />
  );
}
