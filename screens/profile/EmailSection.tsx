import { requestEmailChange } from '#account';
import { type FormModule, type FormValues, TenantForm } from '#forms';
import {
  Button,
  hourglass,
  normalizeEmail,
  StatusChip,
  type User,
  useReadUserAgain,
  useSend,
  useSuccessToast,
  useUsername,
  useWords,
} from '#runtime';
import { envelope } from '../_shared/icons.ts';
import { useDraft } from '../_shared/useDraft.tsx';
import { useIsHere } from '../_shared/useExplanation.ts';
import { useFormCall } from '../_shared/useFormCall.ts';
import styles from './Profile.module.css';
import { ProfileSection, type SectionControl } from './ProfileSection.tsx';

const FIELDS = {
  'BAD_REQUEST-req-change-email': 'currentPassword',
  INVALID_PASSWORD: 'currentPassword',
  INVALID_EMAIL: 'newEmail',
};

/** Never the password. */
const DRAFT = ['newEmail', 'confirmEmail'];

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
  return (
    <ProfileSection
      {...control}
      title={t('forms.email')}
      icon={envelope}
      action={{ text: t('profile.change'), label: t('profile.changeEmail') }}
      note={t('profile.emailNote')}
      form={() =>
        form && <EmailForm {...{ user, pendingEmail, form, onRequested }} onClose={control.onClose} />
      }
    >
      {!control.isOpen && (
        <p className={styles.text}>
          <bdi>{user.email}</bdi>
        </p>
      )}
      {pendingEmail && <StatusChip tone="warn" icon={hourglass} text={t('profile.pending')} />}
    </ProfileSection>
  );
}

type EmailFormProps = Pick<EmailSectionProps, 'user' | 'pendingEmail' | 'onRequested' | 'onClose'> & {
  readonly form: FormModule;
};

function EmailForm({ user, pendingEmail, form, onRequested, onClose }: EmailFormProps) {
  const { t } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const readAgain = useReadUserAgain();
  const showSuccess = useSuccessToast();
  const draft = useDraft('emailChange', DRAFT);
  const isHere = useIsHere();

  const ask = async ({ newEmail, currentPassword }: FormValues) => {
    const wanted = normalizeEmail(String(newEmail));
    const { isDone, problem } = await call({
      send: () => requestEmailChange(send, username, { newEmail: wanted, password: String(currentPassword) }),
      fields: FIELDS,
      isDone: async () => {
        // That it is pending proves nothing of a link that is sent again (threat F2).
        if (pendingEmail === wanted) throw new Error('It was before.');
        return (await readAgain(true)).pendingEmail === wanted;
      },
      unknown: t('profile.unknown'),
    });
    if (!isDone) {
      draft.hold();
      return problem;
    }
    draft.drop();
    onRequested(wanted);
    if (isHere()) onClose();
    // Where the person is: the notice that stays is at the top of the page.
    showSuccess(`${t('profile.pendingTitle')} ${t('profile.pendingText', { email: wanted })}`);
    return undefined;
  };
  const cancel = () => {
    draft.drop();
    onClose();
  };
  return (
    <>
      {draft.notice}
      <TenantForm
        key={draft.kept ? 'kept' : 'new'}
        form={form}
        initial={{ currentEmail: user.email, ...(pendingEmail && { newEmail: pendingEmail }), ...draft.kept }}
        submit={t('profile.sendLink')}
        onSubmit={ask}
        onChange={draft.note}
        aside={
          <Button variant="text" size="small" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        }
      />
    </>
  );
}
