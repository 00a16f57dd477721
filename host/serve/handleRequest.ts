import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../compiler/environment.ts';
import { httpError } from '../../publish/gateway/httpError.ts';
import { GATEWAY_POLICY, REPORTS_PATH } from '../../publish/page/contentPolicy.ts';
import type { Gateway } from '../gateway/createGateway.ts';
import type { Credentials } from '../gateway/credentials.ts';
import type { ClosedCallsOf } from '../gateway/rememberClosedCalls.ts';
import { type Answer, jsonAnswer, textAnswer, writeJson } from './answer.ts';
import type { SiteServer } from './createSiteServer.ts';
import type { FoundTenant } from './matchTenant.ts';
import { isReady, isWell, type RegistryStatus, readinessOf, writeReadiness } from './readiness.ts';
import type { TenantState } from './tenantState.ts';
import type { RequestTrace } from './traceRequests.ts';

export interface HandleContext {
  readonly site: SiteServer;
  readonly state: TenantState;
  readonly gateway: Gateway;
  readonly credentials: Credentials;
  readonly environment: Environment;
  readonly closedCallsOf: ClosedCallsOf;
  /** Worked out for calls alone, which are limited by it. */
  readonly clientAddress: () => string;
  /** The host is about to end: it answers as ever, but wants no new clients. */
  readonly isStopping: boolean;
  /** How the registry is that this host follows; null where it serves a folder. */
  readonly registry: RegistryStatus | null;
  readonly handleCspReports: (request: FastifyRequest) => Answer;
  /** Takes what a page tells of itself. */
  readonly handleTelemetry: (request: FastifyRequest, found: FoundTenant) => Answer;
  readonly trace: Pick<RequestTrace, 'id' | 'span' | 'signal'>;
}

/** Decides what an address is, from its text as it arrived: nothing is decoded or normalised first (threat T2). */
export async function handleRequest(request: FastifyRequest, context: HandleContext): Promise<Answer> {
  const address = request.originalUrl;
  const path = address.split('?', 1)[0] ?? '';
  const isHostMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
  if (!path.startsWith('/') || isHostMissing) return textAnswer(400, '*', 'Bad request');

  const found = context.site.match(request.headers.host ?? '', path);
  const below = found ? path.slice(found.match.base.length) : path.replace(/^\/[^/]*(?=\/gateway(\/|$))/, '');
  if (below === '/gateway' || below.startsWith('/gateway/')) {
    return await callGateway(
      request,
      context,
      found,
      address.slice(path.length - below.length + '/gateway'.length),
    );
  }

  if (found && below === '/telemetry' && request.method === 'POST') {
    return context.handleTelemetry(request, found);
  }
  if (path === REPORTS_PATH && request.method === 'POST') return context.handleCspReports(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textAnswer(405, '/*', 'Method not allowed', { allow: 'GET, HEAD' });
  }
  if (path === '/healthz') return jsonAnswer(200, path, writeJson({ status: 'ok' }));
  if (path === '/readyz') {
    const readiness = readinessOf(context);
    return jsonAnswer(isReady(readiness) ? 200 : 503, path, writeReadiness(readiness));
  }
  if (path === '/status') {
    const readiness = readinessOf(context);
    return jsonAnswer(isWell(readiness) ? 200 : 503, path, writeReadiness(readiness));
  }
  if (path.startsWith('/static/')) return await context.site.file(path);
  if (found && found.match.base !== '' && below === '') {
    // One address for a home page; the target is built from our own list.
    const location = `${found.match.base}/${address.slice(path.length)}`;
    return textAnswer(308, '/:tenant', 'Moved', { location, 'cache-control': 'no-cache' });
  }
  return await context.site.page(found, path);
}

async function callGateway(
  request: FastifyRequest,
  { gateway, closedCallsOf, clientAddress, trace }: HandleContext,
  found: ReturnType<SiteServer['match']>,
  address: string,
): Promise<Answer> {
  const own = {
    'cache-control': 'no-store',
    'content-security-policy': GATEWAY_POLICY,
    'content-type': 'application/json; charset=utf-8',
  };
  if (!found) {
    const { status, body } = httpError('NOT_FOUND');
    return { status, body, route: 'gateway unknown', tenant: null, headers: own };
  }
  const { status, body, headers, template } = await gateway.answer({
    tenant: {
      code: found.match.code,
      connection: found.tenant.hostConnection.gateway,
      closed: closedCallsOf(found.tenant.publicTenant),
    },
    trace,
    clientAddress: clientAddress(),
    method: request.method,
    address,
    headers: request.headers,
    body: Buffer.isBuffer(request.body) ? request.body : null,
    signal: trace.signal,
  });
  const { 'content-type': _, ...common } = own;
  return {
    status,
    body,
    route: `gateway ${template}`,
    tenant: found.match.code,
    headers: { ...common, ...headers },
  };
}
