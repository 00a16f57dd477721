/**
 * What the files of a folder have to do with each other: whose code, host and credential is whose, and when that is asked.
 * Over 250 lines: one helper makes every folder.
 */
import { describe, expect, it } from 'vitest';
import type { CompiledTenant, CompileResult, RefusedTenant } from '../../../compiler/compileTenant.ts';
import { replaceBy } from '../../../compiler/mend.ts';
import { createNeighbours } from '../../../compiler/neighbours.ts';
import type { Finding, Problem } from '../../../compiler/problem.ts';

interface Said {
  readonly code?: string;
  readonly identifier?: string;
  readonly hosts?: readonly string[];
  readonly domainExtension?: boolean;
  readonly credential?: string;
  readonly shown?: readonly string[];
  readonly links?: readonly string[];
  readonly openPoints?: readonly Problem[];
  readonly warnings?: readonly Problem[];
}

const placed = (file: string, pointer: string, rule: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  pointer,
  rule,
  message,
});

/** A sound file, as far as others have to do with it. */
function sound(file: string, said: Said): CompiledTenant {
  const { code = file, identifier = `tenant:${file}`, hosts = [], domainExtension = false } = said;
  const gateway = {
    clientId: `${file.toUpperCase()}_ID`,
    clientSecret: said.credential ?? `${file.toUpperCase()}_SECRET`,
  };
  return {
    ok: true,
    tenant: {
      code,
      identifier,
      hosts: { singleTenant: hosts, domainExtension },
      connections: { dev: { gateway }, test: { gateway }, uat: { gateway }, prod: { gateway } },
    },
    publicVariables: (said.shown ?? []).map((name) => ({ pointer: '/connections/dev/sso/clientId', name })),
    links: (said.links ?? []).map((link, index) => ({ pointer: `/links/${index}`, link })),
    openPoints: said.openPoints ?? [],
    warnings: said.warnings ?? [],
    place: (findings: readonly Finding[]) =>
      findings.map((each) => ({ file: `t/${file}.json`, line: 1, column: 1, ...each })),
  } as Partial<Record<keyof CompiledTenant, unknown>> as CompiledTenant;
}

function folder(files: Readonly<Record<string, Said | string>>) {
  const neighbours = createNeighbours((compiled) => compiled);
  const put = (name: string, said: Said | string) => {
    const refused: RefusedTenant = {
      ok: false,
      problems: [placed(`t/${name}.json`, '', 'syntax', 'No.')],
      warnings: [],
    };
    const result: CompileResult = typeof said === 'string' ? refused : sound(name, said);
    neighbours.put({ file: `t/${name}.json`, text: typeof said === 'string' ? said : '', result });
  };
  for (const [name, said] of Object.entries(files)) put(name, said);
  return { ...neighbours, put, drop: (name: string) => neighbours.remove(`t/${name}.json`) };
}

/** What is told of each file of a folder, by its name. */
function toldOf({ judge }: Pick<ReturnType<typeof folder>, 'judge'>) {
  return Object.fromEntries(
    judge().map(({ name, result, warnings }) => [
      name,
      {
        problems: result.ok ? [] : result.problems.map(({ pointer, message }) => `${pointer} ${message}`),
        warnings: warnings.map(({ pointer, message }) => `${pointer} ${message}`),
      },
    ]),
  );
}

const well = { problems: [], warnings: [] };

