import type { ErrorMessage } from '../messages/errorMessage.ts';
import type { Help } from '../ui/ErrorHelp.tsx';
import { ErrorReference } from './ErrorReference.tsx';
import { usePhoneLine } from './usePhoneLine.ts';

/** What stands beside the words of an error: the contact block where they ask for it, and the reference. */
export function useHelp(): (error: Pick<ErrorMessage, 'hasContact' | 'trace'>) => Help {
  const phone = usePhoneLine();
  return ({ hasContact, trace }) => ({
    contact: hasContact && phone ? [phone.number, phone.hours] : undefined,
    reference: trace && <ErrorReference trace={trace} canWrite={hasContact} />,
  });
}
