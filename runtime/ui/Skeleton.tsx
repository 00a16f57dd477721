import { useContext } from 'react';
import { BusyNoteContext } from './busyNote.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Cards and lists fill the window, and so does a card with rows below it: what stands below is not seen until they are there. */
  readonly shape: 'cards' | 'details' | 'card' | 'rows' | 'list';
  /** What is being loaded, in words: announced, since the shapes say nothing (WCAG 4.1.3). */
  readonly label: string;
}

const COUNTS = { cards: 3, details: 1, card: 11, rows: 6, list: 12 };

/** The outline of what is coming, at its size, so that nothing moves when it is there. */
export function Skeleton({ shape, label }: SkeletonProps) {
  const BusyNote = useContext(BusyNoteContext);
  return (
    <div className={styles[shape]} role="status">
      <span className="visually-hidden">{label}</span>
      {BusyNote && <BusyNote isInOutline />}
      {Array.from({ length: COUNTS[shape] }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity
        <span key={index} className={styles.shape} aria-hidden="true" />
      ))}
    </div>
  );
}
