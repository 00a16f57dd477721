import { Amount } from './Amount.tsx';
import { Art } from './Art.tsx';
import { gift, holiday, meal, social } from './art/cardArtworks.ts';
import styles from './CardFace.module.css';
import { Icon } from './Icon.tsx';
import { deviceMobile, lockFill, scan } from './icons.ts';
import { Mark } from './Logo.tsx';

export interface CardFaceProps {
  readonly product: string;
  readonly formFactor: 'physical' | 'virtual' | 'plasticless';
  /** The form factor in words. */
  readonly formLabel: string;
  readonly state: 'active' | 'inactive' | 'blocked';
  /** Shown in the corner of a blocked card. */
  readonly stateLabel?: string | undefined;
  /** A built-in art, or the address of a picture in the shape of a card. */
  readonly art: string;
  /** What is not to be shown is absent: the tenant's display options (NAV-75 to NAV-79). */
  readonly balance?:
    | { readonly label: string; readonly main: string; readonly secondary?: string | undefined }
    | undefined;
  /** Stands where the balance would. */
  readonly hint?: string | undefined;
  /** The masked number, and how it is read aloud. */
  readonly number?: { readonly text: string; readonly spoken: string } | undefined;
  readonly expiry?: string | undefined;
  /** How it is read aloud, where the eye and the ear differ. */
  readonly spokenExpiry?: string | undefined;
  /** A plain tile instead of the designed face. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
}

/** Characters of an amount that fills the line alone. */
const LONG = 13;

const ARTWORKS = new Map(Object.entries({ meal, gift, holiday, social }));

/** One card as an object to hold: the same anatomy in each form, and every form visible before it is read. */
export function CardFace(props: CardFaceProps) {
  const { product, formFactor, state, art, balance, hint, number, expiry, spokenExpiry } = props;
  const isPlain = props.isPlain ?? false;
  // A large amount takes the lines that the chip stands on.
  const isLong = balance !== undefined && balance.main.length > LONG;
  const artwork = ARTWORKS.get(art);
  return (
    <div
      className={[styles.face, isPlain && styles.plain, props.className].filter(Boolean).join(' ')}
      data-form={formFactor}
      data-state={state}
      data-plain={isPlain || undefined}
      data-picture={(!isPlain && !artwork) || undefined}
    >
      {!isPlain && artwork && <Art artwork={artwork} className={styles.art} />}
      {!isPlain && !artwork && <img src={art} alt="" className={styles.art} />}
      <div className={styles.top}>
        <Mark className={styles.mark} />
        <span className={styles.name}>{product}</span>
        {props.stateLabel && (
          <span className={styles.state}>
            <Icon path={lockFill} size={1.2} />
            {props.stateLabel}
          </span>
        )}
      </div>
      {formFactor === 'physical' && !isPlain && !isLong && <Chip />}
      <div className={styles.low}>
        {balance ? (
          <p>
            <span className={styles.label}>{balance.label}</span>
            <span className={styles.amount}>
              <Amount text={balance.main} />
            </span>
            {balance.secondary && <bdi className={styles.secondary}>{balance.secondary}</bdi>}
          </p>
        ) : (
          hint && <p className={styles.hint}>{hint}</p>
        )}
        {(number || expiry) && (
          <p className={styles.meta}>
            {number && (
              <span>
                <span aria-hidden="true">{number.text}</span>
                <span className="visually-hidden">{number.spoken}</span>
              </span>
            )}
            {expiry && <span aria-hidden={spokenExpiry ? true : undefined}>{expiry}</span>}
            {spokenExpiry && <span className="visually-hidden">{spokenExpiry}</span>}
          </p>
        )}
        <span className={styles.form}>
          <FormIcon formFactor={formFactor} />
          <span>{props.formLabel}</span>
        </span>
      </div>
    </div>
  );
}

function Chip() {
  return (
    <svg className={styles.chip} viewBox="0 0 44 34" aria-hidden="true">
      <rect x=".5" y=".5" width="43" height="33" rx="7" />
      <path d="M0 11h14M0 23h14M30 11h14M30 23h14M14 1v32M30 1v32M14 17h16" />
    </svg>
  );
}

function FormIcon({ formFactor }: Pick<CardFaceProps, 'formFactor'>) {
  if (formFactor === 'virtual') return <Icon path={deviceMobile} size={1.2} />;
  if (formFactor === 'plasticless') return <Icon path={scan} size={1.2} />;
  return (
    <svg className={styles.contactless} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6.5 9.5a6 6 0 0 1 0 5M10 7.5a10 10 0 0 1 0 9M13.5 5.5a14 14 0 0 1 0 13M17 3.5a18 18 0 0 1 0 17" />
    </svg>
  );
}
