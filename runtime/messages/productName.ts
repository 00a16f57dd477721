import type { PublicTenant } from '../tenant/pageData.ts';
import { firstText, type Translate } from './words.ts';

const UNKNOWN = 'products.unknown';

/** The name of a product in the tenant's words (ENT-075); a product that the tenant does not know has a common name (ENT-076). */
export function productNameOf(
  t: Translate,
  tenant: Pick<PublicTenant, 'card'>,
  productRef: string | undefined,
): string {
  const products = tenant.card.products;
  const product =
    productRef !== undefined && Object.hasOwn(products, productRef) ? products[productRef] : undefined;
  return firstText(t, [product?.nameKey ?? UNKNOWN, UNKNOWN]);
}

interface Holdings {
  readonly balances: readonly { readonly productRef: string }[];
}

/** A card is called by its first product. */
export function productName(t: Translate, tenant: Pick<PublicTenant, 'card'>, card: Holdings): string {
  return productNameOf(t, tenant, card.balances[0]?.productRef);
}
