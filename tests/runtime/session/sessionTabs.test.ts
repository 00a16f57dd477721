import { describe, expect, it } from 'vitest';
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
    const tabs = createSessionTabs('alone', undefined as never);
    expect(await tabs.refreshOnce(state(1), async () => state(2))).toEqual(state(2));
  });
});
