import type { components } from '../../schemas/gateway.gen.ts';
import { HttpError } from '../openapi/envelope.ts';
import { signInWords, wishedLanguages } from '../provider/signInWords.ts';
import { type Card, findCard } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';
import { type CardPage, issueTicket } from './tickets.ts';

type Address = components['schemas']['Address'];
type Flag = keyof components['schemas']['CardSettings'];

/** Values of `option` (ACT-02, API-50), and the flag that each needs. */
const OPTIONS: Readonly<Record<string, Flag>> = {
  reveal: 'is_pin_reveal_field_displayed',
  change: 'is_change_pin_field_displayed',
  activate: 'can_be_activated',
};

/** POST /users/{user}/cards/{ref}-{card}/actions/request-pin-reveal-uri?option=… */
export function requestPinRevealUri(call: GatewayCall): Address {
  const option = String(call.query.option);
  const flag = Object.hasOwn(OPTIONS, option) ? OPTIONS[option] : undefined;
  if (flag === undefined) throw new HttpError('BAD_REQUEST', 'option must be reveal, change or activate');
  const card = findCard(call);
  if (!card.settings?.[flag]) throw new HttpError('INVALID_CARD', `${option} is not offered for this card`);
  return addressOf(call, card, option as CardPage);
}

/** POST /users/{user}/cards/{ref}-{card}/actions/request-card-reveal-uri: an active card without plastic alone. */
export function requestCardRevealUri(call: GatewayCall): Address {
  const card = findCard(call);
  if (!card.is_virtual || card.status !== 'active')
    throw new HttpError('INVALID_CARD', 'only an active virtual card can be shown');
  return addressOf(call, card, 'card');
}

function addressOf(call: GatewayCall, card: Card, page: CardPage): Address {
  const { sandbox, tenant, person, origin } = call;
  const { lang } = signInWords(wishedLanguages(undefined, call.languages));
  const { card_ref: cardRef } = card;
  const ticket = issueTicket(sandbox.database, { personRef: person.personRef, cardRef, page, lang });
  return { uri: `${origin}/${tenant}/pages/${ticket}` };
}
