import { basename } from 'node:path';
import { listCountryCodes } from '../../../compiler/new-country/cldr.ts';
import { countryChoice } from '../../../compiler/new-country/countryFacts.ts';
import { listFeatureQuestions, listProductChoices } from '../../../compiler/new-country/questions.ts';
import { nameIn } from '../../../compiler/words/languageNames.ts';
import { listLanguageRows } from './listLanguageRows.ts';
import type { Countries, CountryChoice } from './newTenantAnswers.ts';

/** Public data do not change while a server runs. */
let known: readonly CountryChoice[] | null = null;

/** What can be chosen for a new tenant. */
export async function describeCountries(folder: string, files: readonly string[]): Promise<Countries> {
  known ??= listCountryCodes()
    .map(countryChoice)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const rows = await listLanguageRows(folder);
  const percents = new Map(rows.map(({ code, percent }) => [code, percent]));
  const tags = [...new Set([...percents.keys(), ...known.flatMap(({ languages }) => languages)])];
  const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
  const currencies = [...new Set(known.flatMap((each) => each.currencies))];
  return {
    countries: known,
    languages: tags
      .flatMap((code) => {
        const name = nameIn(code, 'en');
        return name === null ? [] : [{ code, name, percent: percents.get(code) ?? null }];
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    currencies: currencies.sort().map((code) => ({ code, name: currencyNames.of(code) ?? code })),
    features: listFeatureQuestions(),
    products: listProductChoices(),
    codes: files.map((file) => basename(file, '.json')),
  };
}
