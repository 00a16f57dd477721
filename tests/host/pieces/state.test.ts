/** What a host says of its tenants, and what it keeps of them: quick, without a host. */
import { describe, expect, it } from 'vitest';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { nextChange } from '../../../host/serve/nextChange.ts';
import {
  isReady,
  isWell,
  type RegistryStatus,
  readinessOf,
  writeReadiness,
} from '../../../host/serve/readiness.ts';
import { createUnpackedTenants, packServed, type ServedTenant } from '../../../host/serve/servedTenant.ts';
import type { TenantState } from '../../../host/serve/tenantState.ts';
import { aTenant } from '../../support/aTenant.ts';

const served = (code: string) =>
  ({
    tenant: { code },
    hostConnection: { gateway: { clientId: `${code}_ID`, clientSecret: `${code}_SECRET` } },
  }) as CompiledTenant;
const problem = (changes: Partial<Problem> = {}): Problem => ({
  file: 'bg.json',
  line: 3,
  column: 5,
  pointer: '/currency',
  rule: 'enum',
  message: 'is wrong',
  ...changes,
});

interface Facts {
  readonly live?: readonly string[];
  readonly pending?: readonly string[];
  readonly drafts?: readonly string[];
  readonly problems?: Readonly<Record<string, readonly Problem[]>>;
  readonly warnings?: Readonly<Record<string, readonly Problem[]>>;
  readonly unread?: readonly Problem[];
  readonly registry?: RegistryStatus | null;
  readonly isStopping?: boolean;
  readonly unset?: readonly string[];
}

function ask({ live = [], drafts = [], problems = {}, warnings = {}, unread = [], ...more }: Facts) {
  const state: TenantState = {
    tenants: new Map(live.map((code) => [code, served(code)])),
    ...(more.pending && { pending: new Set(more.pending) }),
    drafts: new Set(drafts),
    languages: new Map(),
    problems: new Map(Object.entries(problems)),
    warnings: new Map(Object.entries(warnings)),
    unread,
  };
  const credentials = { read: (key: string) => (more.unset?.includes(key) ? null : 'value') };
  const { registry = null, isStopping = false } = more;
  return readinessOf({ state, credentials, environment: 'uat', registry, isStopping });
}

describe('what a host says of itself', () => {
  it.each<[string, Facts, string, boolean, boolean]>([
    ['all is well', { live: ['bg'], problems: { bg: [] } }, 'ok', true, true],
    ['there is no tenant', {}, 'ok', true, true],
    [
      'one has a problem',
      { live: ['bg', 'pl'], problems: { bg: [problem()], pl: [] } },
      'problems',
      true,
      false,
    ],
    [
      'all have problems, and serve',
      { live: ['bg'], problems: { bg: [problem()] } },
      'problems',
      true,
      false,
    ],
    ['none was ever good', { problems: { bg: [problem()], pl: [problem()] } }, 'unable', false, false],
    ['there are sound drafts alone', { drafts: ['bg'], problems: { bg: [] } }, 'ok', true, true],
    [
      'a draft has a problem, and another is sound',
      { drafts: ['bg'], problems: { bg: [], pl: [problem()] } },
      'problems',
      true,
      false,
    ],
    ['one of them was', { live: ['pl'], problems: { bg: [problem()], pl: [] } }, 'problems', true, false],
    ['it is to end', { live: ['bg'], problems: { bg: [] }, isStopping: true }, 'stopping', false, true],
    [
      'it has heard of nothing yet',
      { registry: { revision: 0, unreachableSince: null, hasSet: false } },
      'starting',
      false,
      true,
    ],
    [
      'it follows a registry',
      {
        live: ['bg'],
        problems: { bg: [] },
        registry: { revision: 7, unreachableSince: null, hasSet: true },
      },
      'ok',
      true,
      true,
    ],
  ])('where %s [USE-08]', (_, facts, status, isAsked, isSound) => {
    const readiness = ask(facts);
    expect([readiness.status, isReady(readiness), isWell(readiness)]).toEqual([status, isAsked, isSound]);
  });

  it('names the registry that it follows, and since when it is away', () => {
    const follow = (unreachableSince: Date | null) =>
      ask({ registry: { revision: 7, unreachableSince, hasSet: true } });
    expect(follow(null)).toMatchObject({ registry: 'connected', revision: 7 });
    expect(follow(new Date(0)).registry).toBe('unreachable since 1970-01-01T00:00:00.000Z');
    expect(ask({})).toEqual({ status: 'ok', tenants: {}, warnings: [] });
  });

  it('says of each tenant what people get, and what is wrong, without a value of its connections [H4]', () => {
    const secret = problem({ pointer: '/connections/uat/gateway', rule: 'pattern', message: 'a secret' });
    const readiness = ask({
      live: ['bg', 'pl'],
      pending: ['hu'],
      drafts: ['ro', 'cz'],
      problems: { bg: [secret], pl: [], hu: [], ro: [], cz: [problem()], sk: [problem()] },
      warnings: { pl: [problem({ pointer: '/connections/uat', rule: 'odd', message: 'a secret' })] },
      unread: [problem({ file: 'pl.JSON' })],
      unset: ['pl_SECRET'],
    });
    expect(JSON.stringify(readiness)).not.toContain('a secret');
    expect(readiness.warnings).toEqual([problem({ file: 'pl.JSON' })]);
    const brief = Object.entries(readiness.tenants).map(([code, { status, serves, problems, warnings }]) => [
      code,
      status,
      serves,
      problems.map(({ rule }) => rule),
      warnings.map(({ rule }) => rule),
    ]);
    expect(brief).toEqual([
      ['bg', 'problems', 'last-good', ['pattern'], []],
      ['pl', 'problems', 'newest', ['credentials'], ['odd']],
      ['hu', 'ok', 'newest', [], []],
      ['ro', 'draft', 'nothing', [], []],
      ['cz', 'problems', 'nothing', ['enum'], []],
      ['sk', 'problems', 'nothing', ['enum'], []],
    ]);
    expect(readiness.tenants.pl?.problems).toEqual([
      {
        file: 'pl.json',
        line: 1,
        column: 1,
        pointer: '/connections/uat/gateway/clientSecret',
        rule: 'credentials',
        message: 'The credential pl_SECRET is not set: calls to the gateway are answered with 503.',
      },
    ]);
  });

  it('is written once while it says the same, and anew when it says something else', () => {
    const readiness = ask({ live: ['bg'], problems: { bg: [] } });
    const written = writeReadiness(readiness);
    expect(JSON.parse(String(written.identity))).toEqual(readiness);
    expect(writeReadiness({ ...readiness })).toBe(written);
    const stopping = { ...readiness, status: 'stopping' as const };
    expect(JSON.parse(String(writeReadiness(stopping).identity))).toEqual(stopping);
  });
});

