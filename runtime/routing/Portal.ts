/** Everything that the parts of one running portal share. Made once by `boot`, then handed on, never global. */
import type { createStore } from 'jotai';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { OfferedScreen } from '../assemble/assembleScreens.ts';
import type { IconName } from '../assemble/manifest.ts';
import type { ServerData } from '../data/createServerData.ts';
import type { Send } from '../gateway/request.ts';
import type { Translator } from '../messages/createTranslator.ts';
import type { Session } from '../session/createSession.ts';
import type { Drafts } from '../session/drafts.ts';
import type { StoredValues } from '../session/sessionStorageOf.ts';
import type { SessionEnd, SharedSession } from '../session/sharedSession.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { Connection } from './connection.ts';
import type { Site } from './Site.ts';
import type { ThirdPartyGate } from './ThirdPartyGate.ts';

export interface Portal extends Site {
  readonly store: ReturnType<typeof createStore>;
  readonly session: Session;
  readonly stored: StoredValues;
  /** What the tabs of one person have in common. */
  readonly shared: SharedSession;
  readonly drafts: Drafts;
  readonly translator: Translator;
  /** The screens that this tenant offers. */
  readonly screens: readonly OfferedScreen[];
  readonly thirdParties: ThirdPartyGate;
  /** One call to the gateway. @throws GatewayError, SessionLost */
  readonly send: Send;
  /** Goes to a screen in place of this one. */
  goTo(screen: ScreenId): void;
  /** A stored return path if it is a known route of this tenant, below the base; else null (threat A1). */
  returnPath(stored: string | null): string | null;
  /** Server data of the signed-in person; loads its machinery on first use. */
  serverData(): Promise<ServerData>;
  /** Server data once loaded; null before, and for visitors. */
  loadedServerData(): ServerData | null;
  /** The frame around the screens of a signed-in person; comes with the data, null before. */
  holderFrame(): ComponentType<{ readonly data: ServerData; readonly children: ReactNode }> | null;
  /** The icon of a name in a manifest; comes with the data. */
  iconPath(name: IconName): string;
  /** Asks for the countries again; `backgroundSettingsAtom` gets them. */
  loadCountries(): Promise<void>;
  /** A lookup of the app backend, in that language (API-12). @throws on any failure */
  lookUp(name: string, language: string): Promise<readonly unknown[]>;
  /**
   * Shows what went wrong, by the error policy (ERR-07 to ERR-18). The end of a session is not shown: it has
   * its page.
   * @param isReported it stands in its place already, so no toast says it again (USE-11)
   */
  reportError(error: unknown, isReported?: boolean): void;
  readonly connection: Connection;
  /** Loads the page anew, once it can be loaded. */
  reload(): Promise<void>;
  /** Loads a lazy chunk of the program, once there is a connection. @throws ChunkNotLoaded */
  loadChunk<T>(load: () => Promise<T>): Promise<T>;
  /** Switches the interface language and keeps the choice for this session. */
  switchLanguage(language: string): Promise<void>;
  /** Takes private content out of the page, ends the session here and at the provider, and leaves. */
  signOut(why?: SessionEnd): Promise<void>;
}

export const PortalContext = createContext<Portal | null>(null);

/** @throws Error outside a portal: a mistake in our own code */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('This part stands outside a portal.');
  return portal;
}
