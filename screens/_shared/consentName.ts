import type { Translate } from '#runtime';

/** The consents that the portal has words for (ENT-041 to ENT-046), by the server's reference. */
const WORDS = {
  general_marketing: 'general',
  customized_marketing: 'customized',
  customized_partners_marketing: 'partners',
} as const;

export type ConsentWords = (typeof WORDS)[keyof typeof WORDS];

/** Null for a consent that the portal does not know yet. */
export function consentWords(ref: string): ConsentWords | null {
  return Object.entries(WORDS).find(([name]) => name === ref)?.[1] ?? null;
}

/** What a consent is called: one that is not known yet by the name that it has, so that it can be withdrawn all the same. */
export function consentName(t: Translate, ref: string): string {
  const words = consentWords(ref);
  return words ? t(`consents.headings.${words}`) : ref.replaceAll('_', ' ');
}

export function channelName(t: Translate, type: string): string {
  return type === 'email' || type === 'phone' ? t(`consents.channels.${type}`) : type;
}
