import { describe, expect, it, vi } from 'vitest';
import { createAppBackend } from '../../../runtime/gateway/appBackend.ts';
import { readCountries } from '../../../runtime/gateway/countries.ts';
import { json, success } from '../../support/fakeFetch.ts';

function setUp(answer: Response) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    asked.push({ url: String(url), init });
    return answer;
  };
  const backend = createAppBackend({
    rootUrl: 'https://app.example/api/v1',
    identifier: 'tenant:xx-ben',
    fetch,
    timeoutSeconds: 7,
  });
  return { asked, backend };
}

describe('a question to the app backend', () => {
  it('names the tenant, carries no cookie and no bearer, and follows no redirect [API-06 API-07]', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout');
    const { asked, backend } = setUp(success({}));
    await backend.fetchTranslations('uk');
    expect(asked[0]?.url).toBe('https://app.example/api/v1/translations/uk');
    expect(asked[0]?.init).toEqual({
      headers: { accept: 'application/json', 'x-tenant': 'tenant:xx-ben' },
      credentials: 'omit',
      redirect: 'error',
      signal: expect.any(AbortSignal),
    });
    expect(waits.mock.calls).toEqual([[7_000]]);
    waits.mockRestore();
  });

  it('encodes what it asks for [X10]', async () => {
    const texts = setUp(success({}));
    await texts.backend.fetchTranslations('a/b');
    const list = setUp(success([]));
    await list.backend.fetchLookup('a/b', 'u&k');
    expect([...texts.asked, ...list.asked].map(({ url }) => url)).toEqual([
      'https://app.example/api/v1/translations/a%2Fb',
      'https://app.example/api/v1/lookups/a%2Fb?lang=u%26k',
    ]);
  });

  it('names no language where none is wanted [API-12]', async () => {
    const { asked, backend } = setUp(success([]));
    await backend.fetchLookup('countries');
    expect(asked[0]?.url).toBe('https://app.example/api/v1/lookups/countries');
  });
});

describe('an answer of the app backend', () => {
  it('is the data themselves, or an envelope around them', async () => {
    expect(await setUp(json({ a: { b: 'c' } })).backend.fetchTranslations('en')).toEqual({ a: { b: 'c' } });
    expect(await setUp(success({ a: 'b' })).backend.fetchTranslations('en')).toEqual({ a: 'b' });
    expect(await setUp(json([1])).backend.fetchLookup('x')).toEqual([1]);
    expect(await setUp(success([2])).backend.fetchLookup('x')).toEqual([2]);
  });

  it.each([null, 'text', [1]])('is no texts where it is no object: %j', async (body) => {
    expect(await setUp(json(body)).backend.fetchTranslations('en')).toEqual({});
  });

  it('is none where it failed, by its status or by what it says', async () => {
    const refused = { meta: { status: 'failed', messages: [] }, data: {} };
    await expect(setUp(json({}, 500)).backend.fetchTranslations('en')).rejects.toThrow();
    await expect(setUp(json(refused)).backend.fetchTranslations('en')).rejects.toThrow();
    await expect(setUp(json({ a: 1 })).backend.fetchLookup('x')).rejects.toThrow();
  });
});

describe('countries of the app backend [ENT-094]', () => {
  it('are those with a code and a name', () => {
    const whole = { code: 'AA', name: 'Aland' };
    expect(readCountries([whole, { code: 'BB' }, { name: 'Cland' }, null, 7, { ...whole, more: 1 }])).toEqual(
      [whole, whole],
    );
  });

  it('are no answer where there are none', () => {
    expect(() => readCountries([{ code: 'BB' }])).toThrow(new TypeError('No countries'));
    expect(() => readCountries([])).toThrow(new TypeError('No countries'));
  });
});
