import { describe, expect, it } from 'vitest';
import { secretAddress } from '../../../runtime/gateway/secretAddress.ts';

const trusted = ['https://pin.sorvia.example', 'http://localhost:4100', 'http://evil.example:80'];
const parseEnvelope = (address: string, own = 'https://portal.sorvia.example') =>
  secretAddress(address, { trusted, own });

/** 25 addresses that a broken or hostile gateway could return. */
const HOSTILE: readonly (readonly [what: string, address: string])[] = [
  ['nothing', ''],
  ['a script', 'javascript:alert(1)'],
  ['a script with a line break', 'java\nscript:alert(1)'],
  ['a script behind a comment that looks right', 'javascript://pin.sorvia.example/%0aalert(1)'],
  ['a page in the address', 'data:text/html,<h1>4072</h1>'],
  ['a blob of a trusted origin', 'blob:https://pin.sorvia.example/3f2504e0'],
  ['a file', 'file:///etc/passwd'],
  ['the source of a page', 'view-source:https://pin.sorvia.example/t'],
  ['an empty page', 'about:blank'],
  ['a socket', 'wss://pin.sorvia.example/t'],
  ['a trusted name without protection', 'http://pin.sorvia.example/t'],
  ['no protection, though the list names it', 'http://evil.example/t'],
  ['another origin', 'https://evil.example/t'],
  ['a trusted name as the start of another', 'https://pin.sorvia.example.evil.example/t'],
  ['a name below a trusted one', 'https://a.pin.sorvia.example/t'],
  ['a trusted name with a closing dot', 'https://pin.sorvia.example./t'],
  ['another port', 'https://pin.sorvia.example:8443/t'],
  ['another port on this machine', 'http://localhost:4200/t'],
  ['this machine in another spelling', 'http://127.0.0.1:4100/t'],
  ['a user and a password', 'https://ana:secret@pin.sorvia.example/t'],
  ['an empty user', 'https://@pin.sorvia.example/t'],
  ['a trusted name as a user', 'https://pin.sorvia.example@evil.example/t'],
  ['an address without an origin', '//pin.sorvia.example/t'],
  ['a path', '/bg/gateway/v1/users'],
  ['slashes the wrong way', 'https:\\\\pin.sorvia.example\\t'],
  ['letters that look alike', 'https://pin.sorviа.example/t'],
  ['space around it', ' https://pin.sorvia.example/t '],
  ['a tab inside', 'https://pin.sorvia\t.example/t'],
  ['ten kilobytes', `https://pin.sorvia.example/${'t'.repeat(10_000)}`],
  ['one byte too many', `https://pin.sorvia.example/${'t'.repeat(2048 - 26)}`],
];

describe('a returned address', () => {
  it.each(HOSTILE)('is refused when it is %s [P2]', (_, address) => {
    expect(parseEnvelope(address)).toBeNull();
  });

  it.each([
    ['https of the list', 'https://pin.sorvia.example/t?x=1#y'],
    ['the usual port, spelt out', 'https://pin.sorvia.example:443/t'],
    ['http on this machine', 'http://localhost:4100/bg/pages/abc'],
    ['another address in its query', 'https://pin.sorvia.example/t?to=https://ana@x.example'],
    ['a sign of an address in its path', 'https://pin.sorvia.example/@ana'],
    ['as long as may be', `https://pin.sorvia.example/${'t'.repeat(2048 - 27)}`],
  ])('is taken when it is %s', (_, address) => {
    expect(parseEnvelope(address)).toEqual({ href: new URL(address).href, isForeign: true });
  });

  it('of our own origin is told apart, so that its frame never gets that origin [P2]', () => {
    expect(parseEnvelope('http://localhost:4100/t', 'http://localhost:4100')?.isForeign).toBe(false);
  });

  it.each([
    ['http://127.0.0.1:4100', true],
    ['http://127.255.3.4:4100', true],
    ['http://127.0.255.10:4100', true],
    ['http://[::1]:4100', true],
    ['http://a.localhost:4100', true],
    ['http://localhost.example:4100', false],
    ['http://notlocalhost:4100', false],
    ['http://128.0.0.1:4100', false],
    ['http://127.0.0.1.example:4100', false],
    ['http://a127.0.0.1x:4100', false],
    ['ftp://localhost:4100', false],
  ])('without protection is of this machine alone: %s [P2]', (origin, isTaken) => {
    const found = secretAddress(`${origin}/t`, { trusted: [origin], own: 'https://portal.sorvia.example' });
    expect(found !== null).toBe(isTaken);
  });

  it('is refused where the tenant trusts nobody [P2]', () => {
    expect(
      secretAddress('https://pin.sorvia.example/t', { trusted: [], own: 'https://portal.sorvia.example' }),
    ).toBeNull();
  });
});
