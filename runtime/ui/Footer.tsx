import type { ReactNode } from 'react';
import styles from './Footer.module.css';
import { type Brand, Logo } from './Logo.tsx';

export interface FooterProps {
  readonly brand: Brand;
  readonly label: string;
  readonly links: readonly {
    readonly id: string;
    readonly label: string;
    readonly href: string;
    readonly isExternal: boolean;
    readonly isCurrent?: boolean;
  }[];
  /** A list item after the links. */
  readonly action?: ReactNode;
  readonly copyright: string;
  readonly newTabHint: string;
}

export function Footer({ brand, label, links, action, copyright, newTabHint }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo brand={brand} />
        <nav aria-label={label}>
          <ul>
            {links.map(({ id, label: text, href, isExternal, isCurrent }) => (
              <li key={id}>
                <a
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {text}
                  {isExternal && <span className="visually-hidden">{` (${newTabHint})`}</span>}
                </a>
              </li>
            ))}
            {action}
          </ul>
        </nav>
        <p>{copyright}</p>
      </div>
    </footer>
  );
}
