import { mendsOf, replaceBy } from '../mend.ts';
import type { Finding } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Bounds of rules: the least is not above the most, and a field takes what its rule allows. */
export const checkValidation: TenantCheck = {
  reads: ['validation'],
  run: ({ validation }) =>
    Object.entries(validation).flatMap(([name, bounds]): Finding[] => {
      const { min, max, inputMax } = bounds as { min?: number; max?: number; inputMax?: number };
      const at = (key: string, message: string): Finding => ({
        pointer: `/validation/${name}/${key}`,
        rule: 'bounds',
        message,
      });
      return [
        ...(min !== undefined && max !== undefined && min > max
          ? [
              {
                ...at('min', `The least, ${min}, is more than the most, ${max}.`),
                ...mendsOf(replaceBy(max)),
              },
            ]
          : []),
        ...(max !== undefined && inputMax !== undefined && max > inputMax
          ? [
              {
                ...at('inputMax', `The field would take ${inputMax} characters, but the rule allows ${max}.`),
                ...mendsOf(replaceBy(max)),
              },
            ]
          : []),
      ];
    }),
};

/** A warning cannot come before the idle time begins (WCAG 2.2.1). */
export const checkLimits: TenantCheck = {
  reads: ['limits'],
  run({ limits: { idleMinutes, idleWarningSeconds } }) {
    if (idleMinutes === 0 || idleWarningSeconds < idleMinutes * 60) return [];
    const message = `The warning comes ${idleWarningSeconds} seconds before the end, but a session may only be idle for ${idleMinutes * 60}.`;
    const mends = mendsOf(replaceBy(Math.min(60, idleMinutes * 30)));
    return [{ pointer: '/limits/idleWarningSeconds', rule: 'bounds', message, ...mends }];
  },
};
