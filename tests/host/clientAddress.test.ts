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
