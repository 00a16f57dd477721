/**
 * Which addresses and links may stand in a page, what each refusal says, and how an address was meant. Over 250 lines: tables
 * of addresses, a row each.
 */
import { describe, expect, it } from 'vitest';
import {
  isLoopback,
  mendAddress,
  refuseAddress,
  refuseLink,
  refuseWildcard,
} from '../../../compiler/checks/addresses.ts';
import { checkLinks } from '../../../compiler/checks/checkLinks.ts';
import { isAddressOf, pathInPortal } from '../../../compiler/checks/portalPaths.ts';
import type { ScreenFacts } from '../../../compiler/checks/tenantCheck.ts';
import { replacedBy } from '../support/findingsOf.ts';

describe('an address of this machine', () => {
  it.each([
    'http://localhost',
    'http://localhost:4100/a',
    'http://localhost./a',
    'https://portal.localhost/',
    'http://127.0.0.1/',
    'http://127.9.8.7/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]:80/',
    'http://[::ffff:127.1.18.52]/',
  ])('is %s', (address) => expect(isLoopback(address)).toBe(true));

  it.each([
    'localhost',
    '/localhost',
    'https://localhost.example/',
    'https://notlocalhost/',
    'https://localhost.local/',
    'https://x.example/127.0.0.1',
    'https://1.127.0.1/',
    'https://10.0.0.0/',
    'https://0.0.0.01.example/',
    'https://[::2]/',
    'https://[fe80::1]/',
    'https://[::ffff:a00:1]/',
    'https://[1::1]/',
  ])('is not %s', (address) => expect(isLoopback(address)).toBe(false));
});

const EXACT = 'only exact hosts are allowed, each in full, such as https://pin.sorvia.example';
const CHARACTERS = 'holds a space, a control character or a backslash';
const UNSEEN = 'holds a character that cannot be seen';
const NO_ADDRESS = 'is no full https address';
const PLAIN = 'has no plain host name: letters, digits, hyphens and dots';
const REGISTRY = `names a whole domain of registries; ${EXACT}`;
const HTTP = 'is not https (http is allowed on this machine only)';
const NAMED = 'holds a user name or password';

describe('an address in a published page', () => {
  it.each([
    'https://pin.sorvia.example',
    'HTTPS://pin.sorvia.example/a?b=c#d',
    'https://pin.sorvia.example:8443/',
    'http://localhost:4100',
    'http://127.0.0.1/',
    'http://[::1]/',
    'https://localhost/',
    'https://192.0.2.1/',
    'https://[2001:db8::1]/',
    'https://a-1.b2.example',
    'https://sorvia.bg/',
    'https://bbc.co.uk/',
    'https://co.example/',
    'https://co.uk.example/',
    'https://com.example/',
    'https://x.example/\u200c\u200d',
    'https://x.example/é',
  ])('may be %s', (address) => expect(refuseAddress(address)).toBeNull());

  it.each([
    ['https://x.example/a b', CHARACTERS],
    [' https://x.example/', CHARACTERS],
    ['https://x.example\\a', CHARACTERS],
    ['https://x.example/\u0000', CHARACTERS],
    ['https://x.example/\u007f', CHARACTERS],
    ['https://x.example/\u00a0', CHARACTERS],
    ['https://x.example/\u200b', UNSEEN],
    ['https://x.example/\u2003', UNSEEN],
    ['https://x.example/\u202e', UNSEEN],
    ['x.example', NO_ADDRESS],
    ['/a', NO_ADDRESS],
    ['ftp://x.example/', NO_ADDRESS],
    ['https:x.example', NO_ADDRESS],
    ['https:///x.example', NO_ADDRESS],
    ['ahttps://x.example', NO_ADDRESS],
    ['https://', NO_ADDRESS],
    ['https://x.example:99999', NO_ADDRESS],
    ['https://ana@x.example/', NAMED],
    ['https://:secret@x.example/', NAMED],
    ['http://x.example/', HTTP],
    ['http://localhost.x.example/', HTTP],
    ['http://0.0.0.0/', HTTP],
    ['https://*.sorvia.example', `holds a "*"; ${EXACT}`],
    ['https://a;b.example/', PLAIN],
    ['https://a_b.example/', PLAIN],
    ['https://a.example./', PLAIN],
    ['https://example/', REGISTRY],
    ['https://co.uk/', REGISTRY],
    ['https://com.br/', REGISTRY],
    ['https://ac.uk', REGISTRY],
    ['https://edu.pl', REGISTRY],
    ['https://gov.pl', REGISTRY],
    ['https://mil.pl', REGISTRY],
    ['https://net.pl', REGISTRY],
    ['https://org.pl', REGISTRY],
  ])('is not %j: it %s', (address, why) => expect(refuseAddress(address)).toBe(why));

  it('has no star in it', () => expect(refuseWildcard()).toBe(`holds a "*"; ${EXACT}`));
});

