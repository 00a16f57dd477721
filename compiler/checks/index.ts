import { checkConnections } from './checkConnections.ts';
import { checkContrast } from './checkContrast.ts';
import { checkBannerTexts, checkLanguages, checkOwnWords, checkProductNames } from './checkLanguages.ts';
import { checkScreens } from './checkScreens.ts';
import { checkCurrency, checkTimeZone } from './checkStandards.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Everything that a schema cannot see (design, "Life of a tenant file", references). */
export const tenantChecks: readonly TenantCheck[] = [
  checkLanguages,
  checkProductNames,
  checkBannerTexts,
  checkOwnWords,
  checkScreens,
  checkTimeZone,
  checkCurrency,
  checkContrast,
  checkConnections,
];
