/**
 * The production host: serves what is built, publishes the tenants of a folder while they change, and passes
 * gateway calls on. An entry file: it joins the compiler to the list of screens
 * (tests/architecture/importLaw.ts). Over 250 lines: what a host may be given, and how its parts are joined.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetForm } from '../compiler/compileForms.ts';
import type { Environment } from '../compiler/environment.ts';
import { originAt } from '../compiler/originAt.ts';
import type { Variables } from '../compiler/resolveVariables.ts';
import { type Build, loadBuild } from '../publish/build/loadBuild.ts';
import { type CallLimits, callLimits } from '../publish/gateway/callLimits.ts';
import { baseHeaders } from '../publish/page/baseHeaders.ts';
import type { Ring } from '../publish/registry/pointer.ts';
import type { Registry } from '../publish/registry/registry.ts';
import { createTextsCompiler } from '../publish/source-sets/compileTexts.ts';
import { manifests } from '../screens/index.ts';
import { createGateway } from './gateway/createGateway.ts';
import { createLimiter } from './gateway/createLimiter.ts';
import { createCredentials } from './gateway/credentials.ts';
import { rememberClosedCalls } from './gateway/rememberClosedCalls.ts';
import { type ObserveOptions, observeHost } from './observe/observeHost.ts';
import { NO_OBSERVER, type Observer, type RegistryReports } from './observe/observer.ts';
import { PASSING_TRACER, type Tracer } from './observe/tracer.ts';
import { createFollowedStore } from './registry/createFollowedStore.ts';
import { createDiskCopy } from './registry/diskCopy.ts';
import { type Follower, followRegistry } from './registry/followRegistry.ts';
import { type Background, createBackground } from './serve/background.ts';
import { createClientAddress } from './serve/clientAddress.ts';
import { type ClientTimeouts, createServer } from './serve/createServer.ts';
import { handleCspReports } from './serve/handleCspReports.ts';
import { handleRequest } from './serve/handleRequest.ts';
import { handleTelemetry } from './serve/handleTelemetry.ts';
import { hostFacts } from './serve/hostFacts.ts';
import { createKeptFiles } from './serve/keptFiles.ts';
import { createLiveSite, type LiveSite } from './serve/liveSite.ts';
import { type Log, logToStdout } from './serve/log.ts';
import { mayBeBehind } from './serve/mayBeBehind.ts';
import { readinessOf } from './serve/readiness.ts';
import { readStaticFiles } from './serve/readStaticFiles.ts';
import { createRouteTemplates } from './serve/routeTemplates.ts';
import { sendAnswer } from './serve/sendAnswer.ts';
import { createTenantStore, type TenantStore } from './serve/tenantStore.ts';
import { traceRequests } from './serve/traceRequests.ts';
import { watchTenantFolder } from './serve/watchTenantFolder.ts';

export interface HostOptions extends ObserveOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly address: string;
  /** What `npm run build` wrote. */
  readonly distDir: string;
  /** Where tenant files are; nothing is read from there while a registry is followed. */
  readonly tenantConfigDir: string;
  /** What is followed in the place of the folder. */
  readonly follow?: FollowedRegistry | undefined;
  readonly environment: Environment;
  readonly variables: Variables;
  readonly credentialsDir?: string | undefined;
  /** How long the gateway may be silent; 30 s unless given. */
  readonly upstreamTimeoutMilliseconds?: number;
  /** What one client address may do; by environment unless given. */
  readonly limits?: CallLimits;
  /** How long slow clients may take. */
  readonly clientTimeouts?: ClientTimeouts | undefined;
  /** Addresses and networks of the proxies in front, whose `X-Forwarded-For` is believed; none unless given. */
  readonly trustedProxies?: string | undefined;
  /** Whether drafts are served; they are not unless asked for. */
  readonly drafts?: boolean;
  /** How the host ends; at once unless given. */
  readonly drain?: Drain;
  /** Of the host that this one takes over from, with the last good version of each tenant; a new one unless given. */
  readonly store?: TenantStore;
  readonly log?: Log;
  /** The clock; the real one unless given. */
  readonly now?: () => Date;
}

