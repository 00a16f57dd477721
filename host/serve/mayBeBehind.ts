import type { FastifyRequest } from 'fastify';
import { type Answer, isUnchanged } from './answer.ts';

/** What publishing makes: other hosts of the same tenants make the same, and may have done so a moment earlier. */
const PUBLISHED = /^\/static\/(?:forms|words|prerendered|assets)\//;

/**
 * Whether an answer may be older than what this client has seen from another host: a page of a version that is not
 * ours, or a file that a newer page names.
 */
export function mayBeBehind(
  { headers, originalUrl, method }: FastifyRequest,
  { status, headers: own }: Answer,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (status === 404 && PUBLISHED.test(originalUrl)) return true;
  if (headers['if-none-match'] === undefined) return false;
  return status === 404 || (status === 200 && own.etag !== undefined && !isUnchanged(headers, own.etag));
}
