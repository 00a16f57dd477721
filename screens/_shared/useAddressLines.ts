import { type User, useLanguage, useTenant, useWords } from '#runtime';
import { countryNames } from './useCountries.ts';

/** Street; postal code with town and county; the country where the tenant asks for one. */
export function useAddressLines(): (user: User) => readonly string[] {
  const { t } = useWords();
  const nameOf = countryNames(useLanguage());
  const { mode } = useTenant('address');
  return ({ homeAddress }) => {
    const { street, streetNumber, postalCode, town, county, country } = homeAddress;
    const place = [postalCode, town].filter(Boolean).join(' ');
    return [
      [street, streetNumber].filter(Boolean).join(' '),
      [place, county && t('profile.county', { name: county })].filter(Boolean).join(', '),
      mode === 'country' && country ? (nameOf(country) ?? country) : '',
    ].filter(Boolean);
  };
}
