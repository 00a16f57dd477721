import { useState } from 'react';
import { Field } from '../../../runtime/ui/Field.tsx';
import type { StepProps } from './CountryStep.tsx';
import { reasonOf } from './createNewCalls.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
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
  const { languages } = entries;
  const own = choices.countries.find(({ code }) => code === entries.country)?.languages ?? [];
  const whole = choices.languages.flatMap(({ code, percent }) => (percent === 100 ? [code] : []));
  const shown = [...new Set([...own, ...languages, ...whole])];
  const nameOf = (code: string) => choices.languages.find((each) => each.code === code)?.name ?? code;
  const set = (chosen: readonly string[]) => onChange({ ...entries, languages: chosen });

  const begin = (code: string) =>
    onBegin(code).then(
      () => setNote(said.begun(nameOf(code))),
      (failed: unknown) => setNote(reasonOf(failed, words.unreachable)),
    );

  return (
    <>
      <p className={styles.lead}>{said.lead}</p>
      <Field
        id="languages"
        label={said.offered}
        isGroup
        error={languages.length === 0 ? said.atLeastOne : undefined}
      >
        <ul className={styles.choices}>
          {shown.map((code) => (
            <LanguageChoice
              key={code}
              code={code}
              name={nameOf(code)}
              percent={choices.languages.find((each) => each.code === code)?.percent ?? null}
              isChosen={languages.includes(code)}
              stateClass={styles.state}
              onChoose={(isChosen) =>
                set(isChosen ? [...languages, code] : languages.filter((each) => each !== code))
              }
              onBegin={() => begin(code)}
            />
          ))}
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
          value={languages[0] ?? ''}
          onChange={(main) => set([main, ...languages.filter((each) => each !== main)])}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
        <Select id="addLanguage" label={said.add} value="" onChange={(code) => set([...languages, code])}>
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
