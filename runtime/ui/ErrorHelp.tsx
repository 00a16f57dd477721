import styles from './ErrorHelp.module.css';
import { KeptWords } from './KeptWords.tsx';

/** What helps with an error beside its words. */
export interface Help {
  /** Lines of the contact block, where the message asks for it. */
  readonly contact?: readonly string[] | undefined;
  /** What support looks up, behind a word of its own: nobody else needs to read it. */
  readonly details?: { readonly label: string; readonly text: string } | undefined;
}

export function ErrorHelp({ help: { contact, details } = {} }: { readonly help?: Help | undefined }) {
  return (
    <>
      {contact?.map((line) => (
        <p key={line} className={styles.line}>
          <KeptWords text={line} />
        </p>
      ))}
      {details && (
        <details className={styles.details}>
          <summary>{details.label}</summary>
          {details.text}
        </details>
      )}
    </>
  );
}
