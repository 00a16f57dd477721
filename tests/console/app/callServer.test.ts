/** How the console's page calls its server. */
import { afterEach, expect, it, vi } from 'vitest';
import { isTimeout, LONGEST_MINUTES, withLimit, withToken } from '../../../console/app/callServer.ts';
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

afterEach(() => vi.restoreAllMocks());

/** A server that never answers. */
const silent = (_: string, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

it('waits for no answer for ever, and knows that it does not know what was done', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const call = withLimit(silent)('/api/tenants/xx/publish', jsonCall({ text: 'a' }));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(LONGEST_MINUTES * 60_000);
  clock.abort(new DOMException('It took too long.', 'TimeoutError'));
  const failed: unknown = await call.catch((error: unknown) => error);
  expect(isTimeout(failed)).toBe(true);
});

it('ends a call as well when whoever asked has gone, which is no silence', async () => {
  const gone = new AbortController();
  const call = withLimit(silent)('/api/check', { signal: gone.signal });
  gone.abort();
  const failed: unknown = await call.catch((error: unknown) => error);
  expect([failed instanceof Error, isTimeout(failed)]).toEqual([true, false]);
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
