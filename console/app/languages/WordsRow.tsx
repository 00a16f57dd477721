import { memo, useId } from 'react';
import { FieldMessage, messageId } from '../../../runtime/ui/Field.tsx';
import type { WordsUnit } from '../../server/newtenant/newTenantAnswers.ts';
import styles from './Languages.module.css';
import { words } from './words.ts';

export interface WordsRowProps {
  readonly unit: WordsUnit;
  readonly language: string;
  /** What stands in the field: changed or not. */
  readonly value: string;
  readonly isChanged: boolean;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (key: string, value: string) => void;
}

/** One text: its original, where it appears, and its translation. */
export const WordsRow = memo(function WordsRow(props: WordsRowProps) {
  const { unit, language, value, isChanged, isReadOnly, error, onChange } = props;
  const { key, source, where, notes, placeholders, form } = unit;
  const id = useId();
  const noteId = `${id}-notes`;
  const described = [notes.length > 0 && noteId, error && messageId(id)].filter(Boolean).join(' ');
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
        {notes.length > 0 && (
          <div id={noteId} className={styles.meta}>
            {placeholders.length > 0 && (
              <p>
                {words.keep}{' '}
                {placeholders.map((each) => (
                  <code key={each} data-lost={(value.trim() !== '' && !value.includes(each)) || undefined}>
                    {each}
                  </code>
                ))}
              </p>
            )}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
      </div>
    </li>
  );
});
