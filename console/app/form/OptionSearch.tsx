import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { findOptions, placeOfOption } from './options.ts';
import { readDocument } from './readDocument.ts';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

/** More than anybody reads; a further word makes them fewer. */
const MOST = 30;

export interface OptionSearchProps {
  /** The file: what is found leads to where it stands there. */
  readonly text: string;
  readonly onFind: (pointer: string) => void;
}

/** Finds every option by title, key or description; a press leads to its field. */
export function OptionSearch({ text, onFind }: OptionSearchProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const found = useMemo(() => (asked === '' ? [] : findOptions(asked)), [asked]);
  const go = (pattern: string) => {
    setQuery('');
    onFind(placeOfOption(pattern, readDocument(text).value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Escape') setQuery('');
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    go(first.pattern);
  };
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {words.search}
      </label>
      <input
        type="search"
        id={id}
        className={styles.input}
        placeholder={words.searchHint}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.hint}>
        {asked === '' ? '' : words.found(found.length)}
      </p>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, MOST).map(({ pattern, title, around }) => (
            <li key={pattern}>
              <button type="button" onClick={() => go(pattern)}>
                <strong>{title}</strong>
                <span>{around.join(' › ')}</span>
                <code>{pattern}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
