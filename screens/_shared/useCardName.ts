import { type Card, formatCardNumber, productName, useTenant, useWords } from '#runtime';

/** What a card is called in headings and links: its product, and its last digits where the tenant shows them. */
export function useCardName(): (card: Card) => string {
  const { t } = useWords();
  const settings = useTenant('card');
  const { number, pan } = settings.display;
  return (card) => {
    const product = productName(t, { card: settings }, card);
    return number && pan && card.lastDigits ? `${product} ${formatCardNumber(card.lastDigits)}` : product;
  };
}
