import { useRef, useState } from 'react';
import { requestPhoneChange } from '#account';
import { type FormModule, lookUpCountry, type SentValues, TenantForm } from '#forms';
import { Button, type User, useSend, useTenant, useUsername, useWords } from '#runtime';
import { phone as phoneIcon } from '../_shared/icons.ts';
import { phoneText } from '../_shared/phoneText.ts';
import { useDraft } from '../_shared/useDraft.tsx';
import { useFormCall } from '../_shared/useFormCall.ts';
import { type Sent, useSent } from '../_shared/useSent.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';
import styles from './Profile.module.css';
import { ProfileSection, type SectionControl } from './ProfileSection.tsx';

const DRAFT = ['newPhoneNumber'];

export interface PhoneSectionProps extends SectionControl {
  readonly user: User;
  /** The forms of the two steps. */
  readonly form: FormModule | undefined;
  readonly codeForm: FormModule | undefined;
}

/** Change of the phone number: the new one, then the code that was sent to it (REG-25, API-32). */
export function PhoneSection({ user, form, codeForm, ...control }: PhoneSectionProps) {
  const { t } = useWords();
  const settings = useTenant('phone');
  const { sent, note, forget } = useSent('phoneCode');
  // Kept while the code is typed, so that going back finds the number.
  const [typed, setTyped] = useState<string | null>(sent?.to ?? null);
  const finish = () => {
    setTyped(null);
    forget();
    control.onClose();
  };
  const asked = (phone: string, hasCode: boolean) => {
    setTyped(phone);
    if (hasCode) note(phone);
    else forget();
  };
  return (
    <ProfileSection
      {...control}
      title={t('forms.phone')}
      icon={phoneIcon}
      action={{ text: t('profile.change'), label: t('profile.changePhone') }}
      {...(!sent && { note: t('profile.phoneNote') })}
      step={sent ? 2 : 1}
      form={() => <PhoneForms {...{ form, codeForm, typed, sent }} onAsked={asked} onDone={finish} />}
    >
      {!control.isOpen && (
        <p className={styles.text}>
          {user.phone ? <bdi>{phoneText(user.phone, settings)}</bdi> : t('profile.notGiven')}
        </p>
      )}
    </ProfileSection>
  );
}

type PhoneFormsProps = Pick<PhoneSectionProps, 'form' | 'codeForm'> & {
  /** As calls carry it. */
  readonly typed: string | null;
  /** The code that was sent to it. */
  readonly sent: Sent | null;
  readonly onAsked: (phone: string, hasCode: boolean) => void;
  readonly onDone: () => void;
};

/** While the section is open: the draft is of the number, which the code is sent to, in either step. */
function PhoneForms({ form, codeForm, typed, sent, onAsked, onDone }: PhoneFormsProps) {
  const { t } = useWords();
  const request = useRequestPhone();
  const { ipLookup } = useTenant('connection');
  const draft = useDraft('phoneChange', DRAFT);
  /** The number whose code is typed now. */
  const latest = useRef(sent?.to);
  latest.current = sent?.to;
  const finish = () => {
    draft.drop();
    onDone();
  };
  const ask = async ({ newPhoneNumber }: SentValues) => {
    const value = String(newPhoneNumber);
    const result = await request(value);
    onAsked(value, result.isDone);
    if (!result.isDone) draft.hold();
    return result.problem;
  };
  const resend = async (phone: string) => {
    const result = await request(phone);
    if (result.isDone) onAsked(phone, true);
    return result;
  };
  if (sent && codeForm)
    return (
      <PhoneCodeForm
        form={codeForm}
        sent={sent}
        onResend={() => resend(sent.to)}
        onOtherNumber={() => onAsked(sent.to, false)}
        // Whoever types another number by now goes on with it.
        onDone={() => latest.current === sent.to && finish()}
      />
    );
  return (
    form && (
      <>
        {draft.notice}
        <TenantForm
          key={draft.kept ? 'kept' : 'new'}
          form={form}
          initial={{ ...draft.kept, ...(typed && { newPhoneNumber: typed }) }}
          submit={t('profile.sendCode')}
          onSubmit={ask}
          onChange={draft.note}
          {...(ipLookup && { lookUpCountry: () => lookUpCountry(ipLookup.url) })}
          aside={
            <Button variant="text" size="small" onClick={finish}>
              {t('common.cancel')}
            </Button>
          }
        />
      </>
    )
  );
}

/** Has a code sent. Whether one came cannot be read anywhere: after a cut connection the person tries again. */
function useRequestPhone() {
  const { t } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  return (phone: string) =>
    call({
      send: () => requestPhoneChange(send, username, phone),
      fields: { BAD_REQUEST: 'newPhoneNumber' },
      unknown: t('profile.codeUnknown'),
    });
}
