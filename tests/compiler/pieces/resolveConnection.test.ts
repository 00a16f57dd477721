/**
 * What a connection becomes in an environment, what of it is refused, and how that is mended. Over 250 lines: one helper
 * resolves a sound connection with what each test says changed.
 */
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../compiler/environment.ts';
import { replaceBy } from '../../../compiler/mend.ts';
import { connectionSchema, resolveConnection } from '../../../compiler/resolveConnection.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';

/** A variable as files name it. */
const named = (name: string) => `$\{${name}}`;

type Connection = Tenant['connections']['dev'];

const GATEWAY = { rootUrl: 'https://gateway.example/v1', clientId: 'BG_ID', clientSecret: 'BG_SECRET' };
const SOUND = {
  gateway: GATEWAY,
  appBackend: { rootUrl: 'https://backend.example/api' },
  sso: { authority: 'https://sso.example', clientId: 'bg-portal' },
  revealOrigins: ['https://pin.example'],
};

/** A sound connection, with what is said of one environment. */
function resolve(
  changes: object = {},
  environment: Environment = 'prod',
  variables: Readonly<Record<string, string>> = {},
) {
  const sound = SOUND as Partial<Connection> as Connection;
  const connections = { dev: sound, test: sound, uat: sound, prod: sound };
  const changed = { ...connections, [environment]: { ...sound, ...changes } };
  return resolveConnection({ code: 'bg', connections: changed }, environment, variables);
}

const findingsOf = (...asked: Parameters<typeof resolve>) => resolve(...asked).findings;
const at = (place: string, environment = 'prod') => `/connections/${environment}/${place}`;

describe('a connection', () => {
  it('is filled in with the variables of its environment', () => {
    const written = {
      gateway: { ...GATEWAY, rootUrl: `https://${named('GATEWAY_HOST')}/v1` },
      sso: { authority: named('SSO_AUTHORITY'), clientId: `${named('TENANT')}-${named('PUBLIC_ID')}` },
      revealOrigins: [named('PUBLIC_PIN'), 'https://b.example'],
      chat: null,
      strange: [1, true, null],
    };
    const variables = {
      GATEWAY_HOST: 'g.example',
      SSO_AUTHORITY: 'https://sso.example/bg',
      PUBLIC_ID: 'web',
      PUBLIC_PIN: 'https://pin.example',
    };
    expect(resolve(written, 'prod', variables)).toEqual({
      connection: {
        gateway: { ...GATEWAY, rootUrl: 'https://g.example/v1' },
        appBackend: { rootUrl: 'https://backend.example/api' },
        sso: { authority: 'https://sso.example/bg', clientId: 'bg-web' },
        revealOrigins: ['https://pin.example', 'https://b.example'],
        chat: null,
        strange: [1, true, null],
      },
      findings: [],
    });
  });

  it('leads to the sandbox in dev without any variable', () => {
    const rootUrl = `${named('SANDBOX_URL')}/${named('TENANT')}`;
    expect(resolve({ appBackend: { rootUrl } }, 'dev')).toMatchObject({
      connection: { appBackend: { rootUrl: 'http://localhost:4100/bg' } },
      findings: [],
    });
  });

  it('has a schema in each environment, and in no other', () => {
    expect(connectionSchema('uat')).toEqual({ $ref: '#/$defs/connection' });
    expect(() => connectionSchema('live')).toThrow(new Error('The schema has no connection for "live".'));
  });
});

