import { failingPairs } from '../../runtime/theme/contrast.ts';
import { nearestPassing } from '../../runtime/theme/nearestPassing.ts';
import { oklchOf } from '../../runtime/theme/oklch.ts';
import { SHADE_NAMES, type Theme } from '../../runtime/theme/theme.ts';
import { type Mendable, mendsOf, replaceBy } from '../mend.ts';
import type { TenantCheck } from './tenantCheck.ts';

/**
 * A tenant cannot configure an unreadable portal (WCAG 1.4.3, 1.4.11; threat G15). The derived colours hold their
 * contrast for every brand; a shade of the tenant's own may not.
 */
export const checkContrast: TenantCheck = {
  reads: ['theme'],
  run: ({ theme }) =>
    failingPairs(theme).map(({ pair, scheme, ratio, minimum }) => ({
      pointer: colourBehind(pair, theme),
      rule: 'contrast',
      ...mendColour(colourBehind(pair, theme), theme),
      message: `With this colour ${pair} reaches a contrast of ${ratio.toFixed(2)}:1 in the ${scheme} scheme; ${minimum}:1 is needed.`,
    })),
};

/** The colour of the file that a pair is made of. */
function colourBehind(pair: string, { shades }: Theme): string {
  const shade = SHADE_NAMES.find((name) => pair.includes(`brand-${name}`) && shades?.[name] !== undefined);
  if (shade) return `/theme/shades/${shade}`;
  return pair.includes('accent') ? '/theme/accent' : '/theme/brand';
}

/** The same hue, as little lighter or darker as it has to be. */
function mendColour(pointer: string, theme: Theme): Mendable {
  const shade = SHADE_NAMES.find((each) => pointer === `/theme/shades/${each}`);
  const right = shade === undefined ? null : nearestPassing(theme, shade);
  if (right === null) return {};
  return mendsOf({
    ...replaceBy(right),
    title: `Use ${right}, the nearest ${nameColour(right)} that passes`,
  });
}

/** What people call a colour, by its hue in degrees. */
const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [20, 'pink'],
  [50, 'red'],
  [85, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [215, 'turquoise'],
  [285, 'blue'],
  [325, 'purple'],
  [361, 'pink'],
];

function nameColour(hex: string): string {
  const { c, h } = oklchOf(hex);
  return c < 0.03 ? 'grey' : (HUES.find(([upTo]) => h < upTo)?.[1] ?? 'colour');
}
