import { ENVIRONMENTS } from '../environment.ts';
import { resolveConnection } from '../resolveConnection.ts';
import type { TenantCheck } from './tenantCheck.ts';

/**
 * The connections of the chosen environment can be used. Of the others the variables are not known here, so
 * only what stands written out in the file is checked.
 */
export const checkConnections: TenantCheck = {
  reads: ['code', 'connections'],
  run: ({ code, connections }, { environment, variables }) =>
    ENVIRONMENTS.flatMap((each) => {
      const { findings } = resolveConnection({ code, connections }, each, variables);
      if (each === environment) return findings;
      return findings.filter(({ rule }) => rule !== 'variable');
    }),
};
