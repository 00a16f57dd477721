import { ButtonLink, changeEmail, useHref, useIsSignedIn, useWords } from '#runtime';
import { MailedLinkPage } from '../_shared/MailedLinkPage.tsx';
import { useMailedLink } from '../_shared/mailedLink.ts';

export { enterMailedLink as enter } from '../_shared/mailedLink.ts';

/** Confirms a new address from the mail that was sent to it (spec section 4, email change; RTE-15). */
export default function ChangeEmailValidation() {
  const { t } = useWords();
  const href = useHref();
  const isSignedIn = useIsSignedIn();
  const used = useMailedLink(changeEmail);
  const profile = href('myProfile');
  return (
    <MailedLinkPage
      {...used}
      words="changeEmailValidation"
      // A session that is open here names the old address: it ends first.
      next={
        <ButtonLink href={href(isSignedIn ? 'logout' : 'login') ?? ''}>
          {t(isSignedIn ? 'nav.logout' : 'nav.login')}
        </ButtonLink>
      }
      remedy={profile && <ButtonLink href={profile}>{t('nav.profile')}</ButtonLink>}
    />
  );
}
