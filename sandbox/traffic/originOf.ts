import type { FastifyRequest } from 'fastify';

/**
 * The origin that the caller used, so that the issuer and the returned addresses are those that the portal was
 * given, be it localhost or 127.0.0.1. Another Host header gets the socket's own address.
 */
export function originOf(request: FastifyRequest): string {
  const { localAddress, localPort } = request.socket;
  const isOwn = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/.test(request.host);
  return isOwn ? `http://${request.host}` : `http://${localAddress}:${localPort}`;
}
