/** How the console's page calls its server. */
import { expect, it } from 'vitest';
import { withToken } from '../../../console/app/callServer.ts';

const LONG = JSON.stringify({ text: 'Карта'.repeat(20_000) });

/** A server that does not know the first token; what it was sent. */
function aServer() {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const call = withToken(async (path, init) => {
    sent.push({ path, body: init?.body });
    return new Response('', { status: sent.length === 1 ? 401 : 200 });
  });
  return { sent, call };
}

it('sends a long text whole, as a blob, and once more with the new token', async () => {
  const { sent, call } = aServer();
  const answer = await call('/api/check', { method: 'POST', body: LONG });
  expect([answer.status, sent.map(({ path }) => path)]).toEqual([200, ['/api/check', '/', '/api/check']]);
  for (const { body } of [sent[0], sent[2]].flatMap((each) => each ?? [])) {
    if (!(body instanceof Blob)) throw new Error('It is no blob.');
    expect(await body.text()).toBe(LONG);
  }
});

it('sends a short text as it is', async () => {
  const { sent, call } = aServer();
  await call('/api/check', { method: 'POST', body: '{}' });
  expect(sent[0]?.body).toBe('{}');
});
