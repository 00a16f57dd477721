/**
 * The production host: serves what is built, publishes the tenants of a folder while they change, and passes
 * gateway calls on. An entry file: it joins the compiler to the list of screens
 * (tests/architecture/importLaw.ts).
 */
import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetForm } from '../compiler/compileForms.ts';
import type { Environment } from '../compiler/environment.ts';
import { formatProblem } from '../compiler/problem.ts';
import type { Variables } from '../compiler/resolveVariables.ts';
import { loadBuild } from '../publish/build/loadBuild.ts';
import { type CallLimits, callLimits } from '../publish/gateway/callLimits.ts';
import { baseHeaders } from '../publish/page/baseHeaders.ts';
import { manifests } from '../screens/index.ts';
import { createGateway } from './gateway/createGateway.ts';
import { createLimiter } from './gateway/createLimiter.ts';
import { createCredentials } from './gateway/credentials.ts';
import { rememberClosedCalls } from './gateway/rememberClosedCalls.ts';
import { createAlarm } from './serve/alarm.ts';
import { createClientAddress } from './serve/clientAddress.ts';
import { type ClientTimeouts, createServer } from './serve/createServer.ts';
import { createSiteServer } from './serve/createSiteServer.ts';
import { handleCspReports } from './serve/handleCspReports.ts';
import { handleRequest } from './serve/handleRequest.ts';
import { hideHostValues } from './serve/hideHostValues.ts';
import { createKeptFiles } from './serve/keptFiles.ts';
import { type Log, logToStdout } from './serve/log.ts';
import { createPublishedTenants } from './serve/publishedTenants.ts';
import { readStaticFiles } from './serve/readStaticFiles.ts';
import { createRouteTemplates } from './serve/routeTemplates.ts';
import { sendAnswer } from './serve/sendAnswer.ts';
import { createSubDomainRule } from './serve/subDomainRule.ts';
import { createTenantStore, type TenantState } from './serve/tenantStore.ts';
import { traceRequests } from './serve/traceRequests.ts';
import { watchFolders } from './serve/watchFolders.ts';

export interface HostOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly address: string;
  /** What `npm run build` wrote. */
  readonly distDir: string;
  readonly tenantConfigDir: string;
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
  /** How the host ends; at once unless given. */
  readonly drain?: Drain;
  readonly log?: Log;
  /** The clock; the real one unless given. */
  readonly now?: () => Date;
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
  /** Ends within two seconds unless `drain` says otherwise: what is being answered may finish until then. */
  close(): Promise<void>;
}

const UPSTREAM_TIMEOUT_MILLISECONDS = 30_000;
const WARM_AFTER_MILLISECONDS = 1_000;
const DRAIN: Drain = { graceMilliseconds: 0, finishMilliseconds: 1_500 };

/** @throws when nothing is built, the folder cannot be read, or the port is taken */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { distDir, tenantConfigDir, environment, variables, log = logToStdout } = options;
  const { now = () => new Date(), drain = DRAIN, limits = callLimits(environment) } = options;
  const clientAddressOf = createClientAddress(options.trustedProxies);
  const build = await loadBuild(distDir);
  const files = createKeptFiles({ built: await readStaticFiles(distDir), now, onDrop: forgetForm });

  const store = createTenantStore({ ...options, now, version: build.info.version, screens: manifests });
  const publish = async () => {
    await store.reload();
    const state = store.state();
    logProblems(state, log);
    const site = createSiteServer({
      build,
      state,
      files,
      distDir,
      published,
      screens: manifests,
      now: now(),
    });
    warming.abort();
    warming = new AbortController();
    const { signal } = warming;
    // Not at once: what somebody asks for now comes first.
    wait(WARM_AFTER_MILLISECONDS, undefined, { signal, ref: false })
      .then(() => site.warm(signal))
      .catch((error: Error) => {
        if (!signal.aborted) log({ level: 'error', event: 'warm', message: error.message });
      });
    const tenants = [...state.tenants.values()].map(({ tenant }) => tenant);
    return { state, site, coversSubDomains: createSubDomainRule(tenants) };
  };
  const published = createPublishedTenants(distDir);
  let warming = new AbortController();
  let live = await publish();
  const alarm = createAlarm(now);
  const takeUp = async () => {
    try {
      live = await publish();
      log({ level: 'info', event: 'published', tenants: live.state.tenants.size });
    } finally {
      alarm.set(store.changesAt(), onChange);
    }
  };
  // One at a time, and one after it for all that changed meanwhile.
  let running: Promise<void> | null = null;
  let isChangedAgain = false;
  const onChange = () => {
    isChangedAgain = running !== null;
    running ??= takeUp()
      .catch((error: Error) => log({ level: 'error', event: 'tenants', message: error.message }))
      .finally(() => {
        running = null;
        if (isChangedAgain) onChange();
      });
  };

  const credentials = createCredentials({ variables, directory: options.credentialsDir });
  const timeoutMilliseconds = options.upstreamTimeoutMilliseconds ?? UPSTREAM_TIMEOUT_MILLISECONDS;
  const limiter = createLimiter(now);
  const gateway = createGateway({ credentials, timeoutMilliseconds, limiter, limits });
  const closedCallsOf = rememberClosedCalls(manifests);
  const templateOf = createRouteTemplates(manifests);
  const [all, own] = [true, false].map((coversSubDomains) => baseHeaders(environment, { coversSubDomains }));
  const headersOf = (host?: string) => (live.coversSubDomains(host) ? all : own) ?? {};
  const app = createServer({ headersOf, log, timeouts: options.clientTimeouts });
  const traceOf = traceRequests(app, log);
  let isStopping = false;

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const trace = traceOf(request.raw);
    const clientAddress = clientAddressOf(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
    );
    const { site } = live;
    const answer = await handleRequest(request, {
      ...live,
      gateway,
      credentials,
      environment,
      closedCallsOf,
      clientAddress,
      isStopping,
      handleCspReports: (each) =>
        handleCspReports(each, { site, limiter, limit: limits.reports, clientAddress, templateOf, log }),
      signal: trace.signal,
    });
    trace.seen = { route: answer.route, tenant: answer.tenant };
    return sendAnswer(request, reply, answer, headersOf(request.headers.host));
  };
  app.all('/', handle);
  app.setNotFoundHandler(handle);
  await app.listen({ port: options.port, host: options.address });

  const watch = watchFolders(() => foldersOf(tenantConfigDir), onChange);
  // What changed between the first reading and the watch.
  await takeUp();
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}/`,
    async close() {
      isStopping = true;
      await wait(drain.graceMilliseconds);
      watch.close();
      warming.abort();
      alarm.close();
      const stop = setTimeout(() => app.server.closeAllConnections(), drain.finishMilliseconds);
      await app.close();
      clearTimeout(stop);
      gateway.close();
    },
  };
}

/** Where people look: each problem is a line of the log as well. */
function logProblems({ problems, tenants }: TenantState, log: Log): void {
  for (const [name, found] of problems) {
    for (const problem of found) {
      log({
        level: 'warn',
        event: 'tenant',
        tenant: name,
        isServed: tenants.has(name),
        message: formatProblem(hideHostValues(problem)),
      });
    }
  }
}

/** Everything that tenants are made from: their files, the words, and the pictures of each. */
function foldersOf(tenantConfigDir: string): string[] {
  const pictures = join(tenantConfigDir, 'assets');
  const codes = existsSync(pictures) ? readdirSync(pictures) : [];
  return [
    tenantConfigDir,
    join(tenantConfigDir, 'languages'),
    pictures,
    ...codes.map((code) => join(pictures, code)),
  ];
}
