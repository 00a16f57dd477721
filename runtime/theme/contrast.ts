import { deriveRoles, type RoleName, SCHEMES, type Scheme } from './deriveRoles.ts';
import { contrastRatio } from './oklch.ts';
import type { Theme } from './theme.ts';

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: the edge of a control, the focus ring. */
const CONTROL = 3;

/** What stands on what: each foreground with the backgrounds that the interface puts it on. */
const TEXTS: readonly (readonly [RoleName, readonly RoleName[]])[] = [
  ['ink', ['canvas', 'surface', 'surface-2', 'surface-3', 'brand-wash', 'brand-wash-strong', 'accent-soft']],
  ['ink', ['ok-wash', 'bad-wash', 'warn-wash', 'info-wash', 'brand-line']],
  ['ink-2', ['canvas', 'surface', 'surface-2', 'surface-3', 'brand-wash-strong', 'accent-soft']],
  ['ink-3', ['canvas', 'surface', 'surface-2']],
  ['surface', ['ink']],
  ['brand-ink', ['canvas', 'surface', 'brand-wash', 'brand-wash-strong']],
  ['on-brand', ['brand-solid', 'brand-solid-hover', 'bad-solid']],
  ['ok', ['surface', 'ok-wash']],
  ['bad', ['canvas', 'surface', 'bad-wash']],
  ['warn', ['surface', 'warn-wash']],
  ['info', ['surface', 'info-wash']],
  ['on-brand', ['card-deep', 'card-base', 'card-night', 'card-night-2']],
  ['card-deep', ['on-brand', 'card-tint', 'brand-20']],
];
const CONTROLS: readonly (readonly [RoleName, readonly RoleName[]])[] = [
  ['line-control', ['canvas', 'surface']],
  ['focus', ['canvas', 'surface']],
  ['brand-solid', ['canvas', 'surface']],
];

export interface PairContrast {
  /** Foreground on background, by the names of the roles. */
  readonly pair: string;
  readonly scheme: Scheme;
  readonly ratio: number;
  readonly minimum: number;
}

/** Every text and background, every control and its ground, in both schemes, with the contrast they reach. */
export function checkContrast(theme: Theme): PairContrast[] {
  return SCHEMES.flatMap((scheme) => {
    const roles = deriveRoles(theme, scheme);
    const measure = (list: typeof TEXTS, minimum: number) =>
      list.flatMap(([front, backs]) =>
        backs.map((back) => ({
          pair: `${front} on ${back}`,
          scheme,
          ratio: contrastRatio(roles[front], roles[back]),
          minimum,
        })),
      );
    return [...measure(TEXTS, TEXT), ...measure(CONTROLS, CONTROL)];
  });
}

/** The pairs of a theme that people could not read (WCAG 2.2, 1.4.3 and 1.4.11). */
export function failingPairs(theme: Theme): PairContrast[] {
  return checkContrast(theme).filter(({ ratio, minimum }) => ratio < minimum);
}
