import { expect, it } from 'vitest';
import { GatewayError } from '../../../runtime/gateway/errors.ts';
import { isNeutralError } from '../../../runtime/gateway/isNeutralError.ts';

const error = (status: number | null, code = 'NOT_FOUND') =>
  new GatewayError({ code, level: 'error', original: null, status, reference: null });

it.each<[string, unknown, boolean]>([
  ['an account that is not there', error(404), true],
  ['a request that is refused', error(400), true],
  ['a refusal on HTTP 200', error(200), true],
  ['the last status that is about the request', error(499), true],
  ['a fault of the service', error(500), false],
  ['a missing sign-in', error(401), false],
  ['a call that is not allowed', error(403), false],
  ['a limit of the host', error(429), false],
  ['a limit of the gateway', error(400, 'TOO_MANY_REQUEST'), false],
  ['a service that is paused', error(400, 'SERVICE_PAUSED'), false],
  ['an answer that never came', error(null), false],
  ['what is no error of the gateway', new Error('NOT_FOUND'), false],
  ['what only looks like one', { status: 404, code: 'NOT_FOUND' }, false],
])('a visitor cannot tell %s from success: %# [F6 ERR-89]', (_, thrown, isNeutral) => {
  expect(isNeutralError(thrown)).toBe(isNeutral);
});

it('an error of the gateway has its code for a message, and its own name', () => {
  const cause = new TypeError('x');
  const facts = { code: 'X', level: 'warning', original: 'o', status: 400, reference: 'r' } as const;
  const made = new GatewayError(facts, { cause });
  expect(made).toMatchObject({ ...facts, name: 'GatewayError', message: 'X', cause });
});
