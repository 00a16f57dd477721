import { useState } from 'react';
import { type FormName, openForm } from '#forms';
import {
  Alert,
  Button,
  type ScreenLoader,
  Skeleton,
  type User,
  useLeave,
  useOpenDrafts,
  useScreenData,
  useStored,
  useTenant,
  useUser,
  useWords,
} from '#runtime';
import { LoadFailed } from '../_shared/LoadFailed.tsx';
import { readSent } from '../_shared/useSent.ts';
import { EmailSection } from './EmailSection.tsx';
import { MyData } from './MyData.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonalInfoSection } from './PersonalInfoSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import styles from './Profile.module.css';
import { ProfileHead } from './ProfileHead.tsx';
import type { SectionControl } from './ProfileSection.tsx';

type SectionName = 'personalInfo' | 'changePassword' | 'changeEmail' | 'changePhone';

const FORMS: Readonly<Record<SectionName, readonly FormName[]>> = {
  personalInfo: ['personalInfo'],
  changePassword: ['passwordChange'],
  changeEmail: ['emailChange'],
  changePhone: ['phoneChange', 'phoneCode'],
};
const SECTIONS = Object.keys(FORMS) as SectionName[];

/** The forms of the sections that are on come before the screen does, so that one opens at once. */
export const loader = (async ({ portal }) => {
  const wanted = SECTIONS.filter((name) => portal.tenant.profile[name] === 'on').flatMap(
    (name) => FORMS[name],
  );
  const loaded = wanted.map(async (name) => {
    return [name, await openForm(portal, name)] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}) satisfies ScreenLoader;

/** Personal information, password, email and phone: each on, paused or off (RTE-50 to RTE-54). */
export default function Profile() {
  const { t } = useWords();
  const user = useUser();
  if (user.data) return <KnownProfile user={user.data} />;
  return (
    <>
      <ProfileHead user={null} />
      {user.isError ? (
        <LoadFailed
          words="profile"
          error={user.error}
          isBusy={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      ) : (
        <Skeleton shape="list" label={t('profile.loading')} />
      )}
    </>
  );
}

function KnownProfile({ user }: { readonly user: User }) {
  const forms = useScreenData<typeof loader>();
  const states = useTenant('profile');
  const leave = useLeave();
  // One form at a time: opening another closes it.
  const { kept } = useOpenDrafts();
  const stored = useStored();
  const isBegun = (name: SectionName) =>
    FORMS[name].some((form) => kept(form)) || (name === 'changePhone' && readSent(stored, 'phoneCode'));
  const [open, setOpen] = useState(
    () => SECTIONS.find((name) => states[name] === 'on' && isBegun(name)) ?? null,
  );
  const [requested, setRequested] = useState('');
  const pendingEmail = requested || user.pendingEmail;
  const controlOf = (name: SectionName): SectionControl | null => {
    const state = states[name];
    if (state === 'off') return null;
    return {
      state,
      isOpen: open === name,
      onOpen: () => leave(() => setOpen(name)),
      // A late answer closes no other section.
      onClose: () => setOpen((now) => (now === name ? null : now)),
    };
  };
  const personal = controlOf('personalInfo');
  const password = controlOf('changePassword');
  const email = controlOf('changeEmail');
  const phone = controlOf('changePhone');
  return (
    <>
      <ProfileHead user={user} />
      {email && pendingEmail && (
        <PendingEmail email={pendingEmail} onResend={email.state === 'on' && !email.isOpen && email.onOpen} />
      )}
      {personal && <PersonalInfoSection {...personal} user={user} form={forms.personalInfo} />}
      {email && (
        <EmailSection
          {...email}
          user={user}
          pendingEmail={pendingEmail}
          form={forms.emailChange}
          onRequested={setRequested}
        />
      )}
      {phone && <PhoneSection {...phone} user={user} form={forms.phoneChange} codeForm={forms.phoneCode} />}
      {password && <PasswordSection {...password} form={forms.passwordChange} />}
      <MyData />
    </>
  );
}

interface PendingEmailProps {
  readonly email: string;
  /** Opens the form, where it can be: the link is asked for with the password each time. */
  readonly onResend: false | (() => void);
}

/** A change of the email waits for its mailed link (REG-24). */
function PendingEmail({ email, onResend }: PendingEmailProps) {
  const { t } = useWords();
  return (
    <div className={styles.alert}>
      <Alert
        tone="info"
        title={t('profile.pendingTitle')}
        text={t('profile.pendingText', { email })}
        action={
          onResend && (
            <Button variant="tonal" size="small" onClick={onResend}>
              {t('profile.resendLink')}
            </Button>
          )
        }
      />
    </div>
  );
}
