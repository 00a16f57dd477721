import { DOMParser } from '@xmldom/xmldom';
import { AwsClient } from 'aws4fetch';
import { RegistryRefused, RegistryUnreachable } from '../registry.ts';
import type { ObjectStore, PutCondition } from './objectStore.ts';

export interface S3Options {
  /** Address of the bucket, such as `https://storage.example/portal`, with the prefix of all keys when there is one. */
  readonly address: URL;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const POLL_MILLISECONDS = 1_000;
const TIMEOUT_MILLISECONDS = 5_000;

/**
 * Object storage by the API of Amazon S3, with its conditional writes: `If-None-Match: *` writes what is not there,
 * `If-Match` replaces what was seen, and 412 (or 409, when two write at once) says that somebody else was first.
 * A store that knows no conditional writes is refused by its answers, never used without.
 */
export function createS3Store({ address, region, accessKeyId, secretAccessKey }: S3Options): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const [, bucket = '', ...prefixParts] = address.pathname.split('/');
  const prefix = prefixParts.filter((part) => part !== '').join('/');
  const full = (key: string) => (prefix === '' ? key : `${prefix}/${key}`);
  const urlOf = (key: string) => `${address.origin}/${bucket}/${full(key)}`;

  async function send(url: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await client.fetch(url, { ...init, signal }).catch((error: Error) => {
      throw new RegistryUnreachable(`${address.origin}: ${causeOf(error)}`);
    });
    if (response.status === 404 && NO_BUCKET.test(await bodyOf(response.text()))) {
      throw new RegistryRefused(
        `${address.origin} has no bucket "${bucket}": check the address in REGISTRY, or create the bucket.`,
      );
    }
    if (expected.includes(response.status)) return response;
    const message = `${address.origin} answered ${init.method ?? 'GET'} ${new URL(url).pathname} with ${response.status}`;
    await letGo(response);
    throw response.status >= 500 ? new RegistryUnreachable(message) : new RegistryRefused(message);
  }

  /** What an answer holds: it may break off in the middle. */
  function bodyOf<Body>(read: Promise<Body>): Promise<Body> {
    return read.catch((error: Error) => {
      throw new RegistryUnreachable(`${address.origin}: ${causeOf(error)}`);
    });
  }

  return {
    pollMilliseconds: POLL_MILLISECONDS,
    async get(key, known) {
      const headers = known ? { 'if-none-match': known } : {};
      const response = await send(urlOf(key), { headers }, [200, 304, 404]);
      if (response.status === 304) return 'unchanged';
      if (response.status === 404) return null;
      return {
        bytes: new Uint8Array(await bodyOf(response.arrayBuffer())),
        etag: response.headers.get('etag') ?? '',
        ageMilliseconds: ageOf(response.headers),
      };
    },
    async put(key, bytes, condition) {
      const init = { method: 'PUT', body: Buffer.from(bytes), headers: conditionHeaders(condition) };
      // 404: what was to be replaced is gone. Where nothing was to be replaced, there is nowhere to write to.
      const missing = typeof condition === 'object' ? [404] : [];
      const response = await send(urlOf(key), init, [200, 201, 204, ...missing, 409, 412]);
      await letGo(response);
      return response.ok;
    },
    async remove(key) {
      await letGo(await send(urlOf(key), { method: 'DELETE' }, [200, 204, 404]));
    },
    async list(start) {
      const found: string[] = [];
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: full(start) });
        if (token) query.set('continuation-token', token);
        const response = await send(`${address.origin}/${bucket}?${query}`, {}, [200]);
        const page = new DOMParser().parseFromString(await bodyOf(response.text()), 'text/xml');
        const keys = [...page.getElementsByTagName('Key')].map((key) => key.textContent ?? '');
        found.push(...keys.map((key) => key.slice(prefix === '' ? 0 : prefix.length + 1)));
        token = page.getElementsByTagName('NextContinuationToken')[0]?.textContent ?? null;
      } while (token);
      return found;
    },
    close: async () => undefined,
  };
}

/** Of whole seconds; undefined where one of the two is not said. */
function ageOf(headers: Headers): number | undefined {
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(age) ? undefined : age;
}

/** Of the answer 404: not the content is missing, but the place for all of them. */
const NO_BUCKET = /<Code>\s*NoSuchBucket\s*<\/Code>/;

/** An answer that nobody reads gives its connection back. */
async function letGo({ body, bodyUsed }: Response): Promise<void> {
  if (!bodyUsed) await body?.cancel();
}

function conditionHeaders(condition: PutCondition): Record<string, string> {
  if (condition === 'any') return {};
  return condition === 'none' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };
}

function causeOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
