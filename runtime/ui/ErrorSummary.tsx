import type { ReactNode, Ref } from 'react';
import { ErrorHelp, type Help } from './ErrorHelp.tsx';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';
import { warningCircle } from './icons.ts';

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  readonly help?: Help | undefined;
  /** What leads on from here. */
  readonly ways?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * What keeps a form from being sent, with a link to each field. Focused when it appears, so that it is read then and
 * not again while people mend the fields (WCAG 3.3.1).
 */
export function ErrorSummary({ title, errors, help, ways, ref }: ErrorSummaryProps) {
  return (
    <section ref={ref} className={styles.summary} aria-label={title} tabIndex={-1}>
      <Icon path={warningCircle} size={1.5} />
      <div>
        <p>{title}</p>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ id, label, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // Moving the focus is the point; the address of the page stays.
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {label}
                </a>
                : {text}
              </li>
            ))}
          </ul>
        )}
        {ways && <div className={styles.ways}>{ways}</div>}
        <ErrorHelp help={help} />
      </div>
    </section>
  );
}
