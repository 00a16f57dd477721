import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../runtime/session/sessionState.ts';
import { createSessionTabs } from '../../../runtime/session/sessionTabs.ts';

/** When the tokens of 1 were given. */
const START = Date.now();
const MINUTE = 60_000;

const state = (n: number, renewedAt: number | undefined = START + n - 1): SessionState => ({
  id: 's1',
  mark: null,
  accessToken: `access${n}`,
  bearerToken: `id${n}`,
  refreshToken: `refresh${n}`,
  code: 'c',
  codeVerifier: 'v',
  username: 'ana@xx.example',
  renewedAt,
});

/** What a page of an earlier version holds: nothing of its time. */
const untimed = (n: number): SessionState => ({ ...state(n), renewedAt: undefined });

/** One lock for all tabs of a test, first come, first served. */
function oneLock(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let channels = 0;
function twoTabs() {
  channels += 1;
  const locks = oneLock();
  const used: string[] = [];
  const tab = () => {
    const tabs = createSessionTabs(`test${channels}`, locks);
    const held = { current: state(1) as SessionState | null };
    tabs.listen({
      current: () => held.current,
      onRenewed: (next) => {
        held.current = next;
      },
    });
    const renew = async () => {
      const own = held.current;
      if (!own) throw new Error('There is no session.');
      held.current = await tabs.refreshOnce(own, async ({ refreshToken }) => {
        used.push(refreshToken);
        return state(Number(refreshToken.slice(-1)) + 1);
      });
    };
    return { tabs, held, renew };
  };
  return { first: tab(), second: tab(), used };
}

/** A tab whose channel and locks the test looks into. */
function aTab() {
  const posted: unknown[] = [];
  const channel = { name: '', posted, hear(_data: unknown) {} };
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(name: string) {
        channel.name = name;
      }
      postMessage(message: unknown) {
        posted.push(message);
      }
      addEventListener(kind: string, listener: (event: { readonly data: unknown }) => void) {
        if (kind === 'message') channel.hear = (data) => listener({ data });
      }
    },
  );
  const locked: string[] = [];
  const request = async (name: string, run: () => Promise<unknown>) => {
    locked.push(name);
    return run();
  };
  const tabs = createSessionTabs('tabs', { request } as Partial<LockManager> as LockManager);
  return { channel, tabs, locked };
}

