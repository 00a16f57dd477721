import { isCompatible } from '../../runtime/tenant/isCompatible.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** The file is written for this version of the portal (threat P11). */
export const checkCompatibility: TenantCheck = {
  reads: ['compatibility'],
  run({ compatibility }, { version }) {
    if (isCompatible(version, compatibility)) return [];
    const { atLeast, below } = compatibility;
    const message = `This portal is ${version}; the file is written for ${atLeast} and later, below ${below}.`;
    return [{ pointer: '/compatibility', rule: 'version', message }];
  },
};
