import type { Upstream } from './startUpstream.ts';

/** Each method that changes something, with a call of the gateway that has it. */
export const CHANGES = [
  ['POST', '/users/a/actions/contact-us'],
  ['PUT', '/users/a/optins/1'],
  ['PATCH', '/users/a'],
  ['DELETE', '/users/a/cards/r-1'],
] as const;

/** Takes each change whole, and then closes its connection without an answer; reads are answered, and keep theirs open. */
export const takeAndClose: Upstream['answer'] = (request, response) => {
  if (request.method !== 'GET') {
    request.socket.destroy();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end('{"meta":{"status":"succeeded"},"data":[]}');
};
