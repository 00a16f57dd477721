import type { TenantCheck } from '../checks/tenantCheck.ts';
import { ENVIRONMENTS } from '../environment.ts';

const WAITING = {
  tagManager: 'The tag manager never loads',
  analytics: 'Analytics never load',
  chat: 'The chat assistant never loads',
} as const;

/** What waits for a consent that nobody can give is never loaded. */
export const warnConsent: TenantCheck = {
  reads: ['connections'],
  run: ({ connections }) =>
    ENVIRONMENTS.flatMap((environment) => {
      const connection = connections[environment];
      if (connection.cookieConsent !== null) return [];
      return (['tagManager', 'analytics', 'chat'] as const)
        .filter((part) => connection[part] !== null)
        .map((part) => ({
          pointer: `/connections/${environment}/${part}`,
          rule: 'consent',
          message: `${WAITING[part]} in ${environment}: a consent is waited for, and cookieConsent is null there.`,
        }));
    }),
};
