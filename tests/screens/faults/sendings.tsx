/** What a call that changes something must hold to, whatever goes wrong with it. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DIALOGS, type DialogName } from '../../../runtime/messages/dialogs.ts';
import type { PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import { BREAKDOWNS, EXPIRED, type Fault, REFUSALS } from '../../support/faults.ts';
import { expectPlain, type FaultCase, main, type Opened, openBroken, pathOf } from './openBroken.tsx';

type T = Opened['t'];

export interface Sending extends FaultCase {
  /** Types and chooses, up to the last press. */
  readonly fill: (view: Opened) => Promise<unknown>;
  /** The button that sends. */
  readonly button: PlainWordsKey | ((t: T) => string);
  /** What has to be done before the button is there again; the button alone unless told. */
  readonly again?: (view: Opened) => Promise<unknown>;
  /** That what was typed or chosen still stands there. */
  readonly keeps: (view: Opened) => unknown;
  /** Everything that is said of a fault in the page; the catalogue's words unless told. */
  readonly says?: (fault: Fault, t: T) => readonly string[];
  /** Faults that visitors must not be able to tell from success (threat F6): they have tests of their own. */
  readonly isNeutral?: (fault: Fault) => boolean;
  /** Said by a toast alone. */
  readonly isToast?: boolean;
  readonly isClaimed: (view: Opened) => boolean;
}

const TEN_SECONDS = 10_000;

/** Nobody knows what became of it. */
export const isBreakdown = ({ status }: Fault) => status === null || status >= 500;

/**
 * The words of the catalogue for an answer without a code (ERR-05), of which a limit is told as one; a missing page
 * is not what a call is about.
 */
export function catalogueWords({ status, isNoAnswer }: Fault, t: T): string {
  const unanswered = isNoAnswer ? 'default' : 'connection-error';
  const known = { 401: '401', 429: 'TOO_MANY_REQUEST', 500: '500' } as const;
  const own = status === null ? unanswered : (known[status as keyof typeof known] ?? 'default');
  return t(`error-messages.${own}`).replace('#CONTACT#', '').trim();
}

/** What the toast says: the catalogue to the letter (ERR-45). */
export const toastWords = (fault: Fault, t: T) => [
  fault.status === 404 ? t('error-messages.404') : catalogueWords(fault, t),
];

/** Of calls after which the state is read again: that nothing has changed, once that is known. */
export const readAgainWords = (fault: Fault, t: T) =>
  isBreakdown(fault) ? [catalogueWords(fault, t), t('forms.nothingChanged')] : [catalogueWords(fault, t)];

/** Of calls whose outcome no other call tells. */
export const unknownWords = (key: PlainWordsKey) => (fault: Fault, t: T) =>
  isBreakdown(fault) ? [t(key)] : [catalogueWords(fault, t)];

export const hasText =
  (key: PlainWordsKey) =>
  ({ t }: Opened) =>
    document.body.textContent?.includes(t(key)) ?? false;
export const hasDialog =
  (name: DialogName) =>
  ({ t }: Opened) =>
    screen.queryByRole('dialog', { name: t(`${DIALOGS[name].words}.title`) }) !== null;

/** A toast with the words of what was done. */
export const hasToast =
  (name: 'cardBlocked' | 'cardUnblocked' | 'personalInfoChanged') =>
  ({ t }: Opened) =>
    screen.queryByText((text) => text.endsWith(t(`dialogs.${name}.text`))) !== null;

export const buttonName = (t: T, { button }: Sending) => (typeof button === 'string' ? t(button) : button(t));

/** The button that sends, once it can be pressed. */
async function findButton({ t }: Opened, sending: Sending): Promise<HTMLElement> {
  const name = buttonName(t, sending);
  await waitFor(() => {
    const found = screen.getAllByRole('button', { name }).at(-1);
    expect(found?.getAttribute('aria-disabled')).toBeNull();
  });
  return screen.getAllByRole('button', { name }).at(-1) as HTMLElement;
}

