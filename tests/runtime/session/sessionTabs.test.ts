import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../runtime/session/sessionState.ts';
import { createSessionTabs } from '../../../runtime/session/sessionTabs.ts';

const state = (n: number): SessionState => ({
  id: 's1',
  mark: null,
  accessToken: `access${n}`,
  bearerToken: `id${n}`,
  refreshToken: `refresh${n}`,
  code: 'c',
  codeVerifier: 'v',
  username: 'ana@xx.example',
});

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
      held.current = await tabs.refreshOnce(own, async () => {
        used.push(own.refreshToken);
        return state(Number(own.refreshToken.slice(-1)) + 1);
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
    expect(channel.posted).toEqual([{ asked: { id: 's1', refreshToken: 'refresh1' } }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await renewed).toEqual(state(2));
    expect(locked).toEqual([`${channel.name}|s1`]);
    expect(channel.posted.slice(1)).toEqual([{ renewed: state(2) }]);
  });

  it.each([
    ['another session', { ...state(2), id: 's2' }],
    ['the same tokens', state(1)],
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

  it.each([
    ['what they hold, where it is newer', state(2), [{ renewed: state(2) }]],
    ['nothing where it is the same', state(1), []],
    ['nothing of another session', { ...state(2), id: 's2' }, []],
    ['nothing where they hold none', null, []],
  ])('are told %s [A9]', (_, held, answers) => {
    const { channel, tabs } = aTab();
    // Asked before anybody listens.
    channel.hear({ asked: { id: 's1', refreshToken: 'refresh1' } });
    tabs.listen({ current: () => held, onRenewed: () => undefined });
    channel.hear({ asked: { id: 's1', refreshToken: 'refresh1' } });
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
