// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { json, success } from '../support/fakeFetch.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const refusal = (code: string, status = 400) =>
  json({ meta: { status: 'failed', messages: [{ code, level: 'error', message: 'x' }] } }, status);

async function open(answer: () => Response | Promise<Response>) {
  const sent: { path: string; method: string; body: string | null; bearer: string | null }[] = [];
  const view = await renderScreen({
    path: '/forgot-password/',
    isSignedIn: false,
    gateway: (path, _query, { method, body, headers }) => {
      if (!path.startsWith('/users')) return undefined;
      sent.push({ path, method, body, bearer: headers.get('authorization') });
      return answer();
    },
  });
  const { t } = view;
  const user = userEvent.setup({ delay: null });
  const input = await screen.findByLabelText<HTMLInputElement>(t('forms.email'));
  const button = () => screen.getByRole('button', { name: t('forgotPassword.submit') });
  const ask = async (email: string) => {
    await user.type(input, email);
    await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(button());
  };
  return { ...view, user, input, button, ask, sent };
}

describe('forgot password', () => {
  it('asks for the mail with the lower-case address, as a visitor [API-23 VAL-07 API-05 RTE-17]', async () => {
    const { ask, sent, t } = await open(() => success({}));
    await ask('Ana+7@XX.example');
    await screen.findByText(t('forgotPassword.sent'));
    expect(sent).toEqual([
      {
        path: '/users/ana+7@xx.example/actions/request-password-reset',
        method: 'POST',
        body: null,
        bearer: null,
      },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it.each([
    ['a known address', () => success({})],
    ['an unknown one', () => refusal('NOT_FOUND', 404)],
    ['one that cannot be used', () => refusal('INVALID_EMAIL')],
    ['one that the server fails for', () => refusal('INTERNAL_ERROR', 200)],
    ['one in conflict', () => refusal('CONFLICT', 409)],
  ])('says the same for %s, and nothing else [ERR-89 F6]', async (_what, answer) => {
    const { ask, t, container } = await open(answer);
    await ask('ana@xx.example');
    await screen.findByText(t('forgotPassword.sent'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(container.textContent).not.toContain(t('error-messages.NOT_FOUND'));
  });

  it.each([
    ['no connection', 'connection-error', () => Promise.reject<Response>(new TypeError('network'))],
    ['a server that fails', '500', () => json({}, 500)],
    ['too many requests', 'TOO_MANY_REQUEST', () => refusal('TOO_MANY_REQUEST', 429)],
  ] as const)('is honest about %s, which says nothing of the address', async (_what, code, answer) => {
    const { ask, t, input } = await open(answer);
    await ask('ana@xx.example');
    const text = t(`error-messages.${code}`).replace('#CONTACT#', '').trim();
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
    expect(screen.queryByText(t('forgotPassword.sent'))).toBeNull();
    expect(input.value).toBe('ana@xx.example');
  });

  it('tells a program that fills in the hidden field so, and sends nothing [ERR-90 H6]', async () => {
    const { ask, t, sent, container, user } = await open(() => success({}));
    const trap = container.querySelector<HTMLInputElement>('input[name=website]');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap?.tabIndex).toBe(-1);
    if (trap) await user.type(trap, 'https://spam.example');
    await ask('ana@xx.example');
    await screen.findByText('Bot detected. Relax!');
    expect(sent).toEqual([]);
    expect(screen.queryByText(t('forgotPassword.sent'))).toBeNull();
  });

  it('hears a person whose password manager filled in the hidden field, once they send again [ERR-90 H6]', async () => {
    const { ask, t, sent, container, user, button } = await open(() => success({}));
    const trap = container.querySelector<HTMLInputElement>('input[name=website]');
    if (trap) fireEvent.input(trap, { target: { value: 'https://portal.example' } });
    await ask('ana@xx.example');
    await screen.findByText('Bot detected. Relax!');
    expect(sent).toEqual([]);
    await user.click(button());
    await screen.findByText(t('forgotPassword.sent'));
    expect(sent).toHaveLength(1);
  });

  it('refuses an address that is none before it sends anything [VAL-04 VAL-05]', async () => {
    const { user, input, sent, t, button } = await open(() => success({}));
    await user.type(input, 'abc@');
    await user.click(button());
    await screen.findAllByText(new RegExp(t('form-validations.email')));
    expect(sent).toEqual([]);
  });
});
