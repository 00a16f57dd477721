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
  const { t } = useWords();
  const { contact } = useSite().tenant;
  return [contact.phoneLine ?? []].flat().map((line) => ({
    number: line.number,
    href: `tel:${line.number.replaceAll(' ', '')}`,
    hours: 'hours' in line ? t(line.hours) : phoneHours(t, line),
  }));
}

/** The one that stands where there is room for one: the first. */
export function usePhoneLine(): PhoneLineTexts | undefined {
  return usePhoneLines()[0];
}
