import { useMemo } from 'react';
import { checkContrast, type PairContrast } from '../../../runtime/theme/contrast.ts';
import { nearestPassing } from '../../../runtime/theme/nearestPassing.ts';
import { SHADE_NAMES, type ShadeName, type Theme } from '../../../runtime/theme/theme.ts';
import { TextControl } from './controls.tsx';
import { type FormStore, shownOf, useFormState, useFormStore } from './FormStore.ts';
import { pointerOf } from './paths.ts';
import type { FieldOfForm } from './Row.tsx';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

const HEX = /^#[0-9A-Fa-f]{6}$/;

export function ColourControl(field: FieldOfForm) {
  const store = useFormStore();
  const { path, place, title } = field;
  const value = shownOf(place);
  const hex = typeof value === 'string' && HEX.test(value) ? value : null;
  const pointer = pointerOf(path);
  return (
    <>
      <div className={styles.side}>
        <input
          type="color"
          className={styles.picker}
          aria-label={words.picker(title)}
          value={hex?.toLowerCase() ?? '#ffffff'}
          onChange={(event) => store.set(path, event.target.value.toUpperCase(), pointer)}
        />
        <TextControl {...field} />
      </div>
      {hex !== null && <Contrast {...field} />}
    </>
  );
}

/** Pairs that show what a colour does, of the many that are checked. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  '/theme/brand': [
    'on-brand on brand-solid',
    'brand-ink on surface',
    'brand-ink on brand-wash',
    'focus on surface',
  ],
  '/theme/accent': ['ink on accent-soft'],
};

/** How well words can be read that stand on this colour, as it is now. */
function Contrast({ path }: FieldOfForm) {
  const store = useFormStore();
  const pointer = pointerOf(path);
  // As text, so that a change of anything else is none of it: contrasts take their time.
  const written = useFormState(() => JSON.stringify(readTheme(store)));
  const theme = useMemo(() => JSON.parse(written) as Theme | null, [written]);
  const shade = SHADE_NAMES.find((name) => pointer === `/theme/shades/${name}`) ?? null;
  const pairs = useMemo(() => (theme ? tellPairs(theme, pointer, shade) : []), [theme, pointer, shade]);
  const better = useMemo(() => (theme && shade ? nearestPassing(theme, shade) : null), [theme, shade]);
  if (pairs.length === 0) return null;
  return (
    <div className={styles.contrast}>
      <ul aria-label={words.contrast}>
        {pairs.map(({ pair, ratio, minimum, scheme }) => {
          const isEnough = ratio >= minimum;
          return (
            <li key={pair} className={isEnough ? styles.passes : styles.fails}>
              <span>
                {`${words.pairWords[pair] ?? pair}${isEnough ? '' : `, ${words.inScheme[scheme]}`}`}
              </span>{' '}
              <strong>
                {isEnough ? `${ratio.toFixed(1)}:1` : words.contrastReached(ratio.toFixed(2), minimum)}
              </strong>{' '}
              <span>{isEnough ? words.passes : words.fails}</span>
            </li>
          );
        })}
      </ul>
      {better !== null && (
        <button type="button" className={styles.act} onClick={() => store.set(path, better)}>
          <span className={styles.swatch} style={{ background: better }} />
          {words.takeNearest(better)}
        </button>
      )}
    </div>
  );
}

/** Of both schemes the lower contrast. */
function tellPairs(theme: Theme, pointer: string, shade: ShadeName | null): readonly PairContrast[] {
  const isTold = (pair: string) =>
    shade === null
      ? TOLD[pointer]?.includes(pair)
      : pair.endsWith(`brand-${shade}`) || pair.startsWith(`brand-${shade} `);
  const lowest = new Map<string, PairContrast>();
  for (const each of checkContrast(theme)) {
    if (!isTold(each.pair)) continue;
    const known = lowest.get(each.pair);
    if (!known || each.ratio - each.minimum < known.ratio - known.minimum) lowest.set(each.pair, each);
  }
  return [...lowest.values()];
}

/** Null as long as a colour of it is none. */
function readTheme(store: FormStore): Theme | null {
  const hexAt = (...keys: readonly string[]) => {
    const value = store.shownAt(['theme', ...keys]);
    return typeof value === 'string' && HEX.test(value) ? value : null;
  };
  const [brand, accent] = [hexAt('brand'), hexAt('accent')];
  if (brand === null || accent === null) return null;
  const shades = SHADE_NAMES.flatMap((name) => {
    const hex = hexAt('shades', name);
    return hex === null ? [] : [[name, hex] as const];
  });
  return { brand, accent, ...(shades.length > 0 && { shades: Object.fromEntries(shades) }) };
}
