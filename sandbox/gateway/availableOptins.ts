import { OPTIN_REFS, OPTIN_TYPES } from '../seeds/optins.ts';

/** GET /configurations/available-optins */
export function getAvailableOptins(): unknown {
  const subscriptions = OPTIN_TYPES.map((type) => ({ type }));
  return OPTIN_REFS.map((optin_ref) => ({ optin_ref, subscriptions }));
}
