/** What the address of a registry means, and how it is refused. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { DEFAULT_REGISTRY, openRegistry } from '../../../publish/registry/openRegistry.ts';
import { freePort } from '../../support/freePort.ts';

const ALLOWED =
  'allowed are folder:PATH, etcd://HOST:PORT,…, etcds://HOST:PORT,… and s3:https://STORAGE/BUCKET/PREFIX';
const KEYS = { AWS_ACCESS_KEY_ID: 'the-key', AWS_SECRET_ACCESS_KEY: 'not-a-secret' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the address of a registry', () => {
  it('is a folder of this machine unless it says otherwise', () =>
    expect(DEFAULT_REGISTRY).toBe('folder:.registry'));

  it.each<[string, string]>([
    ['', `REGISTRY is ""; ${ALLOWED}.`],
    ['folder', `REGISTRY is "folder"; ${ALLOWED}. Did you mean "folder"?`],
    ['folder:', `REGISTRY is "folder:"; ${ALLOWED}. Did you mean "folder"?`],
    ['etdc://a:2379', `REGISTRY is "etdc://a:2379"; ${ALLOWED}. Did you mean "etcd"?`],
    ['redis://a', `REGISTRY is "redis://a"; ${ALLOWED}.`],
    ['etcd:a:2379', `REGISTRY names no node by "a:2379"; ${ALLOWED}.`],
    ['etcd:/a', `REGISTRY names no node by "/a"; ${ALLOWED}.`],
    ['etcd://', `REGISTRY names no node by ""; ${ALLOWED}.`],
    ['etcd://a,,b', `REGISTRY names no node by ""; ${ALLOWED}.`],
    ['etcd://a,b c', `REGISTRY names no node by "b c"; ${ALLOWED}.`],
    ['etcd://a/b', `REGISTRY names no node by "a/b"; ${ALLOWED}.`],
    ['etcds://a:123456', `REGISTRY names no node by "a:123456"; ${ALLOWED}.`],
    ['etcds://a:', `REGISTRY names no node by "a:"; ${ALLOWED}.`],
    ['etcds://[::g]:1', `REGISTRY names no node by "[::g]:1"; ${ALLOWED}.`],
    ['etcds://x[::1]:1', `REGISTRY names no node by "x[::1]:1"; ${ALLOWED}.`],
    ['s3:bucket', `REGISTRY names no bucket by "bucket"; ${ALLOWED}.`],
    ['s3:https://storage.example', `REGISTRY names no bucket by "https://storage.example"; ${ALLOWED}.`],
    ['s3:https://storage.example/', `REGISTRY names no bucket by "https://storage.example/"; ${ALLOWED}.`],
    ['s3:ftp://storage.example/b', `REGISTRY names no bucket by "ftp://storage.example/b"; ${ALLOWED}.`],
    ['s3:xhttps://a/b', `REGISTRY names no bucket by "xhttps://a/b"; ${ALLOWED}.`],
  ])('%j is refused in words', async (address, message) => {
    const error = await openRegistry(address, KEYS).catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'Error', message });
  });

  it.each([
    ['etcd://portal:s3cr3t@a:2379,b:2379', 'REGISTRY_USER and REGISTRY_PASSWORD'],
    ['etcds://portal:s3,cr3t@a', 'REGISTRY_USER and REGISTRY_PASSWORD'],
    ['etcd:portal:s3cr3t@a', 'REGISTRY_USER and REGISTRY_PASSWORD'],
    ['etdc://portal:s3cr3t@a', 'REGISTRY_USER and REGISTRY_PASSWORD'],
    ['s3:https://key:s3cr3t@storage.example/', 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['s3:key:s3cr3t@storage.example', 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['s3:https://key:s3cr3t@storage.example:x/b', 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  ])(
    '%j is refused without a word of its password, by the names of where that belongs',
    async (address, names) => {
      const error = await openRegistry(address, KEYS).catch((caught: Error) => caught);
      expect(error).toMatchObject({
        name: 'Error',
        message: `REGISTRY holds a user or a password, which everybody sees who sees the address: take it out, and set ${names}; ${ALLOWED}.`,
      });
    },
  );

  it('is a folder by its path, which may have colons', async () => {
    const registry = await openRegistry(`folder:${join(folder, 'a:b')}`, {});
    await registry.writeBlob(Buffer.from('a file'));
    expect(await readFile(join(folder, 'a:b', 'blob', hashText('a file')), 'utf8')).toBe('a file');
  });
});

describe('the address of an etcd', () => {
  /** The nodes that were asked in vain, as the error names them. */
  async function nodesOf(address: string): Promise<readonly string[]> {
    const registry = await openRegistry(address, {});
    const error = await registry.readBlob('a').catch((caught: Error) => caught);
    await registry.close();
    return (error as Error).message.split('; ').map((each) => each.split(': ')[0] ?? '');
  }

  it('names its nodes, by names or numbers, with TLS where it says so, each port unless it is the usual one', async () => {
    const port = await freePort();
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new Error('gone')));
    const asked = [
      await nodesOf(`etcd://127.0.0.1:${port},[::1]:${port}`),
      await nodesOf('etcds://node-1.example_a,[::1],10.0.0.1:1/'),
    ];
    spy.mockRestore();
    expect(asked).toEqual([
      [`http://127.0.0.1:${port}`, `http://[::1]:${port}`],
      ['https://node-1.example_a:2379', 'https://[::1]:2379', 'https://10.0.0.1:1'],
    ]);
  });

  it.each([
    { REGISTRY_USER: 'portal' },
    { REGISTRY_PASSWORD: 'x' },
    { REGISTRY_USER: 'portal', REGISTRY_PASSWORD: '' },
  ])('is refused with half of a user: %j', async (variables) => {
    await expect(openRegistry('etcd://a', variables)).rejects.toThrow(
      /^REGISTRY_USER and REGISTRY_PASSWORD are set together, or none of them\.$/,
    );
  });

  it.each([
    {},
    { REGISTRY_USER: '', REGISTRY_PASSWORD: '' },
    { REGISTRY_USER: 'portal', REGISTRY_PASSWORD: 'x' },
  ])('is taken with a whole user or none: %j', async (variables) => {
    const registry = await openRegistry('etcd://a', variables);
    await registry.close();
  });

  it.each(['REGISTRY_CA_FILE', 'REGISTRY_CERT_FILE', 'REGISTRY_KEY_FILE'])(
    'is refused where %s cannot be read',
    async (name) => {
      const path = join(folder, 'none.pem');
      await expect(openRegistry('etcds://a', { [name]: path })).rejects.toThrow(
        `${name} names ${path}, which cannot be read (ENOENT).`,
      );
      await writeFile(path, '');
      const registry = await openRegistry('etcds://a', { [name]: path });
      await registry.close();
    },
  );
});

