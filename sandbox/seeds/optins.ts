/** General, customized and partners' marketing, each by email and by phone (ENT-041 to ENT-046). */
export const OPTIN_REFS = [
  'general_marketing',
  'customized_marketing',
  'customized_partners_marketing',
] as const;

export const OPTIN_TYPES = ['email', 'phone'] as const;