/** Presses, waits for the answer and for the button that can be pressed again. */
async function pressAndFail(view: Opened, sending: Sending, fault: Fault): Promise<void> {
  const { call, t } = view;
  call.fault = fault;
  const before = call.sent;
  await userEvent.click(await findButton(view, sending));
  await waitFor(() => expect(call.sent, fault.name).toBe(before + 1));
  const words = sending.says?.(fault, t) ?? [catalogueWords(fault, t)];
  const place = () => (sending.isToast ? document.body : main());
  await waitFor(() => {
    for (const each of words) expect(place().textContent, fault.name).toContain(each);
  });
  for (const each of screen.queryAllByRole('alert')) expectPlain(each.textContent, fault.name);
  // What the page says no toast says again (USE-11).
  if (!sending.isToast)
    expect(document.querySelector(`[aria-label="${t('toast.region')}"]`), fault.name).toBeNull();
  expect(sending.isClaimed(view), fault.name).toBe(false);
  await sending.again?.(view);
  await findButton(view, sending);
  await sending.keeps(view);
  expect(call.sent, `${fault.name}: sent again by itself`).toBe(before + 1);
}

async function isDone(view: Opened, sending: Sending): Promise<void> {
  await waitFor(() => expect(sending.isClaimed(view)).toBe(true));
}

/** Tests of each call: said, kept, ready again, never sent twice, never claimed. */
export function describeSendings(sendings: readonly Sending[]): void {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  describe.each(sendings)('$what ($call)', (sending) => {
    const { isAnonymous = false, isNeutral = () => false } = sending;
    const faults = [...REFUSALS, ...BREAKDOWNS, ...(isAnonymous ? [EXPIRED] : [])].filter(
      (fault) => !isNeutral(fault),
    );
    const open = async () => {
      const view = await openBroken(sending);
      await sending.fill(view);
      return view;
    };

    it('says of each fault once what happened, keeps what was typed, claims nothing, sends nothing by itself, and goes on by a press [F2 F11 USE-11]', async () => {
      const view = await open();
      const { call } = view;
      for (const fault of faults) await pressAndFail(view, sending, fault);
      const before = call.sent;
      call.fault = isAnonymous ? null : EXPIRED;
      call.times = 1;
      await userEvent.click(await findButton(view, sending));
      await isDone(view, sending);
      // A 401 is the one answer after which the portal repeats a call, once, with a renewed session.
      expect(call.sent - before).toBe(isAnonymous ? 1 : 2);
      expect(view.renewals.count).toBe(isAnonymous ? 0 : 1);
    });

    if (!isAnonymous) {
      it('leads to signing in again when the renewed session is refused too, and claims nothing [F11]', async () => {
        const view = await open();
        view.call.fault = EXPIRED;
        await userEvent.click(await findButton(view, sending));
        await waitFor(() => expect(pathOf(view)).toBe('/xx/reconnect'));
        expect(view.call.sent).toBe(2);
        expect(sending.isClaimed(view)).toBe(false);
      });
    }

    it('is busy for the ten seconds that its answer takes, says so after one and after seven, and claims nothing before [F11 USE-26]', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const view = await open();
      const { call } = view;
      call.delay = TEN_SECONDS;
      const button = await findButton(view, sending);
      await userEvent.click(button);
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
      const { t } = view;
      const says = (key: 'busy' | 'stillBusy') =>
        screen.queryAllByRole('status').filter(({ textContent }) => textContent === t(`common.${key}`))
          .length;
      expect(says('busy')).toBe(0);
      await vi.advanceTimersByTimeAsync(1_500);
      await waitFor(() => expect([says('busy'), says('stillBusy')]).toEqual([1, 0]));
      await vi.advanceTimersByTimeAsync(TEN_SECONDS - 4_500);
      await waitFor(() => expect([says('busy'), says('stillBusy')]).toEqual([0, 1]));
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(sending.isClaimed(view)).toBe(false);
      await userEvent.click(button);
      await vi.advanceTimersByTimeAsync(3_000);
      await isDone(view, sending);
      expect(call.sent).toBe(1);
      expect([says('busy'), says('stillBusy')]).toEqual([0, 0]);
    });
  });
}
