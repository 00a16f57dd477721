import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { type Balance, readBalance } from './cards.ts';
import {
  type Read,
  readList,
  readMinorUnits,
  readOptional,
  readOptionalText,
  readRecord,
  readReference,
  readText,
  refuseAnswer,
} from './readers.ts';
import type { Send } from './request.ts';

/** A transaction of a card (ENT-086 to ENT-089). */
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

/** Defaults of the operations call (CON-05, CON-06). */
export const OPERATIONS_PAGE_SIZE = 10;
export const OPERATIONS_STATUS = 'allExceptExpired';

export interface AccountQuery {
  readonly user: string;
  /** `{a}-{b}`. */
  readonly accountId: string;
  /** Sent for multi-wallet cards only (API-47, API-49). */
  readonly productRef?: string | undefined;
}

export function listOperations(
  send: Send,
  query: AccountQuery & { readonly page: number; readonly pageSize?: number },
  signal?: AbortSignal,
): Promise<readonly Operation[]> {
  return send({
    to: ['GET /users/{user}/accounts/{a}-{b}/operations', query.user, query.accountId],
    query: {
      page_index: query.page,
      page_size: query.pageSize ?? OPERATIONS_PAGE_SIZE,
      status: OPERATIONS_STATUS,
      product_ref: query.productRef,
    },
    read: (data, decimals) =>
      readList(
        data,
        ofAccount(query.accountId, (each) => readOperation(each, decimals)),
      ),
    signal,
  });
}

export function listBalances(
  send: Send,
  query: AccountQuery,
  signal?: AbortSignal,
): Promise<readonly Balance[]> {
  return send({
    to: ['GET /users/{user}/accounts/{a}-{b}/balances', query.user, query.accountId],
    query: { product_ref: query.productRef },
    read: (data, decimals) =>
      readList(
        data,
        ofAccount(query.accountId, (each) => readBalance(each, decimals)),
      ),
    signal,
  });
}

/** An entry that names its account belongs to the one that was asked for (USE-25). */
function ofAccount<T>(accountId: string, read: Read<T>): Read<T> {
  const [ref, number] = accountId.split('-');
  return (value) => {
    const { account_ref, account_number } = readRecord<GatewaySchemas['Balance' | 'Operation']>(value);
    const isOwn = (account_ref ?? ref) === ref && (account_number ?? number) === number;
    return isOwn ? read(value) : refuseAnswer('own account');
  };
}

export function readOperation(value: unknown, decimals = 2): Operation {
  const operation = readRecord<GatewaySchemas['Operation']>(value);
  const outlet = readOptional(operation.outlet, readOutlet, { name: '', category: '' });
  return {
    id: readReference(operation.operation_ref),
    date: readMoment(operation.date),
    amount: readMinorUnits(operation.amount, decimals),
    status: readText(operation.status),
    outletName: outlet.name.trim(),
    outletCategory: outlet.category,
    reason: readOptionalText(operation.reason).trim(),
    declinedReason: readOptionalText(operation.declined_reason),
  };
}

export function readOutlet(value: unknown): { readonly name: string; readonly category: string } {
  const { name, category } = readRecord<GatewaySchemas['Outlet']>(value);
  return { name: readText(name), category: readOptionalText(category) };
}

function readMoment(value: unknown): string {
  const text = readText(value);
  return Number.isNaN(Date.parse(text)) ? refuseAnswer('moment') : text;
}
