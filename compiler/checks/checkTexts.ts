import type { Finding } from '../problem.ts';
import { walkTenant } from '../walkTenant.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Each text that the file gives by language, wherever the schema puts one, stands in every language of the tenant. */
export const textChecks: readonly TenantCheck[] = (['home', 'notices', 'forms'] as const).map((part) => ({
  reads: ['languages', part],
  run: ({ languages, [part]: content }) =>
    [...walkTenant({ [part]: content })].flatMap(({ kind, pointer, value }) =>
      kind === 'texts' ? refuseMissing(value as object, languages, pointer) : [],
    ),
}));

function refuseMissing(texts: object, languages: readonly string[], pointer: string): Finding[] {
  return languages
    .filter((language) => !Object.hasOwn(texts, language))
    .map((language) => {
      const message = `This text is missing in the language "${language}", which the tenant offers.`;
      return { pointer, rule: 'text', message };
    });
}
