import styles from './TextButton.module.css';

export interface TextButtonProps {
  readonly label: string;
  /** What it is called where the label alone would not tell it from others; it holds the label (WCAG 2.5.3). */
  readonly name?: string;
  readonly onClick: () => void;
}

/** A button within a line of text, as quiet as a link. */
export function TextButton({ label, name, onClick }: TextButtonProps) {
  return (
    <button type="button" className={styles.button} {...(name && { 'aria-label': name })} onClick={onClick}>
      {label}
    </button>
  );
}
