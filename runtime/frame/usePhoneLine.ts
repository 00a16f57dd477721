import { phoneHours } from '../messages/phoneHours.ts';
import { useWords } from '../messages/words.ts';
import { useSite } from '../routing/Site.ts';

export interface PhoneLineTexts {
  /** As people read it. */
  readonly number: string;
  readonly href: string;
  readonly hours: string;
}

/** The phone line with its hours; null where the tenant has none (NAV-57). */
export function usePhoneLine(): PhoneLineTexts | null {
  const { t } = useWords();
  const { phoneLine } = useSite().tenant.contact;
  if (!phoneLine) return null;
  const { number } = phoneLine;
  return { number, href: `tel:${number.replaceAll(' ', '')}`, hours: phoneHours(t, phoneLine) };
}
