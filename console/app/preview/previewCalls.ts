/** The calls of the server about previews. */

import type { PreviewAnswer, PreviewRequest, SignInAnswer } from '../../server/preview/previewAnswers.ts';
import type { XrayAnswer, XrayRequest } from '../../server/xray/xrayAnswers.ts';
import { callServer } from '../callServer.ts';
import { jsonCall } from '../jsonCall.ts';

async function post(path: string, body: object, init: RequestInit = {}): Promise<Response> {
  const answer = await callServer(`/api/preview${path}`, {
    ...init,
    ...jsonCall(body),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer;
}

// The casts: both sides of these calls are typed by console/server/preview/previewAnswers.ts.
export const askPreview = async (request: PreviewRequest, signal: AbortSignal) =>
  (await (await post('', request, { signal })).json()) as PreviewAnswer;

export const askSignIn = async (pane: string, person: string, signal: AbortSignal) =>
  (await (await post('/sign-in', { pane, person }, { signal })).json()) as SignInAnswer;

export const askXray = async (request: XrayRequest, signal: AbortSignal) =>
  (await (await post('/xray', request, { signal })).json()) as XrayAnswer;

/** Also while the page goes. */
export function closePanes(panes: readonly string[]): void {
  // A server that is gone has closed them itself.
  void post('/close', { panes }, { keepalive: true }).catch(() => undefined);
}
