import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Alert, Button, Icon, info, useWords } from '#runtime';
import styles from './ProfileSection.module.css';

/** Which section is open is the page's: one at a time. */
export interface SectionControl {
  /** `paused`: can be read, and says why it cannot be changed. */
  readonly state: 'on' | 'paused';
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface ProfileSectionProps extends SectionControl {
  readonly title: string;
  /** Path of the icon. */
  readonly icon: string;
  /** What stands there now; the form takes its place or stands below it. */
  readonly children?: ReactNode;
  /** The button that opens the form: what is seen, and the whole of what it does. Such a pair starts with the same word. */
  readonly action: { readonly text: string; readonly label: string; readonly icon?: string };
  readonly isWide?: boolean;
  /** The form, rendered while the section is open. */
  readonly form: () => ReactNode;
  /** Which of several forms it is: the next one takes the focus as the first does. */
  readonly step?: number;
  /** What happens after sending, below the form. */
  readonly note?: string;
}

/**
 * One part of the profile: what is known, and a button that opens its form in place. Focus goes into
 * the form that opens, and back to its button when it closes (WCAG 2.4.3).
 */
export function ProfileSection(props: ProfileSectionProps) {
  const { title, icon, children, action, state, isOpen, onOpen, isWide = false, form, note, step } = props;
  const { t } = useWords();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  const shownStep = useRef(step);
  // Before a dialog opens over the page, so that it gives the focus back to the button.
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen && shownStep.current === step) return;
    wasOpen.current = isOpen;
    shownStep.current = step;
    const target = isOpen
      ? section.current?.querySelector<HTMLElement>('input:not([readonly]), select, textarea')
      : section.current?.querySelector<HTMLElement>('[data-opens] button');
    target?.focus();
  }, [isOpen, step]);

  return (
    <section ref={section} className={styles.section} aria-labelledby={titleId}>
      <span className={styles.badge}>
        <Icon path={icon} size={1.6} />
      </span>
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
        {state === 'paused' && (
          <div className={styles.reason}>
            <Alert tone="info" title={t('profile.paused.title')} text={t('profile.paused.text')} />
          </div>
        )}
        {isOpen && (
          <div className={`${styles.form} ${isWide ? styles.isWide : ''}`}>
            {form()}
            {note && (
              <p className={styles.note}>
                <Icon path={info} size={1.1} />
                {note}
              </p>
            )}
          </div>
        )}
      </div>
      {state === 'on' && !isOpen && (
        <div className={styles.action} data-opens>
          <Button variant="tonal" size="small" onClick={onOpen} {...(action.icon && { icon: action.icon })}>
            <span aria-hidden="true">{action.text}</span>
            <span className="visually-hidden">{action.label}</span>
          </Button>
        </div>
      )}
    </section>
  );
}
