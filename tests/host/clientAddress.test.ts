import { describe, expect, it } from 'vitest';
import { createClientAddress } from '../../host/serve/clientAddress.ts';

describe('whom the limits count [H6]', () => {
  it.each([
    ['the socket, where no proxy is named', '', '198.51.100.7', '1.2.3.4', '198.51.100.7'],
    ['the socket, whose word is nobody’s', '10.0.0.0/8', '198.51.100.7', '1.2.3.4', '198.51.100.7'],
    ['who called our proxy', '10.0.0.0/8', '10.1.1.1', '1.2.3.4', '1.2.3.4'],
    [
      'who called it, not whom the caller claims to be',
      '10.0.0.0/8',
      '10.1.1.1',
      '6.6.6.6, 1.2.3.4',
      '1.2.3.4',
    ],
    [
      'who called the first of our proxies',
      '10.0.0.0/8, 192.0.2.7',
      '10.1.1.1',
      '6.6.6.6, 1.2.3.4, 192.0.2.7',
      '1.2.3.4',
    ],
    ['our proxy, when the header holds no address', '10.0.0.0/8', '10.1.1.1', 'unknown', '10.1.1.1'],
    ['our proxy, when it names nobody', '10.0.0.0/8', '10.1.1.1', '', '10.1.1.1'],
    ['an address with its port', '10.0.0.0/8', '10.1.1.1', '1.2.3.4:5678', '1.2.3.4'],
    ['a mapped address', '10.0.0.0/8', '::ffff:10.1.1.1', '::ffff:1.2.3.4', '1.2.3.4'],
    ['a whole network of version 6', '', '2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    ['the same network, written shortly', '', '2001:db8:1:2::9', '', '2001:db8:1:2::/64'],
    ['the loopback of version 6', '', '::1', '', '0:0:0:0::/64'],
    ['who called our proxy of version 6', 'fd00::/8', 'fd00::1', '[2001:db8::1]:80', '2001:db8:0:0::/64'],
  ])('is %s', (_, proxies, socket, forwarded, client) => {
    expect(createClientAddress(proxies)(socket, forwarded)).toBe(client);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0'])(
    'is never guessed from "%s"',
    (proxies) => {
      expect(() => createClientAddress(proxies)).toThrow(/TRUSTED_PROXIES/);
    },
  );
});

describe('whom the limits count, further [H6]', () => {
  it.each([
    ['nobody, where nobody is known', '', undefined, undefined, ''],
    ['the proxy, where it forwards for nobody', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
    ['one proxy alone, where no network is named', '10.0.0.1', '10.0.0.2', '1.2.3.4', '10.0.0.2'],
    ['the last that is no proxy', '10.0.0.0/8', '10.0.0.1', '1.2.3.4,10.0.0.3', '1.2.3.4'],
    ['the first proxy, where all are', '10.0.0.0/8', '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
    ['an address without its zone', '', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['a network that ends with nothing', '', '2001:db8::', undefined, '2001:db8:0:0::/64'],
    ['a network written with zeros', '', '2001:0db8:0000:0001::5', undefined, '2001:db8:0:1::/64'],
    ['one within a network of version 6', '2001:db8::/32', '2001:db8::1', '1.2.3.4', '1.2.3.4'],
    ['an address of version 6 in brackets', '10.0.0.1', '10.0.0.1', '[2001:db8::1]', '2001:db8:0:0::/64'],
    ['a mapped address of longer numbers', '10.0.0.1', '10.0.0.1', '::ffff:198.51.100.7', '198.51.100.7'],
    [
      'an address of longer numbers with its port',
      '10.0.0.1',
      '10.0.0.1',
      '198.51.100.17:5678',
      '198.51.100.17',
    ],
    [
      'one that ends like a mapped address',
      '10.0.0.1',
      '10.0.0.1',
      '2001:db8::ffff:1.2.3.4',
      '2001:db8:0:0::/64',
    ],
    ['who called a proxy that has a zone', 'fe80::1', 'fe80::1%eth0', '1.2.3.4', '1.2.3.4'],
    ['a network whose middle is left out', '', '2001:db8:1::2:3:4', undefined, '2001:db8:1:0::/64'],
    ['a network whose second number is left out', '', '2001::2:3:4:5:6:7', undefined, '2001:0:2:3::/64'],
    [
      'our proxy, where an address stands before brackets',
      '10.0.0.1',
      '10.0.0.1',
      '2[001:db8::1]',
      '10.0.0.1',
    ],
    [
      'our proxy, where an address goes on after brackets',
      '10.0.0.1',
      '10.0.0.1',
      '[2001:db8::]1',
      '10.0.0.1',
    ],
    ['our proxy, where one of two kinds has a port', '10.0.0.1', '10.0.0.1', '::fffe:1.2.3.4:80', '10.0.0.1'],
    ['a mapped address in capitals', '10.0.0.1', '::FFFF:10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ])('is %s', (_, proxies, socket, forwarded, client) => {
    expect(createClientAddress(proxies)(socket, forwarded)).toBe(client);
  });

  it.each(['10.0.0.0/0', '10.0.0.0/32', 'fd00::/128', ' 10.0.0.1 , , 10.0.0.2 ', ''])(
    'may be behind "%s"',
    (proxies) => {
      expect(createClientAddress(proxies)('1.1.1.1', undefined)).toBe('1.1.1.1');
    },
  );

  it.each(['fd00::/129', '10.0.0.0/1e1', '10.0.0.0/', '10.0.0.0/1000', '/8', '10.0.0.0/-1'])(
    'is not guessed from "%s"',
    (proxies) => {
      expect(() => createClientAddress(proxies)).toThrow(`TRUSTED_PROXIES: "${proxies}" is neither`);
    },
  );
});