const NO_LINK = 'is not a link that may be offered: use https, mailto, tel or a path that begins with "/"';

describe('a link that people are offered', () => {
  it.each([
    '/',
    '/bg/account?a=b#c',
    'https://x.example/',
    'mailto:help@x.example',
    'MAILTO:help@x.example?subject=a',
    'tel:+359-2-400.1234',
    'TEL:(02)4001234',
  ])('may be %s', (link) => expect(refuseLink(link)).toBeNull());

  it.each([
    ['/a b', CHARACTERS],
    ['/\\x.example', CHARACTERS],
    ['/\u200b', UNSEEN],
    ['//x.example', 'begins with "//", which leads to another site'],
    ['http://x.example/', HTTP],
    ['HTTPS://ana@x.example/', NAMED],
    ['javascript:alert(1)', NO_LINK],
    ['a', NO_LINK],
    ['xhttps://x.example', NO_LINK],
    ['mailto:help', NO_LINK],
    ['mailto:@x.example', NO_LINK],
    ['mailto:help@', NO_LINK],
    ['mailto:a@b@x.example', NO_LINK],
    ['mailto:a@x.example/b', NO_LINK],
    ['mailto:a/b@x.example', NO_LINK],
    ['amailto:help@x.example', NO_LINK],
    ['tel:', NO_LINK],
    ['tel:++1', NO_LINK],
    ['tel:1a', NO_LINK],
    ['atel:1', NO_LINK],
  ])('is not %j: it %s', (link, why) => expect(refuseLink(link)).toBe(why));
});

describe('an address that was meant otherwise', () => {
  it.each([
    [' https://x.example/a\n', 'https://x.example/a'],
    ['//x.example/a', 'https://x.example/a'],
    ['//localhost/a', 'https://localhost/a'],
    [' https://x.example/http:b', 'https://x.example/http:b'],
    ['http://x.example/http:b', 'https://x.example/http:b'],
    ['HTTP://x.example', 'https://x.example'],
    ['x.example', 'https://x.example'],
    ['x-1.sorvia.example/a', 'https://x-1.sorvia.example/a'],
    ['x.example?a', 'https://x.example?a'],
    ['x.example#a', 'https://x.example#a'],
    ['x.example/terms.html', 'https://x.example/terms.html'],
    [' x.example ', 'https://x.example'],
  ])('%j is written %s, which may be taken unseen', (written, right) => {
    expect(mendAddress(written, refuseAddress)).toEqual({ mends: [replacedBy(right, true)] });
  });

  it.each([
    'https://x.example/',
    'x',
    'éa.example',
    'a b.example',
    'x.example:80',
    'a/x.example',
    'terms.html',
    'Terms.PDF#page=2',
    'index.php?id=1',
    'ftp://x.example',
    '',
  ])('nobody can say of %j', (written) => expect(mendAddress(written, refuseAddress)).toEqual({}));
});

const screen = (...paths: readonly string[]) => ({ paths }) as Partial<ScreenFacts> as ScreenFacts;
const screens = [screen('', 'home'), screen('*'), screen('cards/:card/pin'), screen('help', 'help/*')];
const linksIn = (file: unknown, links: readonly unknown[], environment: 'dev' | 'prod' = 'prod') =>
  checkLinks(
    file,
    links.map((value, index) => ({
      pointer: `/${index}`,
      value,
      kind: 'link',
      isChoice: false,
      isOwn: false,
    })),
    { environment, screens },
  );
