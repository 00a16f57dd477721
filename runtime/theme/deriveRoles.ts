/**
 * The colour roles of tokens.css, section 3, as numbers. The stylesheet is what browsers use; this is what can
 * be checked before a colour is published. A test holds the two together, rule by rule.
 */
import { mix, type Oklch, oklchOf, WHITE } from './oklch.ts';
import type { Theme } from './theme.ts';

export type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const fixed = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** @returns each role's colour by its name in tokens.css, without the two leading dashes */
export function deriveRoles(theme: Theme, scheme: Scheme) {
  const brand = oklchOf(theme.brand);
  const accent = oklchOf(theme.accent);
  const { l, c, h } = brand;
  const isLight = scheme === 'light';
  const pick = <Value>(light: Value, dark: Value): Value => (isLight ? light : dark);
  /** A colour of the brand's hue. */
  const hued = (lightness: number, chroma: number): Oklch => ({ l: lightness, c: chroma, h });
  const night = (share: number) => mix(hued(Math.min(l, 0.85), c), share, fixed(0.21, 0.012, 260));
  /** At most so much colour: a brand that is grey has grey neutrals, where any hue would turn red. */
  const tinged = (lightness: number, most: number) => hued(lightness, Math.min(c, most));
  const wash = (lightness: number, share: number) => hued(lightness, Math.min(c, 0.2) * share);

  const roles = {
    'brand-80': mix(brand, 0.8, WHITE),
    'brand-60': mix(brand, 0.6, WHITE),
    'brand-40': mix(brand, 0.4, WHITE),
    'brand-20': mix(brand, 0.2, WHITE),

    'brand-solid': pick(hued(Math.min(l, 0.517), c), tinged(0.527, 0.15)),
    'brand-solid-hover': pick(hued(Math.min(l, 0.517) - 0.06, c), tinged(0.48, 0.19)),
    'brand-ink': pick(hued(Math.min(l, 0.47), c), tinged(Math.max(l, 0.8), 0.11)),
    'brand-wash': pick(wash(0.972, 0.11), night(0.2)),
    'brand-wash-strong': pick(wash(0.938, 0.26), night(0.3)),
    'brand-line': pick(wash(0.885, 0.42), night(0.46)),
    'on-brand': WHITE,

    'accent-soft': pick(
      { l: 0.925, c: Math.min(accent.c, 0.16) * 0.45, h: accent.h },
      { l: 0.31, c: Math.min(accent.c, 0.045), h: accent.h },
    ),

    canvas: pick(tinged(0.975, 0.006), tinged(0.165, 0.012)),
    surface: pick(WHITE, tinged(0.208, 0.014)),
    'surface-2': pick(tinged(0.985, 0.004), tinged(0.238, 0.015)),
    'surface-3': pick(tinged(0.955, 0.008), tinged(0.275, 0.016)),
    ink: pick(tinged(0.23, 0.028), tinged(0.965, 0.006)),
    'ink-2': pick(tinged(0.425, 0.024), tinged(0.815, 0.012)),
    'ink-3': pick(tinged(0.52, 0.022), tinged(0.715, 0.014)),
    line: pick(tinged(0.915, 0.01), tinged(0.305, 0.016)),
    'line-control': pick(tinged(0.64, 0.02), tinged(0.56, 0.02)),

    'card-deep': tinged(0.35, 0.155),
    'card-base': tinged(0.42, 0.18),
    'card-lift': tinged(0.5, 0.19),
    'card-tint': tinged(0.915, 0.05),
    'card-tint-2': tinged(0.85, 0.08),
    'card-tint-3': tinged(0.76, 0.11),
    'card-night': tinged(0.235, 0.03),
    'card-night-2': tinged(0.3, 0.045),

    ok: pick(fixed(0.48, 0.12, 155), fixed(0.82, 0.13, 155)),
    'ok-wash': pick(fixed(0.962, 0.03, 155), fixed(0.27, 0.045, 155)),
    bad: pick(fixed(0.5, 0.19, 25), fixed(0.79, 0.12, 22)),
    'bad-solid': fixed(0.51, 0.19, 25),
    'bad-wash': pick(fixed(0.965, 0.02, 20), fixed(0.275, 0.055, 20)),
    warn: pick(fixed(0.48, 0.105, 65), fixed(0.85, 0.12, 80)),
    'warn-wash': pick(fixed(0.97, 0.036, 85), fixed(0.285, 0.045, 75)),
    info: pick(fixed(0.47, 0.12, 245), fixed(0.82, 0.09, 240)),
    'info-wash': pick(fixed(0.965, 0.02, 240), fixed(0.275, 0.045, 245)),

    focus: pick(hued(Math.min(l, 0.5), c), tinged(0.85, 0.1)),
  };
  const own = Object.entries(theme.shades ?? {}).map(([name, hex]) => [`brand-${name}`, oklchOf(hex)]);
  return { ...roles, ...(Object.fromEntries(own) as Partial<typeof roles>) };
}

export type RoleName = keyof ReturnType<typeof deriveRoles>;
