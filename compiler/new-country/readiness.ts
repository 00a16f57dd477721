import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { CompileResult } from '../compileTenant.ts';
import { listCredentials } from '../publicVariables.ts';
import { ORIGINAL_LANGUAGE } from '../wordsReference.ts';
import type { PlannedTenant } from './planTenant.ts';

/** One thing that is missing before a new tenant can be live. */
export interface ReadinessItem {
  /**
   * `problem`: the file is refused for it. `copied`: still as in the original. `language`: texts are missing. `look`:
   * taken without being asked for, and to be looked at. `operator`: to be set where the portal runs.
   */
  readonly kind: 'problem' | 'copied' | 'language' | 'look' | 'operator';
  /** Where in the file; null for what is not in it. */
  readonly pointer: string | null;
  readonly message: string;
  /** What to do. */
  readonly mend: string;
}

/** How much of a language is there; null without a words file. */
export type CoverageOf = (language: string) => { readonly needed: number; readonly missing: number } | null;

/**
 * What is missing before a planned tenant can be live, what stops it first.
 * @param result of compiling the planned file
 */
export function listReadiness(
  planned: PlannedTenant,
  result: CompileResult,
  coverageOf: CoverageOf,
): ReadinessItem[] {
  const { decided, code } = planned;
  const found = result.ok ? result.openPoints : result.problems;
  const items = found.map(
    ({ pointer, message }): ReadinessItem => ({
      kind: result.ok ? 'copied' : 'problem',
      pointer,
      message,
      mend: result.ok ? `Change it, or confirm it: npm run tenant -- confirm ${code} ${pointer}` : 'Mend it.',
    }),
  );
  return [
    ...items,
    ...languageItems(planned, coverageOf),
    ...lookItems(decided),
    ...planned.silent.map(({ pointer, value }) => silentItem(pointer, value, planned.from)),
    ...operatorItems(JSON.parse(planned.text) as Tenant),
  ];
}

function languageItems({ decided, code }: PlannedTenant, coverageOf: CoverageOf): ReadinessItem[] {
  const { drafts, absent } = decided.languages;
  return [
    ...absent.map((language): ReadinessItem => {
      const name = nameInEnglish(language);
      return {
        kind: 'language',
        pointer: '/languages',
        message: `${name} has no words file yet, so the file cannot offer it.`,
        mend: `Begin it: npm run tenant -- words --new ${language} --from ${ORIGINAL_LANGUAGE}; then add "${language}" to draftLanguages.`,
      };
    }),
    ...drafts.map((language, index): ReadinessItem => {
      const { needed = 0, missing = 0 } = coverageOf(language) ?? {};
      return {
        kind: 'language',
        pointer: `/draftLanguages/${index}`,
        message: `${nameInEnglish(language)} is a draft: ${missing} of ${needed} texts are missing.`,
        mend: `Translate them (npm run tenant -- words ${language} --export ${language}.xlf), then move "${language}" from draftLanguages to languages of ${code}.`,
      };
    }),
  ];
}

function lookItems({ country, timeZone }: PlannedTenant['decided']): ReadinessItem[] {
  const { timeZones, currencies, name } = country;
  const others = timeZones.filter((each) => each !== timeZone);
  return [
    ...(others.length > 0
      ? [
          look(
            '/timeZone',
            `${name} has ${timeZones.length} time zones; the file has ${timeZone}.`,
            `Others are ${shorten(others)}.`,
          ),
        ]
      : []),
    ...(currencies.length > 1
      ? [
          look(
            '/currency',
            `${name} pays with ${currencies.join(' and ')}.`,
            'Look whether it is the right one.',
          ),
        ]
      : []),
    ...(country.phone
      ? []
      : [look('/phone', `No phone numbers of ${name} are known.`, 'Write prefix and lengths into phone.')]),
  ];
}

/** A longer value is for the file itself. */
const LONGEST = 60;

function silentItem(pointer: string, value: unknown, from: string): ReadinessItem {
  const written = JSON.stringify(value);
  const said = written.length > LONGEST ? '' : ` ${written},`;
  return look(
    pointer,
    `${pointer} is${said} as in "${from}".`,
    'Nobody was asked: change it where it is otherwise.',
  );
}

function look(pointer: string, message: string, mend: string): ReadinessItem {
  return { kind: 'look', pointer, message, mend };
}

function operatorItems({ connections }: Tenant): ReadinessItem[] {
  const keys = [...new Set(listCredentials(connections).map(({ key }) => key))];
  return [
    {
      kind: 'operator',
      pointer: null,
      message: `The host needs the gateway’s credentials: ${keys.join(', ')}.`,
      mend: 'Set them where the portal runs; no file holds them.',
    },
  ];
}

function nameInEnglish(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

const SHOWN = 5;

function shorten(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return rest > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${rest} more` : names.join(', ');
}
