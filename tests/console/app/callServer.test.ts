/** How the console's page calls its server. */
import { expect, it } from 'vitest';
import { withToken } from '../../../console/app/callServer.ts';
import { jsonCall } from '../../../console/app/jsonCall.ts';

const LONG = 'Карта "1"\n'.repeat(20_000);

it('sends a call once more, with the new token, and what it brings with it', async () => {
  const sent: (readonly [string, unknown])[] = [];
  const call = withToken(async (path, init) => {
    sent.push([path, init?.body]);
    return new Response('', { status: sent.length === 1 ? 401 : 200 });
  });
  const answer = await call('/api/check', jsonCall({ code: 'bg' }));
  expect(answer.status).toBe(200);
  expect(sent).toEqual([
    ['/api/check', '{"code":"bg"}'],
    ['/', undefined],
    ['/api/check', '{"code":"bg"}'],
  ]);
});

async function readBlob({ body }: ReturnType<typeof jsonCall>): Promise<unknown> {
  if (!(body instanceof Blob)) throw new Error('It is no blob.');
  return JSON.parse(await body.text());
}

it('sends a long text as a blob of the same JSON, whatever is beside it', async () => {
  const value = { code: 'bg', day: undefined, text: LONG, panes: ['a', 'b'], at: null };
  expect(await readBlob(jsonCall(value))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(await readBlob(jsonCall({ text: LONG, base: `${LONG}.` }))).toEqual({
    text: LONG,
    base: `${LONG}.`,
  });
});

it('sends each text as it is, also the third long one and the first again', async () => {
  for (const text of [`1${LONG}`, `2${LONG}`, `3${LONG}`, `1${LONG}`])
    expect(await readBlob(jsonCall({ text }))).toEqual({ text });
});

it('sends a short text as it is', () => {
  expect(jsonCall({ text: 'a', day: undefined }, 'PUT')).toEqual({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"a"}',
  });
});