describe('files beside each other', () => {
  it('are well where none names what is another’s, and stand in the order of their names', () => {
    const files = folder({ pl: { hosts: ['b.example'] }, bg: { hosts: ['a.example'], shown: ['PUBLIC_A'] } });
    expect(files.judge().map(({ file, name }) => [file, name])).toEqual([
      ['t/bg.json', 'bg'],
      ['t/pl.json', 'pl'],
    ]);
    expect(toldOf(files)).toEqual({ bg: well, pl: well });
    files.put('at', {});
    expect(files.judge().map(({ name }) => name)).toEqual(['at', 'bg', 'pl']);
  });

  it('have the code that they are called by', () => {
    const [told] = folder({ bg: { code: 'bh' } }).judge();
    expect(told?.result).toEqual({
      ok: false,
      problems: [
        {
          ...placed('t/bg.json', '/code', 'file-name', 'The code is "bh", but the file is called "bg.json".'),
          mends: [replaceBy('bg')],
        },
      ],
      warnings: [],
      draftPoints: [],
    });
  });

  it('have no host of another', () => {
    const files = folder({
      ro: { hosts: ['b.example', 'a.example'] },
      bg: { hosts: ['a.example'] },
      pl: { hosts: ['a.example'] },
    });
    expect(toldOf(files)).toEqual({
      bg: {
        problems: ['/hosts/singleTenant/0 The host name "a.example" is claimed by pl.json, ro.json as well.'],
        warnings: [],
      },
      pl: {
        problems: ['/hosts/singleTenant/0 The host name "a.example" is claimed by bg.json, ro.json as well.'],
        warnings: [],
      },
      ro: {
        problems: ['/hosts/singleTenant/1 The host name "a.example" is claimed by bg.json, pl.json as well.'],
        warnings: [],
      },
    });
  });

  it('are told so by the name of the rule', () => {
    const files = folder({ bg: { hosts: ['a.example'] }, pl: { hosts: ['a.example'] } });
    expect(files.judge()[0]?.result).toMatchObject({ ok: false, problems: [{ rule: 'host' }] });
  });

  it('show browsers no credential of another, in neither file [USE-09]', () => {
    const files = folder({ bg: { credential: 'PUBLIC_X' }, ro: { shown: ['PUBLIC_X'] }, pl: {} });
    const read =
      'Browsers read the value of PUBLIC_X, which ro.json names: a credential needs a key of its own.';
    expect(toldOf(files)).toEqual({
      bg: {
        problems: ['dev', 'test', 'uat', 'prod'].map(
          (each) => `/connections/${each}/gateway/clientSecret ${read}`,
        ),
        warnings: [],
      },
      pl: well,
      ro: {
        problems: [
          '/connections/dev/sso/clientId The environment variable PUBLIC_X is the key of a credential in bg.json, and every browser reads this value.',
        ],
        warnings: [],
      },
    });
    const rule = 'public-variable';
    expect(files.judge().map(({ result }) => result)).toMatchObject([
      { ok: false, problems: [{ rule }, { rule }, { rule }, { rule }] },
      { ok: true },
      { ok: false, problems: [{ rule }] },
    ]);
    files.put('pl', { credential: 'PUBLIC_X', shown: ['PUBLIC_X'] });
    expect(toldOf(files).bg?.problems[0]).toContain('which pl.json, ro.json names');
    expect(toldOf(files).ro?.problems[0]).toContain('a credential in bg.json, pl.json, and');
  });

  it('show browsers no credential of a file that is broken [USE-09]', () => {
    const files = folder({ bg: '{"clientSecret": "PUBLIC_X",', ro: { shown: ['PUBLIC_X'] } });
    expect(toldOf(files)).toMatchObject({
      bg: { problems: [' No.'] },
      ro: { problems: [expect.stringContaining('in bg.json')] },
    });
  });

  it('are told what is open of a draft besides, and nothing of what is no file to keep it', () => {
    const openPoints = [placed('t/bg.json', '/name', 'inherited', 'It is copied.')];
    const [told] = folder({ bg: { code: 'bh', openPoints } }).judge();
    expect(told?.result).toMatchObject({ ok: false, draftPoints: openPoints });
    const neighbours = createNeighbours(({ ok, warnings }) => ({ ok, warnings }));
    neighbours.put({ file: 'bg.json', text: '', result: sound('bg', { code: 'bh' }) });
    expect(neighbours.judge()[0]?.result).not.toHaveProperty('draftPoints');
  });
});

describe('what looks odd beside others', () => {
  it('is an identifier of another, and a link to the portal of another', () => {
    const files = folder({
      bg: {
        identifier: 'tenant:x',
        hosts: ['cards.bg'],
        links: ['/ro/terms', 'https://cards.ro/x', 'https://other.example/ro'],
      },
      pl: { identifier: 'tenant:x' },
      ro: { hosts: ['cards.ro'] },
    });
    const same = (other: string) =>
      `/identifier The identifier "tenant:x" is that of ${other} as well: the app backend takes the two for one tenant.`;
    expect(toldOf(files)).toEqual({
      bg: {
        problems: [],
        warnings: [
          same('pl.json'),
          '/links/0 "/ro/terms" leads to the portal of another tenant, "ro".',
          '/links/1 "https://cards.ro/x" leads to the portal of another tenant, "ro".',
        ],
      },
      pl: { problems: [], warnings: [same('bg.json')] },
      ro: well,
    });
    expect(files.judge().map(({ result }) => result.ok)).toEqual([true, true, true]);
  });

  it('is a link to the host that another has by its ending', () => {
    const links = ['https://cards.ro/x'];
    const files = folder({ bg: { hosts: ['cards.bg'], links }, ro: { domainExtension: true } });
    expect(toldOf(files).bg?.warnings).toEqual([
      '/links/0 "https://cards.ro/x" leads to the portal of another tenant, "ro".',
    ]);
    files.put('ro', {});
    expect(toldOf(files).bg).toEqual(well);
  });

  it('is told with the warnings of the file itself, in their order, and beside its problems', () => {
    const own = placed('t/bg.json', '/zzz', 'odd', 'It is odd.');
    const files = folder({
      bg: { code: 'bh', identifier: 'tenant:x', warnings: [own] },
      pl: { identifier: 'tenant:x' },
    });
    const [told] = files.judge();
    expect(told?.warnings.map(({ pointer }) => pointer)).toEqual(['/identifier', '/zzz']);
    expect(told?.result.warnings).toEqual(told?.warnings);
    expect(told?.result.ok).toBe(false);
  });

  it('is nothing of a file with the same code', () => {
    const files = folder({ bg: { identifier: 'tenant:x' }, copy: { code: 'bg', identifier: 'tenant:x' } });
    expect(toldOf(files)).toEqual({
      bg: well,
      copy: { problems: ['/code The code is "bg", but the file is called "copy.json".'], warnings: [] },
    });
  });
});

