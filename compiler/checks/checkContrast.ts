import { failingPairs } from '../../runtime/theme/contrast.ts';
import { SHADE_NAMES, type Theme } from '../../runtime/theme/theme.ts';
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
      message: `With this colour ${pair} reaches a contrast of ${ratio.toFixed(2)}:1 in the ${scheme} scheme; ${minimum}:1 is needed.`,
    })),
};

/** The colour of the file that a pair is made of. */
function colourBehind(pair: string, { shades }: Theme): string {
  const shade = SHADE_NAMES.find((name) => pair.includes(`brand-${name}`) && shades?.[name] !== undefined);
  if (shade) return `/theme/shades/${shade}`;
  return pair.includes('accent') ? '/theme/accent' : '/theme/brand';
}
