import { BlockList, isIP, isIPv6 } from 'node:net';

/** Finds out who is calling, for the limits alone: an address is never logged (threat H7). */
export type ClientAddress = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/**
 * The address of the socket; behind proxies that are named here, the last address in `X-Forwarded-For` that is
 * none of theirs. From anybody else the header is somebody's word, and counts for nothing.
 * @param trustedProxies addresses and networks, such as `10.0.0.0/8, 192.0.2.7`
 * @throws when one of them is neither
 */
export function createClientAddress(trustedProxies = ''): ClientAddress {
  const proxies = readProxies(trustedProxies);
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return (socketAddress = '', forwardedFor = '') => {
    const hops = forwardedFor.split(',').map((hop) => plainAddress(hop.trim()));
    let client = plainAddress(socketAddress);
    while (isIP(client) && isProxy(client)) {
      const hop = hops.pop();
      if (hop === undefined || !isIP(hop)) break;
      client = hop;
    }
    return isIPv6(client) ? networkOf(client) : client;
  };
}

function readProxies(text: string): BlockList {
  const proxies = new BlockList();
  for (const entry of text.split(',').map((each) => each.trim())) {
    if (entry === '') continue;
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const isSound = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (!isIP(address) || !isSound || rest.length > 0) {
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network such as 10.0.0.0/8.`);
    }
    proxies.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return proxies;
}

/** Without the prefix of a mapped IPv4 address (RFC 4291, section 2.5.5.2), a port or a zone. */
function plainAddress(text: string): string {
  const bare = text.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return bare.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** One customer has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
