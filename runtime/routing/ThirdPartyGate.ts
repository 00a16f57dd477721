import type { Manifest } from '../assemble/manifest.ts';

/** A screen, as far as third parties are concerned. */
export type ShownScreen = Pick<Manifest, 'id' | 'isSensitive'>;

/** What the routes report of the screens that come and go, so that third parties know where they may be. */
export interface ThirdPartyGate {
  /** A screen stands there now. */
  show(screen: ShownScreen): void;
  /** @returns whether the screen must come as a page of its own, free of what third parties left behind (threat P4) */
  enter(screen: Manifest): boolean;
}

/** In session storage: the page that replaces another by being loaded whole. */
const ANEW = 'anew';

/** Whether this page replaces another one of the portal, though it was loaded whole. Answered once. */
export function wasLoadedAnew(): boolean {
  try {
    const path = sessionStorage.getItem(ANEW);
    sessionStorage.removeItem(ANEW);
    return path === location.pathname;
  } catch {
    return false;
  }
}

/**
 * Loads an address anew in place of moving there within the page. Never settles: the page is being replaced.
 * Going back, the address is there already.
 */
export function loadAnew(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  here: Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'> = location,
): Promise<never> {
  try {
    sessionStorage.setItem(ANEW, pathname);
  } catch {
    // The page then begins as the browser begins one.
  }
  if (here.pathname + here.search === pathname + search) here.reload();
  else here.assign(pathname + search);
  return new Promise(() => undefined);
}
