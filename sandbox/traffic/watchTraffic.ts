import { randomUUID } from 'node:crypto';
import { type ParsedUrlQuery, stringify } from 'node:querystring';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { corsHeaders } from './cors.ts';
import { cutAnswer } from './cutAnswer.ts';
import type { Fault } from './faultList.ts';
import { maskSecrets } from './maskSecrets.ts';
import { personOfCall } from './personOfCall.ts';
import type { RecordedRequest, Service } from './requestLog.ts';

const records = new WeakMap<FastifyRequest, RecordedRequest>();

// Marks the inner delivery of a duplicated request; unguessable, so that no caller can hide from the log.
const REPLAY_HEADER = 'x-sandbox-replay';
const REPLAY_KEY = randomUUID();

/** The log entry of a request, so that a service can add what it learnt. */
export function recordOf(request: FastifyRequest): RecordedRequest | undefined {
  return records.get(request);
}

/** Records each request of a service and lets armed faults answer in its place. */
export function watchTraffic(scope: FastifyInstance, sandbox: Sandbox, service: Service): void {
  scope.addHook('onRequest', async (request) => {
    if (isReplay(request)) return;
    const { tenant, path } = placeOf(request);
    const { method, query, headers } = request;
    records.set(
      request,
      sandbox.requests.add({
        service,
        tenant,
        method,
        path,
        query: maskSecrets(query),
        headers: maskSecrets(headers),
        body: null,
      }),
    );
  });

  scope.addHook('preValidation', async (request, reply) => {
    const record = records.get(request);
    if (!record) return;
    record.body = maskSecrets(request.body ?? null);
    const { tenant, path, search } = placeOf(request);
    const fault = sandbox.faults.take({
      method: request.method,
      path,
      search,
      tenant,
      user: () => personOfCall(sandbox.database, request, path),
    });
    if (fault) await applyFault(fault, scope, request, reply, service);
  });

  scope.addHook('onResponse', async (request, reply) => {
    const record = records.get(request);
    if (record) record.status = reply.raw.headersSent ? reply.raw.statusCode : 0;
  });
}

function isReplay(request: FastifyRequest): boolean {
  return request.headers[REPLAY_HEADER] === REPLAY_KEY;
}

/** `/bg/gateway/v1/users?x=1` is `/v1/users` of tenant bg. */
function placeOf(request: FastifyRequest): { tenant: string; path: string; search: string } {
  const [whole = '', ...rest] = request.originalUrl.split('?');
  const [, tenant = '', , ...parts] = whole.split('/');
  return { tenant, path: `/${parts.join('/')}`, search: rest.length > 0 ? `?${rest.join('?')}` : '' };
}

async function applyFault(
  fault: Fault,
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  service: Service,
): Promise<void> {
  if (fault.duplicate) await deliverOnceMore(app, request);
  if (fault.delayMs) await sleep(fault.delayMs, undefined, { ref: false });
  if (fault.reset) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  if (fault.cutAfterBytes !== undefined) cutAnswer(reply.raw, fault.cutAfterBytes);
  const isCanned = fault.status !== undefined || fault.body !== undefined || fault.contentType !== undefined;
  if (!isCanned) {
    // Headers alone are added to the real answer.
    for (const [name, value] of Object.entries(fault.headers ?? {})) reply.raw.setHeader(name, value);
    return;
  }
  // Without these a browser would see a blocked answer instead of the fault that was armed.
  if (service !== 'gateway') reply.headers(corsHeaders(request.headers.origin));
  reply.headers(fault.headers ?? {});
  reply.code(fault.status ?? 200);
  if (fault.body === undefined) {
    await reply.send();
    return;
  }
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
  await reply.type(fault.contentType ?? 'application/json; charset=utf-8').send(text);
}

/** The state change happens twice, as when a network delivers a request twice. */
async function deliverOnceMore(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { body } = request;
  const payload = typeof body === 'string' || body == null ? body : sameAsSent(request, body);
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = request.headers;
  await app.inject({
    method: request.method as 'POST',
    url: request.originalUrl,
    headers: { ...headers, [REPLAY_HEADER]: REPLAY_KEY },
    ...(payload == null ? {} : { payload }),
  });
}

function sameAsSent(request: FastifyRequest, body: unknown): string {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? stringify(body as ParsedUrlQuery) : JSON.stringify(body);
}
