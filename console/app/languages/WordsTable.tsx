import { useId, useMemo, useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Checkbox } from '../../../runtime/ui/Checkbox.tsx';
import type { WordsAnswer, WordsProblem, WordsUnit } from '../../server/newtenant/newTenantAnswers.ts';
import type { Changes } from '../newtenant/createNewCalls.ts';
import { TextInput } from '../newtenant/TextInput.tsx';
import { useShownPart } from '../useShownPart.ts';
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
  /** Keys of texts that somebody else has changed since they were typed: they stand first, whatever is looked for. */
  readonly disputed: ReadonlySet<string>;
  readonly onChange: (key: string, value: string) => void;
  /** Mine is to stand in the place of what the file says now. */
  readonly onKeepMine: (key: string, theirs: string) => void;
}

/** The texts of a language, those that are looked for. */
export function WordsTable(props: WordsTableProps) {
  const { answer, find, changes, problems, disputed, onChange, onKeepMine } = props;
  const [text, setText] = useState(find);
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const { list, most, showMore, showFirst } = useShownPart(PAGE);
  const searchId = useId();
  /** Also once it is chosen, until something else is looked for: the keyboard is in one of them. */
  const [first, setFirst] = useState(disputed);
  if ([...disputed].some((key) => !first.has(key))) setFirst(new Set([...first, ...disputed]));
  const search = (value: string) => {
    setText(value);
    showFirst();
    setFirst(disputed);
  };
  // What is typed now stays in view: a text is missing until it is saved.
  const found = useMemo(
    () => answer.units.filter((unit) => (!isOnlyMissing || unit.target === null) && isFound(unit, text)),
    [answer, text, isOnlyMissing],
  );
  const shown = [
    ...answer.units.filter(({ key }) => first.has(key)),
    ...found.slice(0, most).filter(({ key }) => !first.has(key)),
  ];
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          id={searchId}
          label={words.search}
          hint={words.searchHint}
          value={text}
          onChange={search}
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
      <ul ref={list} className={styles.rows}>
        {shown.map((unit) => (
          <WordsRow
            key={unit.key}
            unit={unit}
            language={answer.code}
            value={changes[unit.key] ?? unit.target ?? ''}
            isChanged={changes[unit.key] !== undefined}
            isReadOnly={answer.isOriginal}
            problem={problems.get(unit.key)}
            isDisputed={disputed.has(unit.key)}
            onChange={onChange}
            onKeepMine={onKeepMine}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="outline" size="small" onClick={() => showMore(shown.length)}>
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
