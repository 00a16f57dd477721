import { useWords } from '../messages/words.ts';
import type { Help } from '../ui/ErrorHelp.tsx';
import { usePhoneLine } from './usePhoneLine.ts';

/** What stands beside the words of an error: the contact block where they ask for it, and the reference. */
export function useHelp(): (error: {
  readonly hasContact: boolean;
  readonly reference: string | null;
}) => Help {
  const { t } = useWords();
  const phone = usePhoneLine();
  return ({ hasContact, reference }) => ({
    contact: hasContact && phone ? [phone.number, phone.hours] : undefined,
    details:
      reference === null
        ? undefined
        : { label: t('common.details'), text: t('common.reference', { id: reference }) },
  });
}
