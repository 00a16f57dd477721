import styles from './LanguageSwitch.module.css';

export interface LanguageChoice {
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  readonly isCurrent: boolean;
  /** Address of this page in that language; without it the choice is a button. */
  readonly href?: string | undefined;
}

export interface LanguageSwitchProps {
  readonly label: string;
  readonly choices: readonly LanguageChoice[];
  readonly onChoose?: (code: string) => void;
}

/**
 * Each language by its own name, spoken in itself: on screen its code, for assistive technology the full name. Where
 * there is one language there is nothing to choose.
 */
export function LanguageSwitch({ label, choices, onChoose }: LanguageSwitchProps) {
  if (choices.length < 2) return null;
  return (
    <nav className={styles.switch} aria-label={label}>
      {choices.map(({ code, name, isCurrent, href }) =>
        href === undefined ? (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={isCurrent}
            onClick={() => onChoose?.(code)}
          >
            <Name code={code} name={name} />
          </button>
        ) : (
          <a key={code} href={href} lang={code} hrefLang={code} aria-current={isCurrent || undefined}>
            <Name code={code} name={name} />
          </a>
        ),
      )}
    </nav>
  );
}

/** The visible code stands first in the name, so that speech input finds it (WCAG 2.5.3). */
function Name({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <>
      {code.toUpperCase()}
      <span className="visually-hidden">{` ${name}`}</span>
    </>
  );
}
