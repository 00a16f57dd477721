/** A node of etcd that answers as a test says, in the process of the test. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface StandInCall {
  readonly path: string;
  readonly body: object;
  readonly headers: IncomingHttpHeaders;
}

export interface EtcdStandIn {
  readonly url: string;
  readonly calls: StandInCall[];
  close(): Promise<void>;
}

/** What a node answers; one that is nothing is no answer at all. */
export type AnswerAs = (call: StandInCall, response: ServerResponse) => object | string | null;

export async function startEtcdStandIn(answer: AnswerAs): Promise<EtcdStandIn> {
  const calls: StandInCall[] = [];
  const server = createServer(async (request, response) => {
    const call = {
      path: request.url ?? '',
      body: JSON.parse(await text(request)) as object,
      headers: request.headers,
    };
    calls.push(call);
    const answered = answer(call, response);
    if (answered !== null) response.end(typeof answered === 'string' ? answered : JSON.stringify(answered));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
