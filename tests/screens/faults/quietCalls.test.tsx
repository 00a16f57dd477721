// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMediaQuery } from '../../support/aMediaQuery.ts';
import { BREAKDOWNS, EXPIRED, REFUSALS } from '../../support/faults.ts';
import { keepsValues, user } from './filling.tsx';
import { expectPlain, main, openBroken } from './openBroken.tsx';
import { BANNERS, LISTS, OPTINS_ON_OFFER, TYPED } from './quietCalls.tsx';

const FAULTS = [...REFUSALS, ...BREAKDOWNS, EXPIRED];

beforeEach(() => {
  window.matchMedia = () => aMediaQuery(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('offers below the cards', () => {
  it.each(FAULTS)('are not missed after $name: no message, no frame, no second call [F11]', async (fault) => {
    const { t, call } = await openBroken(BANNERS, (each) => {
      each.fault = fault;
    });
    await waitFor(() => expect(call.sent).toBe(1));
    await screen.findByRole('article');
    expect(screen.queryByText(t('cards.offersTitle'))).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(call.sent).toBe(1);
  });

  it('come after ten seconds, and nothing waits for them [F11]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { t, call } = await openBroken(BANNERS, (each) => {
      each.delay = 10_000;
    });
    await screen.findByRole('article');
    await waitFor(() => expect(call.sent).toBe(1));
    expect(screen.queryByText(t('cards.offersTitle'))).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(t('cards.offersTitle'))).toBeTruthy();
  });
});

it('the consents on offer are not missed, whatever the fault: the registration stands without a message [APP-11 F11]', async () => {
  const { t, call, portal } = await openBroken(OPTINS_ON_OFFER);
  await screen.findByRole('heading', { level: 1 });
  for (const fault of FAULTS) {
    call.fault = fault;
    await portal.loadInBackground();
    expect(screen.queryByRole('alert'), fault.name).toBeNull();
    expect(screen.getByLabelText(t('forms.email'))).toBeTruthy();
  }
  expect(call.sent).toBe(FAULTS.length);
});

describe.each(LISTS)('$what ($call)', (list) => {
  it('has a reference at its field when it cannot be had [LOV-60]', async () => {
    const view = await openBroken(list, (call) => {
      call.fault = BREAKDOWNS[0] ?? null;
    });
    await list.provoke(view);
    const title = await within(main()).findByText(view.t(list.says));
    const place = title.closest<HTMLElement>('[role=alert]') ?? main();
    await waitFor(() => expect(place.textContent).toMatch(/Reference: [0-9a-f]{13}/));
  });

  it('is said to be missing, whatever the fault, keeps what was typed, and is asked for again by a press alone [F11 USE-26]', async () => {
    const view = await openBroken(list, (call) => {
      call.fault = FAULTS[0] ?? null;
    });
    const { t, call } = view;
    await list.provoke(view);
    for (const [index, { name }] of FAULTS.entries()) {
      const title = await within(main()).findByText(t(list.says));
      const place = title.closest<HTMLElement>('[role=alert]') ?? main();
      expect(place.textContent, name).toContain(t('forms.listFailed.text'));
      expectPlain(place.textContent, name);
      // Beside its field, once, with nothing left busy (USE-26).
      expect(place.parentElement?.querySelector('label')).toBeTruthy();
      expect(screen.getAllByText(t(list.says))).toHaveLength(1);
      expect(screen.queryByRole('region', { name: t('toast.region') }), name).toBeNull();
      // The program of the list of towns may be on its way still.
      await waitFor(() => expect(main().querySelector('[aria-busy="true"]'), name).toBeNull());
      keepsValues(TYPED)(view);
      const before = call.sent;
      call.fault = FAULTS[index + 1] ?? null;
      await user.click(within(place).getByRole('button', { name: t('common.tryAgain') }));
      await waitFor(() => expect(call.sent, name).toBe(before + 1));
      expect(main().contains(document.activeElement), name).toBe(true);
    }
    await list.isThere(view);
    expect(screen.queryByText(t(list.says))).toBeNull();
    keepsValues(TYPED)(view);
  });

  it('comes after ten seconds, and what was typed is still there [F11]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const view = await openBroken(list, (call) => {
      call.delay = 10_000;
    });
    // What is provoked waits for its answer here and there.
    const provoked = list.provoke(view);
    await waitFor(() => expect(view.call.sent).toBe(1));
    expect(screen.queryByText(view.t(list.says))).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    await provoked;
    await list.isThere(view);
    keepsValues(TYPED)(view);
  });
});