describe('a variable of a connection', () => {
  it('that is not set is told once by its name, and nothing else of its place', () => {
    const rootUrl = `${named('PUBLIC_A')}/${named('PUBLIC_B')}`;
    expect(findingsOf({ appBackend: { rootUrl } })).toEqual(
      ['PUBLIC_A', 'PUBLIC_B'].map((name) => ({
        pointer: at('appBackend/rootUrl'),
        rule: 'variable',
        message: `The environment variable ${name} is not set.`,
      })),
    );
  });

  it('of the sandbox is not set but in dev', () => {
    expect(findingsOf({ revealOrigins: [named('SANDBOX_URL')] }, 'test')).toEqual([
      {
        pointer: at('revealOrigins/0', 'test'),
        rule: 'variable',
        message: 'The environment variable SANDBOX_URL is not set.',
      },
    ]);
  });

  it.each<[string, string, string | null]>([
    [named('public_a'), named('public_a'), named('PUBLIC_A')],
    [`https://${named('public-a.b')}/x`, named('public-a.b'), `https://${named('PUBLIC_A_B')}/x`],
    [named('public--a'), named('public--a'), named('PUBLIC_A')],
    [named('a${B'), named('a${B'), null],
    [named('2A'), named('2A'), null],
    [named(''), named(''), null],
    ['https://a.example/${PUBLIC', '${PUBLIC', null],
  ])('that is written %s is mended where its name can be told', (rootUrl, piece, mended) => {
    expect(findingsOf({ gateway: { ...GATEWAY, rootUrl } })).toEqual([
      {
        pointer: at('gateway/rootUrl'),
        rule: 'variable-name',
        message: `"${piece}" is no variable; write ${named('NAME')} in capitals.`,
        ...(mended !== null && { mends: [replaceBy(mended)] }),
      },
    ]);
  });

  it('that browsers must not read is refused, and its value told to nobody [USE-09]', () => {
    const secret = 'http://inner.example';
    const { connection, findings } = resolve(
      { appBackend: { rootUrl: `${named('GATEWAY_URL')}/x` } },
      'prod',
      { GATEWAY_URL: secret },
    );
    expect(findings).toEqual([
      {
        pointer: at('appBackend/rootUrl'),
        rule: 'public-variable',
        message:
          'The environment variable GATEWAY_URL cannot stand here, where every browser reads the value; allowed are TENANT, SANDBOX_URL, APP_BACKEND_URL, PUBLIC_…, each also with BG_ before it.',
      },
    ]);
    expect(connection).toMatchObject({ appBackend: { rootUrl: `${named('GATEWAY_URL')}/x` } });
  });

  it.each([
    ['BG_SECRET', 'is the key of a credential, whose value no file may name.'],
    ['MAP_PASSWORD', 'is called like a secret, and the value of a secret may stand in no file.'],
  ])('%s is refused for the host as well [USE-09]', (name, why) => {
    const findings = findingsOf({ gateway: { ...GATEWAY, rootUrl: named(name) } }, 'prod', { [name]: 'x' });
    expect(findings).toEqual([
      {
        pointer: at('gateway/rootUrl'),
        rule: 'public-variable',
        message: `The environment variable ${name} ${why}`,
      },
    ]);
  });

  it('stands nowhere that the schema does not describe', () => {
    expect(findingsOf({ strange: named('PUBLIC_A') }, 'prod', { PUBLIC_A: 'a' })).toEqual([
      {
        pointer: at('strange'),
        rule: 'public-variable',
        message:
          'The environment variable PUBLIC_A cannot stand here, where every browser reads the value; none is allowed.',
      },
    ]);
  });
});

