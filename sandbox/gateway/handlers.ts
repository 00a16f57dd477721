import { getAvailableOptins } from './availableOptins.ts';
import { getCards } from './cards.ts';
import type { Handler } from './gatewayCall.ts';
import { getBalances, getOperations } from './operations.ts';
import { getUser } from './users.ts';

/** What answers each call, by operationId; a call without an entry is NOT_IMPLEMENTED. */
export const handlers: Readonly<Record<string, Handler>> = {
  getAvailableOptins,
  getUser,
  getCards,
  getOperations,
  getBalances,
};
