import { Ajv2020 } from 'ajv/dist/2020.js';
import { HttpError } from '../openapi/envelope.ts';
import type { Fault } from '../traffic/faultList.ts';

const count = { type: 'integer', minimum: 0 };

const check = new Ajv2020().compile<Fault>({
  type: 'object',
  required: ['method', 'path'],
  additionalProperties: false,
  properties: {
    method: { type: 'string', minLength: 1 },
    path: { type: 'string', minLength: 1 },
    tenant: { type: 'string' },
    user: { type: 'string' },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    headers: { type: 'object', additionalProperties: { type: 'string' } },
    body: {},
    contentType: { type: 'string' },
    delayMs: count,
    reset: { type: 'boolean' },
    cutAfterBytes: count,
    duplicate: { type: 'boolean' },
    times: { type: 'integer', minimum: 1 },
  },
});

/**
 * Reads the body of `POST /sandbox/faults`. Strict: a misspelt field would arm another fault than the test means.
 *
 * @throws HttpError BAD_REQUEST naming what is wrong
 */
export function readFault(body: unknown): Fault {
  if (check(body)) return body;
  const problems = (check.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message} ${params.additionalProperty ?? ''}`,
  );
  throw new HttpError('BAD_REQUEST', problems.join('; ').trim());
}