describe('the address of object storage', () => {
  afterEach(() => void vi.unstubAllGlobals());

  async function sentBy(address: string, variables: Readonly<Record<string, string>>) {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      return new Response(null, { status: 404 });
    });
    await (await openRegistry(address, variables)).readBlob('abc');
    return sent.map(({ url, headers }) => [url, headers.get('authorization')?.split(',')[0]]);
  }

  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    [
      's3:https://storage.example/bucket/portal',
      KEYS,
      'https://storage.example/bucket/portal/blob/abc',
      'us-east-1',
    ],
    [
      's3:http://127.0.0.1:9000/b',
      { ...KEYS, AWS_REGION: 'eu-test-1' },
      'http://127.0.0.1:9000/b/blob/abc',
      'eu-test-1',
    ],
    [
      's3:https://storage.example/b',
      { ...KEYS, AWS_REGION: '' },
      'https://storage.example/b/blob/abc',
      'us-east-1',
    ],
  ])('%s is asked with the keys of the environment', async (address, variables, url, region) => {
    expect(await sentBy(address, variables)).toEqual([
      [url, expect.stringMatching(`^AWS4-HMAC-SHA256 Credential=the-key/\\d{8}/${region}/s3/aws4_request$`)],
    ]);
  });

  it.each([
    {},
    { AWS_ACCESS_KEY_ID: 'the-key' },
    { AWS_SECRET_ACCESS_KEY: 'not-a-secret' },
    { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: 'x' },
  ])('is refused without its keys: %j', async (variables) => {
    await expect(openRegistry('s3:https://storage.example/bucket', variables)).rejects.toThrow(
      /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set for this registry\.$/,
    );
  });
});
