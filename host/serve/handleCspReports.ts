import type { FastifyRequest } from 'fastify';
import type { Limit } from '../../publish/gateway/callLimits.ts';
import { REPORTS_PATH } from '../../publish/page/contentPolicy.ts';
import type { Limiter } from '../gateway/createLimiter.ts';
import { type Answer, textAnswer } from './answer.ts';
import type { SiteServer } from './createSiteServer.ts';
import type { Log } from './log.ts';
import { readReports } from './readReports.ts';
import type { RouteTemplateOf } from './routeTemplates.ts';

export interface ReportContext {
  readonly site: SiteServer;
  readonly limiter: Limiter;
  readonly limit: Limit;
  readonly clientAddress: () => string;
  readonly templateOf: RouteTemplateOf;
  readonly log: Log;
}

const MAX_REPORT_BYTES = 16 * 1024;
const TYPE = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;

/** Takes reports of the content security policy: each becomes one line of the log, nothing else is kept of it. */
export function handleCspReports(request: FastifyRequest, context: ReportContext): Answer {
  const { limiter, limit, clientAddress, log } = context;
  const seconds = limiter.take(`${clientAddress()} reports`, limit);
  if (seconds > 0) {
    return textAnswer(429, REPORTS_PATH, 'Too many reports', { 'retry-after': String(seconds) });
  }
  if (!TYPE.test(request.headers['content-type'] ?? '')) {
    return textAnswer(415, REPORTS_PATH, 'Reports only');
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (body.length > MAX_REPORT_BYTES) return textAnswer(413, REPORTS_PATH, 'Too large');
  const reports = readReports(body);
  if (!reports) return textAnswer(400, REPORTS_PATH, 'Bad request');
  for (const { directive, blocked, path } of reports) {
    const found = context.site.match(request.headers.host ?? '', path);
    const prefix = found?.match.base ? '/:tenant' : '';
    const route = found ? prefix + context.templateOf(path.slice(found.match.base.length)) : '/*';
    log({ level: 'warn', event: 'csp', tenant: found?.match.code ?? null, route, directive, blocked });
  }
  return {
    status: 204,
    route: REPORTS_PATH,
    tenant: null,
    headers: { 'cache-control': 'no-store' },
    body: null,
  };
}
