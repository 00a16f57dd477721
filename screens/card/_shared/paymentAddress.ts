import type { Operation } from '#card-details';
import { useHref } from '#runtime';

/** Which wallet of a card with several the payment is of: their lists are asked for one by one (API-47). */
export const WALLET = 'wallet';

/**
 * Addresses of payments (LOV-01); null where the tenant has no such page, or the payment no reference.
 * @param wallet the product, of a card with several
 */
export function usePaymentAddress(
  cardId: string,
  wallet: string | undefined,
): (operation: Operation) => string | null {
  const page = useHref();
  const query = wallet ? `?${new URLSearchParams({ [WALLET]: wallet })}` : '';
  return ({ id }) => {
    const href = id ? page('myCardTransaction', { cardId, operationId: id }) : null;
    return href && href + query;
  };
}
