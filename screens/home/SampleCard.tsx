import { CardFace, formatCardNumber, formatExpiry, useMoney, useTenant, useWords } from '#site';

export interface SampleCardProps {
  readonly product: string;
  readonly formFactor: 'physical' | 'virtual';
  readonly balance: number;
  readonly lastDigits: string;
  readonly expiryDate: string;
}

/** A card face for a picture: it obeys the tenant's display options like a real one. */
export function SampleCard({ product, formFactor, balance, lastDigits, expiryDate }: SampleCardProps) {
  const { t } = useWords();
  const { showExpiry, expiryFormat, display } = useTenant('card');
  const amount = useMoney()(balance);
  return (
    <CardFace
      product={product}
      formFactor={formFactor}
      formLabel={t(`cards.form.${formFactor}`)}
      state="active"
      art={formFactor === 'virtual' ? 'gift' : 'meal'}
      balance={display.balance ? { label: t('cards.availableBalance'), ...amount } : undefined}
      number={
        display.number && display.pan ? { text: formatCardNumber(lastDigits), spoken: lastDigits } : undefined
      }
      expiry={(showExpiry && display.expiry && formatExpiry(expiryDate, expiryFormat)) || undefined}
      isPlain={!display.fancyCard}
    />
  );
}
