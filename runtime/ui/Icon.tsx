import styles from './Icon.module.css';

/** An icon as large as the text around it. Decorative: the words beside it, or the control's name, say what it means. */
export function Icon({ path, size = 1.25 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 256 256"
      width={`${size}em`}
      height={`${size}em`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
