import type { PublicTenant } from './pageData.ts';

/**
 * What stands on the face of a card: the art of its product, else the tenant's picture for the form, else the art of
 * the form (`card.defaultArt`). The name of a built-in art, or the address of a picture.
 */
export function cardArt(
  { card, theme }: Pick<PublicTenant, 'card' | 'theme'>,
  productRef: string | undefined,
  formFactor: 'physical' | 'virtual' | 'plasticless',
): string {
  const product =
    productRef !== undefined && Object.hasOwn(card.products, productRef)
      ? card.products[productRef]
      : undefined;
  const own = formFactor === 'plasticless' ? theme.cards?.default : theme.cards?.[formFactor];
  return (
    product?.art ??
    own ??
    theme.cards?.default ??
    card.defaultArt[formFactor === 'physical' ? 'plastic' : 'virtual']
  );
}
