/** Colours as numbers, by culori: sRGB hex to OKLCH and back as CSS Color 4 has it, and the contrast of WCAG 2.2. */
import {
  clampRgb,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

/** Hues are in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green and blue as light, each 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

export const WHITE: Oklch = { l: 1, c: 0, h: 0 };

const toRgb = registerMode(modeRgb);
const toLinear = registerMode(modeLrgb);
const toOklch = registerMode(modeOklch);
registerMode(modeOklab);

/** @param hex six-digit hex with its hash */
export function oklchOf(hex: string): Oklch {
  return plain(toOklch(hex));
}

/** As a screen shows it: what lies outside sRGB is clipped channel by channel, as browsers do. */
export function linearRgbOf(colour: Oklch): LinearRgb {
  const { r, g, b } = toLinear(shown(colour));
  return [r, g, b];
}

/** Six-digit hex with its hash, of what a screen shows. */
export function hexOf(colour: Oklch): string {
  return formatHex(shown(colour)).toUpperCase();
}

/** `share` of the first colour, the rest of the second, as `color-mix(in oklab, …)` mixes them. */
export function mix(first: Oklch, share: number, second: Oklch): Oklch {
  return plain(toOklch(interpolate([named(second), named(first)], 'oklab')(share)));
}

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  return wcagContrast(shown(one), shown(other));
}

function shown(colour: Oklch) {
  return clampRgb(toRgb(named(colour)));
}

function named(colour: Oklch) {
  return { mode: 'oklch', ...colour } as const;
}

/** Greys have no hue. */
function plain(colour: { l: number; c: number; h?: number | undefined } | undefined): Oklch {
  if (!colour) throw new Error('This is no colour.');
  const { l, c, h = 0 } = colour;
  return { l, c, h };
}
