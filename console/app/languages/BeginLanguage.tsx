import { useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import type { LanguageRow } from '../../server/newtenant/newTenantAnswers.ts';
import { reasonOf } from '../newtenant/createNewCalls.ts';
import { Select } from '../newtenant/Select.tsx';
import { TextInput } from '../newtenant/TextInput.tsx';
import styles from './Languages.module.css';
import { words } from './words.ts';

export interface BeginLanguageProps {
  readonly rows: readonly LanguageRow[];
  /** Rejects with why it cannot be begun. */
  readonly onBegin: (language: string, from: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** A new language: all texts of another, to be translated. */
export function BeginLanguage({ rows, onBegin, onCancel }: BeginLanguageProps) {
  const said = words.begin;
  const [tag, setTag] = useState('');
  const [from, setFrom] = useState(rows.find(({ isOriginal }) => isOriginal)?.code ?? 'en');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      await onBegin(tag.trim(), from);
    } catch (failed) {
      setError(reasonOf(failed, words.unreachable));
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.begin}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void begin();
      }}
    >
      <TextInput
        id="new-language"
        label={said.tag}
        hint={said.tagHint}
        error={error}
        value={tag}
        maxLength={12}
        onChange={(value) => {
          setTag(value);
          setError(undefined);
        }}
      />
      <Select id="new-language-from" label={said.from} value={from} onChange={setFrom}>
        {rows
          .filter(({ missing }) => missing === 0)
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
      <div className={styles.actions}>
        <Button type="submit" size="small" isBusy={isBusy}>
          {said.submit}
        </Button>
        <Button size="small" variant="outline" onClick={onCancel}>
          {said.cancel}
        </Button>
      </div>
    </form>
  );
}
