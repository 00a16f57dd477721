import { failingPairs } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { ShadeName, Theme } from './theme.ts';

/** Of lightness, 0 to 1: finer than an eye tells apart. */
const STEP = 0.005;

/**
 * The colour nearest to a tenant's own shade with which everything that stands on it can be read: of the same hue, a
 * little lighter or darker.
 * @returns null when the shade passes, and when no lightness does
 */
export function nearestPassing(theme: Theme, shade: ShadeName): string | null {
  const own = theme.shades?.[shade];
  if (own === undefined || passes(theme, shade, own)) return null;
  const { l, c, h } = oklchOf(own);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [l + distance, l - distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = hexOf({ l: lightness, c, h });
      if (passes(theme, shade, hex)) return hex;
    }
  }
  return null;
}

function passes(theme: Theme, shade: ShadeName, hex: string): boolean {
  const tried = { ...theme, shades: { ...theme.shades, [shade]: hex } };
  return failingPairs(tried).every(({ pair }) => !pair.includes(`brand-${shade}`));
}
