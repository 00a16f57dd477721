/**
 * Colours as numbers: sRGB hex to OKLCH and back (Björn Ottosson, "A perceptual color space for image
 * processing"), and the contrast of WCAG 2.2. Hues are in radians.
 */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green and blue as light, each 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];
type Triple = readonly [number, number, number];

export const WHITE: Oklch = { l: 1, c: 0, h: 0 };

/** @param hex six-digit hex with its hash */
export function oklchOf(hex: string): Oklch {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return fromOklab([
    0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  ]);
}

/** As a screen shows it: what lies outside sRGB is clipped channel by channel, as browsers do. */
export function linearRgbOf(colour: Oklch): LinearRgb {
  const [l, a, b] = toOklab(colour);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

/** `share` of the first colour, the rest of the second, as `color-mix(in oklab, …)` mixes them. */
export function mix(first: Oklch, share: number, second: Oklch): Oklch {
  const [l, a, b] = toOklab(first);
  const [m, d, e] = toOklab(second);
  const rest = 1 - share;
  return fromOklab([l * share + m * rest, a * share + d * rest, b * share + e * rest]);
}

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgbOf(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function toOklab({ l, c, h }: Oklch): Triple {
  return [l, c * Math.cos(h), c * Math.sin(h)];
}

function fromOklab([l, a, b]: Triple): Oklch {
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}
