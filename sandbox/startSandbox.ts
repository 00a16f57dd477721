import Fastify, { type FastifyInstance } from 'fastify';
import { backendRoutes } from './backend/backendRoutes.ts';
import { controlRoutes } from './control/controlRoutes.ts';
import { openDatabase } from './database/openDatabase.ts';
import { gatewayRoutes } from './gateway/gatewayRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { providerRoutes } from './provider/providerRoutes.ts';
import type { Sandbox } from './sandbox.ts';
import { thirdPartyRoutes } from './third-party/thirdPartyRoutes.ts';
import { createFaultList } from './traffic/faultList.ts';
import { createRequestLog } from './traffic/requestLog.ts';

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly address: string;
  /** Folder of the database; `:memory:` keeps nothing. */
  readonly dataDir: string;
  /** Folder of the words, `{lang}.json`: `languages/` of the tenant configs. Read as data, at each call. */
  readonly wordsDir: string;
  /** Where mailed links lead. */
  readonly portalUrl?: string;
}

export interface RunningSandbox {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Any tenant code that somebody asks about. */
const TENANT = '/:tenant(^[a-z]{2,12}$)';

/** Starts provider, gateway, app backend, mailbox and control calls in this process. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const sandbox: Sandbox = {
    database: openDatabase(options.dataDir),
    requests: createRequestLog(),
    faults: createFaultList(),
    wordsDir: options.wordsDir,
    portalUrl: options.portalUrl ?? 'http://localhost:4000',
  };
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 2048 } });
  mount(app, sandbox);
  await app.listen({ port: options.port, host: options.address });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  const host = options.address.includes(':') ? `[${options.address}]` : options.address;
  return {
    url: `http://${host}:${port}`,
    async close() {
      await app.close();
      sandbox.database.close();
    },
  };
}

function mount(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.register(async (scope) => controlRoutes(scope, sandbox), { prefix: '/sandbox' });
  app.register(async (scope) => providerRoutes(scope, sandbox), { prefix: `${TENANT}/sso` });
  app.register(async (scope) => gatewayRoutes(scope, sandbox), { prefix: `${TENANT}/gateway/v1` });
  app.register(async (scope) => pageRoutes(scope, sandbox), { prefix: `${TENANT}/pages` });
  app.register(async (scope) => thirdPartyRoutes(scope, sandbox), { prefix: `${TENANT}/third-party` });
  app.register(async (scope) => backendRoutes(scope, sandbox), { prefix: `${TENANT}/backend/api/v1` });
}
