/** What the words of a tenant say, for whoever goes through its portal in its first language. */
import { isolate } from '../../../runtime/messages/isolate.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { textOf, type World } from '../world.ts';

export interface Values {
  readonly [place: string]: string | number;
}

/** The text of a key; `count` chooses the plural. */
export type Wording = (key: string, values?: Values) => string;

export function createWording(world: Pick<World, 'words'>, tenant: PublicTenant): Wording {
  const [language = ''] = tenant.languages;
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const text =
      (typeof count === 'number' && textOf(world, tenant, language, `${key}_${plurals.select(count)}`)) ||
      textOf(world, tenant, language, key);
    if (!text) throw new Error(`There is no text "${key}" in ${language}.`);
    return text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) =>
      isolate(String(values[name] ?? ''), language),
    );
  };
}
