/** The app backend: translations and lookups (spec section 7). No bearer and no secret goes there (API-07). */

export interface AppBackendOptions {
  /** Base address, ending in /api/v1. */
  readonly rootUrl: string;
  /** Value of the header x-tenant: the tenant's identifier (spec-notes 49). */
  readonly identifier: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutSeconds: number;
}

export interface AppBackend {
  /** Nested texts; an answer that is not an object counts as empty. @throws on any failure */
  fetchTranslations(language: string): Promise<Readonly<Record<string, unknown>>>;
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
      return dataOf(await get(`/translations/${encodeURIComponent(language)}`));
    },
  };
}

/** The answer may be the texts themselves or the gateway's envelope around them. */
function dataOf(body: unknown): Readonly<Record<string, unknown>> {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    value !== null && typeof value === 'object' && !Array.isArray(value);
  if (!isRecord(body)) return {};
  if ('meta' in body) return isRecord(body.data) ? body.data : {};
  return body;
}
