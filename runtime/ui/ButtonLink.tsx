import type { ReactNode } from 'react';
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

export interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  /** Opens a new tab, without handing it this one's session (threat P8). */
  readonly isExternal?: boolean;
  readonly label?: string;
}

export function ButtonLink({ href, isExternal = false, label, ...look }: ButtonLinkProps) {
  return (
    <a
      className={lookOf(look)}
      href={href}
      aria-label={label}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <ButtonContent {...look} />
    </a>
  );
}

export function ButtonContent({ icon, iconAfter, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon path={icon} size={1.15} />}
      <span>{children}</span>
      {iconAfter && <Icon path={iconAfter} size={1.15} />}
    </>
  );
}

export function lookOf({
  variant = 'filled',
  size = 'large',
  isWide = false,
}: Omit<ButtonLook, 'children'>): string {
  return [styles.button, styles[variant], styles[size], isWide && styles.wide].filter(Boolean).join(' ');
}
