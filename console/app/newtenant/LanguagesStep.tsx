import { useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Checkbox } from '../../../runtime/ui/Checkbox.tsx';
import { Field } from '../../../runtime/ui/Field.tsx';
import type { StepProps } from './CountryStep.tsx';
import styles from './NewTenant.module.css';
import { Select } from './Select.tsx';
import { words } from './words.ts';

export interface LanguagesStepProps extends StepProps {
  /** Begins the words of a language; the choices are read anew. */
  readonly onBegin: (language: string) => Promise<void>;
}

/** Which languages, which of them is the default, and how far their words have come. */
export function LanguagesStep({ choices, entries, onChange, onBegin }: LanguagesStepProps) {
  const said = words.languages;
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const own = choices.countries.find(({ code }) => code === entries.country)?.languages ?? [];
  const whole = choices.languages.flatMap(({ code, percent }) => (percent === 100 ? [code] : []));
  const shown = [...new Set([...own, ...entries.languages, ...whole])];
  const nameOf = (code: string) => choices.languages.find((each) => each.code === code)?.name ?? code;
  const set = (languages: readonly string[]) => onChange({ ...entries, languages });

  async function begin(code: string) {
    setBusy(code);
    try {
      await onBegin(code);
      setNote(said.begun(nameOf(code)));
    } catch (error) {
      setNote(error instanceof Error ? error.message : words.unreachable);
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <p className={styles.lead}>{said.lead}</p>
      <Field
        id="languages"
        label={said.offered}
        isGroup
        error={entries.languages.length === 0 ? said.atLeastOne : undefined}
      >
        <ul className={styles.choices}>
          {shown.map((code) => {
            const percent = choices.languages.find((each) => each.code === code)?.percent ?? null;
            return (
              <li key={code}>
                <Checkbox
                  id={`language-${code}`}
                  name={code}
                  isChecked={entries.languages.includes(code)}
                  onChange={(isChecked) =>
                    set(
                      isChecked
                        ? [...entries.languages, code]
                        : entries.languages.filter((each) => each !== code),
                    )
                  }
                >
                  {nameOf(code)} <span className={styles.state}>{stateOf(percent)}</span>
                </Checkbox>
                {percent === null && entries.languages.includes(code) && (
                  <Button
                    size="small"
                    variant="outline"
                    isBusy={busy === code}
                    onClick={() => void begin(code)}
                  >
                    {said.begin(nameOf(code))}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Field>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <div className={styles.pair}>
        <Select
          id="mainLanguage"
          label={said.main}
          hint={said.mainHint}
          value={entries.languages[0] ?? ''}
          onChange={(main) => set([main, ...entries.languages.filter((each) => each !== main)])}
        >
          {entries.languages.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
        <Select
          id="addLanguage"
          label={said.add}
          value=""
          onChange={(code) => set([...entries.languages, code])}
        >
          <option value="">{said.addNone}</option>
          {choices.languages
            .filter(({ code }) => !shown.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </div>
    </>
  );
}

function stateOf(percent: number | null): string {
  const said = words.languages;
  return percent === null ? said.absent : percent === 100 ? said.whole : said.partly(percent);
}
