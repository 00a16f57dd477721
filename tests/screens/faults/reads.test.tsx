// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import { BREAKDOWNS, EXPIRED, REFUSALS } from '../../support/faults.ts';
import { expectPlain, main, type Opened, openBroken, pathOf } from './openBroken.tsx';
import { READS, type Read } from './reads.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const TEN_SECONDS = 10_000;

/** Faults for which the catalogue has words of its own. */
const IN_CATALOGUE: Readonly<Record<string, PlainWordsKey>> = {
  'answer 429': 'error-messages.TOO_MANY_REQUEST',
  'answer 500': 'error-messages.500',
};

/** The place that says what did not load, once nothing is under way there. */
async function said({ t }: Opened, { call, says: [what, next] }: Read, fault: string): Promise<HTMLElement> {
  const title = await within(await screen.findByRole('main')).findByText(t(what));
  const place = title.closest<HTMLElement>('[role=alert]') ?? main();
  await waitFor(() => expect(tryAgain(place, t).getAttribute('aria-busy'), fault).toBeNull());
  // What is said here no toast says again (USE-11).
  const hasOwn = !call.startsWith('lookup') && next.endsWith('.error.text');
  const own = (hasOwn && IN_CATALOGUE[fault]) || next;
  const text = t(own).replace('#CONTACT#', '').trim();
  await waitFor(() => expect(place.textContent, fault).toContain(text));
  expectPlain(place.textContent, fault);
  expect(document.querySelector(`[aria-label="${t('toast.region')}"]`), fault).toBeNull();
  return place;
}
const tryAgain = (place: HTMLElement, t: Opened['t']) =>
  within(place).getByRole('button', { name: t('common.tryAgain') });

describe.each(READS)('$what ($call)', (read) => {
  const { isAnonymous = false } = read;
  const faults = [...REFUSALS, ...BREAKDOWNS, ...(isAnonymous ? [EXPIRED] : [])];

  it('says in place alone that it did not load, whatever the fault, and is asked for again by a press alone, which loses no focus [F11 USE-11]', async () => {
    const view = await openBroken(read, (call) => {
      call.fault = faults[0] ?? null;
    });
    const { t, call } = view;
    await read.provoke?.(view);
    for (const [index, { name }] of faults.entries()) {
      const place = await said(view, read, name);
      const before = call.sent;
      call.fault = faults[index + 1] ?? null;
      await userEvent.click(tryAgain(place, t));
      await waitFor(() => expect(call.sent, name).toBe(before + 1));
    }
    await read.isThere(view);
    expect(screen.queryByText(t(read.says[0]))).toBeNull();
    await waitFor(() => expect(main().contains(document.activeElement)).toBe(true));
  });

  if (!isAnonymous) {
    it('is asked for once more after a 401, with a renewed session [F11]', async () => {
      const view = await openBroken(read, (call) => {
        call.fault = EXPIRED;
        call.times = 1;
      });
      await read.provoke?.(view);
      await read.isThere(view);
      expect(view.renewals.count).toBe(1);
      expect(pathOf(view)).toBe(`/xx${read.open().path}`);
    });

    it('leads to signing in again when the renewed session is refused too [F11]', async () => {
      const view = await openBroken(read, (call) => {
        call.fault = EXPIRED;
      });
      await read.provoke?.(view);
      await waitFor(() => expect(pathOf(view)).toBe('/xx/reconnect'));
      expect(view.renewals.count).toBe(1);
    });
  }

  it('waits ten seconds for its answer, and says that it does [F11]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const view = await openBroken(read, (call) => {
      call.delay = TEN_SECONDS;
    });
    const { t } = view;
    await read.provoke?.(view);
    // After seven seconds outlines say more: that it goes on (USE-26).
    const isWaiting = () =>
      screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith(t(read.loading)));
    await waitFor(() => expect(isWaiting()).toBe(true));
    await vi.advanceTimersByTimeAsync(TEN_SECONDS - 3_000);
    expect(isWaiting()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    await read.isThere(view);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
