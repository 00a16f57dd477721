/** Every language of a tenant has every word, and every plural form that its grammar asks for (Unicode CLDR). */
import { formsOf, pluralBase } from '../../../compiler/checks/pluralForms.ts';
import { type Check, createRecorder } from '../check.ts';
import type { MatrixTenant, World } from '../world.ts';

export function checkWords(world: World, { tenant, code }: MatrixTenant): readonly Check[] {
  const record = createRecorder('assembled', code);
  const all = new Set([...world.words.values()].flatMap((words) => [...words.keys()].map(pluralBase)));
  for (const language of tenant.languages) {
    const words = world.words.get(language) ?? new Map<string, string>();
    const own = tenant.words[language] ?? {};
    const isThere = (key: string) => words.has(key) || Object.hasOwn(own, key);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const base of all) {
      const isPlural = [...world.words.values()].some((each) => each.has(`${base}_other`));
      // A base that has forms in one language and none in another says one text for every number there.
      const isOne =
        isThere(base) && formsOf(`${base}_other`, words).length <= 1 && !words.has(`${base}_other`);
      const keys = isPlural && !isOne ? pluralCategories.map((form) => `${base}_${form}`) : [base];
      const missing = keys.filter((key) => !isThere(key));
      if (missing.length > 0 || isPlural) {
        record.none(
          { language, key: missing[0] ?? base },
          isPlural ? `${base} has every plural form` : `${base} has a text`,
          missing,
        );
      }
    }
    // The compiler fills the gaps of a refused file with the original, so its own words are told of here.
    for (const { pointer, message } of world.wordsProblems.get(language) ?? []) {
      const key = pointer.slice(1).replaceAll('/', '.');
      record.none({ language, key }, message, [key]);
    }
    const empty = [...words].flatMap(([key, text]) => (text.trim() === '' ? [key] : []));
    record.none(
      { language, key: empty[0] ?? 'words' },
      `all ${all.size} texts are there, and none is empty`,
      empty,
    );
  }
  return record.checks;
}
