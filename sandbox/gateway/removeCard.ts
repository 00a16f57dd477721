import { HttpError } from '../openapi/envelope.ts';
import { findCard } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** DELETE /users/{user}/cards/{ref}-{card}: hides the card from the account; it stays usable (ACT-04). */
export function removeCard(call: GatewayCall): object {
  const card = findCard(call);
  if (!card.settings?.can_be_deleted) throw new HttpError('INVALID_CARD', 'this card cannot be removed');
  call.sandbox.database
    .prepare('UPDATE cards SET is_hidden = 1 WHERE person_ref = ? AND card_ref = ?')
    .run(call.person.personRef, card.card_ref);
  return {};
}
