import { Art, arrowRight, CardFace, formatCardNumber, Icon, Logo, type TenantSummary } from '#runtime';
import { country1, country2, country3 } from './countryArtworks.ts';
import styles from './TenantSwitcher.module.css';

const ARTWORKS = [country1, country2, country3];
const SAMPLE_DIGITS = '4821';

export interface TenantSwitcherProps {
  readonly tenants: readonly TenantSummary[];
  /** The question in English, and what stands below the countries. */
  readonly question: string;
  readonly note: string;
}

/**
 * Which country is the card from? One column, no login, no tenant's settings (TEN-06 to TEN-12).
 * Each country wears its own colours and says its name and question in its own language.
 */
export default function TenantSwitcher({ tenants, question, note }: TenantSwitcherProps) {
  const brand = tenants[0]?.theme.brandName ?? '';
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Logo brand={{ brandName: brand }} />
        <h1 lang="en">{question}</h1>
        <p className={styles.questions}>
          {tenants.map(({ code, question: own, languages }) => (
            <bdi key={code} lang={languages[0]?.code}>
              {own}
            </bdi>
          ))}
        </p>
      </header>
      <ul className={styles.countries}>
        {tenants.map((tenant, index) => (
          <li key={tenant.code} data-tenant={tenant.code}>
            <Country tenant={tenant} index={index} />
          </li>
        ))}
      </ul>
      <p className={styles.note} lang="en">
        {note}
      </p>
    </main>
  );
}

function Country({ tenant, index }: { readonly tenant: TenantSummary; readonly index: number }) {
  const { sample, theme, languages } = tenant;
  return (
    <a className={styles.country} href={tenant.href} lang={languages[0]?.code}>
      <div className={styles.picture} aria-hidden="true">
        <Art artwork={ARTWORKS[index % ARTWORKS.length] ?? country1} className={styles.mosaic} />
        <div className={styles.card}>
          <CardFace
            product={sample.product}
            formFactor="physical"
            formLabel={sample.form}
            state="active"
            art={sample.art}
            balance={{ label: sample.balanceLabel, main: sample.balance }}
            number={{ text: formatCardNumber(SAMPLE_DIGITS), spoken: SAMPLE_DIGITS }}
          />
        </div>
      </div>
      <div className={styles.words}>
        {theme.flag && <Flag flag={theme.flag} />}
        <span className={styles.names}>
          <span className={styles.name}>{tenant.name}</span>
          <span className={styles.languages}>
            {languages.map(({ code, name }, position) => (
              <span key={code}>
                {position > 0 && ', '}
                <bdi lang={code}>{name}</bdi>
              </span>
            ))}
          </span>
        </span>
        <span className={styles.go}>
          <Icon path={arrowRight} />
        </span>
      </div>
    </a>
  );
}

/** Stripes in equal parts, cut round. Prerendered, so that a new tenant needs no picture. */
function Flag({ flag }: { readonly flag: NonNullable<TenantSummary['theme']['flag']> }) {
  const size = 100 / flag.colours.length;
  const isDown = flag.direction === 'down';
  return (
    <svg className={styles.flag} viewBox="0 0 100 100" aria-hidden="true">
      {flag.colours.map((colour, position) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: two stripes may have one colour
          key={position}
          fill={colour}
          x={isDown ? 0 : position * size}
          y={isDown ? position * size : 0}
          width={isDown ? 100 : size}
          height={isDown ? size : 100}
        />
      ))}
    </svg>
  );
}
