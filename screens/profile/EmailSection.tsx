import { type FormModule, type FormValues, TenantForm } from '#forms';
import {
  Button,
  hourglass,
  normalizeEmail,
  requestEmailChange,
  StatusChip,
  type User,
  useSend,
  useUsername,
  useWords,
} from '#runtime';
import { envelope } from '../_shared/icons.ts';
import { useFormCall } from '../_shared/useFormCall.ts';
import { useReadUserAgain } from '../_shared/useReadUserAgain.ts';
import styles from './Profile.module.css';
import { ProfileSection, type SectionControl } from './ProfileSection.tsx';

const FIELDS = {
  'BAD_REQUEST-req-change-email': 'currentPassword',
  INVALID_PASSWORD: 'currentPassword',
  INVALID_EMAIL: 'newEmail',
};

export interface EmailSectionProps extends SectionControl {
  readonly user: User;
  /** The new address that waits for its mailed link; empty without one. */
  readonly pendingEmail: string;
  readonly form: FormModule | undefined;
  readonly onRequested: (email: string) => void;
}

/** Change of the email: asked for here, done by the mailed link; until then the old one holds (REG-23, API-34). */
export function EmailSection({ user, pendingEmail, form, onRequested, ...control }: EmailSectionProps) {
  const { t } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const readAgain = useReadUserAgain();

  const ask = async ({ newEmail, currentPassword }: FormValues) => {
    const wanted = normalizeEmail(String(newEmail));
    const { isDone, problem } = await call({
      send: () => requestEmailChange(send, username, { newEmail: wanted, password: String(currentPassword) }),
      fields: FIELDS,
      isDone: async () => (await readAgain()).pendingEmail === wanted,
      unknown: t('profile.unknown'),
    });
    if (!isDone) return problem;
    onRequested(wanted);
    control.onClose();
    return undefined;
  };
  return (
    <ProfileSection
      {...control}
      title={t('forms.email')}
      icon={envelope}
      action={{ text: t('profile.change'), label: t('profile.changeEmail') }}
      note={t('profile.emailNote')}
      form={() =>
        form && (
          <TenantForm
            form={form}
            initial={{ currentEmail: user.email, ...(pendingEmail && { newEmail: pendingEmail }) }}
            submit={t('profile.sendLink')}
            onSubmit={ask}
            aside={
              <Button variant="text" size="small" onClick={control.onClose}>
                {t('common.cancel')}
              </Button>
            }
          />
        )
      }
    >
      {!control.isOpen && <p className={styles.text}>{user.email}</p>}
      {pendingEmail && <StatusChip tone="warn" icon={hourglass} text={t('profile.pending')} />}
    </ProfileSection>
  );
}
