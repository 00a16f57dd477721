import { useCallback, useId, useMemo, useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Checkbox } from '../../../runtime/ui/Checkbox.tsx';
import type { WordsAnswer, WordsProblem, WordsUnit } from '../../server/newtenant/newTenantAnswers.ts';
import type { Changes } from '../newtenant/createNewCalls.ts';
import { TextInput } from '../newtenant/TextInput.tsx';
import styles from './Languages.module.css';
import { WordsRow } from './WordsRow.tsx';
import { words } from './words.ts';

/** More are asked for: a page with a thousand fields is slow to type in. */
const PAGE = 40;

export interface WordsTableProps {
  readonly answer: WordsAnswer;
  /** What is looked for at first. */
  readonly find: string;
  readonly changes: Changes;
  /** What is wrong, by key. */
  readonly problems: ReadonlyMap<string, WordsProblem>;
  readonly onChange: (key: string, value: string) => void;
}

/** The texts of a language, those that are looked for. */
export function WordsTable({ answer, find, changes, problems, onChange }: WordsTableProps) {
  const [text, setText] = useState(find);
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const [most, setMost] = useState(PAGE);
  const searchId = useId();
  // What is typed now stays in view: a text is missing until it is saved.
  const found = useMemo(
    () => answer.units.filter((unit) => (!isOnlyMissing || unit.target === null) && isFound(unit, text)),
    [answer, text, isOnlyMissing],
  );
  const change = useCallback((key: string, value: string) => onChange(key, value), [onChange]);
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          id={searchId}
          label={words.search}
          hint={words.searchHint}
          value={text}
          onChange={(value) => {
            setText(value);
            setMost(PAGE);
          }}
        />
        <Checkbox
          id={`${searchId}-missing`}
          name="onlyMissing"
          isChecked={isOnlyMissing}
          onChange={setOnlyMissing}
        >
          {words.onlyMissing}
        </Checkbox>
      </div>
      <p role="status" className={styles.found}>
        {found.length > 0
          ? words.found(found.length)
          : isOnlyMissing && !text
            ? words.noneMissing
            : words.noneFound}
      </p>
      <ul className={styles.rows}>
        {found.slice(0, most).map((unit) => (
          <WordsRow
            key={unit.key}
            unit={unit}
            language={answer.code}
            value={changes[unit.key] ?? unit.target ?? ''}
            isChanged={changes[unit.key] !== undefined}
            isReadOnly={answer.isOriginal}
            problem={problems.get(unit.key)}
            onChange={change}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="outline" size="small" onClick={() => setMost(most + PAGE)}>
          {words.showMore(Math.min(PAGE, found.length - most))}
        </Button>
      )}
    </>
  );
}

function isFound({ key, source, target, where }: WordsUnit, text: string): boolean {
  const all = `${key} ${source} ${target ?? ''} ${where}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
