import styles from './SkipLink.module.css';

/** Leads past what stands on every page, to `#content`; seen while it has the focus (WCAG 2.4.1). */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}
