import type { Finding } from '../problem.ts';
import { walkTenant } from '../walkTenant.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Each text that the file gives by language, wherever the schema puts one, stands in every language of the tenant. */
export const textChecks = checksOf('languages');

/** The same of the languages that are drafts. */
export const draftTextChecks = checksOf('draftLanguages');

type Offered = 'languages' | 'draftLanguages';

const WHICH: Readonly<Record<Offered, string>> = {
  languages: 'the tenant offers',
  draftLanguages: 'is a draft here',
};

function checksOf(offered: Offered): readonly TenantCheck[] {
  return (['home', 'notices', 'forms'] as const).map((part) => ({
    reads: [offered, part],
    run: ({ [offered]: languages, [part]: content }) =>
      [...walkTenant({ [part]: content })].flatMap(({ kind, pointer, value }) =>
        kind === 'texts' ? refuseMissing(value as object, languages, pointer, offered) : [],
      ),
  }));
}

function refuseMissing(
  texts: object,
  languages: readonly string[],
  pointer: string,
  offered: Offered,
): Finding[] {
  return languages
    .filter((language) => !Object.hasOwn(texts, language))
    .map((language) => {
      const message = `This text is missing in the language "${language}", which ${WHICH[offered]}.`;
      return { pointer, rule: 'text', message };
    });
}
