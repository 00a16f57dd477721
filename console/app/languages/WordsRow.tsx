import { memo, useId, useRef } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { FieldMessage, messageId } from '../../../runtime/ui/Field.tsx';
import type { WordsProblem, WordsUnit } from '../../server/newtenant/newTenantAnswers.ts';
import styles from './Languages.module.css';
import { words } from './words.ts';

export interface WordsRowProps {
  readonly unit: WordsUnit;
  readonly language: string;
  /** What stands in the field: changed or not. */
  readonly value: string;
  readonly isChanged: boolean;
  readonly isReadOnly: boolean;
  readonly problem: WordsProblem | undefined;
  /** Somebody else has changed it since it was typed: one of the two is to be chosen. */
  readonly isDisputed: boolean;
  readonly onChange: (key: string, value: string) => void;
  readonly onKeepMine: (key: string, theirs: string) => void;
}

/** One text: its original, where it appears, and its translation. */
export const WordsRow = memo(function WordsRow(props: WordsRowProps) {
  const { unit, language, value, isChanged, isReadOnly, problem, isDisputed, onChange, onKeepMine } = props;
  const error = problem?.message;
  const { key, source, where, notes, form } = unit;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = `${id}-notes`;
  const described = [isDisputed && `${id}-theirs`, notes.length > 0 && noteId, error && messageId(id)]
    .filter(Boolean)
    .join(' ');
  const lines = Math.min(6, Math.max(1, Math.ceil(Math.max(source.length, value.length) / 48)));
  return (
    <li
      className={styles.row}
      data-missing={value.trim() === '' || undefined}
      data-changed={isChanged || undefined}
    >
      <div className={styles.original}>
        <p lang="en">{source}</p>
        <p className={styles.meta}>
          <code>{key}</code>
          {form && <span className={styles.form}>{words.form(form)}</span>}
        </p>
        {where && <p className={styles.meta}>{where}</p>}
      </div>
      <div className={styles.translation}>
        <textarea
          ref={field}
          id={id}
          rows={lines}
          lang={language}
          dir="auto"
          value={value}
          readOnly={isReadOnly}
          aria-label={words.translation(key)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(key, event.target.value.replaceAll('\n', ' '))}
        />
        <FieldMessage id={id} error={error} />
        {problem && (
          <Repairs
            repairs={problem.repairs}
            onTake={(text) => {
              onChange(key, text);
              // The button goes with its problem.
              field.current?.focus();
            }}
          />
        )}
        {isDisputed && (
          <Dispute
            id={`${id}-theirs`}
            theirs={unit.target ?? ''}
            onChoose={(isMine) => {
              if (isMine) onKeepMine(key, unit.target ?? '');
              else onChange(key, unit.target ?? '');
              // The buttons go with what was to be chosen.
              field.current?.focus();
            }}
          />
        )}
        {notes.length > 0 && <Notes id={noteId} unit={unit} value={value} />}
      </div>
    </li>
  );
});

/** What has to stay in a translation, and what is known of the text. */
function Notes({ id, unit, value }: Pick<WordsRowProps, 'unit' | 'value'> & { readonly id: string }) {
  const { placeholders, notes } = unit;
  const isLost = (each: string) => value.trim() !== '' && !value.includes(each);
  return (
    <div id={id} className={styles.meta}>
      {placeholders.length > 0 && (
        <p>
          {words.keep}{' '}
          {placeholders.map((each) => (
            <code key={each} data-lost={isLost(each) || undefined}>
              {each}
            </code>
          ))}
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

interface DisputeProps {
  readonly id: string;
  readonly theirs: string;
  readonly onChoose: (isMine: boolean) => void;
}

/** What somebody else has written meanwhile, and the choice between the two. */
function Dispute({ id, theirs, onChoose }: DisputeProps) {
  return (
    <>
      <p id={id}>{words.disputed(theirs)}</p>
      <div className={styles.actions}>
        <Button size="small" variant="outline" describedBy={id} onClick={() => onChoose(true)}>
          {words.keepMine}
        </Button>
        <Button size="small" variant="outline" describedBy={id} onClick={() => onChoose(false)}>
          {words.takeTheirs}
        </Button>
      </div>
    </>
  );
}

interface RepairsProps {
  readonly repairs: WordsProblem['repairs'];
  readonly onTake: (text: string) => void;
}

/** What would mend the text, by one press each; an offer that changes another text has no place here. */
function Repairs({ repairs, onTake }: RepairsProps) {
  const offers = repairs.flatMap(({ title, value }) => (value === null ? [] : [{ title, value }]));
  if (offers.length === 0) return null;
  return (
    <div className={styles.actions}>
      {offers.map(({ title, value }) => (
        <Button key={title} size="small" variant="outline" onClick={() => onTake(value)}>
          {title}
        </Button>
      ))}
    </div>
  );
}
