import type { AddressInfo } from 'node:net';
import { toReadyPage } from '../../../host/serve/publishedTenants.ts';
import { sendAnswer } from '../../../host/serve/sendAnswer.ts';
import { createAnswering } from '../../../host/startHost.ts';
import { baseHeaders } from '../../../publish/page/baseHeaders.ts';
import type { RenderedPage } from '../../../publish/page/renderDocument.ts';
import { SPARE_PATH } from '../../frame/messages.ts';
import type { ConsoleContext } from '../consoleContext.ts';
import type { PaneSite } from './panePublisher.ts';

interface PaneServerOptions {
  readonly context: ConsoleContext;
  /** Of the console's page. */
  readonly framedBy: string;
  readonly current: () => PaneSite;
  /** The empty page; null while there is nothing to show. */
  readonly sparePage: () => RenderedPage | null;
}

export interface PaneServer {
  readonly origin: string;
  close(): Promise<void>;
}

const HEADERS = baseHeaders('dev', { coversSubDomains: false, isPreview: true });

/**
 * Serves a pane as the host serves what is published. Credentials of gateways are made-up ones: the real ones stay with whoever
 * has them.
 */
export async function startPaneServer(options: PaneServerOptions): Promise<PaneServer> {
  const { context, current, sparePage, framedBy } = options;
  const { app, gateway } = createAnswering({
    live: { current },
    environment: 'dev',
    variables: { PORTAL_FAKE_CREDENTIALS: 'on' },
    log: () => undefined,
    now: context.now,
    isPreview: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    const page = request.method === 'GET' && request.originalUrl === SPARE_PATH ? sparePage() : null;
    if (!page) return;
    const ready = await toReadyPage(page, '', { isCompressed: false });
    const headers = { ...ready.headers, 'cache-control': 'no-store' };
    await sendAnswer(
      request,
      reply,
      { ...ready, headers, status: 200, route: SPARE_PATH, tenant: null },
      HEADERS,
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: `http://${otherName(new URL(framedBy).hostname)}:${(app.server.address() as AddressInfo).port}`,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      gateway.close();
    },
  };
}

/**
 * The other name of this machine: cookies go by name and not by port, and pages of another name have a process of their own,
 * so that nothing in a preview holds up typing in the console.
 */
function otherName(hostname: string): string {
  return hostname === 'localhost' ? '127.0.0.1' : 'localhost';
}
