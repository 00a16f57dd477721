/**
 * What nginx is told of the gateways: read as nginx reads it, without one. Over 250 lines: each map, with what it makes of an
 * address, a call or a tenant.
 */
import { describe, expect, it } from 'vitest';
import {
  gatewayLocation,
  gatewayMaps,
  type NginxGateway,
  quote,
} from '../../../publish/plain-files/nginxGateway.ts';

const bg: NginxGateway = {
  code: 'bg',
  connection: {
    rootUrl: 'https://gateway.example/bg/v1/',
    clientId: 'BG_ID',
    clientSecret: 'BG_SECRET',
    clientIdHeader: 'client_id',
    clientSecretHeader: 'client_secret',
  },
  closed: new Map([
    ['GET /users/{user}/cards', 'paused'],
    ['POST /users', 'off'],
  ]),
};
const pl: NginxGateway = {
  code: 'pl',
  connection: {
    rootUrl: 'http://other.example:8080',
    clientId: 'PL_ID',
    clientSecret: 'PL_SECRET',
    clientIdHeader: 'x-client',
    clientSecretHeader: 'client_secret',
  },
  closed: new Map(),
};
const ro: NginxGateway = {
  ...bg,
  code: 'ro',
  connection: { ...bg.connection, rootUrl: 'https://gateway.example/ro/$a' },
  closed: new Map([['POST /users', 'paused']]),
};
const text = gatewayMaps([bg, pl, ro], 'prod');
const lines = text.split('\n');

interface NginxMap {
  readonly source: string;
  readonly entries: readonly (readonly [from: string, to: string])[];
}

/** Every map of a configuration, by the variable that it sets. */
function mapsOf(configuration: string): ReadonlyMap<string, NginxMap> {
  const found = [...configuration.matchAll(/^map (.+) \$(\w+) \{\n {2}default "";\n((?: {2}.*\n)*)\}/gm)];
  return new Map(
    found.map(([, source = '', name = '', body = '']) => [
      name,
      {
        source,
        entries: [...body.matchAll(/^ {2}"(.*?)" (.+);$/gm)].map(([, from = '', to = '']) => [from, to]),
      },
    ]),
  );
}

const maps = mapsOf(text);
const entriesOf = (name: string) => maps.get(name)?.entries ?? [];

/** What a map makes of a value, as nginx does: texts as they are, patterns in their order, and nothing else. */
function madeOf(name: string, value: string): string {
  for (const [from, to] of entriesOf(name)) {
    if (!from.startsWith('~')) {
      if (from === value) return to;
      continue;
    }
    const match = new RegExp(from.slice(1)).exec(value);
    if (match) return to.startsWith('$') ? (match.groups?.[to.slice(1)] ?? '') : to.slice(1, -1);
  }
  return '';
}

describe('the servers of the gateways, as nginx knows them', () => {
  it('are one for each origin, whatever tenants share it, which is kept a little and never tried again', () => {
    expect(lines.filter((line) => line.startsWith('upstream'))).toEqual([
      'upstream portal_gateway_0 { server gateway.example:443 max_fails=0; keepalive 64; keepalive_timeout 4s; }',
      'upstream portal_gateway_1 { server other.example:8080 max_fails=0; keepalive 64; keepalive_timeout 4s; }',
    ]);
    const plain = gatewayMaps(
      [{ ...pl, connection: { ...pl.connection, rootUrl: 'http://a.example' } }],
      'prod',
    );
    expect(plain).toContain('server a.example:80 max_fails=0;');
  });

  it('are called at the address of the tenant, without a slash at its end or a dollar sign', () => {
    expect(maps.get('portal_gateway')).toEqual({
      source: '$portal_tenant',
      entries: [
        ['bg', '"https://portal_gateway_0/bg/v1"'],
        ['pl', '"http://portal_gateway_1"'],
        ['ro', '"https://portal_gateway_0/ro/%24a"'],
      ],
    });
  });

  it.each([
    ['portal_gateway_host', ['"gateway.example"', '"other.example:8080"', '"gateway.example"']],
    ['portal_gateway_name', ['"gateway.example"', '"other.example"', '"gateway.example"']],
    ['portal_client_id_key', ['"BG_ID"', '"PL_ID"', '"BG_ID"']],
    ['portal_client_secret_key', ['"BG_SECRET"', '"PL_SECRET"', '"BG_SECRET"']],
  ])('have for each tenant what %s says', (name, [ofBg = '', ofPl = '', ofRo = '']) => {
    expect(maps.get(name)).toEqual({
      source: '$portal_tenant',
      entries: [
        ['bg', ofBg],
        ['pl', ofPl],
        ['ro', ofRo],
      ],
    });
  });

  it('get the credentials under the names that each tenant has for them', () => {
    expect(
      ['portal_credential_0', 'portal_credential_1', 'portal_credential_2'].map((name) => maps.get(name)),
    ).toEqual([
      {
        source: '$portal_tenant',
        entries: [
          ['bg', '$portal_client_id'],
          ['ro', '$portal_client_id'],
        ],
      },
      {
        source: '$portal_tenant',
        entries: [
          ['bg', '$portal_client_secret'],
          ['pl', '$portal_client_secret'],
          ['ro', '$portal_client_secret'],
        ],
      },
      { source: '$portal_tenant', entries: [['pl', '$portal_client_id']] },
    ]);
    expect(gatewayLocation([bg, pl, ro], 'prod').split('\n').slice(2)).toEqual([
      'proxy_set_header client_id $portal_credential_0;',
      'proxy_set_header client_secret $portal_credential_1;',
      'proxy_set_header x-client $portal_credential_2;',
    ]);
  });
});

