import type { components } from '../../schemas/gateway.gen.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Recipe } from '../seeds/buildCard.ts';
import { buildOperations } from '../seeds/buildOperations.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { type AccountRow, findAccount } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';

type Operation = components['schemas']['Operation'];

/** GET /users/{user}/accounts/{a}-{b}/operations, newest first. */
export function getOperations(call: GatewayCall): Operation[] {
  const account = findAccount(call);
  if (!account.isPlanted) seedOperations(call, account);
  const {
    page_index: index,
    page_size: size,
    product_ref: product,
  } = call.query as {
    page_index: number;
    page_size: number;
    product_ref?: string;
  };
  const rows = call.sandbox.database
    .prepare(
      `SELECT * FROM operations WHERE person_ref = :person AND account_ref = :account AND status <> 'expired'
       AND (:product IS NULL OR product_ref = :product) ORDER BY date DESC, operation_ref LIMIT :size OFFSET :skip`,
    )
    .all({
      ':person': call.person.personRef,
      ':account': account.card.account_ref,
      ':product': product ?? null,
      ':size': size,
      ':skip': index * size,
    });
  return rows.map(operationFrom);
}

/** GET /users/{user}/accounts/{a}-{b}/balances */
export function getBalances(call: GatewayCall): components['schemas']['Balance'][] {
  const { product_ref: product } = call.query;
  const { balances } = findAccount(call).card;
  return product === undefined ? balances : balances.filter((balance) => balance.product_ref === product);
}

/** An account gets its operations when somebody first looks, so that copies and resets cost nothing. */
function seedOperations({ sandbox, tenant, person }: GatewayCall, { card, recipe }: AccountRow): void {
  const { database } = sandbox;
  const country = countryOf(tenant);
  const products = card.balances.map((balance) => balance.product_ref);
  const key = `${tenant}:${person.email}:${card.account_ref}`;
  const insert = database.prepare('INSERT INTO operations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  inTransaction(database, () => {
    buildOperations(recipe as Recipe, key, country, products).forEach((operation, index) => {
      insert.run(
        person.personRef,
        card.account_ref,
        `op${String(index).padStart(5, '0')}`,
        operation.date,
        operation.amount,
        country.currency,
        operation.status,
        operation.productRef,
        operation.outlet?.name ?? null,
        operation.outlet?.category ?? null,
        operation.reason ?? null,
        operation.declinedReason ?? null,
      );
    });
    database
      .prepare('UPDATE cards SET is_planted = 1 WHERE person_ref = ? AND account_ref = ?')
      .run(person.personRef, card.account_ref);
  });
}

function operationFrom(row: Record<string, unknown>): Operation {
  const { outlet_name: name, outlet_category: category, reason, declined_reason: declined } = row;
  const outlet = name === null ? undefined : { name, ...(category === null ? {} : { category }) };
  return {
    operation_ref: row.operation_ref,
    date: row.date,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    product_ref: row.product_ref,
    ...(outlet ? { outlet } : {}),
    ...(reason === null ? {} : { reason }),
    ...(declined === null ? {} : { declined_reason: declined }),
  } as Operation;
}
