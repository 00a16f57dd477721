// @vitest-environment jsdom
/** The warning before a session ends that nobody uses: what it says, and what its answers and its end do. */
import '../../support/dialogElement.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleLimit } from '../../../runtime/frame/IdleLimit.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { type Portal, PortalContext } from '../../../runtime/routing/Portal.ts';
import type { SessionState } from '../../../runtime/session/sessionState.ts';
import { aTenant } from '../../support/aTenant.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

const warning = () => screen.queryByRole('dialog', { name: 'idle.title' });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/**
 * A tab of somebody who does not touch it.
 * @param mark of the session; null where it is gone by the time the limit is over
 */
function openTab(mark: string | null = 'a') {
  const used = { last: 0, noted: [] as number[] };
  const signOut = vi.fn<Portal['signOut']>(async () => undefined);
  const shared: Partial<Portal['shared']> = {
    lastUse: () => used.last,
    noteUse: (now) => void used.noted.push(now),
  };
  const session: Partial<Portal['session']> = {
    current: () => (mark === null ? null : ({ mark } as SessionState)),
  };
  const words = { 'idle.left_one': 'one second', 'idle.left_other': '{{count}} seconds' };
  const portal = { tenant: aTenant(), shared, session, signOut };
  // What is around the pages stays while they change.
  const router = createMemoryRouter([{ path: '*', element: <IdleLimit /> }], {
    initialEntries: ['/account', '/help'],
  });
  const { unmount } = render(
    <PortalContext value={portal as Partial<Portal> as Portal}>
      <WordsProvider i18n={createI18n('en', words)}>
        <RouterProvider router={router} />
      </WordsProvider>
    </PortalContext>,
  );
  const goBack = () => act(() => router.navigate(-1));
  return { used, signOut, unmount, goBack };
}

/** Of 15 minutes the last one is warned of. */
async function untilWarned() {
  const tab = openTab();
  await pass(14 * MINUTE);
  return tab;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the warning', () => {
  it('says how much is left, second by second, and is heard only once [A13]', async () => {
    await untilWarned();
    expect(warning()?.textContent).toContain('idle.text');
    const count = screen.getByText('60 seconds');
    expect(count.closest('[aria-hidden=true]')).not.toBeNull();
    await pass(1_000);
    expect(count.textContent).toBe('59 seconds');
    await pass(58_000);
    expect(count.textContent).toBe('one second');
  });

  it('is followed by the end of the session, once, when nobody answers [A13]', async () => {
    const { signOut } = await untilWarned();
    await pass(59_999);
    expect(signOut).not.toHaveBeenCalled();
    await pass(1);
    expect(signOut.mock.calls).toEqual([['idle']]);
    await pass(5_000);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it.each(['its button', 'Escape'])('is over by %s, which the other tabs hear of [A13]', async (way) => {
    const { used, signOut } = await untilWarned();
    await pass(10_000);
    if (way === 'Escape') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    else press('idle.stay');
    expect(warning()).toBeNull();
    expect(used.noted).toEqual([1_000_000 + 14 * MINUTE + 10_000]);
    await pass(MINUTE);
    expect(signOut).not.toHaveBeenCalled();
    // From then on the whole time counts again.
    await pass(13 * MINUTE - 1);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
  });

  it('is over on another page, where Back leads to, and the other tabs hear of it [A13]', async () => {
    const { used, signOut, goBack } = await untilWarned();
    await pass(10_000);
    await goBack();
    expect(warning()).toBeNull();
    expect(used.noted).toEqual([1_000_000 + 14 * MINUTE + 10_000]);
    await pass(14 * MINUTE - 1);
    expect([warning(), signOut.mock.calls]).toEqual([null, []]);
    await pass(1);
    expect(warning()).not.toBeNull();
  });

  it('is put off in all tabs by a change of page [A13]', async () => {
    const { used, goBack } = openTab();
    await pass(MINUTE);
    await goBack();
    expect(used.noted).toEqual([1_000_000 + MINUTE]);
  });

  it('has an answer that ends the session at once, as one’s own wish [A13]', async () => {
    const { signOut } = await untilWarned();
    press('idle.leave');
    expect(signOut.mock.calls).toEqual([[]]);
  });

  it('is over where somebody stays in another tab [A13]', async () => {
    const { used } = await untilWarned();
    // A use of the very moment was before the question.
    used.last = Date.now();
    await pass(1_000);
    expect(warning()).not.toBeNull();
    used.last = Date.now();
    await pass(1_000);
    expect(warning()).toBeNull();
  });

  /** A machine that sleeps runs no timers, and its clock goes on. */
  const sleep = (time: number) => vi.setSystemTime(Date.now() + time);
  const wake = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

  it('asks nobody any more where the machine slept through it: the session ends [A13]', async () => {
    const { signOut, used } = openTab();
    await pass(MINUTE);
    sleep(14 * MINUTE);
    wake();
    expect(signOut.mock.calls).toEqual([['idle']]);
    press('idle.stay');
    expect(used.noted).toEqual([]);
  });

  it('leaves all its seconds to somebody whose machine slept into it [A13]', async () => {
    const { signOut } = openTab();
    await pass(MINUTE);
    sleep(14 * MINUTE - 1_000);
    wake();
    expect(screen.getByText('60 seconds')).not.toBeNull();
    press('idle.stay');
    await pass(MINUTE);
    expect([warning(), signOut.mock.calls]).toEqual([null, []]);
  });

  it('is answered in vain once its seconds are over, asleep [A13]', async () => {
    const { signOut, used } = await untilWarned();
    sleep(MINUTE);
    press('idle.stay');
    expect([warning() === null, used.noted]).toEqual([false, []]);
    await pass(1_000);
    expect(signOut.mock.calls).toEqual([['idle']]);
  });

  it('counts no longer once it is gone from the page', async () => {
    const { signOut, unmount } = await untilWarned();
    unmount();
    await pass(2 * MINUTE);
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('of several tabs, which end at the same second', () => {
  /** As the browser's: what is held is waited for, or refused to whoever does not wait. */
  function holdLocks() {
    const held = new Map<string, Promise<void>>();
    const hold = async (before: Promise<void> | undefined, done: () => unknown) => {
      await before;
      await done();
      // The others ask within the same second.
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    const request = (name: string, { ifAvailable }: LockOptions, done: (lock: object | null) => unknown) => {
      const before = held.get(name);
      if (before && ifAvailable) return Promise.resolve(done(null));
      const mine = hold(before, () => done({ name }));
      held.set(name, mine);
      return mine;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  }

  it.each([
    ['one tells the provider', ['a', 'a'], 1],
    ['each does that has a session of its own', ['a', 'b'], 2],
    ['one does though the session is gone already', [null, null], 1],
  ])('%s [A13]', async (_title, marks, times) => {
    holdLocks();
    const tabs = marks.map((mark) => openTab(mark));
    await pass(14 * MINUTE);
    await pass(MINUTE + 5_000);
    expect(tabs.flatMap(({ signOut }) => signOut.mock.calls)).toEqual(Array(times).fill(['idle']));
  });
});
