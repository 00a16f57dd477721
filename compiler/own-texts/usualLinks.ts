import type { PlainWordsKey } from '../../runtime/tenant/wordsKeys.ts';

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

/** Words key of one of them. */
export function usualLabel(name: string): PlainWordsKey {
  return `footer.${name}` as PlainWordsKey;
}
