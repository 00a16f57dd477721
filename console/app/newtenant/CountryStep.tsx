import type { Countries } from '../../server/newtenant/newTenantAnswers.ts';
import { type Entries, isCodeFree, withCountry } from './answersOf.ts';
import styles from './NewTenant.module.css';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';
import { words } from './words.ts';

export interface StepProps {
  readonly choices: Countries;
  readonly entries: Entries;
  readonly onChange: (entries: Entries) => void;
}

/** Which country, and what it is called here. */
export function CountryStep({ choices, entries, onChange }: StepProps) {
  const said = words.country;
  const country = choices.countries.find(({ code }) => code === entries.country);
  const set = (part: Partial<Entries>) => onChange({ ...entries, ...part });
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return (
    <>
      <Select
        id="country"
        label={said.country}
        value={entries.country}
        onChange={(code) => {
          const chosen = choices.countries.find((each) => each.code === code);
          if (chosen) onChange(withCountry(entries, chosen));
        }}
      >
        <option value="" disabled>
          {said.none}
        </option>
        {choices.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {country && (
        <>
          <dl className={styles.facts} aria-label={said.known}>
            <div>
              <dt>{said.languages}</dt>
              <dd>{country.languages.map((each) => names.of(each)).join(', ')}</dd>
            </div>
            <div>
              <dt>{said.prefix}</dt>
              <dd>{country.prefix ?? said.noPrefix}</dd>
            </div>
          </dl>
          <div className={styles.pair}>
            <TextInput
              id="code"
              label={said.code}
              hint={said.codeHint}
              error={codeError(entries.code, choices.codes)}
              value={entries.code}
              maxLength={12}
              onChange={(code) => set({ code })}
            />
            <TextInput
              id="name"
              label={said.name}
              hint={said.nameHint}
              value={entries.name}
              maxLength={40}
              onChange={(name) => set({ name })}
            />
            <Select
              id="currency"
              label={said.currency}
              value={entries.currency}
              onChange={(currency) => set({ currency })}
            >
              {choices.currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {`${code} · ${name}`}
                </option>
              ))}
            </Select>
            {country.timeZones.length > 1 && (
              <Select
                id="timeZone"
                label={said.timeZone}
                hint={said.timeZoneHint(country.timeZones.length)}
                value={entries.timeZone}
                onChange={(timeZone) => set({ timeZone })}
              >
                {country.timeZones.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            )}
          </div>
        </>
      )}
    </>
  );
}

function codeError(code: string, codes: readonly string[]): string | undefined {
  if (isCodeFree(code, codes)) return undefined;
  return codes.includes(code) ? words.country.codeTaken(code) : words.country.codeForm;
}
