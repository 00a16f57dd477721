import type { CountryChoice } from '../../server/newtenant/newTenantAnswers.ts';
import { type Entries, isCodeFree } from './answersOf.ts';
import type { StepProps } from './CountryStep.tsx';
import styles from './NewTenant.module.css';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';
import { words } from './words.ts';

export interface CountryDetailsProps extends StepProps {
  readonly country: CountryChoice;
}

/** What is known of a country, and what can be said otherwise. */
export function CountryDetails({ choices, entries, onChange, country }: CountryDetailsProps) {
  const said = words.country;
  const set = (part: Partial<Entries>) => onChange({ ...entries, ...part });
  return (
    <>
      <KnownFacts country={country} />
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
  );
}

function KnownFacts({ country: { languages, prefix } }: { readonly country: CountryChoice }) {
  const said = words.country;
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return (
    <dl className={styles.facts} aria-label={said.known}>
      <div>
        <dt>{said.languages}</dt>
        <dd>{languages.map((each) => names.of(each)).join(', ')}</dd>
      </div>
      <div>
        <dt>{said.prefix}</dt>
        <dd>{prefix ?? said.noPrefix}</dd>
      </div>
    </dl>
  );
}

function codeError(code: string, codes: readonly string[]): string | undefined {
  if (isCodeFree(code, codes)) return undefined;
  return codes.includes(code) ? words.country.codeTaken(code) : words.country.codeForm;
}
