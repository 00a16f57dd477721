// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionStorageOf } from '../../runtime/session/sessionStorageOf.ts';
import { aTenant } from '../support/aTenant.ts';
import { json, success } from '../support/fakeFetch.ts';
import { type Gateway, type RenderOptions, renderScreen, USERNAME } from '../support/renderScreen.tsx';

afterEach(cleanup);

const QUERY = '?email=Ana%2B7%40xx.example&code=a%20b%2F';
const EMAIL = 'Ana+7@xx.example';
const USER = '/users/ana+7@xx.example/actions';
const visit = (options: Partial<RenderOptions> = {}) =>
  renderScreen({ path: `/account-validation${QUERY}`, isSignedIn: false, ...options });
const title = async (text: string) => waitFor(() => expect(heading()).toBe(text));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const refused = (code: string, status = 200) =>
  json({ meta: { status: 'failed', messages: [{ code, level: 'error', message: 'no' }] } }, status);
const answering =
  (answer: () => Response): Gateway =>
  (path) =>
    path.includes('/actions/') ? answer() : undefined;

/** Answers what is asked, and keeps the bodies of what was sent. */
function keeping(answers: readonly (() => Response)[]) {
  const bodies: unknown[] = [];
  const gateway: Gateway = (path, _query, request) => {
    if (!path.includes('/actions/')) return undefined;
    bodies.push(request.body && JSON.parse(request.body));
    return answers[Math.min(bodies.length, answers.length) - 1]?.();
  };
  return { bodies, gateway };
}

