import type { PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { Scripts } from './createScripts.ts';

type Settings = NonNullable<PublicTenant['connection']['tagManager']>;

declare global {
  interface Window {
    dataLayer?: unknown[];
    _mtm?: unknown[];
  }
}

/** Each keeps what it is told in a list of its own, which may be filled before its script is there. */
const LAYERS = { googleTagManager: 'dataLayer', matomoTagManager: '_mtm' } as const;
const STARTS = {
  googleTagManager: () => ({ 'gtm.start': Date.now(), event: 'gtm.js' }),
  matomoTagManager: () => ({ 'mtm.startTime': Date.now(), event: 'mtm.Start' }),
} as const;

/** Tells a tag manager which screen is shown, by name alone (threat P5). */
export function createTagManager(page: Window, { provider }: Settings, address: string, scripts: Scripts) {
  const push = (entry: object) => {
    const layer = page[LAYERS[provider]] ?? [];
    page[LAYERS[provider]] = layer;
    layer.push(entry);
  };
  let hasStarted = false;
  return (screen: ScreenId): void => {
    if (!hasStarted) push(STARTS[provider]());
    hasStarted = true;
    push({ event: 'screen', screen });
    scripts.add(address);
  };
}
