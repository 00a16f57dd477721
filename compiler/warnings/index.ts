/**
 * What is allowed and yet looks like a mistake. A warning never keeps a file from going live; `--strict` makes it a
 * problem.
 */
import { checkReferences, type Dates } from '../checkReferences.ts';
import type { CheckContext, TenantCheck } from '../checks/tenantCheck.ts';
import type { Finding } from '../problem.ts';
import type { TypedValue } from '../walkTenant.ts';
import type { FileFacts, ValueWarning } from './valueWarning.ts';
import { warnConsent } from './warnConsent.ts';
import { hostOf, warnHosts } from './warnHosts.ts';
import { warnSameCredentials, warnSecretFields } from './warnKeys.ts';
import { warnLanguages } from './warnLanguages.ts';
import { warnLeftovers } from './warnLeftovers.ts';
import { offeredLinkWarnings } from './warnLinks.ts';
import { warnMinorUnits, warnSymbol } from './warnMoney.ts';
import { warnSecrets } from './warnSecrets.ts';
import { warnLetters } from './warnTexts.ts';
import { warnUnusedWords } from './warnUnusedWords.ts';

const tenantWarnings: readonly TenantCheck[] = [
  warnMinorUnits,
  warnSymbol,
  warnConsent,
  ...offeredLinkWarnings,
  warnUnusedWords,
  warnSecretFields,
  warnSameCredentials,
];

const valueWarnings: readonly ValueWarning[] = [
  warnLanguages,
  warnLeftovers,
  warnLetters,
  warnSecrets,
  warnHosts,
];

interface WarningOptions {
  /** All of the file's, with their kinds. */
  readonly values: readonly TypedValue[];
  readonly context: CheckContext;
  readonly today: string;
  /** Whether a part has no problem, so that it can be read. */
  readonly isSound: (part: string) => boolean;
  readonly dates: Dates;
}

/** Warnings of one file by itself; of its sound parts alone when it has problems. */
export function warnOf(value: unknown, { values: all, isSound, ...options }: WarningOptions): Finding[] {
  const values = all.filter(({ pointer }) => pointer !== '' && isSound(partOf(pointer)));
  const { languages, draftLanguages } = (value ?? {}) as {
    readonly languages?: unknown;
    readonly draftLanguages?: unknown;
  };
  const drafts = isSound('draftLanguages') && Array.isArray(draftLanguages) ? draftLanguages : [];
  const facts: FileFacts = {
    languages: isSound('languages') && Array.isArray(languages) ? [...languages, ...drafts].map(String) : [],
    plainHosts: new Set(
      values.flatMap(({ kind, pointer, value: each }) => {
        const host = hostOf(kind, pointer, each);
        return host === null || host.includes('xn--') ? [] : [host];
      }),
    ),
  };
  const found = [...checkReferences(value, { ...options, isSound, checks: tenantWarnings })];
  // One list: most of a thousand values have nothing to be said of.
  for (const each of values) for (const warn of valueWarnings) found.push(...warn(each, facts));
  return found;
}

/** The part of the file that a place is in: its first key. */
function partOf(pointer: string): string {
  const end = pointer.indexOf('/', 1);
  return end < 0 ? pointer.slice(1) : pointer.slice(1, end);
}
