import { ButtonLink, changeEmail, useForgetSession, useHref, useWords } from '#runtime';
import { MailedLinkPage } from '../_shared/MailedLinkPage.tsx';
import { useMailedLink } from '../_shared/mailedLink.ts';

export { enterMailedLink as enter } from '../_shared/mailedLink.ts';

/** Confirms a new address from the mail that was sent to it (spec section 4, email change; RTE-15). */
export default function ChangeEmailValidation() {
  const { t } = useWords();
  const href = useHref();
  // A session that is open here names the old address.
  const used = useMailedLink(changeEmail, useForgetSession());
  const profile = href('myProfile');
  return (
    <MailedLinkPage
      {...used}
      words="changeEmailValidation"
      next={<ButtonLink href={href('login') ?? ''}>{t('nav.login')}</ButtonLink>}
      remedy={profile && <ButtonLink href={profile}>{t('nav.profile')}</ButtonLink>}
    />
  );
}
