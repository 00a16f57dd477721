import type { Countries } from '../../server/newtenant/newTenantAnswers.ts';
import { type Entries, withCountry } from './answersOf.ts';
import { CountryDetails } from './CountryDetails.tsx';
import { Select } from './Select.tsx';
import { words } from './words.ts';

export interface StepProps {
  readonly choices: Countries;
  readonly entries: Entries;
  readonly onChange: (entries: Entries) => void;
}

/** Which country, and what it is called here. */
export function CountryStep(props: StepProps) {
  const { choices, entries, onChange } = props;
  const country = choices.countries.find(({ code }) => code === entries.country);
  return (
    <>
      <Select
        id="country"
        label={words.country.country}
        value={entries.country}
        onChange={(code) => {
          const chosen = choices.countries.find((each) => each.code === code);
          if (chosen) onChange(withCountry(entries, chosen));
        }}
      >
        <option value="" disabled>
          {words.country.none}
        </option>
        {choices.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {country && <CountryDetails {...props} country={country} />}
    </>
  );
}