describe('an address, as nginx reads it', () => {
  it('is read as it arrived', () => {
    expect(
      ['portal_tenant', 'portal_path', 'portal_methods', 'portal_call'].map((name) => maps.get(name)?.source),
    ).toEqual(['$request_uri', '$request_uri', '$request_uri', '"$request_method $request_uri"']);
  });

  it.each([
    ['/bg/gateway/v1/users', 'bg', '/users'],
    ['/bg/gateway/v1/users/a?b=c', 'bg', '/users/a'],
    ['/abcdefghijkl/gateway/v1/', 'abcdefghijkl', '/'],
    ['/bg/gateway/v2/users', 'bg', ''],
    ['/bg/gateway/v1', 'bg', ''],
    ['/bg/gateway', '', ''],
    ['/BG/gateway/v1/users', '', ''],
    ['/b/gateway/v1/users', '', ''],
    ['/abcdefghijklm/gateway/v1/users', '', ''],
    ['//bg/gateway/v1/users', '', ''],
    ['/x/bg/gateway/v1/users', '', ''],
  ])('%s is a call of %j to %j', (address, tenant, path) => {
    expect([madeOf('portal_tenant', address), madeOf('portal_path', address)]).toEqual([tenant, path]);
  });

  const callOf = (method: string, below: string) => madeOf('portal_call', `${method} /bg/gateway/v1${below}`);
  const methodsOf = (below: string) => madeOf('portal_methods', `/bg/gateway/v1${below}`);

  it.each([
    ['GET', '/users/a', 'GET /users/{user}'],
    ['PUT', '/users/a', 'PUT /users/{user}'],
    ['PATCH', '/users/a', 'PATCH /users/{user}'],
    ['DELETE', '/users/a', 'DELETE /users/{user}'],
    ['POST', '/users', 'POST /users'],
    ['GET', '/users/a/cards?page_index=0', 'GET /users/{user}/cards'],
    ['DELETE', '/users/a/cards/1-2', 'DELETE /users/{user}/cards/{ref}-{card}'],
    ['GET', '/configurations/available-optins', 'GET /configurations/available-optins'],
    ['POST', '/users/a', ''],
    ['GET', '/users', ''],
    ['HEAD', '/users/a', ''],
    ['XGET', '/users/a', ''],
    ['get', '/users/a', ''],
    ['DELETE', '/users/a/cards/1', ''],
    ['GET', '/users/a/none', ''],
    ['GET', '/users/a/cards/', ''],
    ['GET', '/x/users/a', ''],
  ])('%s %s is the call %j', (method, below, call) => expect(callOf(method, below)).toBe(call));

  it.each([
    ['/users/a', 'GET, PUT, PATCH, DELETE'],
    ['/users/a/cards', 'GET, POST'],
    ['/users', 'POST'],
    ['/users/a/cards/1-2/actions/block', 'POST'],
    ['/none', ''],
  ])('%s takes %j', (below, methods) => expect(methodsOf(below)).toBe(methods));

  const CALL = 'GET /users/{user}';

  it.each([
    ["Az09._~!$&'()*+,=:@-", CALL],
    ['a%20b', CALL],
    ['a%40b%2Bc', CALL],
    ['%7E', CALL],
    ['%c4%85', CALL],
    ['%E2%82%ac', CALL],
    ['%f0%9f%98%80', CALL],
    ['...', CALL],
    ['.a', CALL],
    ['a..', CALL],
    ['%2E%2e%2E', CALL],
    ['a'.repeat(400), CALL],
    ['', ''],
    ['.', ''],
    ['..', ''],
    ['%2e', ''],
    ['.%2E', ''],
    ['a'.repeat(401), ''],
    ['a/b', ''],
    ['a;b', ''],
    ['a"b', ''],
    ['a b', ''],
    ['a#b', ''],
    ['a\\b', ''],
    ['ą', ''],
    ['a%2Fb', ''],
    ['a%2fb', ''],
    ['a%23b', ''],
    ['a%25b', ''],
    ['a%3Bb', ''],
    ['a%3bb', ''],
    ['a%3Fb', ''],
    ['a%3fb', ''],
    ['a%5Cb', ''],
    ['a%5cb', ''],
    ['a%00', ''],
    ['a%0a', ''],
    ['a%1F', ''],
    ['%7F', ''],
    ['%80', ''],
    ['%c4', ''],
    ['%c4a', ''],
    ['%e2%82', ''],
    ['%f5%9f%98%80', ''],
    ['%f0%9f%98', ''],
    ['%2', ''],
    ['%zz', ''],
    ['%', ''],
  ])('has a person in it, or is none: %s', (user, call) => {
    expect(callOf('GET', `/users/${user}`)).toBe(call);
  });

  it.each([
    ['', CALL],
    ['?', CALL],
    ["?Az09._~!$&'()*+,;=:@/?-", CALL],
    ['?a=%00%fF', CALL],
    [`?${'a'.repeat(1_999)}`, CALL],
    [`?${'a'.repeat(2_000)}`, ''],
    ['?a=%2', ''],
    ['?a=<b>', ''],
    ['?a=b#c', ''],
    ['?a="b"', ''],
  ])('has a query, or is none: %s', (query, call) => expect(callOf('GET', `/users/a${query}`)).toBe(call));

  it('takes dots alone for no part before a query or a further part either', () => {
    expect([callOf('GET', '/users/..?a'), callOf('GET', '/users/%2e/cards')]).toEqual(['', '']);
  });

  it('is that of an action whose name has no other sign for a dash', () => {
    expect(callOf('POST', '/users/a/actions/contact-us')).toBe('POST /users/{user}/actions/contact-us');
    expect(callOf('POST', '/users/a/actions/contactxus')).toBe('');
  });
});

