import type { ReactNode } from 'react';
import { Art, type Artwork } from './Art.tsx';
import { ErrorHelp, type Help } from './ErrorHelp.tsx';
import { KeptWords } from './KeptWords.tsx';
import styles from './Message.module.css';

export interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly action?: ReactNode;
  /** A whole page with a picture, or a quiet place inside one. */
  readonly picture?: Artwork;
  /** A small icon in place of a picture. */
  readonly icon?: ReactNode;
}

/** A whole page that says one thing: not found, session expired, sign-in failed. Holds the page's `h1`. */
export function PageMessage({ title, text, action, picture, icon }: MessageProps) {
  return (
    <div className={styles.page}>
      {picture && <Art artwork={picture} className={styles.picture} fit="contain" />}
      {icon}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}

/** A place inside a page that is empty, or could not be filled. An error is announced (WCAG 4.1.3). */
export function InlineMessage({
  title,
  text,
  action,
  picture,
  icon,
  help,
  isError = false,
}: MessageProps & { readonly isError?: boolean; readonly help?: Help | undefined }) {
  return (
    <div className={styles.inline} role={isError ? 'alert' : undefined}>
      {picture && <Art artwork={picture} className={styles.small} fit="contain" />}
      {icon}
      <p className={styles.title}>
        <KeptWords text={title} />
      </p>
      <p className={styles.text}>
        <KeptWords text={text} />
      </p>
      {action}
      <ErrorHelp help={help} />
    </div>
  );
}
