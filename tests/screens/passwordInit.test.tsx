// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { json, success } from '../support/fakeFetch.ts';
import { fillField } from '../support/fillField.ts';
import { type RenderOptions, renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const NEW_PASSWORD = 'Zelen#2026';
// The address has lost its plus on the way.
const LINK = '/app/user/reset-password?email=ana%207%40xx.example&code=ab+cd%20ef%2F%2B';

const refusal = (code: string) =>
  json({ meta: { status: 'failed', messages: [{ code, level: 'error', message: 'x' }] } }, 400);

async function open(
  answer: () => Response | Promise<Response> = () => success({}),
  options: Partial<RenderOptions> = {},
) {
  const sent: { path: string; body: unknown }[] = [];
  const view = await renderScreen({
    path: LINK,
    isSignedIn: false,
    gateway: (path, _query, { body }) => {
      if (!path.startsWith('/users')) return undefined;
      sent.push({ path, body: JSON.parse(body ?? 'null') });
      return answer();
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, sent, user: userEvent.setup({ delay: null }) };
}

type Opened = Awaited<ReturnType<typeof open>>;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

async function choose({ t, user }: Opened) {
  fillField(field(t('forms.newPassword')), NEW_PASSWORD);
  fillField(field(t('forms.repeatPassword')), NEW_PASSWORD);
  const button = screen.getByRole('button', { name: t('passwordInit.submit') });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(button);
}

const isDead = (t: Opened['t']) => screen.findByRole('heading', { name: t('passwordInit.dead.title') });

describe('a new password from a mailed link', () => {
  it.each(['/app/user/reset-password', '/forgot-password/change'])(
    'is set at %s with the code as it was mailed, and the repeated one is not sent [API-24 VAL-75 API-65 RTE-19]',
    async (path) => {
      const opened = await open(undefined, { path: LINK.replace('/app/user/reset-password', path) });
      await choose(opened);
      await screen.findByRole('heading', { name: opened.t('dialogs.passwordChanged.title') });
      expect(opened.sent).toEqual([
        {
          path: '/users/ana+7@xx.example/actions/reset-password',
          body: { new_password: NEW_PASSWORD, verification_code: 'ab+cd+ef/+' },
        },
      ]);
      const login = screen.getAllByRole('link', { name: opened.t('dialogs.passwordChanged.button') });
      expect(login.at(-1)?.getAttribute('href')).toBe('/xx/login/');
    },
  );

  it('takes the code out of the address before anything else, and keeps it nowhere [K17]', async () => {
    history.replaceState(null, '', `/xx${LINK}`);
    await open();
    expect(location.href).not.toContain('code');
    expect(location.search).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('cd');
  });

  it('is kept by password managers under the address that the mail went to', async () => {
    const { t } = await open();
    const { form } = field(t('forms.newPassword'));
    expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ana+7@xx.example');
  });

  it.each([
    ['EXPIRED_TOKEN', 'ERR-70'],
    ['INVALID_TOKEN', 'ERR-71 ERR-43'],
    ['NOT_FOUND', 'F6'],
  ])('leads from %s to a new link [%s]', async (code) => {
    const opened = await open(() => refusal(code));
    await choose(opened);
    const heading = await isDead(opened.t);
    expect(document.activeElement).toBe(heading);
    const again = screen.getByRole('link', { name: opened.t('passwordInit.dead.button') });
    expect(again.getAttribute('href')).toBe('/xx/forgot-password');
  });

  it('names the mail where the page was loaded again, and does not call its link dead', async () => {
    const { t } = await open(undefined, { path: '/app/user/reset-password' });
    await screen.findByRole('heading', { name: t('mailedLink.missing.title') });
    const again = screen.getByRole('link', { name: t('passwordInit.dead.button') });
    expect(again.getAttribute('href')).toBe('/xx/forgot-password');
    expect(screen.queryByLabelText(t('forms.newPassword'))).toBeNull();
  });

  it.each(['?email=ana%40xx.example', '?code=ab'])(
    'asks for a new link where "%s" is all',
    async (search) => {
      const { t } = await open(undefined, { path: `/app/user/reset-password${search}` });
      await isDead(t);
      expect(screen.queryByLabelText(t('forms.newPassword'))).toBeNull();
    },
  );

  it('shows a refusal of the password at its field [ERR-82]', async () => {
    const opened = await open(() => refusal('MISMATCH_PASSWORD_COMPLEXITY'));
    await choose(opened);
    await screen.findByText(opened.t('error-messages.MISMATCH_PASSWORD_COMPLEXITY'));
    const input = field(opened.t('forms.newPassword'));
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe(NEW_PASSWORD);
  });

  it('keeps what was typed after a cut connection, and can be sent again [ERR-47]', async () => {
    let isDown = true;
    const opened = await open(() => (isDown ? Promise.reject(new TypeError('network')) : success({})));
    await choose(opened);
    await screen.findByText(opened.t('passwordInit.unknown'));
    isDown = false;
    await opened.user.click(screen.getByRole('button', { name: opened.t('passwordInit.submit') }));
    await screen.findByRole('heading', { name: opened.t('dialogs.passwordChanged.title') });
    expect(opened.sent).toHaveLength(2);
  });

  it.each([
    ['Aa1!aaa', 'passwordMin'],
    ['aa1!aaaa', 'passwordUpper'],
    ['AA1!AAAA', 'passwordLower'],
    ['Aaa!aaaa', 'passwordDigit'],
    ['Aa1aaaaa', 'passwordSpecial'],
  ] as const)('refuses %s by the rule %s [VAL-21]', async (password, rule) => {
    const { t, user, sent } = await open();
    await user.type(field(t('forms.newPassword')), password);
    await user.type(field(t('forms.repeatPassword')), password);
    await user.click(screen.getByRole('button', { name: t('passwordInit.submit') }));
    const failed = t(`form-validations.${rule}`, { count: 8 });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: t('fieldsToFix', { count: 1 }) }).textContent).toContain(
        `${t('forms.newPassword')}: ${failed}`,
      ),
    );
    expect(sent).toEqual([]);
  });
});
