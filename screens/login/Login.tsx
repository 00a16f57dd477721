import { redirect } from 'react-router';
import {
  AccessHelp,
  type BlockWith,
  ButtonLink,
  ErrorReference,
  PageMessage,
  type ScreenLoader,
  SignInFailed,
  useHref,
  useScreenData,
  useWords,
  withoutBase,
} from '#runtime';
import { clearDraft } from '../_shared/clearDraft.ts';

type Outcome = { readonly failed: SignInFailed['reason'] };

/**
 * /login without a code starts the sign-on, with one finishes it, and when signed in goes to the tenant's start screen
 * (SSO-03). The address is cleaned before the exchange, so that a code is neither sent twice nor kept in the
 * history (threat A2).
 */
export const loader = (async ({ portal, url, signal }) => {
  const start = portal.href(portal.tenant.session.startScreen);
  if (portal.session.isSignedIn()) return redirect(withoutBase(portal, start));

  if (url.searchParams.has('code') || url.searchParams.has('error')) {
    history.replaceState(history.state, '', portal.href('login').replace(/\/$/, ''));
    const finished = await outcomeOf(portal.session.finishSignIn(url));
    if (!('failed' in finished)) {
      portal.stored.remove('returnTo');
      portal.stored.remove('ended');
      clearDraft(portal.stored);
      return redirect(portal.returnPath(finished.returnTo) ?? withoutBase(portal, start));
    }
    // The page was loaded again before it knew what its code brought: the provider still knows the person.
    if (finished.failed !== 'spent') return finished;
  }

  const returnTo = portal.stored.read<string>('returnTo') ?? start;
  // Before the words are there no language is chosen yet.
  const language = portal.translator.i18n.language ?? portal.page.language;
  const address = await outcomeOf(portal.session.beginSignIn(returnTo, language));
  // Whoever has gone elsewhere meanwhile stays there.
  signal.throwIfAborted();
  if ('failed' in address) return address;
  // The provider's back button leads to the page before: it takes the place of /login, and of a page that asks to sign in, where
  // that is the entry, for it would lead to the provider again; else it comes after it.
  const here = location.pathname + location.search;
  if (here === returnTo || here.startsWith(portal.href('login').replace(/\/$/, '')))
    location.replace(address);
  else location.assign(address);
  return new Promise<never>(() => {
    // Never settles: the browser is leaving, and nothing more is to be shown here.
  });
}) satisfies ScreenLoader;

/** What was asked for, or why there is no sign-in. */
function outcomeOf<T extends object>(step: Promise<T>): Promise<T | Outcome> {
  return step.catch((error: unknown): Outcome => {
    if (error instanceof SignInFailed) return { failed: error.reason };
    throw error;
  });
}

const WORDS: Readonly<Partial<Record<SignInFailed['reason'], BlockWith<'title'> & BlockWith<'text'>>>> = {
  clock: 'clockWrong',
  unreachable: 'loginUnreachable',
};

/** Sign-in did not finish: says so and offers to try again, never a loop (SSO-12). */
export default function Login() {
  const { t } = useWords();
  const href = useHref();
  const { failed } = useScreenData<typeof loader>();
  const words = WORDS[failed] ?? 'loginError';
  return (
    <PageMessage
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={
        <>
          <ButtonLink href={href('login') ?? ''}>{t('loginError.button')}</ButtonLink>
          <AccessHelp />
          <ErrorReference trace={{ reference: null }} canWrite={false} />
        </>
      }
    />
  );
}
