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

  it('takes the code of the body, and the status where the body has none, without a list of messages', () => {
    const verdictOf = (status: number, body: object) => parseEnvelope({ status, body });
    expect(verdictOf(404, { meta: { status: 'failed' }, code: 'X', message: 'm' })).toEqual({
      ok: false,
      error: { code: 'X', level: 'error', original: 'm' },
    });
    expect(verdictOf(404, { meta: { status: 'failed', messages: 'none' } })).toMatchObject({
      ok: false,
      error: { code: '404' },
    });
    expect(verdictOf(404, { meta: { status: 'failed', messages: [] } })).toMatchObject({
      error: { code: '404' },
    });
    expect(verdictOf(400, failed([{}]))).toMatchObject({ error: { code: 'default' } });
  });

  it.each([
    ['a code alone', { code: 'X' }, true],
    ['a message alone', { message: 'm' }, true],
    ['a code with a text', { code: 'X', text: 't' }, false],
    ['a code with a message', { code: 'X', message: 'm' }, false],
    ['an empty error', { error: null }, false],
    ['a status without a code', { status: { message: 'm' } }, true],
    ['a status with a code', { status: { code: 'X' } }, false],
  ])('tells on HTTP 200 by %s whether it is an error [ERR-09 ERR-10]', (_, body, ok) => {
    expect(parseEnvelope({ status: 200, body }).ok).toBe(ok);
  });

  it.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('takes HTTP %d for a success: %s', (status, ok) => {
    const body = { meta: { status: 'success' }, data: 1 };
    expect(parseEnvelope({ status, body }).ok).toBe(ok);
    expect(parseEnvelope({ status, body: undefined }).ok).toBe(ok);
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

  it.each([
    ['an error field', { error: 'Invalid card' }, { code: 'INVALID_CARD', original: 'Invalid card' }],
    ['a number for a code', { code: 7, message: 'm' }, { code: '7', original: 'm' }],
    ['a number for a message', { code: 'X', message: 7 }, { code: 'X', original: '7' }],
    ['a message before a text', { code: 'X', message: 'm', text: 't' }, { original: 'm' }],
    ['a text for an empty message', { code: 'X', message: ' ', text: 't' }, { original: 't' }],
    ['signs around a message', { message: ' -Card: not  found! ' }, { code: 'CARD_NOT_FOUND' }],
    ['a message of signs alone', { message: '…' }, { code: 'default', original: '…' }],
    ['a code alone', { code: 'X' }, { code: 'X', original: null }],
    ['an error field beside a code alone', { code: 'X', error: 'No card' }, { code: 'NO_CARD' }],
    ['an empty code', { code: ' ', message: 'No card' }, { code: 'NO_CARD' }],
    ['a status without a message', { status: { code: 'Y' } }, { code: 'Y', level: 'error', original: null }],
    ['the level of a message', { message: 'm', level: 'info' }, { level: 'info' }],
    ['the level of a code', { code: 'X', message: 'm', level: 'success' }, { level: 'success' }],
    ['the level of a code alone', { code: 'X', level: 'warning' }, { level: 'warning' }],
    ['a level that nobody knows', { code: 'X', level: 'fatal' }, { level: 'error' }],
    ['a level that is no text', { code: 'X', level: 7 }, { level: 'error' }],
  ])('reads %s [ERR-11 ERR-12 ERR-13]', (_, source, expected) => {
    expect(readErrorSource(source)).toMatchObject(expected);
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

  it.each(['INVALID_CARD', 'CONFLICT', 'UNAUTHORIZED', 'BAD_REQUEST', 'TOO_MANY_REQUEST', 'INVALID_TOKEN'])(
    'adds it to %s [ERR-37]',
    (code) => {
      expect(withSuffix(code, '_plasticless')).toBe(`${code}_plasticless`);
    },
  );
});

describe('cleanMessage', () => {
  it('removes control and bidirectional characters, masks card numbers, cuts at 300 [X8 K10]', () => {
    expect(cleanMessage('a‮b\u0007c')).toBe('a b c');
    expect(cleanMessage('card 4111 1111 1111 1234 refused')).toBe('card •••• 1234 refused');
    expect(cleanMessage('x'.repeat(500))).toHaveLength(300);
    expect(cleanMessage(' \n ')).toBeNull();
  });

  it.each([
    ['nothing', null, null],
    ['no text', '', null],
    ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
    ['301 characters', 'x'.repeat(301), `${'x'.repeat(299)}…`],
    ['eleven digits', 'no 12345678901', 'no 12345678901'],
    ['twelve digits', 'no 123456789012', 'no •••• 9012'],
    ['nineteen digits', '1234567890123456789', '•••• 6789'],
    ['digits with dashes', '1234-5678-9012-3456', '•••• 3456'],
    ['digits with a space for the last', '1234 5678 9012 345 6', '•••• 3456'],
    ['spaces around and inside', '  a \t  b  ', 'a b'],
  ])('makes of %s what people may read [K10]', (_, text, cleaned) => {
    expect(cleanMessage(text)).toBe(cleaned);
  });
});
