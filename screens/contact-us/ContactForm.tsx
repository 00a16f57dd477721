import { useRef, useState } from 'react';
import { contactUs } from '#account';
import {
  extraNames,
  extraOf,
  type FormModule,
  type FormValues,
  lookUpCountry,
  type SentValues,
  TenantForm,
} from '#forms';
import { Alert, firstText, useOpenDialog, useSend, useTenant, useUsername, useWords } from '#runtime';
import { useDraft } from '../_shared/useDraft.tsx';
import { useFormCall } from '../_shared/useFormCall.ts';
import styles from './ContactUs.module.css';
import type { Question } from './question.ts';
import { OTHER_CARD, useCardChoice } from './useCardChoice.ts';

export interface ContactFormProps {
  readonly form: FormModule;
  /** The person's phone as the server has it, or empty: what the phone field begins with (VAL-72). */
  readonly phone: string;
  readonly onSent: () => void;
  /** What the form begins with for whoever comes from a payment or an error. */
  readonly question: Question | null;
}

/** No card: its reference is its serial number. */
const DRAFT = ['subject', 'phone', 'message'];
const NO_CUSTOM_CARD = ['cardRefCustom'];
const NONE: readonly string[] = [];

/** Card where the tenant asks for one, subject, phone and message (API-57 to API-60). */
export function ContactForm({ form, phone, question, onSent }: ContactFormProps) {
  const { t, i18n } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const openDialog = useOpenDialog();
  const { placeholderBySubject } = useTenant('contact');
  const { ipLookup } = useTenant('connection');
  const cards = useCardChoice();
  const draft = useDraft('contact', [...DRAFT, ...extraNames(form)]);
  const initial = { ...(phone && { phone }), ...question?.values, ...draft.kept };
  const key = draft.kept ? 'kept' : 'new';
  const [changed, setChanged] = useState<{ readonly key: string; readonly values: FormValues } | null>(null);
  // A form that starts over holds nothing of the one before it.
  const typed: FormValues = changed?.key === key ? changed.values : initial;
  const latest = useRef(typed);
  latest.current = typed;
  const hint = `contact.placeholders.${String(typed.subject ?? '')}`;
  const hasHint = placeholderBySubject && typed.subject !== '' && i18n.exists(hint);

  const write = async (values: SentValues) => {
    const sent = latest.current;
    const cardRef = values.cardRef === OTHER_CARD ? values.cardRefCustom : values.cardRef;
    const { isDone, problem } = await call({
      send: () =>
        contactUs(send, username, {
          subject: firstText(t, [`contact.subjects.${String(values.subject)}`, 'contact.subjects.other']),
          message: String(values.message),
          phone: String(values.phone ?? ''),
          extra: extraOf(values),
          cardRef: typeof cardRef === 'string' ? cardRef : undefined,
        }),
      unknown: t('contact.unknown'),
    });
    if (!isDone) {
      draft.hold();
      return problem;
    }
    // What was typed while it was being sent is in no message yet.
    if (latest.current === sent) {
      draft.drop();
      onSent();
    }
    openDialog('contactSent');
    return undefined;
  };
  return (
    <>
      {draft.notice}
      {question && !draft.kept && (
        <div className={styles.filled}>
          <Alert tone="info" title={t(question.filled)} />
        </div>
      )}
      <TenantForm
        key={key}
        form={form}
        initial={initial}
        submit={t('contact.send')}
        onSubmit={write}
        onChange={(values) => {
          setChanged({ key, values });
          draft.note(values);
        }}
        lists={{ cards }}
        // The number is sent as a wish to be called: who did not type it is told so.
        hints={{ phone: t(phone ? 'contact.phoneFilled' : 'contact.phoneHint') }}
        placeholders={hasHint ? { message: t(hint) } : {}}
        hidden={typed.cardRef === OTHER_CARD ? NONE : NO_CUSTOM_CARD}
        {...(ipLookup && { lookUpCountry: () => lookUpCountry(ipLookup.url) })}
      />
    </>
  );
}
