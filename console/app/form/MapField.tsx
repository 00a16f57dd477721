import { useId, useState } from 'react';
import { shownOf, useFormState, useFormStore } from './FormStore.ts';
import { Frame } from './Frame.tsx';
import { focusSoon } from './focusSoon.ts';
import { languagesOf } from './languagesOf.ts';
import { Nested } from './Nested.tsx';
import { isBlock, readAt } from './paths.ts';
import type { FieldOfForm } from './Row.tsx';
import { DEFAULTS, type Shape } from './shape.ts';
import { isByLanguage, skeletonOf } from './skeletonOf.ts';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

/** Members by keys of the tenant's own: products, prefixes, texts. Each language of the tenant has a row for its text. */
export function MapField(field: FieldOfForm) {
  return (
    <Frame {...field}>
      <Members {...field} />
    </Frame>
  );
}

function Members({ path, shape, place }: FieldOfForm) {
  const store = useFormStore();
  const languages = useFormState(({ document }) => languagesOf(document));
  const { item } = shape;
  if (!item) return null;
  const shown = shownOf(place);
  const defaults = readAt(DEFAULTS, path);
  const isTexts = isByLanguage(shape);
  const present = [defaults, place.shared, shown].flatMap((each) => (isBlock(each) ? Object.keys(each) : []));
  const keys = [...new Set([...(isTexts && item.kind !== 'map' ? languages : []), ...present])];
  const missing = isTexts ? languages.filter((each) => !keys.includes(each)) : [];
  const add = (key: string) => {
    store.set([...path, key], skeletonOf(item, languages[0] ?? 'en'));
    store.actions.announce(words.added(key));
  };
  return (
    <>
      {keys.map((key) => (
        <Nested key={key} path={[...path, key]} shape={item} title={key} />
      ))}
      {missing.length > 0 && (
        <p className={styles.tools}>
          {missing.map((language) => (
            <button
              key={language}
              type="button"
              className={styles.act}
              onClick={() => {
                add(language);
                focusSoon([...path, language]);
              }}
            >
              {words.add(language)}
            </button>
          ))}
        </p>
      )}
      {!isTexts && <NewKey shape={shape} taken={keys} onAdd={add} />}
    </>
  );
}

interface NewKeyProps {
  readonly shape: Shape;
  readonly taken: readonly string[];
  readonly onAdd: (key: string) => void;
}

function NewKey({ shape: { node, title }, taken, onAdd }: NewKeyProps) {
  const id = useId();
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { pattern, examples } = node.propertyNames ?? {};
  const press = () => {
    const isFitting = key !== '' && (pattern === undefined || new RegExp(pattern, 'u').test(key));
    if (!isFitting) return setProblem(words.keyDoesNotFit(String(examples?.[0] ?? '')));
    if (taken.includes(key)) return setProblem(words.keyTaken(key));
    setKey('');
    setProblem(null);
    onAdd(key);
  };
  return (
    <div className={styles.newKey}>
      <label className={styles.hint} htmlFor={id}>
        {words.newKey}
      </label>
      <div className={styles.side}>
        <input
          type="text"
          id={id}
          className={`${styles.input} ${styles.short}`}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          placeholder={typeof examples?.[0] === 'string' ? examples[0] : undefined}
          autoComplete="off"
          value={key}
          onChange={(event) => {
            setKey(event.target.value);
            setProblem(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            press();
          }}
        />
        <button type="button" className={styles.act} aria-label={words.newKeyOf(title)} onClick={press}>
          {words.addKey}
        </button>
      </div>
      {problem !== null && (
        <p className={styles.bad} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
