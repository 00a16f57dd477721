/** General, customized and partners' marketing, each by email and by phone (spec section 3, Optin). */
export const OPTIN_REFS = [
  'general_marketing',
  'customized_marketing',
  'customized_partners_marketing',
] as const;

export const OPTIN_TYPES = ['email', 'phone'] as const;
