import styles from './Logo.module.css';

/** The brand's mark: two leaves of quarter discs in the tenant's two colours. Decorative. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={[styles.mark, className].join(' ')} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.leaf} d="M0 16A16 16 0 0 1 16 0h16a16 16 0 0 1-16 16z" />
      <path className={styles.accent} d="M32 16a16 16 0 0 1-16 16H0a16 16 0 0 1 16-16z" />
    </svg>
  );
}

/** How a tenant calls itself. */
export interface Brand {
  readonly brandName: string;
  /** Stands in place of the mark and the name. */
  readonly logo?:
    | {
        readonly file: string;
        readonly darkFile?: string /** At a height of 28 px. */;
        readonly width: number;
      }
    | null
    | undefined;
}

export interface LogoProps {
  readonly brand: Brand;
  /** Where the logo leads; without it the logo is no link. */
  readonly href?: string;
  /** Accessible name of the link, such as "Sorvia, home page". */
  readonly label?: string;
}

/** Mark and word, or the tenant's own picture. The word is drawn small, the name is spoken as the brand writes it. */
export function Logo({ brand: { brandName, logo }, href, label }: LogoProps) {
  const content = logo ? (
    <picture>
      {logo.darkFile && <source srcSet={logo.darkFile} media="(prefers-color-scheme: dark)" />}
      <img src={logo.file} width={logo.width} height={28} alt={label ? '' : brandName} />
    </picture>
  ) : (
    <>
      <Mark />
      <span className={styles.word} aria-hidden={label ? true : undefined}>
        {brandName}
      </span>
    </>
  );
  return href ? (
    <a className={styles.logo} href={href} aria-label={label}>
      {content}
    </a>
  ) : (
    <span className={styles.logo}>{content}</span>
  );
}
