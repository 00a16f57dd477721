import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createChecks } from '../openapi/createChecks.ts';
import { type Call, callsOf, readDocument, routeOf } from '../openapi/document.ts';
import { failed, HttpError, succeeded } from '../openapi/envelope.ts';
import type { Person } from '../people/person.ts';
import type { Sandbox } from '../sandbox.ts';
import { originOf } from '../traffic/originOf.ts';
import { recordOf, watchTraffic } from '../traffic/watchTraffic.ts';
import { type CheckedCall, readCheckedBody } from './gatewayCall.ts';
import { handlers } from './handlers.ts';
import { readBearer } from './readBearer.ts';

/** The benefits gateway: a route for each call of the document, checked both ways against it. */
export function gatewayRoutes(scope: FastifyInstance, sandbox: Sandbox): void {
  const document = readDocument('gateway.openapi.json');
  const checks = createChecks(document);

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      // An action without a body may still name its type.
      done(null, text === '' ? undefined : JSON.parse(text as string));
    } catch {
      done(new HttpError('BAD_REQUEST', 'the body is not JSON'));
    }
  });
  watchTraffic(scope, sandbox, 'gateway');
  scope.setErrorHandler((error, _request, reply) => {
    const { status, envelope } = failed(error);
    return reply.code(status).send(envelope);
  });
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.all('/*', async (request) => {
    checkClient(request);
    throw new HttpError('NOT_FOUND', 'no such call');
  });

  for (const call of callsOf(document)) {
    const { operation } = call;
    const needsBearer = operation.security?.some((scheme) => 'bearer' in scheme) ?? false;
    scope.route({
      method: call.method,
      url: routeOf(call.path),
      handler: async (request) => {
        checkClient(request);
        const person = needsBearer ? await signedInPerson(sandbox, request) : undefined;
        refuse([...checks.query(call, request.query), ...checks.body(call, request.body)]);
        const answer = succeeded(answerTo(call, gatewayCall(sandbox, request, person)));
        const wrong = checks.answer(call, answer);
        if (wrong.length > 0)
          throw new HttpError('INTERNAL_ERROR', `${placeOf(call)} answered wrongly: ${wrong.join('; ')}`);
        return answer;
      },
    });
  }
}

function checkClient(request: FastifyRequest): void {
  const { client_id: id, client_secret: secret } = request.headers;
  if (!id || !secret) throw new HttpError('INVALID_CLIENT', 'client_id and client_secret are required');
}

async function signedInPerson(sandbox: Sandbox, request: FastifyRequest): Promise<Person> {
  const { tenant = '', user = '' } = request.params as Record<string, string>;
  const { person, kind } = await readBearer(sandbox, tenant, request.headers.authorization);
  const record = recordOf(request);
  if (record) record.bearer = kind;
  if (user.toLowerCase() !== person.email) throw new HttpError('FORBIDDEN', 'the token is of another person');
  return person;
}

function gatewayCall(sandbox: Sandbox, request: FastifyRequest, person: Person | undefined): CheckedCall {
  const params = request.params as Record<string, string>;
  return {
    sandbox,
    tenant: params.tenant ?? '',
    params,
    query: request.query as Record<string, unknown>,
    body: readCheckedBody(request.body),
    languages: request.headers['accept-language'],
    origin: originOf(request),
    get person() {
      if (!person) throw new HttpError('UNAUTHORIZED', 'this call has no signed-in person');
      return person;
    },
  };
}

/** Runs the handler; an error that the document does not list is a mistake of the sandbox itself. */
function answerTo({ method, path, operation }: Call, given: CheckedCall): unknown {
  const handler: (call: CheckedCall) => unknown = handlers[operation.operationId as keyof typeof handlers];
  try {
    return handler(given);
  } catch (error) {
    if (!(error instanceof HttpError) || operation['x-error-codes'].includes(error.code)) throw error;
    throw new HttpError('INTERNAL_ERROR', `${method} ${path} must not answer ${error.code}`);
  }
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new HttpError('BAD_REQUEST', problems.join('; '));
}

function placeOf(call: Call): string {
  return `${call.method} ${call.path}`;
}
