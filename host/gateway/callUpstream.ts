import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

export interface UpstreamCall {
  readonly url: URL;
  /** Path and query exactly as they are to be sent: a URL object would rewrite them. */
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly timeoutMilliseconds: number;
  /** Ends the call when whoever asked has gone. */
  readonly signal: AbortSignal;
}

export class UpstreamTimeout extends Error {
  override readonly name = 'UpstreamTimeout';
}

/** A kept connection that had ended already. */
class StaleConnection extends Error {
  override readonly name = 'StaleConnection';
}

/** Connections to one tenant's gateway: kept alive, and limited, so that a slow one starves no other (threat H9). */
export interface Upstream {
  /** @throws UpstreamTimeout, or the network's error, when no answer begins */
  call(call: UpstreamCall): Promise<IncomingMessage>;
  close(): void;
}

const MAX_CONNECTIONS = 64;

export function createUpstream(): Upstream {
  const options = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

  const send = ({ url, path, method, headers, body, timeoutMilliseconds, signal }: UpstreamCall) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isSecure = url.protocol === 'https:';
      const request = (isSecure ? https : http).request({
        agent: agents[isSecure ? 'https:' : 'http:'],
        hostname: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port,
        method,
        path,
        signal,
        // Silence on the line; the timer below also counts waiting for a free connection.
        timeout: timeoutMilliseconds,
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(body ? { 'content-length': body.length } : {}),
        },
      });
      const giveUp = () => request.destroy(new UpstreamTimeout());
      const timer = setTimeout(giveUp, timeoutMilliseconds);
      request.on('timeout', giveUp);
      request.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        reject(request.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection() : error);
      });
      request.on('response', (response) => {
        clearTimeout(timer);
        resolve(response);
      });
      request.end(body ?? undefined);
    });

  return {
    call: (call) =>
      send(call).catch((error: Error) => {
        // The gateway closed an idle connection just as it was used again (Node, request.reusedSocket). Reading
        // twice does no harm; whether a change has arrived is not known, so a change is never sent again.
        if (error instanceof StaleConnection && call.method === 'GET') return send(call);
        throw error;
      }),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
