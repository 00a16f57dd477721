import { type Card, formatCardNumber, formatExpiry, useTenant, useWords } from '#runtime';
import { spokenExpiry } from './spokenExpiry.ts';

export interface CardFacts {
  /** The masked number, and how it is read aloud; absent when not to be shown or not known. */
  readonly number: { readonly text: string; readonly spoken: string } | undefined;
  readonly expiry: string | undefined;
  /** How it is read aloud, where the eye and the ear differ. */
  readonly spokenExpiry: string | undefined;
}

/** The number and expiry of a card by the tenant's display options (NAV-75 to NAV-77, CFG-20). */
export function useCardFacts(card: Card): CardFacts {
  const { t, i18n } = useWords();
  const { display, showExpiry, expiryFormat } = useTenant('card');
  const hasNumber = display.number && display.pan && card.lastDigits !== '';
  const expiry = showExpiry && display.expiry ? formatExpiry(card.expiryDate, expiryFormat) : null;
  return {
    number: hasNumber
      ? {
          text: formatCardNumber(card.lastDigits),
          spoken: t('cards.endingIn', { digits: [...card.lastDigits].join(' ') }),
        }
      : undefined,
    expiry: expiry ?? undefined,
    spokenExpiry: expiry ? spokenExpiry(card.expiryDate, expiryFormat, i18n.language) : undefined,
  };
}
