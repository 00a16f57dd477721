/** What a host does where it fails itself: what is answered, logged, and made anew. */
import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from '../../../host/serve/createServer.ts';
import { createKeptFiles } from '../../../host/serve/keptFiles.ts';
import { toStaticFile } from '../../../host/serve/readStaticFiles.ts';

const logged: Readonly<Record<string, unknown>>[] = [];
afterEach(() => void logged.splice(0));

/** What a server answers whose handler throws this. */
async function answerTo(error: Error) {
  const app = createServer({ headersOf: () => ({ 'x-base': 'a' }), log: (entry) => void logged.push(entry) });
  app.all('/', async (_request, reply) => {
    reply.header('x-request-id', 'one');
    throw error;
  });
  const { statusCode, headers, body } = await app.inject({ url: '/bg/' });
  await app.close();
  const [message] = JSON.parse(body).meta.messages;
  return { status: statusCode, code: message.code, base: headers['x-base'] };
}

describe('an error of the host itself', () => {
  it('is answered with 500, and logged with its message and the request', async () => {
    const error = new TypeError('terminated');
    expect(await answerTo(error)).toEqual({ status: 500, code: 'INTERNAL_ERROR', base: 'a' });
    expect(logged).toEqual([
      { level: 'error', event: 'request', message: 'TypeError: terminated', requestId: 'one' },
    ]);
    const own = Object.assign(new Error('sent twice'), { statusCode: 500 });
    expect(await answerTo(own)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
  });

  it('is logged without what it quotes of a request [H7]', async () => {
    const error = await new Response('{"password": hunter2}').json().catch((caught: Error) => caught);
    expect(error.message).toContain('hunter2');
    expect(await answerTo(error)).toMatchObject({ status: 500 });
    expect(logged).toMatchObject([{ message: 'SyntaxError' }]);
  });

  it.each([
    [400, 400, 'BAD_REQUEST'],
    [413, 413, 'PAYLOAD_TOO_LARGE'],
    [415, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [431, 400, 'BAD_REQUEST'],
  ])(
    'is none where a request is refused with %i, and nothing is logged',
    async (statusCode, status, code) => {
      const error = Object.assign(new Error('refused'), { statusCode });
      expect(await answerTo(error)).toMatchObject({ status, code });
      expect(logged).toEqual([]);
    },
  );
});

it('a file that could not be made is made anew for whoever asks next', async () => {
  const files = createKeptFiles({ built: new Map(), now: () => new Date(), onDrop: () => undefined });
  const address = '/static/icons/one.png';
  files.keep('tenant bg', 'one', [address]);
  const failed = Promise.reject(new Error('no memory'));
  files.put(address, failed);
  await expect(files.find(address)).rejects.toThrow('no memory');
  expect(files.find(address)).toBeUndefined();
  const made = Promise.resolve(toStaticFile(address, Buffer.from('a picture'), null));
  files.put(address, made);
  await made;
  expect(files.find(address)).toBe(made);
});
