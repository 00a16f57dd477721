import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCards } from '../../../runtime/gateway/cards.ts';
import { createSend } from '../../../runtime/gateway/request.ts';
import { getUser } from '../../../runtime/gateway/users.ts';
import { EARLY_MS, withEarlyAnswers } from '../../../runtime/gateway/withEarlyAnswers.ts';
import { EARLY_CALLS, type EarlyAnswer } from '../../../runtime/tenant/earlyAnswers.ts';

const ADDRESS = '/xx/gateway/v1/users/ana';
const read = { method: 'GET', headers: { authorization: 'Bearer t1' } };

/** @param answers by address, with the credentials that they were asked with */
function setUp(answers: Readonly<Record<string, EarlyAnswer>>) {
  const asked: string[] = [];
  const own: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    return new Response('own');
  };
  const fetch = withEarlyAnswers(own, new Map(Object.entries(answers)));
  return { asked, text: async (address: string, init?: RequestInit) => (await fetch(address, init)).text() };
}

const early = (text = 'early', authorization = 'Bearer t1'): EarlyAnswer => ({
  authorization,
  answer: Promise.resolve(new Response(text)),
});
function failed(): EarlyAnswer {
  const answer = Promise.reject(new TypeError('Failed to fetch'));
  answer.catch(() => undefined);
  return { authorization: '', answer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the page has asked for before its program came', () => {
  it('is taken once; whoever asks later asks anew', async () => {
    const { text, asked } = setUp({ [ADDRESS]: early() });
    expect(await text(ADDRESS, read)).toBe('early');
    expect(asked).toEqual([]);
    expect(await text(ADDRESS, read)).toBe('own');
    expect(asked).toEqual([ADDRESS]);
  });

  it.each([
    ['another session', { headers: { authorization: 'Bearer t2' } }],
    ['a visitor', {}],
    ['nobody known', undefined],
  ])('is not for %s', async (_, init) => {
    const { text } = setUp({ [ADDRESS]: early() });
    expect(await text(ADDRESS, init)).toBe('own');
  });

  it('is asked for anew where it did not come, but for what must not be sent twice [A2 F1]', async () => {
    const { text, asked } = setUp({ '/user': failed(), '/words': failed(), '/token': failed() });
    expect(await text('/user', { method: 'GET' })).toBe('own');
    expect(await text('/words')).toBe('own');
    await expect(text('/token', { method: 'POST' })).rejects.toThrow('Failed to fetch');
    expect(asked).toEqual(['/user', '/words']);
  });

  it('is forgotten after a while: it would be older than it looks', async () => {
    const { text } = setUp({ [ADDRESS]: early() });
    vi.advanceTimersByTime(EARLY_MS);
    expect(await text(ADDRESS, read)).toBe('own');
  });

  it('has the addresses that the calls have', async () => {
    const asked: string[] = [];
    const send = createSend({
      rootUrl: '',
      credentials: {
        bearer: () => 't1',
        renew: async () => 't1',
        expire: () => {
          throw new Error('Expired.');
        },
        signal: () => new AbortController().signal,
      },
      fetch: async (input) => {
        asked.push(decodeURIComponent(String(input)));
        return new Response('{"data":[],"errors":null}');
      },
      limits: { readSeconds: 30, writeSeconds: 30 },
    });
    await getUser(send, '{user}').catch(() => undefined);
    await listCards(send, '{user}').catch(() => undefined);
    expect(asked).toEqual([EARLY_CALLS.user, EARLY_CALLS.cards]);
  });
});
