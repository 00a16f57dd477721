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

/** Every phone line with its hours (NAV-57). */
export function usePhoneLines(): readonly PhoneLineTexts[] {
  const { t, i18n } = useWords();
  const { contact, formats } = useSite().tenant;
  const clock = (time: string) => writeClock(time, i18n.language, formats[i18n.language]);
  return [contact.phoneLine ?? []].flat().map((line) => ({
    number: line.number,
    href: `tel:${line.number.replaceAll(' ', '')}`,
    hours:
      'hours' in line
        ? t(line.hours)
        : phoneHours(t, { ...line, from: clock(line.from), to: clock(line.to) }),
  }));
}

/** The one that stands where there is room for one: the first. */
export function usePhoneLine(): PhoneLineTexts | undefined {
  return usePhoneLines()[0];
}
