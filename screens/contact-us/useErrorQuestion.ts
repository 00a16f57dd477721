import { ERROR_QUESTION, useTenant, useWords } from '#runtime';
import { useAddressQuery } from '../_shared/useAddressQuery.ts';
import type { Question } from './question.ts';

/** What references are made of. An address can come from anybody, and writes no message of theirs. */
const REFERENCE = /^[\w-]{1,40}$/;

/** What the form begins with for whoever comes from an error: a message with its reference (LOV-62); null without one. */
export function useErrorQuestion(): Question | null {
  const { t } = useWords();
  const { otherSubject } = useTenant('contact');
  const reference = useAddressQuery().get(ERROR_QUESTION) ?? '';
  if (!REFERENCE.test(reference)) return null;
  const message = `${t('contact.error.message')}\n${t('common.reference', { id: reference })}\n`;
  return { values: { subject: otherSubject ? 'other' : '', message }, filled: 'contact.error.filled' };
}
