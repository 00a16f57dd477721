/** What a page sends while it is pressed: reads go on, what would change or leave something waits, and then fails. */
import type { BrowserContext, CDPSession } from 'playwright';

export interface HeldCalls {
  /** From now on; the page is pressed. */
  hold(): Promise<void>;
  /** What was held fails as if the network had gone. @returns how many */
  fail(): Promise<number>;
  /** Everything goes on again. */
  release(): Promise<void>;
}

/** @param session of the page's own protocol */
export function holdCalls(session: CDPSession): HeldCalls {
  const held = new Set<string>();
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const isRead = request.method === 'GET' && resourceType !== 'Document';
    if (isRead) session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    else held.add(requestId);
  });
  const fail = async () => {
    const all = [...held];
    held.clear();
    for (const requestId of all)
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined);
    return all.length;
  };
  return {
    async hold() {
      const resourceTypes = ['Document', 'Fetch', 'XHR', 'Ping'] as const;
      await session.send('Fetch.enable', {
        patterns: resourceTypes.map((resourceType) => ({ urlPattern: '*', resourceType })),
      });
    },
    fail,
    async release() {
      await fail();
      await session.send('Fetch.disable');
    },
  };
}

/** Links that would leave the document are pressed and answered by the page's own program, and then lead nowhere. */
export function keepLinksHere(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // After the listeners of the document, where the portal takes its own links over.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isFragment = link?.hash && link.href.split('#')[0] === location.href.split('#')[0];
      if (link?.href && !isFragment) event.preventDefault();
    });
  });
}
