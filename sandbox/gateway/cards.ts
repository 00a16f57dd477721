import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../schemas/gateway.gen.ts';
import { readCard } from '../database/cardDocument.ts';
import { HttpError } from '../openapi/envelope.ts';
import { type GatewayCall, splitPair } from './gatewayCall.ts';

export type Card = components['schemas']['Card'];

export interface AccountRow {
  readonly card: Card;
  readonly recipe: string;
  readonly isSeeded: boolean;
}

/** GET /users/{user}/cards */
export function getCards({ sandbox, person, query }: GatewayCall): Card[] {
  const { page_index: index, page_size: size } = query as { page_index: number; page_size: number };
  const rows = sandbox.database
    .prepare(
      'SELECT document FROM cards WHERE person_ref = ? AND is_hidden = 0 ORDER BY position LIMIT ? OFFSET ?',
    )
    .all(person.personRef, size, index * size);
  return rows.map(({ document }) => readCard(document));
}

/**
 * The card whose account `{account_ref}-{account_number}` is.
 *
 * @throws HttpError NOT_FOUND when the person has no such account
 */
export function findAccount({ sandbox, person, params }: GatewayCall): AccountRow {
  const [ref, number] = splitPair(params.pair ?? '');
  const row = sandbox.database
    .prepare(
      'SELECT document, recipe, is_seeded FROM cards WHERE person_ref = ? AND account_ref = ? AND is_hidden = 0',
    )
    .get(person.personRef, ref);
  const card = row && readCard(row.document);
  if (!row || card?.account_number !== number) throw new HttpError('NOT_FOUND', 'no such account');
  return { card, recipe: row.recipe as string, isSeeded: row.is_seeded === 1 };
}

/**
 * The card whose identifier `{card_ref}-{card_number}` is. A removed one is not the person's to act on.
 *
 * @throws HttpError NOT_FOUND when the person's account shows no such card
 */
export function findCard({ sandbox, person, params }: GatewayCall): Card {
  const [ref, number] = splitPair(params.pair ?? '');
  const row = sandbox.database
    .prepare('SELECT document FROM cards WHERE person_ref = ? AND card_ref = ? AND is_hidden = 0')
    .get(person.personRef, ref);
  const card = row && readCard(row.document);
  if (card?.card_number !== number) throw new HttpError('NOT_FOUND', 'no such card');
  return card;
}

/**
 * Changes fields of a card; settings are changed flag by flag, null takes a field away.
 *
 * @returns the card as it is now, or undefined when the person has no such card
 */
export function changeCard(
  database: DatabaseSync,
  personRef: string,
  cardRef: string,
  change: Record<string, unknown>,
): Card | undefined {
  const row = database
    .prepare('SELECT document FROM cards WHERE person_ref = ? AND card_ref = ?')
    .get(personRef, cardRef);
  if (!row) return undefined;
  const before = JSON.parse(row.document as string);
  const after = { ...before, ...change };
  if (change.settings && typeof change.settings === 'object')
    after.settings = { ...before.settings, ...change.settings };
  for (const [field, value] of Object.entries(after)) if (value === null) delete after[field];
  const document = JSON.stringify(after);
  database
    .prepare('UPDATE cards SET document = ? WHERE person_ref = ? AND card_ref = ?')
    .run(document, personRef, cardRef);
  return readCard(document);
}
