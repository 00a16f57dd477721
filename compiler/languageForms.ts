/** How a language counts (Unicode CLDR, as `Intl.PluralRules` has it). */
export interface LanguageForms {
  /** In English, for messages. */
  readonly name: string;
  /** Such as `one`, `few`, `many`, `other`. */
  readonly forms: readonly string[];
  /** Forms that one number alone takes, so that its text need not say the number. */
  readonly single: ReadonlySet<string>;
}

/** As grammars list them. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function sortForms(forms: readonly string[]): string[] {
  return [...forms].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** Beyond these numbers no language has a form of its own. */
const PROBED = 1_000;

const known = new Map<string, LanguageForms>();

/** @param language a code as files are named, of any kind: of an unknown one only `other` is asked for */
export function formsOfLanguage(language: string): LanguageForms {
  const forms = known.get(language) ?? readForms(language);
  known.set(language, forms);
  return forms;
}

function readForms(language: string): LanguageForms {
  if (!isKnown(language)) return { name: `"${language}"`, forms: ['other'], single: new Set() };
  const rules = new Intl.PluralRules(language);
  const counts = new Map<string, number>();
  for (let number = 0; number <= PROBED; number += 1) {
    const form = rules.select(number);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const { pluralCategories } = rules.resolvedOptions();
  return {
    name: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
    forms: sortForms(pluralCategories),
    single: new Set(pluralCategories.filter((form) => counts.get(form) === 1)),
  };
}

function isKnown(language: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}