describe('tenants that are kept packed', () => {
  const pack = (code: string) => new TextEncoder().encode(JSON.stringify(aTenant({ code })));

  it('are unpacked for whoever asks, as many as may stay, and those that were asked for last', () => {
    const { get } = createUnpackedTenants(2);
    const [aa, bb, cc] = [pack('aa'), pack('bb'), pack('cc')];
    const [first, second] = [get(aa), get(bb)];
    expect([first.code, second.code]).toEqual(['aa', 'bb']);
    expect(get(aa)).toBe(first);
    get(cc);
    expect(get(aa)).toBe(first);
    expect(get(bb)).not.toBe(second);
  });

  it('are as they were compiled, and share nothing with that', () => {
    const tenant: object = {
      code: 'aa',
      status: 'live',
      hosts: { singleTenant: ['a.example'] },
      languages: ['en'],
    };
    const hostConnection: object = { gateway: { rootUrl: 'https://g.example' } };
    const compiled = {
      publicTenant: aTenant({ code: 'aa', draftLanguages: ['uk'] }),
      tenant,
      hostConnection,
      pictures: [],
      changesAt: null,
    } as Partial<ServedTenant> as CompiledTenant;
    const packed = packServed(compiled, createUnpackedTenants(1));
    expect(packed.publicTenant).toEqual(compiled.publicTenant);
    expect(packed.publicTenant).toBe(packed.publicTenant);
    expect(packed.unpack?.()).toEqual(compiled.publicTenant);
    expect(packed.unpack?.()).not.toBe(packed.publicTenant);
    expect(packed.tenant).toEqual({ ...compiled.tenant, draftLanguages: undefined });
    expect(packed.tenant.hosts).not.toBe(compiled.tenant.hosts);
    expect(packed.hostConnection).toEqual(compiled.hostConnection);
    expect(packed.pictures).toBe(compiled.pictures);
    const { code, hosts, languages, draftLanguages, words, notices, timeZone } = compiled.publicTenant;
    expect(packed.brief).toEqual({ code, hosts, languages, draftLanguages, words, notices, timeZone });
    expect(packed.onDay(() => '2027-01-01')).toBe(packed);
  });

  it('are others on a later day where something changes on a day', () => {
    const tenant: object = { code: 'aa' };
    const hostConnection: object = {};
    const on = (day: string): CompiledTenant =>
      ({
        publicTenant: aTenant({ code: 'aa', name: day }),
        tenant,
        hostConnection,
        pictures: [],
        changesAt: 7,
        onDay: () => on('later'),
      }) as Partial<CompiledTenant> as CompiledTenant;
    const later = packServed(on('first'), createUnpackedTenants(2)).onDay(() => '2027-01-01');
    expect([later.publicTenant.name, later.changesAt]).toEqual(['later', 7]);
  });
});

describe('when something changes next', () => {
  const NOW = new Date('2026-11-28T12:00:00Z');
  const tenant = (changesAt: number | null) =>
    ({
      publicTenant: aTenant({ timeZone: 'Europe/Sofia' }),
      changesAt,
    }) as Partial<ServedTenant> as ServedTenant;
  const newYear = Date.parse('2026-12-31T22:00:00Z');

  it('is never without tenants, else at the new year where they are, or sooner', () => {
    expect(nextChange([], NOW)).toBeNull();
    expect(nextChange([tenant(null)], NOW)).toBe(newYear);
    expect(nextChange([tenant(newYear + 5), tenant(newYear - 5), tenant(null)], NOW)).toBe(newYear - 5);
    expect(nextChange([tenant(newYear + 5)], NOW)).toBe(newYear);
  });
});