describe('the page of an activation link', () => {
  it.each(['app/user/activate-account', 'account-validation'])(
    'verifies at /%s, once, with the code as it was mailed [RTE-12 RTE-13 API-21 VAL-75]',
    async (path) => {
      const { bodies, gateway } = keeping([() => success({})]);
      const { t, calls } = await visit({ path: `/${path}${QUERY}`, gateway });
      await title(t('accountValidation.done.title'));
      expect(bodies).toEqual([{ verification_code: 'a+b/' }]);
      expect(calls()).toEqual([`${USER}/verify-email`]);
      expect(within(screen.getByRole('main')).getByRole('link', { name: t('nav.login') })).toBeTruthy();
    },
  );

  it('takes email and code out of the address before it uses them [K17]', async () => {
    history.replaceState(null, '', `/xx/account-validation${QUERY}`);
    let search: string | null = null;
    const { t } = await visit({
      gateway: answering(() => {
        search = location.search;
        return success({});
      }),
    });
    await title(t('accountValidation.done.title'));
    expect([search, location.search, location.pathname]).toEqual(['', '', '/xx/account-validation']);
  });

  it('reads the parameters that the tenant names [RTE-23]', async () => {
    const tenant = aTenant({
      mailLinks: { parameters: { email: 'who', code: 'proof' }, confirmClick: false },
    });
    const { t, calls } = await visit({ tenant, path: '/account-validation?who=a%40b.example&proof=x' });
    await title(t('accountValidation.done.title'));
    expect(calls()).toEqual(['/users/a@b.example/actions/verify-email']);
  });

  it('asks for one click first where the tenant wants it, and then sends once [K17 F1]', async () => {
    const tenant = aTenant({
      mailLinks: { parameters: { email: 'email', code: 'code' }, confirmClick: true },
    });
    const { t, calls } = await visit({ tenant });
    await title(t('accountValidation.ask.title'));
    expect(calls()).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: t('accountValidation.ask.button') }));
    await title(t('accountValidation.done.title'));
    expect(calls()).toHaveLength(1);
  });

  it.each([
    { code: 'EXPIRED_TOKEN', words: 'mailedLink.expired', status: 200, row: 'ERR-70' },
    { code: 'INVALID_TOKEN', words: 'accountValidation.used', status: 400, row: 'ERR-71' },
    { code: 'NOT_FOUND', words: 'accountValidation.used', status: 404, row: 'ERR-83' },
  ] as const)(
    'says what the catalogue says of $code, and no toast [REG-13 REG-14 $row]',
    async ({ code, words, status }) => {
      const { t } = await visit({ gateway: answering(() => refused(code, status)) });
      await title(t(words));
      expect(screen.getByRole('main').textContent).toContain(t(`error-messages.${code}`));
      expect(screen.getByRole('button', { name: t('mailedLink.resend') })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('says of a link that is used up neither that the email was verified nor that it was not', async () => {
    const { t } = await visit({ gateway: answering(() => refused('INVALID_TOKEN', 400)) });
    await title(t('accountValidation.used'));
    expect(document.body.textContent).not.toContain(t('accountValidation.failed'));
    expect(screen.getByRole('main').textContent).toContain(t('accountValidation.hint'));
  });

  it('does not call a link used up that was refused for what lies elsewhere', async () => {
    const { t } = await visit({ gateway: answering(() => refused('TOO_MANY_REQUEST', 429)) });
    await title(t('accountValidation.failed'));
    expect(screen.getByRole('main').textContent).toContain(t('error-messages.TOO_MANY_REQUEST'));
  });

  it.each([
    ['a fault of the service', () => json({}, 500)],
    ['no answer', () => Promise.reject(new TypeError('offline')) as never],
  ])('lets the same link be tried again after %s [RTE-14]', async (_, fails) => {
    const { bodies, gateway } = keeping([fails, () => success({})]);
    const { t } = await visit({ gateway });
    await title(t('mailedLink.unreachable.title'));
    await userEvent.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    await title(t('accountValidation.done.title'));
    expect(bodies).toEqual([{ verification_code: 'a+b/' }, { verification_code: 'a+b/' }]);
  });

  it.each([
    ['was sent', () => success({})],
    ['was refused because there is no such account', () => refused('NOT_FOUND', 404)],
    ['was refused with a failed answer', () => refused('INVALID_EMAIL')],
  ])('says the same whether another link %s [REG-15 API-22 F6]', async (_, resent) => {
    const { gateway } = keeping([() => refused('INVALID_TOKEN'), resent]);
    const { t, calls } = await visit({ gateway });
    await title(t('accountValidation.used'));
    await userEvent.dblClick(screen.getByRole('button', { name: t('mailedLink.resend') }));
    await title(t('mailedLink.resent.title'));
    expect(screen.getByRole('main').textContent).toContain('Ana+7@xx.example');
    expect(calls()).toEqual([`${USER}/verify-email`, `${USER}/request-email-verification`]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('says that too many links were asked for, or that nothing could be sent [F6]', async () => {
    const { gateway } = keeping([() => refused('INVALID_TOKEN'), () => refused('TOO_MANY_REQUEST', 429)]);
    const { t } = await visit({ gateway });
    await title(t('accountValidation.used'));
    await userEvent.click(screen.getByRole('button', { name: t('mailedLink.resend') }));
    expect((await screen.findByRole('alert')).textContent).toContain(t('error-messages.TOO_MANY_REQUEST'));
    expect(heading()).toBe(t('accountValidation.used'));
  });

  it.each(['', '?email=a%40b.example', '?code=x'])(
    'sends nothing without both parts: "%s"',
    async (query) => {
      const { t, calls } = await visit({ path: `/account-validation${query}` });
      await title(t('mailedLink.missing.title'));
      expect(calls()).toEqual([]);
      expect(screen.queryByRole('button', { name: t('mailedLink.resend') })).toBeNull();
    },
  );
});

describe('the page of an email change', () => {
  it.each(['app/user/change-email', 'change-email'])(
    'confirms at /%s, without a session [RTE-15 RTE-16 API-35]',
    async (path) => {
      const { bodies, gateway } = keeping([() => success({})]);
      const { t, calls } = await visit({ path: `/${path}${QUERY}`, gateway });
      await title(t('changeEmailValidation.done.title'));
      expect([bodies, calls()]).toEqual([[{ validation_code: 'a+b/' }], [`${USER}/change-email`]]);
    },
  );

  it('ends a session that is open here, stays on the page and sends nothing again [RTE-15 F1]', async () => {
    const { bodies, gateway } = keeping([() => success({})]);
    const { t, portal } = await visit({ path: `/change-email${QUERY}`, gateway, isSignedIn: true });
    await title(t('changeEmailValidation.done.title'));
    await waitFor(() => expect(portal.session.isSignedIn()).toBe(false));
    await title(t('changeEmailValidation.done.title'));
    expect(bodies).toHaveLength(1);
  });

  it('leaves the session of another tab alone, which may be somebody else’s', async () => {
    const forAll = sessionStorageOf(aTenant(), () => localStorage);
    forAll.write('holder', { mark: 'of somebody' });
    const { gateway } = keeping([() => success({})]);
    const { t } = await visit({ path: `/change-email${QUERY}`, gateway });
    await title(t('changeEmailValidation.done.title'));
    expect(forAll.read('holder')).toEqual({ mark: 'of somebody' });
  });

  it('says that a link is used up, and offers no other one [RTE-15]', async () => {
    const { t } = await visit({
      path: `/change-email${QUERY}`,
      gateway: answering(() => refused('INVALID_TOKEN', 400)),
    });
    await title(t('changeEmailValidation.failed'));
    expect(screen.queryByRole('button', { name: t('mailedLink.resend') })).toBeNull();
  });

  const unknown = () => answering(() => refused('NOT_FOUND', 404));

  it('never says that nothing was changed when the old address is gone: it was, by a first use [USE-14]', async () => {
    const { t } = await visit({ path: `/change-email${QUERY}`, gateway: unknown() });
    await title(t('changeEmailValidation.used.title'));
    const said = screen.getByRole('main').textContent;
    expect(said).toContain(t('changeEmailValidation.used.text', { email: EMAIL }));
    expect(said).not.toContain(t('changeEmailValidation.failed'));
    expect(screen.getByRole('main').querySelector('a')?.getAttribute('href')).toBe('/xx/login/');
  });

  it('names the address to whoever has logged in with the new one, and leads to their cards [USE-14]', async () => {
    const { t } = await visit({ path: `/change-email${QUERY}`, gateway: unknown(), isSignedIn: true });
    await title(t('changeEmailValidation.used.title'));
    const said = t('changeEmailValidation.used.signedIn', { email: EMAIL, own: USERNAME });
    expect(screen.getByRole('main').textContent).toContain(said);
    expect(screen.getByRole('main').querySelector('a')?.getAttribute('href')).toBe('/xx/account');
  });

  it('says the same after an answer that told nothing, where the change was made [USE-14 USE-24]', async () => {
    const { gateway } = keeping([() => success(null), () => refused('NOT_FOUND', 404)]);
    const { t } = await visit({ path: `/change-email${QUERY}`, gateway });
    await title(t('mailedLink.unreachable.title'));
    await userEvent.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    await title(t('changeEmailValidation.used.title'));
  });
});
