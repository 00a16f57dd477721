import { writeClock } from '../format/writeClock.ts';
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
  const { t, i18n } = useWords();
  const { contact, formats } = useSite().tenant;
  const { phoneLine } = contact;
  if (!phoneLine) return null;
  const { number, from, to } = phoneLine;
  const clock = (time: string) => writeClock(time, i18n.language, formats[i18n.language]);
  return {
    number,
    href: `tel:${number.replaceAll(' ', '')}`,
    hours: phoneHours(t, { ...phoneLine, from: clock(from), to: clock(to) }),
  };
}
