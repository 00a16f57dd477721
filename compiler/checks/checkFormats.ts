import { joinMends, mendsOf, nearestKeys, nearestValues, offeredOnly, replaceBy, takeOut } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Days, times and digits: of languages that are offered, as one of their countries writes them, in digits that there are. */
export const checkFormats: TenantCheck = {
  reads: ['languages', 'formats'],
  run: ({ languages, formats }) =>
    Object.entries(formats).flatMap(([language, { locale, digits }]): Finding[] => {
      const pointer = joinPointer('/formats', language);
      if (!languages.includes(language)) {
        const message = `The language "${language}" is not offered here; languages are ${languages.join(', ')}.`;
        const mends = joinMends(offeredOnly(nearestKeys(language, languages)), mendsOf(takeOut()));
        return [{ pointer, rule: 'language', message, isAboutKey: true, ...mends }];
      }
      return [
        ...refuseLocale(joinPointer(pointer, 'locale'), locale, language),
        ...refuseDigits(joinPointer(pointer, 'digits'), digits),
      ];
    }),
};

function refuseLocale(pointer: string, locale: string | null, language: string): Finding[] {
  if (locale === null) return [];
  const { language: spoken } = new Intl.Locale(language);
  const mends = mendsOf(replaceBy(spoken));
  const refuse = (message: string): Finding[] => [{ pointer, rule: 'language', message, ...mends }];
  if (new Intl.Locale(locale).language !== spoken) {
    return refuse(
      `"${locale}" is no form of "${language}": days would be in another language than the page.`,
    );
  }
  const { region } = new Intl.Locale(locale);
  const isKnown =
    Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0 &&
    (region === undefined ||
      new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined);
  return isKnown
    ? []
    : refuse(`Nobody knows how days are written in "${locale}"; a form that is known is "${spoken}".`);
}

function refuseDigits(pointer: string, digits: string): Finding[] {
  const known = Intl.supportedValuesOf('numberingSystem');
  if (known.includes(digits)) return [];
  const message = `"${digits}" is no numbering system with ten digits (Unicode CLDR), such as "latn", "arab" or "deva".${didYouMean(digits, known)}`;
  return [{ pointer, rule: 'digits', message, ...nearestValues(digits, known) }];
}