const bg = { code: 'bg', languages: ['bg', 'en'] };

describe('a link of a file', () => {
  it.each([
    '/bg',
    '/bg/',
    '/bg/en/home',
    '/bg/bg',
    '/bg/cards/1/pin',
    '/bg/help/a/b?c#d',
    '/bg#top',
    '/other/page',
    '/bgx/page',
    'https://x.example/bg/nothing',
    7,
    null,
  ])('may be %j', (link) => expect(linksIn(bg, [link])).toEqual([]));

  it('is nothing else that the schema names', () => {
    const value = { pointer: '/a', value: 'javascript:a', kind: 'text', isChoice: false, isOwn: false };
    expect(checkLinks(bg, [value], { environment: 'prod', screens })).toEqual([]);
  });

  it.each([
    ['/bg/nothing', 'is no page of the portal: no screen has the path "nothing"'],
    ['/bg/de/home', 'is no page of the portal: no screen has the path "de/home"'],
    ['/bg/en/en/home', 'is no page of the portal: no screen has the path "en/home"'],
    ['/bg/home/more', 'is no page of the portal: no screen has the path "home/more"'],
    ['/bg/cards/1/2/pin', 'is no page of the portal: no screen has the path "cards/1/2/pin"'],
    ['/BG/home', 'is no page of the portal, whose addresses begin with "/bg" in small letters'],
    ['javascript:a"', NO_LINK],
    ['https://localhost/', 'leads to the machine of whoever follows it'],
  ])('is not %j: it %s', (link, why) => {
    expect(linksIn(bg, ['/bg', link])).toEqual([
      { pointer: '/1', rule: 'link', message: `${JSON.stringify(link)} ${why}.` },
    ]);
  });

  it('may lead to this machine while the portal is developed', () => {
    expect(linksIn(bg, ['https://localhost/'], 'dev')).toEqual([]);
  });

  it('is mended where what comes out may be offered', () => {
    expect(linksIn(bg, ['http://x.example/', 'http://localhost/'])).toEqual([
      {
        pointer: '/0',
        rule: 'link',
        message: '"http://x.example/" is not https (http is allowed on this machine only).',
        mends: [replacedBy('https://x.example/', true)],
      },
      {
        pointer: '/1',
        rule: 'link',
        message: '"http://localhost/" leads to the machine of whoever follows it.',
      },
    ]);
  });

  it.each([
    [null, ['/bg/nothing'], []],
    [{ code: 'bg', languages: 'bg' }, ['/bg/home'], []],
    [{ code: 'bg' }, ['/bg/bg/home'], ['/0']],
    [{ code: 'bg', languages: [7] }, ['/bg/7/home'], []],
  ])('is checked in a broken file as well: %j', (file, links, pointers) => {
    expect(linksIn(file, links).map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

describe('a path as the portal reads it', () => {
  it.each([
    ['/bg', ''],
    ['/bg/', ''],
    ['/bg?a=/x', ''],
    ['/bg#/x', ''],
    ['/bg/en', ''],
    ['/bg//en//account/', 'account'],
    ['/bg/account/en', 'account/en'],
    ['/pl/account', null],
    ['bg/account', null],
    ['x/bg/account', null],
    ['', null],
  ])('of %j is %j', (link, path) => expect(pathInPortal(link, bg)).toBe(path));

  it.each([
    ['account', 'account', true],
    ['account', 'account/more', false],
    ['account', 'my/account', false],
    ['cards/:card', 'cards/1', true],
    ['cards/:card', 'cards/', false],
    ['cards/:card', 'cards/1/pin', false],
    ['help/*', 'help', true],
    ['help/*', 'help/a/b', true],
    ['help/*', 'helpless', false],
    ['*', 'anything/at/all', true],
    ['', '', true],
  ])('%j is an address of %j: %j', (pattern, path, expected) =>
    expect(isAddressOf(pattern, path)).toBe(expected),
  );
});
