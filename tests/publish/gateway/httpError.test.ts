/** What the portal's own refusals say, in the envelope of the gateway. */
import { expect, it } from 'vitest';
import { type HttpErrorCode, httpError } from '../../../publish/gateway/httpError.ts';

it.each<[HttpErrorCode, number, string]>([
  ['NOT_FOUND', 404, 'There is no such call.'],
  ['METHOD_NOT_ALLOWED', 405, 'This call does not exist with this method.'],
  ['FORBIDDEN', 403, 'Calls that are not the portal’s own are refused.'],
  ['PAYLOAD_TOO_LARGE', 413, 'The request is too large.'],
  ['UNSUPPORTED_MEDIA_TYPE', 415, 'The request has to be JSON.'],
  ['BAD_REQUEST', 400, 'The request cannot be read.'],
  ['INTERNAL_ERROR', 500, 'Something went wrong here.'],
  ['BAD_GATEWAY', 502, 'The service did not give a usable answer.'],
  ['GATEWAY_TIMEOUT', 504, 'The service did not answer in time.'],
  ['TOO_MANY_REQUEST', 429, 'Too many calls. Try again later.'],
  ['SERVICE_PAUSED', 503, 'This service is paused.'],
  ['SERVICE_UNAVAILABLE', 503, 'The service is not set up for this country.'],
])('%s is answered with %i, as the gateway answers errors', (code, status, message) => {
  const { body, ...rest } = httpError(code);
  expect(rest).toEqual({ status });
  expect(JSON.parse(body)).toEqual({
    meta: { status: 'failed', messages: [{ code, level: 'error', message }] },
  });
});
