import { IncomingMessage } from 'node:http';
import { type ParsedUrlQuery, parse, stringify } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Sandbox } from '../sandbox.ts';
import { originOf } from '../traffic/originOf.ts';
import { watchTraffic } from '../traffic/watchTraffic.ts';
import { createProvider } from './createProvider.ts';
import { signInRoutes } from './signInRoutes.ts';

export type ProviderOf = (request: FastifyRequest) => Promise<Provider>;

/** Mounts one OpenID provider for each tenant code that is asked about. */
export function providerRoutes(scope: FastifyInstance, sandbox: Sandbox): void {
  const providers = new Map<string, Promise<Provider>>();
  const providerOf: ProviderOf = (request) => {
    const { tenant } = request.params as { tenant: string };
    const issuer = `${originOf(request)}/${tenant}/sso`;
    let provider = providers.get(issuer);
    if (!provider) {
      provider = createProvider(sandbox, tenant, issuer);
      providers.set(issuer, provider);
    }
    return provider;
  };

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, parse(text as string));
    },
  );
  watchTraffic(scope, sandbox, 'provider');
  signInRoutes(scope, sandbox, providerOf);
  scope.all('/*', async (request, reply) => {
    const provider = await providerOf(request);
    await handOver(provider, request, reply);
  });
}

/** Gives the request to the provider, which routes by `url` and writes absolute addresses by `originalUrl`. */
async function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { tenant } = request.params as { tenant: string };
  const mount = `/${tenant}/sso`;
  // Refresh goes to an address of its own (SSO-08); the provider has one token endpoint.
  const originalUrl = (request.raw.url ?? '').replace(/^(\/[a-z]+\/sso)\/token(?=$|\?)/, '$1/connect/token');
  // The body was read for the log, so the provider gets a request with the same bytes to read again.
  const text = request.body == null ? '' : stringify(request.body as ParsedUrlQuery);
  const message = Object.assign(new IncomingMessage(request.raw.socket), {
    method: request.method,
    url: originalUrl.slice(mount.length) || '/',
    originalUrl,
    httpVersion: request.raw.httpVersion,
    headers: { ...request.raw.headers },
    // All of it is here; otherwise the end of reading would count as an abort and close the connection.
    complete: true,
  });
  if (text !== '') {
    message.headers['content-length'] = String(Buffer.byteLength(text));
    message.push(text);
  }
  message.push(null);
  reply.hijack();
  await provider.callback()(message, reply.raw);
}
