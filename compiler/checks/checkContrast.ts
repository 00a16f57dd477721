import { failingPairs } from '../../runtime/theme/contrast.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** A tenant cannot configure an unreadable portal (WCAG 1.4.3, 1.4.11; threats G15). */
export const checkContrast: TenantCheck = {
  reads: ['theme'],
  run: ({ theme }) =>
    failingPairs(theme).map(({ pair, scheme, ratio, minimum }) => ({
      pointer: '/theme/brand',
      rule: 'contrast',
      message: `With this colour ${pair} reaches a contrast of ${ratio.toFixed(2)}:1 in the ${scheme} scheme; ${minimum}:1 is needed.`,
    })),
};
