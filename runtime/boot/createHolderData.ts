import type { ServerData } from '../data/createServerData.ts';
import type { Send } from '../gateway/request.ts';
import { clearErrorsAtom } from '../messages/toasts.ts';
import type { Portal } from '../routing/Portal.ts';
import { whenIdle } from './whenIdle.ts';

type HolderDataOptions = Pick<
  Portal,
  'tenant' | 'store' | 'stored' | 'session' | 'screens' | 'loadChunk' | 'reportError'
> & { readonly send: Send };

/** The data of whoever is signed in: loaded with its machinery on first use, and another one's for each session. */
export function createHolderData({ tenant, store, session, screens, ...options }: HolderDataOptions) {
  // Kept, emptied, after the session's end: screens that are just leaving still hold on to it.
  let data: ServerData | null = null;
  /** The session that the data belong to. */
  let dataOwner: string | null = null;
  let HolderFrame: ReturnType<Portal['holderFrame']> = null;
  let iconPath: Portal['iconPath'] = () => '';
  return {
    async serverData(): Promise<ServerData> {
      const program = await options.loadChunk(() => import('./holderProgram.ts'));
      ({ HolderFrame, iconPath } = program);
      // A session may end without a connection: its pages are at hand then (USE-03, USE-04).
      for (const { manifest } of screens)
        if (manifest.id === 'logout' || manifest.id === 'reconnect')
          whenIdle(() => void manifest.load?.().catch(() => undefined));
      const owner = session.current();
      if (data && owner?.id === dataOwner) return data;
      dataOwner = owner?.id ?? null;
      data = program.createServerData({
        tenant,
        send: options.send,
        stored: options.stored,
        username: owner?.username ?? '',
        onError: options.reportError,
        onMended: () => store.set(clearErrorsAtom),
      });
      return data;
    },
    loadedServerData: () => data,
    holderFrame: () => HolderFrame,
    iconPath: ((name) => iconPath(name)) satisfies Portal['iconPath'],
  };
}
