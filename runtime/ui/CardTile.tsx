import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import styles from './CardTile.module.css';
import { Icon } from './Icon.tsx';
import { arrowRight } from './icons.ts';

export interface CardTileProps {
  /** Accessible name of the card as a whole. */
  readonly label: string;
  /** Where the face leads; without it the face is no link. */
  readonly href?: string | undefined;
  readonly face: ReactNode;
  /** Whether the face is moving to or from where its page shows it; without it the face does not move at all. */
  readonly isMoving?: boolean;
  /** The face is small, and its words stand beside it. */
  readonly small?: { readonly name: string; readonly balance: string | undefined } | undefined;
  readonly status: ReactNode;
  /** Below the status, on a line of its own. */
  readonly note?: ReactNode;
  /** Lines below, such as the wallets of the card. */
  readonly lines?: readonly { readonly label: string; readonly value: string | undefined }[] | undefined;
  /** What is seldom needed, and then at once: an icon beside the status. */
  readonly aside?: { readonly href: string; readonly icon: string; readonly label: string } | undefined;
  /** The next step, in words. */
  readonly link?: { readonly href: string; readonly text: string; readonly label: string } | undefined;
}

/** One card of a list: its face, its status, and what to do next. */
export function CardTile({
  label,
  href,
  isMoving,
  face: full,
  small,
  status,
  note,
  lines,
  aside,
  link,
}: CardTileProps) {
  const face = small ? (
    <>
      <span className={styles.thumb} aria-hidden="true">
        {full}
      </span>
      <span className={styles.words}>
        {small.name} <b>{small.balance && <Amount text={small.balance} />}</b>
      </span>
    </>
  ) : (
    full
  );
  return (
    <article className={styles.tile} aria-label={label} data-small={small && true}>
      {href ? (
        <a className={styles.face} href={href} data-moves={isMoving}>
          {face}
        </a>
      ) : (
        face
      )}
      <div className={styles.foot}>
        <span className={styles.status}>
          {status}
          {aside && (
            <a className={styles.aside} href={aside.href} aria-label={aside.label} title={aside.label}>
              <Icon path={aside.icon} size={1.4} />
            </a>
          )}
        </span>
        {link && (
          <a className={styles.link} href={link.href} aria-label={link.label}>
            <span>{link.text}</span>
            <Icon path={arrowRight} size={1} />
          </a>
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {lines && (
        <ul className={styles.lines}>
          {lines.map(({ label, value }) => (
            <li key={label}>
              <span>{label}</span> <span className={styles.value}>{value && <Amount text={value} />}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Cards side by side as they fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
