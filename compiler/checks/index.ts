import { checkAssembledForms } from './checkAssembledForms.ts';
import { checkLimits, checkValidation } from './checkBounds.ts';
import { clashChecks } from './checkClashes.ts';
import { checkCompatibility } from './checkCompatibility.ts';
import { checkConnections } from './checkConnections.ts';
import { checkContrast } from './checkContrast.ts';
import { checkFooter } from './checkFooter.ts';
import { checkDateOfBirth, checkForms } from './checkForms.ts';
import { checkLanguages } from './checkLanguages.ts';
import { checkMenus } from './checkMenus.ts';
import { checkDeclinedReasons, checkProductNames, checkSubjects } from './checkNamedTexts.ts';
import { checkNotices } from './checkNotices.ts';
import { checkOwnWords } from './checkOwnWords.ts';
import { checkPhone, checkPrefixes } from './checkPhone.ts';
import { checkPhoneLines } from './checkPhoneLines.ts';
import { checkPictures } from './checkPictures.ts';
import { offeredScreenChecks, screenChecks, sessionScreenChecks } from './checkScreens.ts';
import { checkCountry, checkCountryOptions, checkCurrency, checkTimeZone } from './checkStandards.ts';
import { checkTags } from './checkTags.ts';
import { checkTerms } from './checkTerms.ts';
import { textChecks } from './checkTexts.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Everything that a schema cannot see. */
export const tenantChecks: readonly TenantCheck[] = [
  checkCompatibility,
  checkLanguages,
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
  checkTags,
  checkMenus,
  checkFooter,
];
