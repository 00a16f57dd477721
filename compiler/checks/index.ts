import { checkAssembledForms } from './checkAssembledForms.ts';
import { checkLimits, checkValidation } from './checkBounds.ts';
import { clashChecks } from './checkClashes.ts';
import { checkCompatibility } from './checkCompatibility.ts';
import { checkConnections } from './checkConnections.ts';
import { checkContrast } from './checkContrast.ts';
import { checkExtraFields } from './checkExtraFields.ts';
import { checkFooter } from './checkFooter.ts';
import { checkFormats } from './checkFormats.ts';
import { checkDateOfBirth, checkForms } from './checkForms.ts';
import { checkGatewayHeaders } from './checkGatewayHeaders.ts';
import { checkDraftLanguages, checkLanguages } from './checkLanguages.ts';
import { checkMenus } from './checkMenus.ts';
import { checkShownDecimals, checkSymbol } from './checkMoney.ts';
import {
  checkDeclinedReasons,
  checkProductNames,
  checkSubjects,
  draftNameChecks,
} from './checkNamedTexts.ts';
import { checkNotices } from './checkNotices.ts';
import { checkOwnWords } from './checkOwnWords.ts';
import { checkPhone, checkPrefixes } from './checkPhone.ts';
import { checkPhoneLines } from './checkPhoneLines.ts';
import { checkPictures } from './checkPictures.ts';
import { checkPostalCodes } from './checkPostalCodes.ts';
import { offeredScreenChecks, screenChecks, sessionScreenChecks } from './checkScreens.ts';
import { checkCountry, checkCountryOptions, checkCurrency, checkTimeZone } from './checkStandards.ts';
import { checkTags } from './checkTags.ts';
import { checkTerms } from './checkTerms.ts';
import { draftTextChecks, textChecks } from './checkTexts.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Everything that a schema cannot see. */
export const tenantChecks: readonly TenantCheck[] = [
  checkCompatibility,
  ...checkLanguages,
  checkDraftLanguages,
  checkProductNames,
  checkSubjects,
  checkDeclinedReasons,
  ...textChecks,
  checkOwnWords,
  ...screenChecks,
  ...offeredScreenChecks,
  ...sessionScreenChecks,
  checkTimeZone,
  checkCurrency,
  checkCountry,
  checkCountryOptions,
  ...clashChecks,
  checkTerms,
  checkNotices,
  checkPhone,
  checkPrefixes,
  checkPhoneLines,
  checkValidation,
  checkForms,
  checkAssembledForms,
  checkDateOfBirth,
  checkLimits,
  checkContrast,
  checkPictures,
  checkConnections,
  checkGatewayHeaders,
  checkTags,
  checkShownDecimals,
  checkSymbol,
  checkFormats,
  checkPostalCodes,
  checkExtraFields,
  checkMenus,
  checkFooter,
];

/** What a language lacks while it is a draft: open, and no problem. */
export const draftLanguageChecks: readonly TenantCheck[] = [...draftNameChecks, ...draftTextChecks];