describe('an address of a connection', () => {
  const refused = (value: string, why: string, mended?: string, isSafe = true) => ({
    rule: 'address',
    message: `"${value}" ${why}.`,
    ...(mended !== undefined && { mends: [replaceBy(mended, isSafe)] }),
  });
  const NOT_HTTPS = 'is not https (http is allowed on this machine only)';

  it.each<[string, object | null]>([
    ['https://a.example', null],
    ['https://a.example/path', null],
    ['http://a.example', refused('http://a.example', NOT_HTTPS, 'https://a.example')],
    ['a.example/x', refused('a.example/x', 'is no full https address', 'https://a.example/x')],
    ['nothing', refused('nothing', 'is no full https address')],
    [
      'https://a.example/x?y=1',
      refused(
        'https://a.example/x?y=1',
        'holds a "?" or "#"; give the address alone',
        'https://a.example/x',
        false,
      ),
    ],
    [
      'https://a.example/x#y',
      refused(
        'https://a.example/x#y',
        'holds a "?" or "#"; give the address alone',
        'https://a.example/x',
        false,
      ),
    ],
    [
      'https://ana:x@a.example/x',
      refused('https://ana:x@a.example/x', 'holds a user name or password', 'https://a.example/x', false),
    ],
    ['ftp://a.example/x', refused('ftp://a.example/x', 'is no full https address')],
  ])('%s is taken, or refused with its mend', (rootUrl, finding) => {
    const expected = finding ? [{ pointer: at('gateway/rootUrl'), ...finding }] : [];
    expect(findingsOf({ gateway: { ...GATEWAY, rootUrl } })).toEqual(expected);
  });

  it.each<[string, object | null]>([
    ['https://a.example', null],
    ['https://a.example:8443', null],
    [
      'https://a.example/',
      refused('https://a.example/', 'is more than an origin; give "https://a.example"', 'https://a.example'),
    ],
    [
      'https://a.example/x?y',
      refused(
        'https://a.example/x?y',
        'is more than an origin; give "https://a.example"',
        'https://a.example',
      ),
    ],
    [
      'https://*.a.example',
      refused(
        'https://*.a.example',
        'holds a "*"; only exact hosts are allowed, each in full, such as https://pin.sorvia.example',
      ),
    ],
    [
      'https://a.example/*',
      refused(
        'https://a.example/*',
        'holds a "*"; only exact hosts are allowed, each in full, such as https://pin.sorvia.example',
        'https://a.example',
      ),
    ],
    ['a.example', refused('a.example', 'is no full https address', 'https://a.example')],
    ['nothing', refused('nothing', 'is no full https address')],
    ['http://a.example/x', refused('http://a.example/x', NOT_HTTPS)],
  ])('%s as an origin is taken, or refused with its mend', (origin, finding) => {
    const expected = finding ? [{ pointer: at('revealOrigins/0'), ...finding }] : [];
    expect(findingsOf({ revealOrigins: [origin] })).toEqual(expected);
  });

  it('is a text: of anything else the structure is told alone', () => {
    expect(findingsOf({ gateway: { ...GATEWAY, rootUrl: 5 }, revealOrigins: [null] })).toEqual([]);
  });

  it('is told as it is written, and mended by nobody, where a variable is in it', () => {
    const rootUrl = `${named('PUBLIC_A')}/x`;
    expect(findingsOf({ appBackend: { rootUrl } }, 'prod', { PUBLIC_A: 'http://inner.example' })).toEqual([
      { pointer: at('appBackend/rootUrl'), ...refused(rootUrl, NOT_HTTPS) },
    ]);
  });

  it.each(['test', 'uat', 'prod'] as const)(
    'does not lead browsers to their own machine in %s',
    (environment) => {
      const rootUrl = `${named('PUBLIC_A')}/x`;
      const why = 'leads to the machine of whoever opens the page; only dev may have that';
      expect(
        findingsOf({ appBackend: { rootUrl }, revealOrigins: ['http://localhost:1'] }, environment, {
          PUBLIC_A: 'http://localhost:1',
        }),
      ).toEqual([
        { pointer: at('appBackend/rootUrl', environment), ...refused(rootUrl, why) },
        { pointer: at('revealOrigins/0', environment), ...refused('http://localhost:1', why) },
      ]);
    },
  );

  it('leads the host to its own machine anywhere, and browsers in dev', () => {
    expect(findingsOf({ gateway: { ...GATEWAY, rootUrl: 'http://localhost:1' } })).toEqual([]);
    expect(findingsOf({ revealOrigins: ['http://localhost:1'] }, 'dev')).toEqual([]);
  });

  it('that is unresolved is not called a way to this machine', () => {
    const rootUrl = `http://localhost:1/${named('PUBLIC_NONE')}`;
    expect(findingsOf({ appBackend: { rootUrl } }).map(({ rule }) => rule)).toEqual(['variable']);
  });
});
