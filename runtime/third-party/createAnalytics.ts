import type { PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { Scripts } from './createScripts.ts';
import { rootOf } from './scriptAddresses.ts';

type Settings = NonNullable<PublicTenant['connection']['analytics']>;

/**
 * Counts screens by name (threat P5): no path, no query, no title, no referrer. Two providers are told by one call
 * and need no script in the page (Matomo: HTTP Tracking API; Plausible: Events API); the third has only a script.
 */
export function createAnalytics(
  page: Window,
  { provider, id, rootUrl }: Settings,
  address: string | null,
  scripts: Scripts,
): (screen: ScreenId) => void {
  const root = rootOf(rootUrl);
  /** An address that names the screen and nothing else: providers want one. */
  const named = (screen: ScreenId) => `${page.location.origin}/${screen}`;
  if (provider === 'matomo')
    return (screen) =>
      report(
        page,
        `${root}/matomo.php`,
        new URLSearchParams({
          idsite: id,
          rec: '1',
          action_name: screen,
          url: named(screen),
          send_image: '0',
        }),
      );
  if (provider === 'plausible')
    return (screen) =>
      report(page, `${root}/api/event`, JSON.stringify({ name: 'pageview', domain: id, url: named(screen) }));

  const layers = page as Window & { dataLayer?: unknown[] };
  /** The provider reads the arguments of a call, not a list. */
  function gtag(..._entries: readonly unknown[]) {
    layers.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    layers.dataLayer.push(arguments);
  }
  let hasStarted = false;
  return (screen) => {
    if (!hasStarted) {
      gtag('js', new Date());
      gtag('config', id, { send_page_view: false });
    }
    hasStarted = true;
    gtag('event', 'page_view', { page_title: screen, page_location: named(screen), page_referrer: '' });
    if (address) scripts.add(address);
  };
}

/** Without cookies and without an answer; that it failed is nobody's concern (threat P7). */
function report(page: Window, address: string, body: string | URLSearchParams): void {
  page
    .fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body,
    })
    .catch(() => undefined);
}
