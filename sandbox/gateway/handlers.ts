import { getAcceptanceCategories } from './acceptanceCategories.ts';
import { addCard } from './addCard.ts';
import { getAvailableOptins } from './availableOptins.ts';
import { blockCard, unblockCard } from './blockCard.ts';
import { getCards } from './cards.ts';
import type { Handler } from './gatewayCall.ts';
import { getBalances, getOperations } from './operations.ts';
import { removeCard } from './removeCard.ts';
import { requestCardRevealUri, requestPinRevealUri } from './revealUris.ts';
import { getUser } from './users.ts';
import { requestAssociationVerification, verifyAssociation } from './verifyAssociation.ts';

/** What answers each call, by operationId; a call without an entry is NOT_IMPLEMENTED. */
export const handlers: Readonly<Record<string, Handler>> = {
  getAvailableOptins,
  getUser,
  getCards,
  addCard,
  removeCard,
  blockCard,
  unblockCard,
  getOperations,
  getBalances,
  requestPinRevealUri,
  getAcceptanceCategories,
  verifyAssociation,
  requestAssociationVerification,
  requestCardRevealUri,
};
