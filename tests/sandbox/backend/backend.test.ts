import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../support/openSandbox.ts';
import { codeOf, dataOf } from '../support/signIn.ts';

const wordsDir = await mkdtemp(join(tmpdir(), 'words-'));
const write = (lang: string, words: object) =>
  writeFile(join(wordsDir, `${lang}.json`), JSON.stringify(words));
await write('en', { home: { title: 'Hello' } });
await write('pl', { home: { title: 'Dzień dobry' } });
afterAll(() => rm(wordsDir, { recursive: true }));

const sandbox = openSandbox(wordsDir);

const get = (
  path: string,
  headers: Record<string, string> = { 'x-tenant': 'tenant:ro-ben' },
  tenant = 'ro',
) => fetch(`${sandbox.url}/${tenant}/backend/api/v1${path}`, { headers });

describe('translations', () => {
  it('are the words of the language on disk, as they are now', async () => {
    expect(await dataOf(await get('/translations/pl'))).toEqual({ home: { title: 'Dzień dobry' } });
    await write('pl', { home: { title: 'Cześć' } });
    expect(await dataOf(await get('/translations/pl'))).toEqual({ home: { title: 'Cześć' } });
  });

  it('are what they were while a file is being saved', async () => {
    await write('ro', { home: { title: 'Bună ziua' } });
    await get('/translations/ro', { 'x-tenant': 'pl' }, 'pl');
    await writeFile(join(wordsDir, 'ro.json'), '{"home":{"title":"Sal');
    const answer = await get('/translations/ro', { 'x-tenant': 'pl' }, 'pl');
    await rm(join(wordsDir, 'ro.json'));
    expect(await dataOf(answer)).toEqual({ home: { title: 'Bună ziua' } });
  });

  it('are there for any tag, without what nobody has translated yet', async () => {
    await write('pt-BR', { home: { title: 'TO TRANSLATE: Hello', lead: 'Olá' } });
    expect(await dataOf(await get('/translations/pt-BR'))).toEqual({ home: { lead: 'Olá' } });
  });

  describe('that are long', () => {
    const texts = Object.fromEntries(
      Array.from({ length: 400 }, (_, number) => [`line${number}`, `Zdanie ${number}`]),
    );
    /** As they cross the network: `fetch` would unpack them. */
    const sent = (accepted: string) =>
      new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
        const headers = { 'x-tenant': 'pl', 'accept-encoding': accepted };
        request(`${sandbox.url}/pl/backend/api/v1/translations/lt`, { headers }, async (answer) => {
          resolve({ headers: answer.headers, bytes: await buffer(answer) });
        })
          .on('error', reject)
          .end();
      });

    it.each([
      ['br, gzip;q=0.5', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0', undefined, (bytes: Buffer) => bytes],
      ['', undefined, (bytes: Buffer) => bytes],
    ])('are sent to whoever takes "%s" by %s', async (accepted, encoding, unpack) => {
      await write('lt', { lines: texts });
      const { headers, bytes } = await sent(accepted);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Origin, Accept-Encoding');
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(JSON.parse(unpack(bytes).toString()).data).toEqual({ lines: texts });
      if (encoding) expect(bytes.length).toBeLessThan(JSON.stringify(texts).length / 3);
    });

    it('are sent as they are when they are short', async () => {
      await write('lt', { home: { title: 'Sveiki' } });
      const { headers } = await sent('br');
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Origin');
    });
  });

  it('are English when the tenant code is asked for', async () => {
    expect(await dataOf(await get('/translations/ro'))).toEqual({ home: { title: 'Hello' } });
  });

  it.each(['uk', 'xx', '..%2F..%2Fpackage', 'en.json'])('are not found for %s', async (lang) => {
    const answer = await get(`/translations/${lang}`);
    expect(answer.status).toBe(404);
    expect(await codeOf(answer)).toBe('NOT_FOUND');
  });
});

describe('the header x-tenant', () => {
  it.each(['ro', 'tenant:ro-ben'])('may be %s', async (value) => {
    expect((await get('/lookups/countries', { 'x-tenant': value })).status).toBe(200);
  });

  it.each([{}, { 'x-tenant': 'nonsense!' }])('is required: %o', async (headers) => {
    expect((await get('/lookups/countries', headers)).status).toBe(400);
  });
});

describe('lookups', () => {
  it('name every country in the language of the query or of Accept-Language', async () => {
    const inPolish = await dataOf(await get('/lookups/countries?lang=pl'));
    expect(inPolish).toContainEqual({ code: 'BG', name: 'Bułgaria' });
    expect(inPolish.length).toBe(249);
    const headers = { 'x-tenant': 'ro', 'accept-language': 'uk-UA,uk;q=0.9' };
    expect(await dataOf(await get('/lookups/countries', headers))).toContainEqual({
      code: 'RO',
      name: 'Румунія',
    });
  });

  it.each(['banners', 'partners'])(
    'offer %s for both placements, with links to the demo brand alone',
    async (name) => {
      const entries = await dataOf(await get(`/lookups/${name}?lang=ro`));
      const placements = entries.map((entry: { placement: string }) => entry.placement);
      expect(new Set(placements)).toEqual(new Set(['home', 'transactions']));
      for (const { url } of entries) expect(url).toMatch(/^https:\/\/offers\.sorvia\.example\/ro\//);
      expect(entries[0].title).not.toBe((await dataOf(await get(`/lookups/${name}?lang=bg`)))[0].title);
    },
  );

  it('that do not exist are not found', async () => {
    expect((await get('/lookups/constructor')).status).toBe(404);
  });
});

describe('calls from a page', () => {
  const preflight = (origin: string) =>
    fetch(`${sandbox.url}/ro/backend/api/v1/translations/en`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-tenant',
      },
    });

  it.each(['http://localhost:4000', 'http://127.0.0.1:5123', 'http://ro.localhost:4000'])(
    'are allowed from %s, with x-tenant',
    async (origin) => {
      const answer = await preflight(origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-headers')).toContain('x-tenant');
      const missing = await get('/translations/xx', { 'x-tenant': 'ro', origin });
      expect(missing.headers.get('access-control-allow-origin')).toBe(origin);
    },
  );

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'are not allowed from %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
