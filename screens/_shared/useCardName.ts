import { type Card, formatCardNumber, isolate, productNameOf, useTenant, useWords } from '#runtime';

/**
 * What a card is called in headings and links: its product, and its last digits where the tenant shows them. A card
 * is called by its first product, unless one of its wallets is meant.
 */
export function useCardName(): (card: Card, productRef?: string) => string {
  const { t, i18n } = useWords();
  const settings = useTenant('card');
  const { number, pan } = settings.display;
  return (card, productRef = card.balances[0]?.productRef) => {
    const product = productNameOf(t, { card: settings }, productRef);
    if (!number || !pan || !card.lastDigits) return product;
    return `${product} ${isolate(formatCardNumber(card.lastDigits), i18n.language)}`;
  };
}
