/** Who may ask: this machine's own browser, from the console's own page. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './answers.ts';

/** Names that always mean the machine on which the browser runs. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface Guard {
  /** To be sent with the page: the calls need it. */
  readonly cookie: () => string;
}

/**
 * Refuses, before any handler runs, what another site could have sent: a request for a name that somebody else's DNS
 * leads here, one from another origin, and a call without the token that only our own page was given.
 * @param address where the server listens; one that is not loopback may be called by any IP address, as no name can be
 * @param portOf known once the server listens
 */
export function guardRequests(
  app: FastifyInstance,
  { address, portOf }: { readonly address: string; readonly portOf: () => number },
): Guard {
  const token = randomBytes(32).toString('base64url');
  const isOpen = !LOOPBACK.has(address) && address !== '::1';
  // Cookies know no ports: the name tells two consoles on one machine apart.
  const nameOf = () => `console-${portOf()}`;

  const isOwnHost = (host: string | undefined) => {
    const [, name = '', port = '80'] = /^(.+?)(?::(\d+))?$/.exec(host?.toLowerCase() ?? '') ?? [];
    const isName = LOOPBACK.has(name) || (isOpen && (name === address || isIP(withoutBrackets(name)) !== 0));
    return isName && Number(port) === portOf();
  };

  app.addHook('onRequest', async (request, reply) => {
    const { host, origin, 'sec-fetch-site': site } = request.headers;
    const isCall = request.url.startsWith('/api/');
    if (!isOwnHost(host))
      return refuse(reply, 421, 'foreign', 'This name is not the console’s. Open http://localhost instead.');
    const isOwnOrigin = origin === undefined || origin.toLowerCase() === `http://${host?.toLowerCase()}`;
    const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
    // A link on another page may lead to the console's page; nothing else comes from elsewhere.
    const isLink = !isCall && request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    if (!isOwnOrigin || !(isOwnSite || isLink))
      return refuse(reply, 403, 'foreign', 'Another site asked for this. Nothing was done.');
    if (isCall && !hasToken(request, nameOf(), token))
      return refuse(reply, 401, 'token', 'The console was started again. Reload the page.');
  });

  return { cookie: () => `${nameOf()}=${token}; Path=/; HttpOnly; SameSite=Strict` };
}

function withoutBrackets(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}

function hasToken({ headers }: FastifyRequest, name: string, token: string): boolean {
  const sent = (headers.cookie ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  const [given, wanted] = [Buffer.from(sent?.slice(name.length + 1) ?? ''), Buffer.from(token)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function refuse(reply: FastifyReply, status: number, code: Refusal['code'], error: string): FastifyReply {
  return reply.code(status).send({ error, code } satisfies Refusal);
}
