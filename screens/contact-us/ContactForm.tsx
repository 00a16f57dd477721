import { useState } from 'react';
import { type FormModule, type FormValues, lookUpCountry, type SentValues, TenantForm } from '#forms';
import { contactUs, useOpenDialog, useSend, useTenant, useUsername, useWords } from '#runtime';
import { useFormCall } from '../_shared/useFormCall.ts';
import { OTHER_CARD, useCardChoice } from './useCardChoice.ts';

export interface ContactFormProps {
  readonly form: FormModule;
  /** The person's phone as the server has it, or empty: what the phone field begins with (VAL-72). */
  readonly phone: string;
  readonly onSent: () => void;
}

const NO_CUSTOM_CARD = ['cardRefCustom'];
const NONE: readonly string[] = [];

/** Card where the tenant asks for one, subject, phone and message (API-57 to API-60). */
export function ContactForm({ form, phone, onSent }: ContactFormProps) {
  const { t, i18n } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const openDialog = useOpenDialog();
  const { placeholderBySubject } = useTenant('contact');
  const { ipLookup } = useTenant('connection');
  const cards = useCardChoice();
  const [typed, setTyped] = useState<FormValues>({});
  const [initial] = useState(() => (phone ? { phone } : {}));
  const hint = `contact.placeholders.${String(typed.subject ?? '')}`;
  const hasHint = placeholderBySubject && typed.subject !== '' && i18n.exists(hint);

  const write = async (values: SentValues) => {
    const cardRef = values.cardRef === OTHER_CARD ? values.cardRefCustom : values.cardRef;
    const { isDone, problem } = await call({
      send: () =>
        contactUs(send, username, {
          subject: t(`contact.subjects.${String(values.subject)}`),
          message: String(values.message),
          phone: String(values.phone ?? ''),
          cardRef: typeof cardRef === 'string' ? cardRef : undefined,
        }),
      unknown: t('contact.unknown'),
    });
    if (!isDone) return problem;
    onSent();
    openDialog('contactSent');
    return undefined;
  };
  return (
    <TenantForm
      form={form}
      initial={initial}
      submit={t('contact.send')}
      onSubmit={write}
      onChange={setTyped}
      lists={{ cards }}
      hints={{ phone: t('contact.phoneHint') }}
      placeholders={hasHint ? { message: t(hint) } : {}}
      hidden={typed.cardRef === OTHER_CARD ? NONE : NO_CUSTOM_CARD}
      {...(ipLookup && { lookUpCountry: () => lookUpCountry(ipLookup.url) })}
    />
  );
}
