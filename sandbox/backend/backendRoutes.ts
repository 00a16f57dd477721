import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createChecks } from '../openapi/createChecks.ts';
import { callsOf, readDocument, routeOf } from '../openapi/document.ts';
import { failed, HttpError, succeeded } from '../openapi/envelope.ts';
import type { Sandbox } from '../sandbox.ts';
import { compressAnswers } from '../traffic/compressAnswers.ts';
import { corsHeaders, preflightHeaders } from '../traffic/cors.ts';
import { watchTraffic } from '../traffic/watchTraffic.ts';
import { readLookup } from './readLookup.ts';
import { readTranslations } from './readTranslations.ts';

/** The app backend: translations and lookups, called by the browser from another origin. */
export function backendRoutes(scope: FastifyInstance, sandbox: Sandbox): void {
  const document = readDocument('app-backend.openapi.json');
  const checks = createChecks(document);
  const answers: Readonly<Record<string, (request: FastifyRequest) => unknown>> = {
    getTranslations: (request) => {
      const { tenant = '', lang = '' } = request.params as Record<string, string>;
      return readTranslations(sandbox.wordsDir, tenant, lang);
    },
    getLookup: (request) => {
      const { tenant = '', name = '' } = request.params as Record<string, string>;
      const { lang } = request.query as { lang?: string };
      return readLookup(name, tenant, lang ?? request.headers['accept-language']);
    },
  };

  watchTraffic(scope, sandbox, 'backend');
  compressAnswers(scope);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(corsHeaders(request.headers.origin));
  });
  scope.setErrorHandler((error, _request, reply) => {
    const { status, envelope } = failed(error);
    return reply.code(status).send(envelope);
  });
  scope.options('/*', async (request, reply) =>
    reply.code(204).headers(preflightHeaders(request.headers.origin)).send(),
  );
  scope.get('/*', async () => {
    throw new HttpError('NOT_FOUND', 'no such call');
  });

  for (const call of callsOf(document)) {
    scope.route({
      method: call.method,
      url: routeOf(call.path),
      handler: async (request) => {
        checkTenant(request);
        const problems = checks.query(call, request.query);
        if (problems.length > 0) throw new HttpError('BAD_REQUEST', problems.join('; '));
        const answer = succeeded(await answers[call.operation.operationId]?.(request));
        const wrong = checks.answer(call, answer);
        if (wrong.length > 0) {
          throw new HttpError(
            'INTERNAL_ERROR',
            `${call.method} ${call.path} answered wrongly: ${wrong.join('; ')}`,
          );
        }
        return answer;
      },
    });
  }
}

/**
 * `x-tenant` carries the full identifier or the bare code (API-06). It need not match the path: a
 * copied tenant file works with a changed code alone.
 */
function checkTenant(request: FastifyRequest): void {
  const given = String(request.headers['x-tenant'] ?? '');
  if (!/^(?:tenant:)?[a-z0-9-]+$/.test(given))
    throw new HttpError('BAD_REQUEST', 'x-tenant must name a tenant');
}
