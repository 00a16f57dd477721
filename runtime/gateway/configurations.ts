import { type Optin, readOptins } from './optins.ts';
import type { Send } from './request.ts';

/** The opt-ins that a tenant offers (spec section 7). A visitor's call: no bearer. */
export async function listAvailableOptins(send: Send): Promise<readonly Optin[]> {
  return readOptins(
    await send({ method: 'GET', path: '/configurations/available-optins', isAnonymous: true }),
  );
}
