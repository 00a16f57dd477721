/** Object storage by the API of Amazon S3: what is asked of it, and what its answers mean. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createS3Store } from '../../../publish/registry/objects/createS3Store.ts';
import type { PutCondition } from '../../../publish/registry/objects/objectStore.ts';
import { RegistryRefused, RegistryUnreachable } from '../../../publish/registry/registry.ts';

/** What was sent: method and address, and the headers that S3 acts on. */
const sent: { line: string; headers: Record<string, string>; body: string; isSigned: boolean }[] = [];
const answers: (Response | Error)[] = [];

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const names = ['if-none-match', 'if-match'].filter((name) => request.headers.has(name));
    sent.push({
      line: `${request.method} ${request.url}`,
      headers: Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? ''])),
      body: await request.clone().text(),
      isSigned: request.headers.get('authorization')?.includes('/eu-test-1/s3/aws4_request') ?? false,
    });
    const answer = answers.shift() ?? new Response(null, { status: 200 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const storeAt = (address: string) =>
  createS3Store({
    address: new URL(address),
    region: 'eu-test-1',
    accessKeyId: 'the-key',
    secretAccessKey: 'not-a-secret',
  });
const store = storeAt('https://storage.example/bucket/portal');
const AT = 'https://storage.example/bucket/portal';

describe('a content of object storage', () => {
  it('is asked for by its name, signed for the region', async () => {
    answers.push(new Response('one', { status: 200, headers: { etag: '"e1"' } }));
    expect(await store.get('uat/a b.json')).toEqual({ bytes: new TextEncoder().encode('one'), etag: '"e1"' });
    expect(sent).toEqual([{ line: `GET ${AT}/uat/a%20b.json`, headers: {}, body: '', isSigned: true }]);
  });

  it('is as old as the clock of the storage says, where it says both', async () => {
    const date = 'Mon, 23 Nov 2026 12:00:12 GMT';
    const written = { 'last-modified': 'Mon, 23 Nov 2026 12:00:00 GMT' };
    for (const headers of [{ date, ...written }, { date }, written])
      answers.push(new Response('', { headers }));
    const ages = [await store.get('a'), await store.get('a'), await store.get('a')];
    expect(ages).toEqual(
      [12_000, undefined, undefined].map((ageMilliseconds) => expect.objectContaining({ ageMilliseconds })),
    );
  });

  it('is asked for unless it is what is known', async () => {
    answers.push(new Response(null, { status: 304 }), new Response('two', { headers: { etag: '"e2"' } }));
    expect(await store.get('a', '"e1"')).toBe('unchanged');
    expect(await store.get('a', '"e1"')).toMatchObject({ etag: '"e2"' });
    expect(sent.map(({ headers }) => headers)).toEqual([
      { 'if-none-match': '"e1"' },
      { 'if-none-match': '"e1"' },
    ]);
  });

  it('is none where the storage has none, and has no name of its state where it says none', async () => {
    const none = [new Response('no such key', { status: 404 }), new Response(null, { status: 404 })];
    answers.push(...none, new Response('one'));
    expect([await store.get('a'), await store.get('a')]).toEqual([null, null]);
    expect(await store.get('a')).toMatchObject({ etag: '' });
  });

  it.each<[PutCondition, Record<string, string>]>([
    ['any', {}],
    ['none', { 'if-none-match': '*' }],
    [{ etag: '"e1"' }, { 'if-match': '"e1"' }],
  ])('is written by the condition %j', async (condition, headers) => {
    expect(await store.put('a', Buffer.from('one'), condition)).toBe(true);
    expect(sent).toEqual([{ line: `PUT ${AT}/a`, headers, body: 'one', isSigned: true }]);
  });

  it.each([
    [200, true],
    [201, true],
    [204, true],
    [409, false],
    [412, false],
  ])('is written or not, as the storage says: %i', async (status, isWritten) => {
    answers.push(new Response(null, { status }));
    expect(await store.put('a', Buffer.from('one'), 'none')).toBe(isWritten);
  });

  it('is not written in the place of one that is gone', async () => {
    answers.push(new Response('<Error><Code>NoSuchKey</Code></Error>', { status: 404 }));
    expect(await store.put('a', Buffer.from('one'), { etag: '"e1"' })).toBe(false);
  });

  it.each<[string, PutCondition]>([
    ['nothing is asked of what is there', 'any'],
    ['nothing has to be there', 'none'],
  ])('cannot be written where the storage has no place for it, and %s', async (_, condition) => {
    answers.push(new Response(null, { status: 404 }));
    const asked = store.put('a', Buffer.from('one'), condition);
    await expect(asked).rejects.toThrow(RegistryRefused);
    await expect(asked).rejects.toThrow('PUT /bucket/portal/a with 404');
  });

  it.each([200, 204, 404])('is removed, as the storage says: %i', async (status) => {
    answers.push(new Response(null, { status }));
    await expect(store.remove('a')).resolves.toBeUndefined();
    expect(sent.map(({ line }) => line)).toEqual([`DELETE ${AT}/a`]);
  });
});

describe('the contents below a name', () => {
  const page = (keys: readonly string[], next = '') =>
    new Response(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${keys
        .map((key) => `<Contents><Key>${key}</Key></Contents>`)
        .join('')}${next && `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`,
    );

  it('are listed page by page, without the prefix of the registry', async () => {
    answers.push(page(['portal/uat/a', 'portal/uat/b'], 'the next/one'), page(['portal/uat/c']));
    expect(await store.list('uat/')).toEqual(['uat/a', 'uat/b', 'uat/c']);
    const line = 'GET https://storage.example/bucket?list-type=2&prefix=portal%2Fuat%2F';
    expect(sent.map((each) => each.line)).toEqual([line, `${line}&continuation-token=the+next%2Fone`]);
  });

  it('are none where there are none', async () => {
    answers.push(page([]));
    expect(await store.list('uat/')).toEqual([]);
  });

  it.each([
    ['https://storage.example/bucket', 'uat/a', 'https://storage.example/bucket/uat/a', ''],
    ['https://storage.example/bucket/', 'uat/a', 'https://storage.example/bucket/uat/a', ''],
    [
      'http://storage.example:9000/b/one/two/',
      'one/two/uat/a',
      'http://storage.example:9000/b/one/two/uat/a',
      'one/two/',
    ],
  ])('of %s have no prefix but its own', async (address, key, url, prefix) => {
    const other = storeAt(address);
    answers.push(page([key]));
    expect(await other.list('uat/')).toEqual(['uat/a']);
    expect(new URL(sent[0]?.line.split(' ')[1] ?? '').searchParams.get('prefix')).toBe(`${prefix}uat/`);
    await other.get('uat/a');
    expect(sent[1]?.line).toBe(`GET ${url}`);
  });
});

describe('a storage that does not do what it is asked', () => {
  it.each<[number, typeof RegistryRefused | typeof RegistryUnreachable]>([
    [302, RegistryRefused],
    [403, RegistryRefused],
    [412, RegistryRefused],
    [499, RegistryRefused],
    [500, RegistryUnreachable],
    [501, RegistryUnreachable],
    [503, RegistryUnreachable],
  ])('answers with %i: it refuses, or cannot', async (status, kind) => {
    answers.push(new Response('why', { status }));
    const asked = store.get('uat/a');
    await expect(asked).rejects.toThrow(kind);
    await expect(asked).rejects.toThrow(
      `https://storage.example answered GET /bucket/portal/uat/a with ${status}`,
    );
    expect(sent).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>, number, string]>([
    ['a write', () => store.put('a', Buffer.from(''), 'any'), 304, 'PUT /bucket/portal/a with 304'],
    ['a removal', () => store.remove('a'), 409, 'DELETE /bucket/portal/a with 409'],
    ['a list', () => store.list('a'), 404, 'GET /bucket with 404'],
  ])('does not take for done what it does not say of %s', async (_, ask, status, message) => {
    answers.push(new Response(null, { status }));
    const asked = ask();
    await expect(asked).rejects.toThrow(RegistryRefused);
    await expect(asked).rejects.toThrow(message);
  });

  it.each([
    [new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') }), 'connect ECONNREFUSED'],
    [new Error('no answer'), 'no answer'],
    [new Error('no answer', { cause: 'a text' }), 'no answer'],
  ])('is not reached: %s', async (error, message) => {
    answers.push(error);
    const asked = store.get('a');
    await expect(asked).rejects.toThrow(RegistryUnreachable);
    await expect(asked).rejects.toThrow(`https://storage.example: ${message}`);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a content', () => store.get('a')],
    ['a write of what is not there', () => store.put('a', Buffer.from(''), 'none')],
    ['a write of what is there', () => store.put('a', Buffer.from(''), { etag: '"e1"' })],
    ['a list', () => store.list('a')],
  ])('has no such bucket, and says what to check when it is asked for %s', async (_, ask) => {
    const body =
      '<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><BucketName>bucket</BucketName></Error>';
    answers.push(new Response(body, { status: 404 }));
    const asked = ask();
    await expect(asked).rejects.toThrow(RegistryRefused);
    await expect(asked).rejects.toThrow(
      /^https:\/\/storage\.example has no bucket "bucket": check the address in REGISTRY, or create the bucket\.$/,
    );
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a content', () => store.get('a')],
    ['a list', () => store.list('a')],
  ])('is not reached where the answer breaks off: %s', async (_, ask) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    answers.push(new Response(body, { status: 200 }));
    const asked = ask();
    await expect(asked).rejects.toThrow(RegistryUnreachable);
    await expect(asked).rejects.toThrow('https://storage.example: terminated');
  });

  it('has five seconds to answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await store.get('a');
    expect(timeout.mock.calls).toEqual([[5_000]]);
    timeout.mockRestore();
  });
});

it('object storage is asked once a second, and closing it does nothing', async () => {
  expect(store.pollMilliseconds).toBe(1_000);
  await expect(store.close()).resolves.toBeUndefined();
});
