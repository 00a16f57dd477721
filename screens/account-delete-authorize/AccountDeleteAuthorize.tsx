import { deleteUser, useEndWith } from '#account';
import { type FormModule, type FormValues, formLoader, TenantForm } from '#forms';
import {
  Alert,
  BackLink,
  ButtonLink,
  getUser,
  PageHeading,
  Panel,
  useErrorDescription,
  useHref,
  useScreenData,
  useSend,
  useUsername,
  useWords,
} from '#runtime';
import { useFormCall } from '../_shared/useFormCall.ts';
import styles from './AccountDeleteAuthorize.module.css';

const FIELDS = {
  'BAD_REQUEST-delete_account': 'password',
  INVALID_PASSWORD: 'password',
  PASSWORD_MISMATCH: 'password',
};

export const loader = formLoader('deleteAuthorize');

/** The password as proof of identity, then the account is deleted for good (RTE-61, API-36, GRD-32). */
export default function AccountDeleteAuthorize() {
  const { t } = useWords();
  const href = useHref();
  const form = useScreenData<typeof loader>();
  const before = href('accountDelete');
  return (
    <>
      {before && <BackLink href={before}>{t('common.back')}</BackLink>}
      <PageHeading title={t('screens.accountDeleteAuthorize')} text={t('deleteAccount.authorizeText')} />
      <Panel>
        <div className={styles.narrow}>
          <Alert tone="bad" title={t('deleteAccount.disclaimers.irreversible')} />
          <PasswordForm form={form} />
        </div>
      </Panel>
    </>
  );
}

function PasswordForm({ form }: { readonly form: FormModule }) {
  const { t } = useWords();
  const href = useHref();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const describeError = useErrorDescription();
  const end = useEndWith('deleteConfirmed');
  const profile = href('myProfile');

  const isGone = async () => {
    try {
      await getUser(send, username);
      return false;
    } catch (error) {
      if (describeError(error).status === 404) return true;
      throw error;
    }
  };
  const erase = async ({ password }: FormValues) => {
    const { isDone, problem } = await call({
      send: () => deleteUser(send, username, String(password)),
      fields: FIELDS,
      isDone: isGone,
      unknown: t('deleteAccount.unknown'),
    });
    if (isDone) end();
    return problem;
  };
  return (
    <TenantForm
      form={form}
      username={username}
      submit={t('deleteAccount.lastStep')}
      isDanger
      onSubmit={erase}
      aside={
        profile && (
          <ButtonLink href={profile} variant="outline">
            {t('deleteAccount.keep')}
          </ButtonLink>
        )
      }
    />
  );
}
