import type { Tenant } from '../../../schemas/tenant.gen.ts';
import type { BuiltInWords } from '../../builtInWords.ts';

/** The text of a words key. A key without a text stands for itself. */
export type Labels = (key: string) => string;

/** The tenant's words in one language: its own ones first, then those that ship with the portal. */
export function createLabels(tenant: Pick<Tenant, 'words'>, words: BuiltInWords, language: string): Labels {
  const own = new Map(Object.entries(tenant.words[language] ?? {}));
  return (key) => own.get(key) ?? words.get(language)?.get(key) ?? key;
}

/** A language by its own name, such as `Polski`. */
export function languageName(language: string, words: BuiltInWords): string {
  return words.get(language)?.get('languageName') ?? language;
}