export interface FollowedRegistry {
  readonly registry: Registry;
  /** Whose next versions this host is shown first; none when null. */
  readonly ring: Ring | null;
  /** Where the last good set is kept, from which a host starts while the registry is away. */
  readonly copyDir: string;
  /** Of this host, among those that live. */
  readonly id: string;
  /** So many tenants are compiled before the first answer, of more each at its first use; 50 unless given. */
  readonly eager?: number | undefined;
}

export interface Drain {
  /** How long `/readyz` says `stopping` while everything is still answered, for load balancers to notice. */
  readonly graceMilliseconds: number;
  /** How long what is being answered may take after that. */
  readonly finishMilliseconds: number;
}

export interface RunningHost {
  /** Address of the tenant switcher, ending in a slash. */
  readonly url: string;
  readonly store: TenantStore;
  /** Of `/metrics`; null where it is not served. */
  readonly metricsUrl: string | null;
  /** Ends within two seconds unless `drain` says otherwise: what is being answered may finish until then. */
  close(): Promise<void>;
}

/** Asked by edges all the time, whether anybody is there or not. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/status']);
const SCREEN_IDS: ReadonlySet<string> = new Set(manifests.map(({ id }) => id));
const UPSTREAM_TIMEOUT_MILLISECONDS = 30_000;
const DRAIN: Drain = { graceMilliseconds: 0, finishMilliseconds: 1_500 };

/** @throws when nothing is built, the folder cannot be read, or the port is taken */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { distDir, log = logToStdout, now = () => new Date(), drain = DRAIN } = options;
  const build = await loadBuild(distDir);
  const observation = await observeHost({ ...options, ...build.info, environment: options.environment, now });
  const reports = observation.observer.registry;
  const background = createBackground();
  const opened = await openTenants({ ...options, log, now, build, reports, background });
  const { store, watchChanges, follower } = opened;
  const live = await createLiveSite({
    build,
    observer: observation.observer,
    files: createKeptFiles({ built: await readStaticFiles(distDir), now, onDrop: forgetForm }),
    store,
    screens: manifests,
    distDir,
    watchChanges,
    background,
    now,
    log,
  });
  follower?.serve(live.refresh);
  const { app, gateway, stop, readiness } = createAnswering({
    ...options,
    ...observation,
    live,
    follower,
    background,
    log,
    now,
  });
  observation.watch(() =>
    hostFacts({ readiness: readiness(), build, environment: options.environment, live }),
  );
  const metricsUrl = await observation.listen();
  const end = async () => {
    live.close();
    await Promise.all([app.close(), follower?.close()]);
    gateway.close();
    await observation.close();
  };
  try {
    await app.listen({ port: options.port, host: options.address });
    await live.watch();
    await follower?.start();
  } catch (error) {
    // Nobody would end what has begun: the port stays taken, and the program never ends.
    await end();
    throw error;
  }
  return {
    url: `${originAt(options.address, (app.server.address() as AddressInfo).port)}/`,
    store,
    metricsUrl,
    async close() {
      stop();
      await wait(drain.graceMilliseconds);
      const patience = setTimeout(() => app.server.closeAllConnections(), drain.finishMilliseconds);
      await end();
      clearTimeout(patience);
    },
  };
}

type OpenOptions = HostOptions & {
  readonly log: Log;
  readonly now: () => Date;
  readonly build: Build;
  readonly reports: RegistryReports;
  readonly background: Background;
};

/** What tenants are read from: a registry, or a folder of this machine. */
async function openTenants(options: OpenOptions) {
  const {
    follow,
    environment,
    variables,
    now,
    log,
    build,
    reports,
    background,
    tenantConfigDir,
    drafts = false,
  } = options;
  const { version, hash } = build.info;
  if (!follow) {
    const store = options.store ?? createTenantStore({ ...options, version, screens: manifests });
    return { store, watchChanges: watchTenantFolder(tenantConfigDir, log), follower: null };
  }
  const { registry, ring, copyDir, id, eager } = follow;
  const compile = createTextsCompiler({ environment, variables, version, drafts, screens: manifests });
  const copy = createDiskCopy(join(copyDir, ring === null ? environment : `${environment}-${ring}`));
  const own = { registry, ring, id, eager, environment, compile, copy, now, log, reports, background };
  const follower = await followRegistry({ ...own, build: hash });
  const store = createFollowedStore({ tenants: follower.tenants, now, drafts });
  return { store, watchChanges: null, follower };
}

