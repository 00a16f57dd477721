import {
  type Card,
  CardFace,
  type CardStatus,
  formatCardNumber,
  formatExpiry,
  productName,
  useMoney,
  useTenant,
  useWords,
} from '#runtime';

export interface HolderCardProps {
  readonly card: Card;
  readonly status: CardStatus;
  /** The balance stands beside the face on the card's own page, so the face need not repeat it. */
  readonly hasBalance?: boolean;
}

/** A card's face by the tenant's display options (spec sections 1 and 2). */
export function HolderCard({ card, status, hasBalance = true }: HolderCardProps) {
  const { t } = useWords();
  const settings = useTenant('card');
  const money = useMoney();
  const { display } = settings;
  const [balance] = card.balances;
  const product =
    balance && Object.hasOwn(settings.products, balance.productRef)
      ? settings.products[balance.productRef]
      : undefined;
  const amount = balance && money(balance.amount);
  const expiry =
    settings.showExpiry && display.expiry ? formatExpiry(card.expiryDate, settings.expiryFormat) : null;
  const isBlocked = ['blocked', 'lost', 'stolen', 'damaged', 'expired'].includes(status);
  return (
    <CardFace
      product={productName(t, { card: settings }, card)}
      formFactor={card.formFactor}
      formLabel={t(`cards.form.${card.formFactor}`)}
      state={isBlocked ? 'blocked' : status === 'active' || status === 'pending' ? 'active' : 'inactive'}
      stateLabel={isBlocked ? t(`status.${status}`) : undefined}
      art={product?.art ?? settings.defaultArt[card.isVirtual ? 'virtual' : 'plastic']}
      balance={
        display.balance && hasBalance && amount && status !== 'pending'
          ? { label: t('cards.availableBalance'), ...amount }
          : undefined
      }
      hint={display.balance && status === 'pending' ? t('cards.balanceAfterVerification') : undefined}
      number={
        display.number && display.pan && card.lastDigits
          ? {
              text: formatCardNumber(card.lastDigits),
              spoken: t('cards.endingIn', { digits: [...card.lastDigits].join(' ') }),
            }
          : undefined
      }
      expiry={expiry ?? undefined}
      isPlain={!display.fancyCard}
    />
  );
}
