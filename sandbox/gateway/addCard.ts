import { readCard } from '../database/cardDocument.ts';
import { type ErrorCode, HttpError } from '../openapi/envelope.ts';
import { forgetTries, noteWrongTry, refuseLocked, type TryLimit } from '../people/tries.ts';
import { USUAL_FLAGS } from '../seeds/specialCards.ts';
import type { Card } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';
import { insertCard } from './insertCard.ts';

/** The fifth wrong try in 30 minutes shuts adding for 30 minutes (CON-30). */
const LIMIT: TryLimit = { purpose: 'add-card', count: 5, seconds: 30 * 60 };

/** What happens with each card that is in nobody's account yet. */
const CARDS: Readonly<Record<string, { digits: string; refusal?: ErrorCode }>> = {
  '1000000001': { digits: '1111' },
  '1000000002': { digits: '2222' },
  '1000000003': { digits: '3333', refusal: 'CONFLICT' },
  '1000000004': { digits: '4444', refusal: 'IMPOSSIBLE_ASSOCIATION' },
  '1000000005': { digits: '5555', refusal: 'ASSOCIATION_MUST_BE_RESTARTED' },
};

/** POST /users/{user}/cards */
export function addCard(call: GatewayCall<'addCard'>): Card {
  const { database } = call.sandbox;
  const { personRef } = call.person;
  refuseLocked(database, personRef, LIMIT);
  const { ref, verification_code: digits } = call.body;
  const own = readOwn(call, ref);
  const known = own ? { digits: own.card.pan_last_digits } : CARDS[ref];
  if (known?.digits !== digits) {
    noteWrongTry(database, personRef, LIMIT);
    throw new HttpError('INVALID_CARD', 'no card has this number and these digits');
  }
  if (own && !own.isHidden) throw new HttpError('CARD_ALREADY_LINKED', 'the card is in this account already');
  if (!own && CARDS[ref]?.refusal) throw new HttpError(CARDS[ref].refusal, 'the card cannot be added');
  forgetTries(database, personRef, LIMIT.purpose);
  if (!own) {
    return insertCard(call, {
      ref,
      digits,
      products: [['meal', 5000]],
      recipe: 'twelve',
      flags: USUAL_FLAGS,
    });
  }
  database
    .prepare('UPDATE cards SET is_hidden = 0 WHERE person_ref = ? AND card_ref = ?')
    .run(personRef, ref);
  return own.card;
}

/** The card when it is the person's, removed ones included: those can be added again. */
function readOwn(call: GatewayCall, ref: string): { card: Card; isHidden: boolean } | undefined {
  const row = call.sandbox.database
    .prepare('SELECT document, is_hidden FROM cards WHERE person_ref = ? AND card_ref = ?')
    .get(call.person.personRef, ref);
  return row && { card: readCard(row.document), isHidden: row.is_hidden === 1 };
}
