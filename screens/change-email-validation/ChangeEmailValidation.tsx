import { changeEmail } from '#account';
import {
  ButtonLink,
  PageMessage,
  useForgetSession,
  useHref,
  useIsSignedIn,
  useUsername,
  useWords,
} from '#runtime';
import { MailedLinkPage } from '../_shared/MailedLinkPage.tsx';
import { type UsedLink, useMailedLink } from '../_shared/mailedLink.ts';

export { mailedLinkLoader as loader, prerenderLink as prerenderData } from '../_shared/mailedLink.ts';

/** Confirms a new address from the mail that was sent to it (RTE-15, REG-23). */
export default function ChangeEmailValidation() {
  const { t } = useWords();
  const href = useHref();
  // A session that is open here names the old address.
  const used = useMailedLink(changeEmail, useForgetSession());
  const profile = href('myProfile');
  if (used.state.is === 'failed' && used.state.code === 'NOT_FOUND') return <OldAddressGone {...used} />;
  return (
    <MailedLinkPage
      {...used}
      words="changeEmailValidation"
      refused={t('changeEmailValidation.failed')}
      next={<ButtonLink href={href('login') ?? ''}>{t('nav.login')}</ButtonLink>}
      remedy={profile && <ButtonLink href={profile}>{t('nav.profile')}</ButtonLink>}
    />
  );
}

/**
 * The account is not known by its old address any more, as after a first use of the same link. Whether this very link
 * did it the gateway does not say, so neither does the page.
 */
function OldAddressGone({ link }: UsedLink) {
  const { t } = useWords();
  const href = useHref();
  const isSignedIn = useIsSignedIn();
  const own = useUsername();
  return (
    <PageMessage
      title={t('changeEmailValidation.used.title')}
      text={t(`changeEmailValidation.used.${isSignedIn ? 'signedIn' : 'text'}`, {
        email: link?.email ?? '',
        own,
      })}
      action={
        <ButtonLink href={href(isSignedIn ? 'accountHome' : 'login') ?? ''}>
          {t(isSignedIn ? 'nav.myCards' : 'nav.login')}
        </ButtonLink>
      }
    />
  );
}
