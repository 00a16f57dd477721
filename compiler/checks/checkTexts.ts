import type { Finding } from '../problem.ts';
import { walkTenant } from '../walkTenant.ts';
import type { TenantCheck } from './tenantCheck.ts';

const PARTS = ['home', 'notices', 'card', 'contact', 'navigation', 'links', 'footer'] as const;

/** Each text and link that the file gives by language, wherever the schema puts one, stands in every language of the tenant. */
export const textChecks: readonly TenantCheck[] = PARTS.map((part) => ({
  reads: ['languages', part],
  run: ({ languages, [part]: content }) =>
    [...walkTenant({ [part]: content })].flatMap(({ kind, pointer, value }) =>
      kind === 'texts' || kind === 'linksByLanguage'
        ? refuseMissing(value as object, languages, { pointer, noun: kind === 'texts' ? 'text' : 'link' })
        : [],
    ),
}));

function refuseMissing(
  texts: object,
  languages: readonly string[],
  { pointer, noun }: { readonly pointer: string; readonly noun: string },
): Finding[] {
  return languages
    .filter((language) => !Object.hasOwn(texts, language))
    .map((language) => {
      const message = `This ${noun} is missing in the language "${language}", which the tenant offers.`;
      return { pointer, rule: 'text', message };
    });
}
