import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { readinessOf, writeReadiness } from '../../host/serve/readiness.ts';
import type { TenantState } from '../../host/serve/tenantState.ts';

const LOOK_MILLISECONDS = 2;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const connection = { gateway: { clientId: 'XX_ID', clientSecret: 'XX_SECRET' } };
/** What readiness reads of a tenant. */
const aState = (): TenantState => ({
  tenants: new Map([['xx', { hostConnection: connection } as CompiledTenant]]),
  problems: new Map([['xx', []]]),
  warnings: new Map(),
  drafts: new Set(),
  languages: new Map(),
  unread: [],
});

/** @param mounted keys that are there; to look one up takes a while */
function ask(mounted: ReadonlySet<string>) {
  const read = vi.fn((key: string) => {
    vi.advanceTimersByTime(LOOK_MILLISECONDS);
    return mounted.has(key) ? 'value' : null;
  });
  const credentials = { read };
  const of = (state: TenantState) =>
    readinessOf({ state, credentials, environment: 'test', isStopping: false, registry: null }).tenants.xx
      ?.status;
  return { read, of, credentials };
}

it('is looked up once while edges ask again and again, at once of a new state, and of the same one after a while', () => {
  const mounted = new Set(['XX_ID']);
  const { read, of } = ask(mounted);
  const state = aState();
  expect([of(state), of(state), of(state)]).toEqual(['problems', 'problems', 'problems']);
  expect(read).toHaveBeenCalledTimes(2);
  mounted.add('XX_SECRET');
  expect(of(aState())).toBe('ok');
  expect(of(state)).toBe('problems');
  // No more than a hundredth of the time goes into it.
  vi.advanceTimersByTime(100 * 2 * LOOK_MILLISECONDS);
  expect(of(state)).toBe('ok');
});

it('is written once for one look, and anew for what it says besides', () => {
  const { credentials } = ask(new Set(['XX_ID', 'XX_SECRET']));
  const facts = { state: aState(), credentials, environment: 'test', registry: null } as const;
  const write = (isStopping: boolean) => writeReadiness(readinessOf({ ...facts, isStopping }));
  const first = write(false);
  expect(write(false)).toBe(first);
  const last = write(true);
  expect(JSON.parse(String(last.identity))).toMatchObject({
    status: 'stopping',
    tenants: { xx: { status: 'ok' } },
  });
  expect(JSON.parse(String(first.identity)).status).toBe('ok');
});
