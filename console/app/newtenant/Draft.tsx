import { useId } from 'react';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import styles from './Draft.module.css';
import { Readiness } from './Readiness.tsx';
import type { Preview } from './usePreview.ts';
import { words } from './words.ts';

/** The draft as it grows: what was prefilled from where, what is missing, and the file itself. */
export function Draft({ preview: { answer, error, isCurrent } }: { readonly preview: Preview }) {
  const id = useId();
  const said = words.draft;
  const state = answer && isCurrent ? said.updated(answer.prefilled.length, answer.readiness.length) : '';
  return (
    <section className={styles.draft} aria-labelledby={id} aria-busy={!isCurrent || undefined}>
      <h2 id={id}>{said.title}</h2>
      <p role="status" className="visually-hidden">
        {state}
      </p>
      {error && <Alert tone="bad" title={error} />}
      {!answer && !error && <p className={styles.empty}>{isCurrent ? said.empty : said.updating}</p>}
      {answer && (
        <>
          <p className={styles.from}>{said.from(answer.code, answer.from)}</p>
          <details open className={styles.block}>
            <summary>
              <h3>{said.readiness}</h3>
              <span className={styles.count}>{answer.readiness.length}</span>
            </summary>
            <Readiness items={answer.readiness} />
          </details>
          <details open className={styles.block}>
            <summary>
              <h3>{said.prefilled}</h3>
              <span className={styles.count}>{answer.prefilled.length}</span>
            </summary>
            <dl className={styles.values}>
              {answer.prefilled.map(({ pointer, value, source }) => (
                <div key={pointer}>
                  <dt>
                    <code>{pointer}</code>
                  </dt>
                  <dd>
                    <bdi>{value}</bdi> <span className={styles.mend}>{source}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
          <details className={styles.block}>
            <summary>
              <h3>{said.text}</h3>
            </summary>
            <section
              className={styles.text}
              aria-label={said.textLabel(`${answer.code}.json`)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it (WCAG 2.1.1).
              tabIndex={0}
            >
              <pre>{answer.text}</pre>
            </section>
          </details>
        </>
      )}
    </section>
  );
}
