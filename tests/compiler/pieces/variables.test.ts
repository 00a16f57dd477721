/** Which environment variables a tenant file may name, what they become, and where a credential would be found. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFindCredential } from '../../../compiler/findCredential.ts';
import {
  credentialKeysIn,
  listCredentials,
  listPublicVariables,
  refuseVariable,
  type VariablePlace,
} from '../../../compiler/publicVariables.ts';
import { resolveVariables, variableNames, variablesOf } from '../../../compiler/resolveVariables.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';

/** A variable as files name it. */
const named = (name: string) => `$\{${name}}`;

describe('a text with variables in it', () => {
  const values: Readonly<Record<string, string>> = { ONE: '1', A_2: 'two', EMPTY: '', MONEY: '$&' };
  const resolve = (text: string) => resolveVariables(text, (name) => values[name]);

  it.each<[string, string, string, string[], string[]]>([
    ['no variable', 'a $ b {ONE}', 'a $ b {ONE}', [], []],
    ['one', `a${named('ONE')}b`, 'a1b', [], []],
    ['several', `${named('ONE')}-${named('A_2')}-${named('ONE')}`, '1-two-1', [], []],
    ['a value that looks like a pattern', named('MONEY'), '$&', [], []],
    ['one that is not set', `a${named('NONE')}`, `a${named('NONE')}`, ['NONE'], []],
    ['one that is empty', named('EMPTY'), named('EMPTY'), ['EMPTY'], []],
    ['small letters', named('one'), named('one'), [], [named('one')]],
    ['a digit first', named('2A'), named('2A'), [], [named('2A')]],
    ['a hyphen', named('ONE-A'), named('ONE-A'), [], [named('ONE-A')]],
    ['a sign before it', named('-ONE'), named('-ONE'), [], [named('-ONE')]],
    ['no name', named(''), named(''), [], [named('')]],
    ['one that is broken off', 'a${ONE', 'a${ONE', [], ['${ONE']],
    [
      'one of each',
      `${named('ONE')}${named('b')}${named('NONE')}`,
      `1${named('b')}${named('NONE')}`,
      ['NONE'],
      [named('b')],
    ],
  ])('with %s is filled in, or says what is missing', (_, text, filled, missing, malformed) => {
    expect(resolve(text)).toEqual({ text: filled, missing, malformed });
  });

  it('says the names of its variables, in order', () => {
    expect(variableNames(`${named('B')} ${named('a')} ${named('A1')}/${named('B')}`)).toEqual([
      'B',
      'A1',
      'B',
    ]);
    expect(variableNames('none')).toEqual([]);
  });
});

describe('the variables of a tenant', () => {
  it.each<[string, string, Record<string, string>, string | undefined]>([
    ['TENANT', 'prod', { TENANT: 'other' }, 'bg'],
    ['GATEWAY_URL', 'prod', { GATEWAY_URL: 'https://g.example' }, 'https://g.example'],
    ['GATEWAY_URL', 'dev', {}, undefined],
    ['toString', 'dev', {}, undefined],
    ['SANDBOX_URL', 'dev', {}, 'http://localhost:4100'],
    ['SANDBOX_URL', 'dev', { SANDBOX_PORT: '4200' }, 'http://localhost:4200'],
    ['SANDBOX_URL', 'dev', { SANDBOX_PORT: '' }, 'http://localhost:4100'],
    ['SANDBOX_URL', 'dev', { SANDBOX_URL: 'http://localhost:1' }, 'http://localhost:1'],
    ['SANDBOX_URL', 'dev', { SANDBOX_URL: '' }, 'http://localhost:4100'],
    ['SANDBOX_URL', 'test', { SANDBOX_PORT: '4200' }, undefined],
    ['SANDBOX_URL', 'prod', { SANDBOX_URL: 'https://s.example' }, 'https://s.example'],
  ])('%s in %s of %j is %s', (name, environment, variables, value) => {
    expect(variablesOf('bg', environment, variables)(name)).toBe(value);
  });
});

describe('whether a value may name a variable', () => {
  const place = (changes: Partial<VariablePlace> = {}): VariablePlace => ({
    schema: { 'x-variables': ['TENANT', 'MAP_URL', 'PUBLIC_*'] },
    isHostOnly: false,
    code: 'bg',
    credentials: new Set(['BG_CLIENT']),
    ...changes,
  });
  const refused = 'cannot stand here, where every browser reads the value';
  const allowed = 'allowed are TENANT, MAP_URL, PUBLIC_…, each also with BG_ before it';

  it.each<[string, Partial<VariablePlace>, string | null]>([
    ['TENANT', {}, null],
    ['MAP_URL', {}, null],
    ['BG_MAP_URL', {}, null],
    ['PUBLIC_MAP', {}, null],
    ['BG_PUBLIC_MAP', {}, null],
    ['MAP_URLS', {}, `The environment variable MAP_URLS ${refused}; ${allowed}.`],
    ['PL_MAP_URL', {}, `The environment variable PL_MAP_URL ${refused}; ${allowed}.`],
    ['MY_PUBLIC_MAP', {}, `The environment variable MY_PUBLIC_MAP ${refused}; ${allowed}.`],
    ['GATEWAY_URL', {}, `The environment variable GATEWAY_URL ${refused}; ${allowed}.`],
    ['GATEWAY_URL', { isHostOnly: true }, null],
    ['GATEWAY_URL', { schema: {} }, `The environment variable GATEWAY_URL ${refused}; none is allowed.`],
    ['BG_ONE', { schema: { 'x-variables': ['BG_ONE'] } }, null],
    ['PUBLIC_MAP', { schema: { $ref: '#/$defs/address' } }, null],
    [
      'APP_URL',
      { schema: { $ref: '#/$defs/address' } },
      `The environment variable APP_URL ${refused}; allowed are TENANT, SANDBOX_URL, PUBLIC_…, each also with BG_ before it.`,
    ],
    ['APP_URL', { schema: { $ref: '#/$defs/address', 'x-variables': ['APP_URL'] } }, null],
    [
      'BG_CLIENT',
      { isHostOnly: true },
      'The environment variable BG_CLIENT is the key of a credential, whose value no file may name.',
    ],
  ])('%s as %j is told [USE-09]', (name, changes, message) => {
    expect(refuseVariable(name, place(changes))).toBe(message);
  });

  it.each(
    'SECRET SECRETS PASSWORD PASSWORDS PASSWD PASSPHRASE PASS PWD TOKEN TOKENS PRIVATE KEY KEYS APIKEY CREDENTIAL CREDENTIALS'.split(
      ' ',
    ),
  )('is refused where a part of its name is %s, also for the host alone [USE-09]', (word) => {
    for (const name of [word, `PUBLIC_${word}`, `MAP_${word}_A`])
      expect(refuseVariable(name, place({ isHostOnly: true }))).toBe(
        `The environment variable ${name} is called like a secret, and the value of a secret may stand in no file.`,
      );
    expect(refuseVariable(`PUBLIC_${word}S1`, place())).toBeNull();
  });
});

