import type { Ref } from 'react';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';
import { warningCircle } from './icons.ts';

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * What keeps a form from being sent, with a link to each field; focused when it appears (WCAG 3.3.1). A list that
 * gets shorter while people mend the fields is not read out again each time; a message alone is.
 */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={styles.summary}
      {...(errors.length > 0 ? { role: 'group', 'aria-label': title } : { role: 'alert' })}
      tabIndex={-1}
    >
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
      </div>
    </div>
  );
}
