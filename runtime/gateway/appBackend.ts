import { parseEnvelope } from './parseEnvelope.ts';
import { asRecord } from './readers.ts';

/**
 * The app backend: translations and lookups (API-11, API-12). No bearer and no secret goes there (API-07).
 */

export interface AppBackendOptions {
  /** Base address, ending in /api/v1. */
  readonly rootUrl: string;
  /** Value of the header x-tenant: the tenant's identifier (CFG-14 to CFG-16, API-06). */
  readonly identifier: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutSeconds: number;
}

export interface AppBackend {
  /** Nested texts; an answer that is not an object counts as empty. @throws on any failure */
  fetchTranslations(language: string): Promise<Readonly<Record<string, unknown>>>;
  /**
   * A lookup by name, such as `countries`, in that language, else the browser's.
   * @throws on any failure, and when the answer holds no list
   */
  fetchLookup(name: string, language?: string): Promise<readonly unknown[]>;
}

export function createAppBackend({
  rootUrl,
  identifier,
  fetch,
  timeoutSeconds,
}: AppBackendOptions): AppBackend {
  async function get(path: string): Promise<unknown> {
    const response = await fetch(rootUrl + path, {
      headers: { accept: 'application/json', 'x-tenant': identifier },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    if (!response.ok) throw new Error(`The app backend answered ${response.status}.`);
    return (await response.json()) as unknown;
  }

  return {
    async fetchTranslations(language) {
      const data = dataOf(await get(`/translations/${encodeURIComponent(language)}`));
      return asRecord<Readonly<Record<string, unknown>>>(data);
    },
    async fetchLookup(name, language) {
      const query = language === undefined ? '' : `?lang=${encodeURIComponent(language)}`;
      const data = dataOf(await get(`/lookups/${encodeURIComponent(name)}${query}`));
      if (!Array.isArray(data)) throw new Error(`The lookup "${name}" is no list.`);
      return data;
    },
  };
}

/** The answer may be the data themselves or the gateway's envelope around them. @throws when it says that it failed */
function dataOf(body: unknown): unknown {
  if (!('meta' in asRecord(body))) return body;
  const verdict = parseEnvelope({ status: 200, body });
  if (!verdict.ok) throw new Error('The app backend refused.');
  return verdict.data;
}
