import type { Finding } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/**
 * Headers that the host sends with a call itself, or that say where a message ends (RFC 9110, section 7.6.1; RFC 9112,
 * section 6): a credential in their place would take the bearer of the signed-in person away, or break the call.
 */
const OF_THE_CALL: ReadonlySet<string> = new Set(
  (
    'accept accept-encoding accept-language authorization connection content-length content-type cookie expect host ' +
    'keep-alive proxy-authorization te trailer transfer-encoding upgrade x-request-id traceparent'
  ).split(' '),
);

/** Credentials of the gateway have headers of their own. */
export const checkGatewayHeaders: TenantCheck = {
  reads: ['connections'],
  run: ({ connections }) =>
    Object.entries(connections).flatMap(([environment, { gateway }]) =>
      (['clientIdHeader', 'clientSecretHeader'] as const).flatMap((key): Finding[] => {
        const header = gateway[key];
        if (!OF_THE_CALL.has(header.toLowerCase())) return [];
        const message = `The header "${header}" is the call's own: credentials have headers of their own, such as "client_id".`;
        return [{ pointer: `/connections/${environment}/gateway/${key}`, rule: 'clash', message }];
      }),
    ),
};
