import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';

/** Sensitive actions need the password (GRD-31, GRD-32). */
export function passwordProof(password: string): GatewaySchemas['IdentityProof'] {
  return { type: 'password', value: password };
}
