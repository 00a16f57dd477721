import type { ReactNode } from 'react';
import styles from './ErrorHelp.module.css';
import { KeptWords } from './KeptWords.tsx';

/** What helps with an error beside its words. */
export interface Help {
  /** Lines of the contact block, where the message asks for it. */
  readonly contact?: readonly string[] | undefined;
  /** What support finds it by, and what is done with that. */
  readonly reference?: ReactNode;
}

export function ErrorHelp({ help: { contact, reference } = {} }: { readonly help?: Help | undefined }) {
  return (
    <>
      {contact?.map((line) => (
        <p key={line} className={styles.line}>
          <KeptWords text={line} />
        </p>
      ))}
      {reference}
    </>
  );
}
