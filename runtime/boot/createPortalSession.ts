import type { Portal } from '../routing/Portal.ts';
import { createSession, type SessionOptions } from '../session/createSession.ts';
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import { createSessionTabs } from '../session/sessionTabs.ts';
import { createSharedSession } from '../session/sharedSession.ts';

type PortalSessionOptions = Pick<SessionOptions, 'tenant' | 'site' | 'store' | 'stored' | 'onEnd'> &
  Pick<Portal, 'loadChunk'> & { readonly fetch: typeof globalThis.fetch };

/** The session of this tab, tied to the person's other tabs. What only a sign-in needs is loaded by it. */
export function createPortalSession({ loadChunk, fetch, ...options }: PortalSessionOptions) {
  const { tenant, stored } = options;
  const storedForAll = sessionStorageOf(tenant, () => localStorage);
  const shared = createSharedSession(storedForAll);
  const loadSignIn = () => loadChunk(() => import('../session/signIn.ts'));
  const session = createSession({
    ...options,
    provider: async () =>
      (await loadSignIn()).createProvider(tenant.connection.sso, tenant.limits.readSeconds, fetch),
    join: async (username) => {
      const { joinTabs, keepForSamePerson } = await loadSignIn();
      await keepForSamePerson(stored, username);
      return joinTabs(storedForAll, username);
    },
    tabs: createSessionTabs(`portal|${tenant.code}|${tenant.environment}`),
    shared,
  });
  return { session, shared };
}
