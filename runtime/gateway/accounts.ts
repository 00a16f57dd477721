import { type Balance, readBalance } from './cards.ts';
import { asRecord, readList, readMinorUnits, readText } from './readers.ts';
import { pathOf, type Send } from './request.ts';

/** A transaction of a card (spec section 3). */
export interface Operation {
  readonly id: string;
  /** ISO 8601 with offset. */
  readonly date: string;
  /** Signed minor units: negative is a debit. */
  readonly amount: number;
  /** `success`, `pending`, `failed`, or what else the server says. */
  readonly status: string;
  readonly outletName: string;
  readonly outletCategory: string;
  readonly reason: string;
  /** The server's code of a refusal, or empty. */
  readonly declinedReason: string;
}

/** Defaults of the operations call (spec sections 7 and 9). */
export const OPERATIONS_PAGE_SIZE = 10;
export const OPERATIONS_STATUS = 'allExceptExpired';

export interface AccountQuery {
  readonly user: string;
  /** `{a}-{b}`. */
  readonly accountId: string;
  /** Sent for multi-wallet cards only (API-47, API-49). */
  readonly productRef?: string | undefined;
}

export async function listOperations(
  send: Send,
  query: AccountQuery & { readonly page: number; readonly pageSize?: number },
  signal?: AbortSignal,
): Promise<readonly Operation[]> {
  const answer = await send({
    method: 'GET',
    path: pathOf`/users/${query.user}/accounts/${query.accountId}/operations`,
    query: {
      page_index: query.page,
      page_size: query.pageSize ?? OPERATIONS_PAGE_SIZE,
      status: OPERATIONS_STATUS,
      product_ref: query.productRef,
    },
    ...(signal && { signal }),
  });
  return readList(answer).map(readOperation);
}

export async function listBalances(
  send: Send,
  query: AccountQuery,
  signal?: AbortSignal,
): Promise<readonly Balance[]> {
  const answer = await send({
    method: 'GET',
    path: pathOf`/users/${query.user}/accounts/${query.accountId}/balances`,
    query: { product_ref: query.productRef },
    ...(signal && { signal }),
  });
  return readList(answer).map(readBalance);
}

export function readOperation(value: unknown): Operation {
  const operation = asRecord(value);
  const outlet = asRecord(operation.outlet);
  return {
    id: readText(operation.operation_ref),
    date: readText(operation.date),
    amount: readMinorUnits(operation.amount),
    status: readText(operation.status),
    outletName: readText(outlet.name).trim(),
    outletCategory: readText(outlet.category),
    reason: readText(operation.reason).trim(),
    declinedReason: readText(operation.declined_reason),
  };
}
