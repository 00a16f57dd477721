import type { ComponentProps } from 'react';
import styles from './EyeButton.module.css';
import { Icon } from './Icon.tsx';
import { eye } from './icons.ts';

/** Held down to show a password. */
export function EyeButton({ label, ...button }: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <button {...button} type="button" className={styles.eye} aria-label={label}>
      <Icon path={eye} size={1.4} />
    </button>
  );
}