/** What answers are made from; the rest as for `startHost`. */
export interface AnsweringOptions
  extends Pick<
    HostOptions,
    | 'environment'
    | 'variables'
    | 'credentialsDir'
    | 'upstreamTimeoutMilliseconds'
    | 'limits'
    | 'clientTimeouts'
    | 'trustedProxies'
  > {
  readonly live: Pick<LiveSite, 'current'>;
  /** Who is told of what is answered; nobody unless given. */
  readonly observer?: Observer;
  readonly tracer?: Tracer;
  /** What tells of newer versions, where a registry is followed. */
  readonly follower?: Follower | null;
  /** Told of each use; nobody unless given. */
  readonly background?: Background;
  readonly log: Log;
  readonly now: () => Date;
  /** Whether this is a preview of the console, which frames its pages. */
  readonly isPreview?: boolean;
}

/** The server, which answers each request from what is live then. */
export function createAnswering({
  live,
  follower = null,
  background,
  log,
  now,
  environment,
  variables,
  ...options
}: AnsweringOptions) {
  const { limits = callLimits(environment), observer = NO_OBSERVER, tracer = PASSING_TRACER } = options;
  const clientAddressOf = createClientAddress(options.trustedProxies);
  const credentials = createCredentials({ variables, directory: options.credentialsDir });
  const timeoutMilliseconds = options.upstreamTimeoutMilliseconds ?? UPSTREAM_TIMEOUT_MILLISECONDS;
  const limiter = createLimiter(now);
  const gateway = createGateway({ credentials, timeoutMilliseconds, limiter, limits, observer });
  const closedCallsOf = rememberClosedCalls(manifests);
  const templateOf = createRouteTemplates(manifests);
  const { isPreview = false } = options;
  const [all, own] = [true, false].map((coversSubDomains) =>
    baseHeaders(environment, { coversSubDomains, isPreview }),
  );
  const headersOf = (host?: string) => (live.current().coversSubDomains(host) ? all : own) ?? {};
  const app = createServer({ headersOf, log, timeouts: options.clientTimeouts });
  const traceOf = traceRequests(app, { log, observer, tracer });
  let isStopping = false;

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const trace = traceOf(request);
    const clientAddress = () =>
      clientAddressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString());
    const respond = () => {
      const { site, state } = live.current();
      return handleRequest(request, {
        site,
        state,
        gateway,
        credentials,
        environment,
        closedCallsOf,
        clientAddress,
        isStopping,
        registry: follower?.status() ?? null,
        handleCspReports: (each) =>
          handleCspReports(each, { site, limiter, limit: limits.reports, clientAddress, templateOf, log }),
        handleTelemetry: (each, found) =>
          handleTelemetry(each, {
            found,
            languages: state.languages,
            isScreen: (id) => SCREEN_IDS.has(id),
            limiter,
            limit: limits.telemetry,
            clientAddress,
            observer,
            log,
          }),
        trace,
      });
    };
    if (!PROBES.has(request.originalUrl)) background?.noteUse();
    await follower?.prepare(request.headers.host ?? '', request.originalUrl);
    let answer = await respond();
    if (follower && mayBeBehind(request, answer)) {
      const before = live.current();
      await follower.sync();
      if (live.current() !== before) answer = await respond();
    }
    trace.seen = { route: answer.route, tenant: answer.tenant };
    return sendAnswer(request, reply, answer, headersOf(request.headers.host));
  };
  app.all('/', handle);
  app.setNotFoundHandler(handle);
  const stop = () => {
    isStopping = true;
  };
  const readiness = () =>
    readinessOf({
      state: live.current().state,
      credentials,
      environment,
      isStopping,
      registry: follower?.status() ?? null,
    });
  return { app, gateway, stop, readiness };
}
