import { failingPairs, type PairContrast } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { Theme } from './theme.ts';

const STEP = 0.005;

/**
 * The colour of the same hue, lighter or darker by as little as can be, with which people can read every pair that is
 * made of it (WCAG 2.2, 1.4.3 and 1.4.11).
 * @param themeWith the theme with another colour in its place
 * @param isMadeOfIt whether a pair is made of the colour
 * @returns six-digit hex; null when there is none
 */
export function nearestPassing(
  colour: string,
  themeWith: (hex: string) => Theme,
  isMadeOfIt: (failing: PairContrast) => boolean,
): string | null {
  const { l, c, h } = oklchOf(colour);
  const passes = (hex: string) => !failingPairs(themeWith(hex)).some(isMadeOfIt);
  for (let far = STEP; far <= 1; far += STEP) {
    for (const lightness of [l - far, l + far]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = hexOf({ l: lightness, c, h });
      if (passes(hex)) return hex;
    }
  }
  return null;
}
