import { changePassword, useEndWith } from '#account';
import { type FormModule, type FormValues, TenantForm } from '#forms';
import { Button, useSend, useUsername, useWords } from '#runtime';
import { lockKey } from '../_shared/icons.ts';
import { useFormCall } from '../_shared/useFormCall.ts';
import styles from './Profile.module.css';
import { ProfileSection, type SectionControl } from './ProfileSection.tsx';

const FIELDS = {
  PASSWORD_MISMATCH: 'currentPassword',
  INVALID_PASSWORD: 'currentPassword',
  MISMATCH_PASSWORD_COMPLEXITY: 'newPassword',
};

/** Change of the password; whoever changed it logs in again with the new one (MOD-01, API-31). */
export function PasswordSection({
  form,
  ...control
}: SectionControl & { readonly form: FormModule | undefined }) {
  const { t } = useWords();
  return (
    <ProfileSection
      {...control}
      title={t('forms.password')}
      icon={lockKey}
      action={{ text: t('profile.change'), label: t('profile.changePassword') }}
      note={t('profile.passwordNote')}
      form={() => form && <PasswordForm form={form} onClose={control.onClose} />}
    >
      {!control.isOpen && (
        <p className={styles.text}>
          <span aria-hidden="true">••••••••</span>
          <span className="visually-hidden">{t('profile.hiddenPassword')}</span>
        </p>
      )}
    </ProfileSection>
  );
}

/** While the section is open: what it says of an answer stands as long as it does. */
function PasswordForm({ form, onClose }: Pick<SectionControl, 'onClose'> & { readonly form: FormModule }) {
  const { t } = useWords();
  const end = useEndWith('passwordChanged');
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();

  const save = async ({ currentPassword, newPassword }: FormValues) => {
    const result = await call({
      send: () =>
        changePassword(send, username, { current: String(currentPassword), next: String(newPassword) }),
      fields: FIELDS,
      // No call says which password holds.
      unknown: t('profile.passwordUnknown'),
    });
    if (result.isDone) end();
    return result.problem;
  };
  return (
    <TenantForm
      form={form}
      username={username}
      submit={t('profile.savePassword')}
      onSubmit={save}
      aside={
        <Button variant="text" size="small" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      }
    />
  );
}
