import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../host/serve/chooseEncoding.ts';

const bytes = (name: string) => Buffer.from(name);
const ALL = { identity: bytes('identity'), br: bytes('br'), gzip: bytes('gzip') };

describe('the form of an answer that a client gets (RFC 9110, section 12.5.3)', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['identity, br;q=0.1', null],
    ['deflate', null],
    ['*;q=0', null],
    ['', null],
  ])('for "%s" is %s', (accepted, name) => {
    expect(chooseEncoding(accepted, ALL)).toEqual({ name, bytes: bytes(name ?? 'identity') });
  });

  it('is never one that there is not', () => {
    expect(chooseEncoding('br, gzip', { ...ALL, br: null }).name).toBe('gzip');
    expect(chooseEncoding('br, gzip', { ...ALL, br: null, gzip: null }).name).toBeNull();
  });
});
