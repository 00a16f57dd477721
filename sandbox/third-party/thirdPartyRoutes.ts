import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../openapi/envelope.ts';
import { pageHeaders } from '../page/renderPage.ts';
import type { Sandbox } from '../sandbox.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { corsHeaders } from '../traffic/cors.ts';
import { watchTraffic } from '../traffic/watchTraffic.ts';
import { renderMap } from './renderMap.ts';

/** Scripts by the name that they are served under; the tag manager also under the one that its provider uses. */
const SCRIPTS = {
  'tag-manager.js': 'tag-manager.js',
  'gtm.js': 'tag-manager.js',
  'consent.js': 'consent.js',
  'chat.js': 'chat.js',
};
/** Where analytics is told, here and by a provider that takes calls. */
const COLLECTORS = ['/collect', '/matomo.php'];

/** Stand-ins for what a tenant takes from others (CFG-47): each call stands in the request log. */
export function thirdPartyRoutes(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.removeAllContentTypeParsers();
  // A beacon says text/plain whatever it carries.
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    done(null, readBeacon(text as string));
  });
  watchTraffic(scope, sandbox, 'thirdParty');
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...corsHeaders(request.headers.origin),
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
  scope.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof HttpError ? 404 : 400)
      .type('text/plain')
      .send('no such thing'),
  );

  scope.get('/ip', async (request, reply) => {
    const { tenant } = request.params as { tenant: string };
    return reply.type('text/plain; charset=utf-8').send(countryOf(tenant).ipAnswer);
  });

  for (const [name, file] of Object.entries(SCRIPTS)) {
    scope.get(`/${name}`, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(readScript(file)),
    );
  }

  scope.get('/map', async (request, reply) => {
    const { tenant } = request.params as { tenant: string };
    const { lang = '' } = request.query as { lang?: string };
    const script = readScript('map.js');
    return reply
      .headers(pageHeaders({ script, isFramed: true }))
      .type('text/html; charset=utf-8')
      .send(renderMap(tenant, lang, script));
  });

  // Analytics takes what comes; the request log is where it can be seen.
  for (const url of COLLECTORS) {
    scope.route({
      method: ['GET', 'POST'],
      url,
      handler: async (_request, reply) => reply.code(204).send(),
    });
  }
  scope.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
      })
      .send(),
  );
  scope.get('/*', async () => {
    throw new HttpError('NOT_FOUND', 'no such thing');
  });
}

function readScript(name: string): string {
  return readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');
}

function readBeacon(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
