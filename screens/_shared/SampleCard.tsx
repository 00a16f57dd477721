import { CardFace, formatCardNumber, formatExpiry, useMoney, useTenant, useWords } from '#site';

export interface SampleCardProps {
  readonly product: string;
  readonly formFactor: 'physical' | 'virtual';
  /** Minor units; a picture may leave it out. */
  readonly balance?: number;
  readonly lastDigits: string;
  readonly expiryDate: string;
}

/** A card face for a picture: it obeys the tenant's display options like a real one. */
export function SampleCard({ product, formFactor, balance, lastDigits, expiryDate }: SampleCardProps) {
  const { t } = useWords();
  const { showExpiry, expiryFormat, display } = useTenant('card');
  const money = useMoney();
  return (
    <CardFace
      product={product}
      formFactor={formFactor}
      formLabel={t(`cards.form.${formFactor}`)}
      state="active"
      art={formFactor === 'virtual' ? 'gift' : 'meal'}
      balance={
        display.balance && balance !== undefined
          ? { label: t('cards.availableBalance'), ...money(balance) }
          : undefined
      }
      number={
        display.number && display.pan ? { text: formatCardNumber(lastDigits), spoken: lastDigits } : undefined
      }
      expiry={(showExpiry && display.expiry && formatExpiry(expiryDate, expiryFormat)) || undefined}
      isPlain={!display.fancyCard}
    />
  );
}
