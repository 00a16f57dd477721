import type { operations } from '../../schemas/gateway.gen.ts';
import { getAcceptanceCategories } from './acceptanceCategories.ts';
import { addCard } from './addCard.ts';
import { blockCard, unblockCard } from './blockCard.ts';
import { getCards } from './cards.ts';
import { contactUs } from './contactUs.ts';
import { createUser } from './createUser.ts';
import {
  changePassword,
  changePhoneNumber,
  requestChangeEmail,
  requestChangePhoneNumber,
} from './credentials.ts';
import type { Handler } from './gatewayCall.ts';
import { getCounties, getTowns } from './geographics.ts';
import {
  changeEmail,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from './mailedLinks.ts';
import { getBalances, getOperations } from './operations.ts';
import { getAvailableOptins, getUserOptins, replaceUserOptin } from './optins.ts';
import { removeCard } from './removeCard.ts';
import { requestCardRevealUri, requestPinRevealUri } from './revealUris.ts';
import { deleteUser, getUser, replaceUser, updateUser } from './users.ts';
import { requestAssociationVerification, verifyAssociation } from './verifyAssociation.ts';

/** What answers each call, by operationId: every call of the document (API-13 to API-57). */
export const handlers: { readonly [Name in keyof operations]: Handler<Name> } = {
  getAvailableOptins,
  getCounties,
  getTowns,
  createUser,
  verifyEmail,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  getUser,
  replaceUser,
  updateUser,
  deleteUser,
  getUserOptins,
  replaceUserOptin,
  changePassword,
  requestChangePhoneNumber,
  changePhoneNumber,
  requestChangeEmail,
  changeEmail,
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
  contactUs,
};
