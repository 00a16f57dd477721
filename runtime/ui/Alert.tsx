import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { ErrorHelp, type Help } from './ErrorHelp.tsx';
import { Icon } from './Icon.tsx';
import { hourglass, info, warningCircle } from './icons.ts';

export interface AlertProps {
  readonly tone: 'info' | 'warn' | 'bad';
  /** Path of another icon than the tone's. */
  readonly icon?: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly help?: Help | undefined;
  /** A button or a link: what to do next. */
  readonly action?: ReactNode;
}

const ICONS = { info, warn: hourglass, bad: warningCircle };

/** A notice that stays in the page. */
export function Alert({ tone, icon = ICONS[tone], title, text, help, action }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[tone]}`}>
      <Icon path={icon} size={1.5} />
      <div>
        <p>
          <strong>{title}</strong> {text && <span>{text}</span>}
        </p>
        <ErrorHelp help={help} />
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
