import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** As much of a request as says where it came in. */
interface Arrival extends Pick<FastifyRequest, 'host'> {
  readonly socket: Pick<Socket, 'localAddress' | 'localPort'>;
}

/**
 * The origin that the caller used, so that the issuer and the returned addresses are those that the portal was
 * given, be it localhost, 127.0.0.1 or [::1]. Another Host header gets the socket's own address.
 */
export function originOf({ host, socket }: Arrival): string {
  const { localAddress = '', localPort } = socket;
  const isOwn = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host);
  // An address of IPv6 stands in brackets in an address of the web.
  const name = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return isOwn ? `http://${host}` : `http://${name}:${localPort}`;
}
