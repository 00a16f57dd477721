/** The links that a footer has unless the file says otherwise, in their order. */
export const USUAL_LINKS = [
  'corporate',
  'legal',
  'privacy',
  'gdpr',
  'cookies',
  'faq',
  'accessibility',
  'contact',
] as const;