describe('a call that nginx holds back', () => {
  it('is one that the switches of its tenant close', () => {
    expect(maps.get('portal_closed')).toEqual({
      source: '"$portal_tenant $portal_call"',
      entries: [
        ['bg GET /users/{user}/cards', '"paused"'],
        ['bg POST /users', '"off"'],
        ['ro POST /users', '"paused"'],
      ],
    });
  });

  it('is counted by address and call where automation abuses it', () => {
    const abusable = maps.get('portal_abusable');
    expect(abusable?.source).toBe('$portal_call');
    expect(abusable?.entries).toHaveLength(12);
    expect(abusable?.entries[0]).toEqual(['POST /users', '"$binary_remote_addr $portal_call"']);
    expect(abusable?.entries.map(([from]) => from)).not.toContain('GET /users/{user}');
  });

  it.each([
    ['prod', 3_000, 4, 2_000, 20],
    ['dev', 120_000, 60, 20_000, 60],
  ] as const)(
    'is limited in %s as the host limits it',
    (environment, rate, abusableRate, burst, abusableBurst) => {
      expect(gatewayMaps([bg], environment).split('\n').slice(-2)).toEqual([
        `limit_req_zone $binary_remote_addr zone=portal_calls:10m rate=${rate}r/m;`,
        `limit_req_zone $portal_abusable zone=portal_abusable:10m rate=${abusableRate}r/m;`,
      ]);
      expect(gatewayLocation([], environment).split('\n')).toEqual([
        `limit_req zone=portal_calls burst=${burst} nodelay;`,
        `limit_req zone=portal_abusable burst=${abusableBurst} nodelay;`,
      ]);
    },
  );

  it('is refused in the words of the host', () => {
    const refusals = lines.flatMap((line) => {
      const [, name, body] = /^map "" \$portal_(\w+) \{ default "(.*)"; \}$/.exec(line) ?? [];
      if (name === undefined || body === undefined) return [];
      return [[name, JSON.parse(body.replaceAll('\\"', '"')).meta.messages[0].code]];
    });
    expect(refusals).toEqual(
      [
        'NOT_FOUND',
        'METHOD_NOT_ALLOWED',
        'FORBIDDEN',
        'PAYLOAD_TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
        'BAD_GATEWAY',
        'GATEWAY_TIMEOUT',
        'TOO_MANY_REQUEST',
        'SERVICE_PAUSED',
        'SERVICE_UNAVAILABLE',
      ].map((code) => [code.toLowerCase(), code]),
    );
  });
});

describe('a text of the configuration', () => {
  it.each([
    ['a b', '"a b"'],
    ['', '""'],
    ['a "b" \\c', '"a \\"b\\" \\\\c"'],
    ["ą 'x';", '"ą \'x\';"'],
  ])('%j is written %s', (value, written) => expect(quote(value)).toBe(written));

  it.each(['$a', 'a\nb', 'a\u0000', '\u007f'])('cannot be %j', (value) =>
    expect(() => quote(value)).toThrow(`nginx's configuration cannot hold this text: ${value}`),
  );
});
