import type { MouseEventHandler, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

export interface ButtonLook {
  readonly variant?: 'filled' | 'tonal' | 'outline' | 'text' | 'danger' | 'light';
  readonly size?: 'large' | 'small';
  /** Path of an icon before, or after, the words. */
  readonly icon?: string;
  readonly iconAfter?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  readonly type?: 'button' | 'submit';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Stays focusable and says why beside itself: `describedBy` names that text (look, Button). */
  readonly isDisabled?: boolean;
  readonly describedBy?: string;
  /** Pressed while it is disabled: the moment to say why in full. */
  readonly onRefused?: () => void;
  /** Under way: announced as busy, and a second press does nothing. */
  readonly isBusy?: boolean;
}

export function Button({
  type = 'button',
  onClick,
  isDisabled = false,
  describedBy,
  onRefused,
  isBusy = false,
  ...look
}: ButtonProps) {
  const isInert = isDisabled || isBusy;
  return (
    <button
      type={type}
      className={classOf(look)}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (!isInert) return onClick?.(event);
        event.preventDefault();
        if (!isBusy) onRefused?.();
      }}
    >
      <ButtonContent {...look} />
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  /** Opens a new tab, without handing it this one's session (threat P8). */
  readonly isExternal?: boolean;
  readonly label?: string;
}

export function ButtonLink({ href, isExternal = false, label, ...look }: ButtonLinkProps) {
  return (
    <a
      className={classOf(look)}
      href={href}
      aria-label={label}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <ButtonContent {...look} />
    </a>
  );
}

function ButtonContent({ icon, iconAfter, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon path={icon} size={1.15} />}
      <span>{children}</span>
      {iconAfter && <Icon path={iconAfter} size={1.15} />}
    </>
  );
}

function classOf({ variant = 'filled', size = 'large', isWide = false }: ButtonLook): string {
  return [styles.button, styles[variant], styles[size], isWide && styles.wide].filter(Boolean).join(' ');
}
