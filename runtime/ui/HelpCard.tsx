import styles from './HelpCard.module.css';
import { Icon } from './Icon.tsx';
import { KeptWords } from './KeptWords.tsx';
import { headset } from './menuIcons.ts';

export interface HelpCardProps {
  readonly title: string;
  readonly hours: string;
  /** The phone number as people read it. */
  readonly phone: string;
}

/** Where to turn for help, in the same place on every page with a second column (WCAG 3.2.6). */
export function HelpCard({ title, hours, phone }: HelpCardProps) {
  return (
    <div className={styles.card}>
      <Icon path={headset} size={1.75} />
      <p className={styles.title}>{title}</p>
      <p>
        <KeptWords text={hours} />
      </p>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </div>
  );
}
