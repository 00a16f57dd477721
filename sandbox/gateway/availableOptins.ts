/** General, customized and partners' marketing, each by email and by phone (spec section 3, Optin). */
const OPTIN_REFS = ['general_marketing', 'customized_marketing', 'customized_partners_marketing'];

export function getAvailableOptins(): unknown {
  return OPTIN_REFS.map((optin_ref) => ({
    optin_ref,
    subscriptions: [{ type: 'email' }, { type: 'phone' }],
  }));
}
