import type { FastifyRequest } from 'fastify';
import type { Limit } from '../../publish/gateway/callLimits.ts';
import type { Limiter } from '../gateway/createLimiter.ts';
import type { Observer } from '../observe/observer.ts';
import { type Answer, textAnswer } from './answer.ts';
import type { Log } from './log.ts';
import type { FoundTenant } from './matchTenant.ts';
import { type KnownNames, readPageReport } from './readPageReport.ts';
import type { TenantState } from './tenantState.ts';

export interface TelemetryContext {
  readonly found: FoundTenant;
  readonly languages: TenantState['languages'];
  readonly isScreen: KnownNames['isScreen'];
  readonly limiter: Limiter;
  readonly limit: Limit;
  readonly clientAddress: () => string;
  readonly observer: Observer;
  readonly log: Log;
}

const ROUTE = '/telemetry';

/** Takes what a page tells of itself, from tenants that have switched it on; it becomes metrics and one line of the log. */
export function handleTelemetry(request: FastifyRequest, context: TelemetryContext): Answer {
  const { found, languages, isScreen, limiter, limit, clientAddress, observer, log } = context;
  const tenant = found.match.code;
  const refuse = (status: number, text: string, headers = {}) => ({
    ...textAnswer(status, ROUTE, text, headers),
    tenant,
  });
  if (found.tenant.publicTenant.telemetry !== 'on') return refuse(404, 'Not found');
  const seconds = limiter.take(`${clientAddress()} telemetry`, limit);
  if (seconds > 0) {
    observer.limited(ROUTE);
    return refuse(429, 'Too many reports', { 'retry-after': String(seconds) });
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const isCode = (code: string) =>
    found.tenant.publicTenant.languages.some((language) =>
      languages.get(language)?.words.has(`error-messages.${code}`),
    );
  const report = readPageReport(body, { isScreen, isCode });
  if (!report) return refuse(400, 'Bad request');
  observer.page({ tenant, ...report });
  log({ level: 'info', event: 'telemetry', tenant, ...report });
  return { status: 204, route: ROUTE, tenant, headers: { 'cache-control': 'no-store' }, body: null };
}
