// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { json, success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../../support/holderGateway.ts';
import { problem } from '../../support/problem.ts';
import { type Gateway, renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const PATH = '/my-cards/card-details/2-CN/plasticless/otp-verification';
const ASK = 'request-association-verification';
const VERIFY = 'verify-association';

interface Faults {
  /** Codes of the gateway, or how the answer fails, by the last part of the path; the first one comes first. */
  readonly faults?: Record<string, string[]>;
  /** The change is made even though the answer fails. */
  readonly isMade?: boolean;
  /** The gateway takes the code, but shows the card as pending still. */
  readonly isSlow?: boolean;
}

function fail(fault: string): Response {
  if (fault === 'cut') throw new TypeError('The connection was cut.');
  if (fault === 'html') return new Response('<html>', { status: 502 });
  return json({ meta: { status: 'failed', messages: [{ code: fault, message: fault }] } }, 400);
}

async function open({ faults = {}, isMade = false, isSlow = false }: Faults = {}) {
  const holder = { isVerified: false };
  const sent: { call: string; body: unknown }[] = [];
  const gateway: Gateway = (path, query, request) => {
    const call = path.split('/').at(-1) ?? '';
    if (call === 'cards' && faults.cards?.length) return fail(faults.cards.shift() ?? '');
    if (call === ASK || call === VERIFY) {
      sent.push({ call, body: JSON.parse(request.body ?? '{}') });
      const fault = faults[call]?.shift();
      if (call === VERIFY && (fault === undefined || isMade) && !isSlow) holder.isVerified = true;
      if (fault !== undefined) return fail(fault);
      return success({ hint: 'a***@xx.example', cardClass: 'virtual', channel: 'email' });
    }
    const status = holder.isVerified ? 'active' : 'pending';
    return holderGateway({
      cards: [aServerCard(), aServerCard({ card_ref: '2', status, is_virtual: true })],
    })(path, query, request);
  };
  const view = await renderScreen({ path: PATH, gateway });
  await screen.findByRole('button', { name: 'Send the code' });
  return { ...view, sent, holder };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
const confirm = () => screen.getByRole('button', { name: 'Confirm' });
async function type(code: string) {
  await ask();
  await screen.findByLabelText('Verification code');
  await userEvent.type(input(), code);
  await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBeNull());
}
const infoPath = /2-CN\/plasticless\/card-info$/;

describe('the verification of a pending card', () => {
  it('has a code sent on a press alone, once, and says where it went, hidden as everywhere [API-55 F12 USE-22]', async () => {
    const { sent } = await open();
    expect(screen.getByText(/We will send it to an•••@xx.example/)).toBeTruthy();
    expect(sent).toEqual([]);
    const button = screen.getByRole('button', { name: 'Send the code' });
    for (let count = 0; count < 5; count += 1) fireEvent.click(button);
    expect(await screen.findByText(/We sent a one-time code to an•••@xx.example/)).toBeTruthy();
    expect(sent).toEqual([{ call: ASK, body: { channel: 'email' } }]);
    expect(document.activeElement).toBe(input());
  });

  it('takes six digits by the name verificationCode, pasted with spaces too [ENT-117 F12]', async () => {
    const { sent } = await open();
    await ask();
    await screen.findByLabelText('Verification code');
    expect(input().id).toMatch(/verificationCode$/);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(input());
    await userEvent.paste(' 123 456 ');
    expect(input().value).toBe('123456');
    await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(confirm());
    await waitFor(() => expect(sent.at(-1)).toEqual({ call: VERIFY, body: { verification_code: '123456' } }));
  });

  it('ends at the card’s data, with the cards read anew and a toast that stays [API-68 ACT-25 GRD-27]', async () => {
    const { t, router, calls } = await open();
    const cardsBefore = calls().filter((call) => call.includes('/cards?')).length;
    await type('123456');
    await userEvent.click(confirm());
    await waitFor(() => expect(router.state.location.pathname).toMatch(infoPath));
    expect(await screen.findByRole('button', { name: t('secrets.open.cardInfo') })).toBeTruthy();
    const toasts = await screen.findByRole('region', { name: t('toast.region') });
    expect(within(toasts).getByText('The card is verified')).toBeTruthy();
    expect(calls().filter((call) => call.includes('/cards?')).length).toBeGreaterThan(cardsBefore);
  });

  it.each([
    ['INVALID_OTP', 'The code is not valid. Check the latest message and type the code again.'],
    ['INVALID_VERIFICATION_CODE', 'The code is not valid. Check the latest message and type the code again.'],
    ['OTP_IS_EXPIRED', 'The one-time code has expired. Ask for a new one.'],
  ])('says at the field what is wrong with the code: %s [F11]', async (code, text) => {
    const { router } = await open({ faults: { [VERIFY]: [code] } });
    await type('999999');
    await userEvent.click(confirm());
    expect(await within(screen.getByRole('main')).findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(input());
    expect(input().value).toBe('999999');
    expect(router.state.location.pathname).not.toMatch(infoPath);
  });

  it.each([
    { code: 'TOO_MANY_REQUEST', text: /Try again in 60 minutes/, ids: 'CON-31 ERR-36 ERR-42' },
    { code: 'CONFLICT', text: /already linked to another person/, ids: 'ERR-35 ERR-39' },
    { code: 'OTP_LIMIT_IS_EXCEEDED', text: /Too many attempts today/, ids: 'F12' },
  ])('says in the form why it cannot go on: $code [$ids]', async ({ code, text }) => {
    await open({ faults: { [VERIFY]: [code] } });
    await type('123456');
    await userEvent.click(confirm());
    expect((await problem()).textContent).toMatch(text);
    expect(input().value).toBe('123456');
  });

  it.each([
    ['TOO_MANY_REQUEST', /Try again in 60 minutes/],
    ['OTP_LIMIT_IS_EXCEEDED', /Too many attempts today/],
    ['cut', /do not know whether a code was sent/],
    ['html', /do not know whether a code was sent/],
  ])('says where no code could be sent: %s, and asks again on a press [CON-31 F12]', async (fault, text) => {
    const { sent } = await open({ faults: { [ASK]: [fault] } });
    await ask();
    // One alert, in the page.
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getByRole('main').textContent).toMatch(text);
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    await ask();
    expect(await screen.findByLabelText('Verification code')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([ASK, ASK]);
  });

  it('waits a minute before another code, unless one is at hand already [F12]', async () => {
    const { t } = await open();
    await userEvent.click(screen.getByRole('button', { name: t('plasticless.haveCode') }));
    const resend = screen.getByRole('button', { name: t('profile.resendCode') });
    expect(resend.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(resend);
    expect(await screen.findByText(t('profile.resendIn', { count: 60 }))).toBeTruthy();
    expect(resend.getAttribute('aria-disabled')).toBe('true');
  });

  it.each(['cut', 'html'])(
    'looks at the card when no answer came: it is verified (%s) [F2]',
    async (fault) => {
      const { router, sent } = await open({ faults: { [VERIFY]: [fault] }, isMade: true });
      await type('123456');
      await userEvent.click(confirm());
      await waitFor(() => expect(router.state.location.pathname).toMatch(infoPath));
      expect(sent.filter(({ call }) => call === VERIFY)).toHaveLength(1);
    },
  );

  it('says that nobody knows where the card cannot be read either [F2]', async () => {
    const faults: Record<string, string[]> = { [VERIFY]: ['cut'] };
    const { t } = await open({ faults });
    await type('123456');
    faults.cards = ['cut'];
    await userEvent.click(confirm());
    expect(await screen.findByText(t('plasticless.unknown'))).toBeTruthy();
  });

  it('was done elsewhere meanwhile: leads on [ACT-25]', async () => {
    const { router, holder } = await open({ faults: { [ASK]: ['CONFLICT'] } });
    holder.isVerified = true;
    await ask();
    await waitFor(() => expect(router.state.location.pathname).toMatch(infoPath));
  });

  it('says that nobody could look where the cards cannot be read after the code was taken', async () => {
    const faults: Record<string, string[]> = {};
    const { t } = await open({ faults, isSlow: true });
    await type('123456');
    await userEvent.click(confirm());
    const again = await screen.findByRole('button', { name: t('plasticless.accepted.action') });
    faults.cards = ['cut', 'cut', 'cut', 'cut'];
    await userEvent.click(again);
    const toasts = await screen.findByRole('region', { name: t('toast.region') });
    await waitFor(() => expect(toasts.textContent).not.toBe(''));
    // Nobody could look.
    expect(screen.queryByText(/^Checked at/)).toBeNull();
  });

  it('never says that the card is verified before the gateway shows it so [ACT-24]', async () => {
    const { t, router, holder } = await open({ isSlow: true });
    await type('123456');
    await userEvent.click(confirm());
    expect(await screen.findByRole('heading', { name: t('plasticless.accepted.title') })).toBeTruthy();
    expect(screen.queryByText(/^Checked at/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('plasticless.accepted.action') }));
    const said = await screen.findByText(/^Checked at \d\d:\d\d: the card is not shown as verified yet\.$/);
    expect(said.getAttribute('role')).toBe('status');
    expect(router.state.location.pathname).not.toMatch(infoPath);
    holder.isVerified = true;
    await userEvent.click(await screen.findByRole('button', { name: t('plasticless.accepted.action') }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(infoPath));
  });
});