type Connection = Tenant['connections']['dev'];

const connection = (changes: Partial<Connection> = {}) =>
  ({
    gateway: { rootUrl: named('GATEWAY_URL'), clientId: 'ID', clientSecret: 'SECRET' },
    appBackend: { rootUrl: 'https://a.example' },
    sso: { authority: 'https://s.example', clientId: 'portal' },
    revealOrigins: [],
    ...changes,
  }) as Partial<Connection> as Connection;

const connections = {
  dev: connection({
    appBackend: { rootUrl: `${named('SANDBOX_URL')}/${named('TENANT')}` },
    revealOrigins: ['https://pin.example', named('PUBLIC_PIN')],
    merchantMap: null,
  }),
  test: connection({ gateway: { ...connection().gateway, clientId: 'TEST_ID' } }),
  uat: connection(),
  prod: connection({ merchantMap: { url: named('PUBLIC_MAP'), key: 'a', origins: [] } }),
} as Tenant['connections'];

describe('what the connections of a file name', () => {
  it('are two credentials in each environment', () => {
    const at = (environment: string, clientId = 'ID') => [
      { pointer: `/connections/${environment}/gateway/clientId`, key: clientId },
      { pointer: `/connections/${environment}/gateway/clientSecret`, key: 'SECRET' },
    ];
    expect(listCredentials(connections)).toEqual([
      ...at('dev'),
      ...at('test', 'TEST_ID'),
      ...at('uat'),
      ...at('prod'),
    ]);
  });

  it('are the variables that browsers read, and none of the host alone [USE-09]', () => {
    expect(listPublicVariables(connections)).toEqual([
      { pointer: '/connections/dev/appBackend/rootUrl', name: 'SANDBOX_URL' },
      { pointer: '/connections/dev/appBackend/rootUrl', name: 'TENANT' },
      { pointer: '/connections/dev/revealOrigins/1', name: 'PUBLIC_PIN' },
      { pointer: '/connections/prod/merchantMap/url', name: 'PUBLIC_MAP' },
    ]);
  });

  it('are no variables of keys that the schema has not', () => {
    const strange = { ...connection(), strange: named('STRANGE') } as Connection;
    expect(listPublicVariables({ ...connections, dev: strange, prod: connection() })).toEqual([]);
  });
});

describe('the keys of credentials in a file with mistakes', () => {
  it.each<[string, string, string[]]>([
    ['as they stand', '{ "clientId": "A_1", "clientSecret" : "B" }', ['A_1', 'B']],
    ['without blanks', '{"clientId":"A","x":1,', ['A']],
    ['once for each name', '"clientId": "A", "clientSecret": "A"', ['A']],
    ['with signs that are written by their numbers', '"client\\u0049d": "\\u0041\\u005fB"', ['A_B']],
    ['with small hexadecimal digits', '"clientId": "\\u004a"', ['J']],
    ['on another line', '"clientId":\n"A"', ['A']],
    ['not of variables', `"clientId": "${named('TENANT')}-portal"`, []],
    ['not of other keys', '"clientIdHeader": "A", "id": "B"', []],
  ])('are found %s', (_, text, keys) => {
    expect([...credentialKeysIn(text)]).toEqual(keys);
    expect([...credentialKeysIn(Buffer.from(text))]).toEqual(keys);
  });
});

describe('where a credential would be found', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-credentials-'));
    await writeFile(join(folder, 'A_FILE'), 'x');
    await writeFile(join(folder, 'AN_EMPTY_FILE'), '');
    await mkdir(join(folder, 'A_FOLDER'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['A_VARIABLE', 'variable'],
    ['AN_EMPTY_VARIABLE', null],
    ['A_FILE', 'file'],
    ['AN_EMPTY_FILE', null],
    ['A_FOLDER', null],
    ['NOWHERE', null],
    ['toString', null],
  ])('%s: %s', (key, place) => {
    const find = createFindCredential({ A_VARIABLE: 'x', AN_EMPTY_VARIABLE: '', CREDENTIALS_DIR: folder });
    expect(find(key)).toBe(place);
  });

  it('is a variable before a file, and no file where no folder of them is named', () => {
    expect(createFindCredential({ A_FILE: 'x', CREDENTIALS_DIR: folder })('A_FILE')).toBe('variable');
    expect(createFindCredential({ CREDENTIALS_DIR: '' })('A_FILE')).toBeNull();
    expect(createFindCredential({})('package.json')).toBeNull();
  });
});
