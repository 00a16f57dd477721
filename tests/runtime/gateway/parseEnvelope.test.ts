import { describe, expect, it } from 'vitest';
import { cleanMessage } from '../../../runtime/gateway/cleanMessage.ts';
import { parseEnvelope } from '../../../runtime/gateway/parseEnvelope.ts';
import { readErrorSource } from '../../../runtime/gateway/readErrorSource.ts';
import { withSuffix } from '../../../runtime/gateway/suffixes.ts';

describe('parseEnvelope', () => {
  const failed = (messages: unknown[]) => ({ meta: { status: 'failed', messages } });

  it('refuses a failed meta.status even with HTTP 200 [ERR-01]', () => {
    const verdict = parseEnvelope({
      status: 200,
      body: failed([{ code: 'CARD_BLOCKED', message: 'blocked' }]),
    });
    expect(verdict).toEqual({
      ok: false,
      error: { code: 'CARD_BLOCKED', level: 'error', original: 'blocked' },
    });
  });

  it.each(['succeeded', 'success'])('takes meta.status %s as a success [ERR-02 ERR-03]', (status) => {
    expect(parseEnvelope({ status: 200, body: { meta: { status, messages: [] }, data: [1] } })).toEqual({
      ok: true,
      data: [1],
    });
  });

  it('takes HTTP 204 as a success that answers nothing [ERR-04]', () => {
    expect(parseEnvelope({ status: 204, body: undefined })).toEqual({ ok: true, data: {} });
  });

  it.each([
    undefined,
    {},
    [],
    'text',
    { data: { uri: 'x' } },
    { meta: {}, data: [] },
    { meta: { status: 1 } },
  ])('finds no data in a 2xx answer without meta.status: %j [ERR-04 USE-24]', (body) => {
    expect(parseEnvelope({ status: 200, body })).toEqual({ ok: true, data: undefined });
  });

  it.each([
    [401, '401'],
    [404, '404'],
    [500, '500'],
    [418, 'default'],
  ])('uses the status %d itself when there is no code [ERR-05]', (status, code) => {
    expect(parseEnvelope({ status, body: undefined })).toMatchObject({ ok: false, error: { code } });
  });

  it('uses the first of several messages [ERR-06]', () => {
    const body = failed([
      { code: 'A', message: 'a' },
      { code: 'B', message: 'b' },
    ]);
    expect(parseEnvelope({ status: 400, body })).toMatchObject({ error: { code: 'A' } });
  });

  it('refuses a code with a message, and an error field, on HTTP 200 [ERR-09 ERR-10]', () => {
    expect(parseEnvelope({ status: 200, body: { code: 'X', message: 'm' } })).toMatchObject({
      error: { code: 'X' },
    });
    expect(parseEnvelope({ status: 200, body: { error: 'Invalid card' } })).toMatchObject({
      error: { code: 'INVALID_CARD' },
    });
  });

  it('refuses an HTTP failure whose meta claims success', () => {
    expect(parseEnvelope({ status: 500, body: { meta: { status: 'success' } } })).toMatchObject({
      error: { code: '500' },
    });
  });
});

describe('readErrorSource', () => {
  it.each([
    [{ code: 'X', message: 'm' }, 'X'],
    [{ code: 'X', text: 't' }, 'X'],
  ])('takes an explicit code with message or text first: %j [ERR-11]', (source, code) => {
    expect(readErrorSource(source).code).toBe(code);
  });

  it('spells a message as a code [ERR-12]', () => {
    expect(readErrorSource({ message: 'Invalid card' })).toMatchObject({
      code: 'INVALID_CARD',
      original: 'Invalid card',
    });
  });

  it('reads a status object with its level [ERR-13]', () => {
    expect(readErrorSource({ status: { code: 'Y', level: 'warning', message: 'm' } })).toEqual({
      code: 'Y',
      level: 'warning',
      original: 'm',
    });
  });

  it('falls to default, and keeps the order of the sources [ERR-14 ERR-15]', () => {
    expect(readErrorSource({}).code).toBe('default');
    expect(readErrorSource(null).code).toBe('default');
    expect(readErrorSource({ code: 'X', message: 'm', status: { code: 'Y', message: 'n' } }).code).toBe('X');
  });
});

describe('withSuffix', () => {
  it('adds a suffix to the specially handled codes only [ERR-37]', () => {
    expect(withSuffix('CONFLICT', '-add_card')).toBe('CONFLICT-add_card');
    expect(withSuffix('CARD_ALREADY_LINKED', '-add_card')).toBe('CARD_ALREADY_LINKED');
    expect(withSuffix('CONFLICT', undefined)).toBe('CONFLICT');
  });
});

describe('cleanMessage', () => {
  it('removes control and bidirectional characters, masks card numbers, cuts at 300 [X8 K10]', () => {
    expect(cleanMessage('a‮b\u0007c')).toBe('a b c');
    expect(cleanMessage('card 4111 1111 1111 1234 refused')).toBe('card •••• 1234 refused');
    expect(cleanMessage('x'.repeat(500))).toHaveLength(300);
    expect(cleanMessage(' \n ')).toBeNull();
  });
});