describe('two tabs with one session', () => {
  it('use a refresh token once when both need it at the same time [A9]', async () => {
    const { first, second, used } = twoTabs();
    await Promise.all([first.renew(), second.renew()]);
    expect(used).toEqual(['refresh1']);
    expect(second.held.current).toEqual(state(2));
  });

  it('take over what the other renewed, also when the news was missed [A9]', async () => {
    const { first, second, used } = twoTabs();
    await first.renew();
    second.held.current = state(1);
    await second.renew();
    expect(used).toEqual(['refresh1']);
    expect(second.held.current).toEqual(state(2));
  });

  it('renew what the one holds that was not used for long, where the other has an older copy [A9]', async () => {
    const { first, second, used } = twoTabs();
    first.held.current = state(3, START - 20 * MINUTE);
    second.held.current = state(2, START - 30 * MINUTE);
    await second.renew();
    expect(used).toEqual(['refresh3']);
    expect(second.held.current).toEqual(state(4));
    await expect.poll(() => first.held.current).toEqual(state(4));
  });

  it('do not take over an older copy from each other [A9]', async () => {
    const { first, second, used } = twoTabs();
    first.held.current = state(3);
    await first.renew();
    expect(used).toEqual(['refresh3']);
    expect(first.held.current).toEqual(state(4));
    await expect.poll(() => second.held.current).toEqual(state(4));
  });

  it('stand alone without locks', async () => {
    vi.stubGlobal('navigator', {});
    vi.useFakeTimers();
    const tabs = createSessionTabs('alone');
    expect(await tabs.refreshOnce(state(1), async () => state(2))).toEqual(state(2));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stand alone without a channel, and ask for no lock', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const request = vi.fn();
    const tabs = createSessionTabs('alone', { request } as Partial<LockManager> as LockManager);
    tabs.listen({ current: () => null, onRenewed: () => undefined });
    expect(await tabs.refreshOnce(state(1), async () => state(2))).toEqual(state(2));
    expect(request).not.toHaveBeenCalled();
  });

  it('wait a second and a half for an answer, holding the lock of this session [A9]', async () => {
    const { channel, tabs, locked } = aTab();
    vi.useFakeTimers();
    const refresh = vi.fn(async () => state(2));
    const renewed = tabs.refreshOnce(state(1), refresh);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(refresh).not.toHaveBeenCalled();
    expect(channel.posted).toEqual([{ asked: { id: 's1', refreshToken: 'refresh1', renewedAt: START } }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await renewed).toEqual(state(2));
    expect(locked).toEqual([`${channel.name}|s1`]);
    expect(channel.posted.slice(1)).toEqual([{ renewed: state(2) }]);
  });

  it.each([
    ['another session', { ...state(2), id: 's2' }],
    ['the same tokens', state(1)],
    ['an older copy', state(0)],
    ['a copy without a time', untimed(2)],
  ])('take no news of %s for an answer [A9]', async (_, news) => {
    const { channel, tabs } = aTab();
    vi.useFakeTimers();
    const renewed = tabs.refreshOnce(state(1), async () => state(3));
    await vi.advanceTimersByTimeAsync(0);
    channel.hear({ renewed: news });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await renewed).toEqual(state(3));
  });

  it('take the first answer at once, and leave no timer behind [A9]', async () => {
    const { channel, tabs } = aTab();
    vi.useFakeTimers();
    const refresh = vi.fn(async () => state(3));
    const renewed = tabs.refreshOnce(state(1), refresh);
    await vi.advanceTimersByTimeAsync(0);
    channel.hear({ renewed: state(2) });
    expect(await renewed).toEqual(state(2));
    expect(refresh).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('take the news that they heard while they waited for the lock, although nobody answers [A9]', async () => {
    const { tabs } = aTab();
    vi.useFakeTimers();
    tabs.listen({ current: () => state(2), onRenewed: () => undefined });
    const refresh = vi.fn(async () => state(3));
    const renewed = tabs.refreshOnce(state(1), refresh);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await renewed).toEqual(state(2));
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['an earlier one first', [2, 3]],
    ['the latest first', [3, 2]],
  ])(
    'renew the latest of the copies that they hear of, none of which is fresh: %s [A9]',
    async (_, order) => {
      const { channel, tabs } = aTab();
      vi.useFakeTimers();
      const old = (n: number) => state(n, START - 30 * MINUTE + n);
      const refresh = vi.fn(async () => state(9));
      const renewed = tabs.refreshOnce(old(1), refresh);
      await vi.advanceTimersByTimeAsync(0);
      for (const n of order) channel.hear({ renewed: old(n) });
      await vi.advanceTimersByTimeAsync(1_499);
      expect(refresh).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await renewed).toEqual(state(9));
      expect(refresh.mock.calls).toEqual([[old(3)]]);
    },
  );

  it.each([
    [MINUTE, 0],
    [MINUTE + 1, 1],
    // By a clock that was put back since.
    [0, 0],
    [-60 * MINUTE, 1],
  ])('renew what was renewed %i ms before %i times [A9]', async (age, times) => {
    const { channel, tabs } = aTab();
    vi.useFakeTimers({ now: START });
    const refresh = vi.fn(async () => state(3));
    const renewed = tabs.refreshOnce(state(1, START - 2 * MINUTE), refresh);
    await vi.advanceTimersByTimeAsync(0);
    channel.hear({ renewed: state(2, START - age) });
    await vi.advanceTimersByTimeAsync(1_500);
    await renewed;
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it('take what a page of an earlier version holds for later than what they hold without a time [A9]', async () => {
    const { channel, tabs } = aTab();
    vi.useFakeTimers();
    const refresh = vi.fn(async () => state(3));
    tabs.listen({ current: () => untimed(2), onRenewed: () => undefined });
    channel.hear({ asked: { id: 's1', refreshToken: 'refresh1' } });
    expect(channel.posted).toEqual([{ renewed: untimed(2) }]);
    const renewed = tabs.refreshOnce(untimed(2), refresh);
    await vi.advanceTimersByTimeAsync(0);
    channel.hear({ renewed: untimed(3) });
    await vi.advanceTimersByTimeAsync(1_500);
    await renewed;
    expect(refresh.mock.calls).toEqual([[untimed(3)]]);
  });

  it.each([
    ['what they hold, where it is newer', state(2), [{ renewed: state(2) }]],
    ['what a page of an earlier version has renewed', state(2, START), [{ renewed: state(2, START) }]],
    ['nothing where it is the same', state(1), []],
    ['nothing where it is older', state(0), []],
    ['nothing where it has no time', untimed(2), []],
    ['nothing of another session', { ...state(2), id: 's2' }, []],
    ['nothing where they hold none', null, []],
  ])('are told %s [A9]', (_, held, answers) => {
    const { channel, tabs } = aTab();
    const asked = { id: 's1', refreshToken: 'refresh1', renewedAt: START };
    // Asked before anybody listens.
    channel.hear({ asked });
    tabs.listen({ current: () => held, onRenewed: () => undefined });
    channel.hear({ asked });
    expect(channel.posted).toEqual(answers);
  });

  it('hear the news before anybody listens, and nothing fails', () => {
    const { channel, tabs } = aTab();
    channel.hear({ renewed: state(2) });
    const heard: unknown[] = [];
    tabs.listen({ current: () => null, onRenewed: (next) => heard.push(next) });
    channel.hear({ renewed: state(3) });
    expect(heard).toEqual([state(3)]);
  });
});
