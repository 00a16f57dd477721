import { changePassword } from '#account';
import { type FormModule, type FormValues, TenantForm } from '#forms';
import { Button, useEndElsewhere, useOpenDialog, useSend, useUsername, useWords } from '#runtime';
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
  const openDialog = useOpenDialog();
  const endElsewhere = useEndElsewhere();
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
    if (result.isDone) {
      endElsewhere();
      openDialog('passwordChanged');
    }
    return result.problem;
  };
  return (
    <ProfileSection
      {...control}
      title={t('forms.password')}
      icon={lockKey}
      action={{ text: t('profile.change'), label: t('profile.changePassword') }}
      note={t('profile.passwordNote')}
      form={() =>
        form && (
          <TenantForm
            form={form}
            submit={t('profile.savePassword')}
            onSubmit={save}
            aside={
              <Button variant="text" size="small" onClick={control.onClose}>
                {t('common.cancel')}
              </Button>
            }
          />
        )
      }
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