describe('files that change', () => {
  it('are judged again with those that name something of them, and no others', () => {
    const files = folder({
      bg: { hosts: ['a.example'] },
      pl: { hosts: ['b.example'] },
      ro: { links: ['/hu/x'] },
      si: { shown: ['PUBLIC_X'] },
    });
    const before = files.judge();
    expect(files.judge()).toEqual(before);
    expect(files.judge().every((each, index) => each === before[index])).toBe(true);
    const again = (change: () => void) => {
      const known = new Set(files.judge());
      change();
      return files.judge().flatMap((each) => (known.has(each) ? [] : [each.name]));
    };
    expect(again(() => files.put('hu', { hosts: ['a.example'] }))).toEqual(['bg', 'hu', 'ro']);
    expect(again(() => files.put('hu', { hosts: ['c.example'] }))).toEqual(['bg', 'hu']);
    expect(again(() => files.put('hu', { hosts: ['c.example'], credential: 'PUBLIC_X' }))).toEqual([
      'hu',
      'si',
    ]);
    expect(
      again(() => files.put('hu', { hosts: ['c.example'], credential: 'PUBLIC_X', links: ['/pl'] })),
    ).toEqual(['hu']);
    expect(again(() => files.put('hu', '{"clientId": "HU_ID"'))).toEqual(['hu', 'ro', 'si']);
    expect(again(() => files.drop('hu'))).toEqual([]);
    expect(again(() => files.drop('none'))).toEqual([]);
    expect(again(() => files.put('pl', { hosts: ['b.example'] }))).toEqual(['pl']);
  });

  it.each<[string, Said, Said, Said]>([
    ['its identifier', { identifier: 'tenant:x' }, {}, { identifier: 'tenant:x' }],
    ['its credential', { credential: 'PUBLIC_X' }, {}, { shown: ['PUBLIC_X'] }],
    ['what it shows', { shown: ['PUBLIC_X'] }, {}, { credential: 'PUBLIC_X' }],
    ['its host', { hosts: ['a.example'] }, {}, { hosts: ['a.example'] }],
    ['the host that it leads to', { links: ['https://my.cards.ro/x'] }, {}, { hosts: ['my.cards.ro'] }],
    [
      'the ending that it leads to',
      { hosts: ['my.cards.bg'], links: ['https://my.cards.ro/x'] },
      {},
      { domainExtension: true },
    ],
  ])('are judged again when another claims %s, until they have it no more', (_, asks, asksNot, claims) => {
    const files = folder({ bg: asks, ro: {} });
    const [before] = files.judge();
    files.put('ro', claims);
    const [after] = files.judge();
    expect(after).not.toBe(before);
    files.put('bg', asksNot);
    const [well] = files.judge();
    files.put('ro', {});
    files.put('ro', claims);
    expect(files.judge()[0]).toBe(well);
  });

  it('leave nothing behind when they go', () => {
    const files = folder({
      bg: { hosts: ['a.example'] },
      pl: { hosts: ['a.example'] },
      ro: { hosts: ['a.example'] },
    });
    expect(toldOf(files).bg?.problems).toHaveLength(1);
    files.drop('ro');
    expect(toldOf(files)).toMatchObject({
      bg: { problems: [expect.stringContaining('by pl.json as well')] },
      pl: { problems: [expect.stringContaining('by bg.json as well')] },
    });
    files.drop('pl');
    expect(toldOf(files)).toEqual({ bg: well });
  });
});
