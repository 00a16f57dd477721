/** How a tenant file is read together with its group, where what is found in it stands, and how it is checked day by day. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkReferences, datesOf } from '../../../compiler/checkReferences.ts';
import type { CheckContext, TenantCheck } from '../../../compiler/checks/tenantCheck.ts';
import type { Groups } from '../../../compiler/groupFiles.ts';
import type { Finding } from '../../../compiler/problem.ts';
import { placeLater, readTenantText } from '../../../compiler/readTenantText.ts';
import type { SchemaNode } from '../../../compiler/tenantSchema.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';

const groupsOf = (texts: Readonly<Record<string, string>>): Groups =>
  new Map(
    Object.entries(texts).map(([name, text]) => [
      name,
      { name, file: `groups/${name}.json`, content: { ok: true, bytes: Buffer.from(text) } },
    ]),
  );

const SCHEMA: SchemaNode = {
  properties: {
    faq: { 'x-successor': { pointer: '/links/faq', since: '3.9.0', until: '4.0.0' } },
    links: { properties: { faq: {} } },
  },
};

const read = (text: string, options: Partial<Parameters<typeof readTenantText>[0]> = {}) =>
  readTenantText({ text, file: 'bg.json', version: '3.10.4', ...options });

const finding = (pointer: string, changes: Partial<Finding> = {}): Finding => ({
  pointer,
  rule: 'odd',
  message: 'It is odd.',
  ...changes,
});

describe('a tenant file', () => {
  it('is read whole, with nothing to say of it', () => {
    const { place: _, shared, ...tenant } = read('{"code": "bg"}');
    expect(tenant).toEqual({
      value: { code: 'bg' },
      isWhole: true,
      isDraft: false,
      open: [],
      findings: [],
      doubts: [],
    });
    expect([shared.problems, shared.warnings]).toEqual([[], []]);
  });

  it.each([
    ['{"status": "draft"}', true],
    ['{"status": "live"}', false],
    ['null', false],
    ['[]', false],
    ['{', false],
  ])('%s is a draft: %s', (text, isDraft) => expect(read(text).isDraft).toBe(isDraft));

  it('is not whole where it is no JSON, or its group is not there', () => {
    expect(read('{')).toMatchObject({ isWhole: false, value: undefined, findings: [{ rule: 'syntax' }] });
    expect(read('{"extends": "west"}', { groups: groupsOf({ wests: '{}', east: '{}' }) })).toMatchObject({
      isWhole: false,
      findings: [
        {
          pointer: '/extends',
          rule: 'group',
          message: 'There is no group "west" in groups/; there are wests, east. Did you mean "wests"?',
        },
      ],
    });
    expect(read('{"extends": "west"}').findings).toEqual([
      { pointer: '/extends', rule: 'group', message: 'There is no group "west" in groups/; there is none.' },
    ]);
  });

  it('says what is still as it was copied', () => {
    const fingerprint = createHash('sha256').update('"Testland"').digest('hex').slice(0, 8);
    const inherited = { from: 'pl', unconfirmed: { '/name': fingerprint, '/code': 'ffffffff' } };
    expect(read(JSON.stringify({ code: 'bg', name: 'Testland', inherited })).open).toEqual([
      { pointer: '/name', rule: 'inherited', message: '"Testland" is still as copied from "pl".' },
    ]);
  });

  it('has a value of an old key where it belongs, and what is found there at the old key', () => {
    const tenant = read('{\n  "faq": "/faq"\n}', { schema: SCHEMA });
    expect(tenant.value).toEqual({ links: { faq: '/faq' } });
    expect(tenant.doubts).toMatchObject([{ pointer: '/faq', rule: 'deprecated', isAboutKey: true }]);
    expect(tenant.place([finding('/links/faq')])).toEqual([
      { file: 'bg.json', line: 2, column: 10, ...finding('/faq') },
    ]);
    const twice = read('{"faq": "/a", "links": {"faq": "/b"}}', { schema: SCHEMA });
    expect(twice.findings).toMatchObject([{ pointer: '/faq', rule: 'deprecated' }]);
  });
});

describe('where a finding stands', () => {
  const TEXT = '{\n  "a": {"b": 1},\n  "c": 2\n}';

  it('is the value or the key in the text, from top to bottom', () => {
    const { place } = read(TEXT);
    expect(
      place([finding('/c'), finding('/a/b'), finding('/a', { isAboutKey: true }), finding('/a')]).map(
        ({ pointer, line, column }) => [pointer, line, column],
      ),
    ).toEqual([
      ['/a', 2, 3],
      ['/a', 2, 8],
      ['/a/b', 2, 14],
      ['/c', 3, 8],
    ]);
  });

  it('is where it says itself, and the start of what is no JSON', () => {
    const at = { line: 7, column: 8 };
    expect(read(TEXT).place([finding('/a', { at })])).toEqual([{ file: 'bg.json', ...at, ...finding('/a') }]);
    expect(read('{').place([finding('/a')])).toEqual([
      { file: 'bg.json', line: 1, column: 1, ...finding('/a') },
    ]);
  });

  it('is found later in the same way, of the same text', () => {
    const mends = [{ kind: 'remove' as const, title: 'Take it out' }];
    const groups = groupsOf({ west: '{\n\n  "timeZone": "UTC"\n}' });
    const later = placeLater({
      text: '{"faq": 1, "extends": "west"}',
      file: 'bg.json',
      version: '3.10.4',
      schema: SCHEMA,
      groups,
    });
    expect(later([finding('/timeZone'), finding('/links/faq', { mends })])).toEqual([
      { file: 'bg.json', line: 1, column: 9, ...finding('/faq', { mends }) },
      { file: 'groups/west.json', line: 3, column: 15, ...finding('/timeZone') },
    ]);
    expect(placeLater({ text: TEXT, file: 'bg.json', version: '3.10.4' })([finding('/c')])).toEqual([
      { file: 'bg.json', line: 3, column: 8, ...finding('/c') },
    ]);
  });
});

describe('a tenant file that extends a group', () => {
  const groups = groupsOf({
    west: '{\n  "timeZone": "UTC",\n  "dateOfBirth": {"minAge": 16, "minYear": 1910}\n}',
    broken: '{\n  "nam": "West"\n}',
  });

  it('has what both say, the own before the shared', () => {
    const { value, isWhole } = read('{"extends": "west", "dateOfBirth": {"minAge": 17}}', { groups });
    expect([value, isWhole]).toEqual([
      { extends: 'west', timeZone: 'UTC', dateOfBirth: { minAge: 17, minYear: 1910 } },
      true,
    ]);
  });

  it('has what is found in the shared part at its place in the group', () => {
    const { place } = read('{"extends": "west",\n "dateOfBirth": {"minAge": 17}}', { groups });
    const at = { line: 1, column: 2 };
    expect(
      place([
        finding('/dateOfBirth/minAge'),
        finding('/dateOfBirth/minYear'),
        finding('/timeZone'),
        finding('/timeZone', { at }),
        finding('/none'),
      ]).map(({ file, pointer, line, column }) => [file, pointer, line, column]),
    ).toEqual([
      ['bg.json', '/none', 1, 1],
      ['bg.json', '/timeZone', 1, 2],
      ['bg.json', '/dateOfBirth/minAge', 2, 28],
      ['groups/west.json', '/timeZone', 2, 15],
      ['groups/west.json', '/dateOfBirth/minYear', 3, 44],
    ]);
  });

  it('is not whole where the group has a problem, which stands in the group', () => {
    const { isWhole, shared, findings } = read('{"extends": "broken"}', { groups });
    expect([isWhole, findings]).toEqual([false, []]);
    expect(shared.problems).toMatchObject([
      { file: 'groups/broken.json', line: 2, column: 3, pointer: '/nam', rule: 'unknown-key' },
    ]);
  });
});

describe('a check of a file, day by day', () => {
  const FILE = {
    name: [
      { from: '0001-01-01', value: 'Old' },
      { from: '2026-06-01', value: 'New' },
      { from: '2027-06-01', value: 'Newest' },
    ],
    money: { decimal: ',' },
    timeZone: 'UTC',
  };
  const CONTEXT = { version: '3.10.4' } as Partial<CheckContext> as CheckContext;
  const asked = { context: CONTEXT, today: '2026-03-01', isSound: () => true };
  const checkOf = (reads: TenantCheck['reads'], run: TenantCheck['run']): TenantCheck => ({ reads, run });

  it('sees the tenant of today and of each day on which what it reads changes, and what is known beside', () => {
    const seen: unknown[] = [];
    const check = checkOf(['name', 'timeZone'], (tenant, context) => {
      seen.push([tenant.name, tenant.timeZone, context]);
      return [];
    });
    expect(checkReferences(FILE, { ...asked, checks: [check] })).toEqual([]);
    expect(seen).toEqual(['Old', 'Old', 'New', 'Newest'].map((name) => [name, 'UTC', CONTEXT]));
  });

  it('sees today alone where nothing that it reads changes', () => {
    const days: unknown[] = [];
    const check = checkOf(['money'], ({ name }) => {
      days.push(name);
      return [];
    });
    checkReferences(FILE, { ...asked, today: '2026-07-01', checks: [check] });
    expect(days).toEqual(['New']);
  });

  it('tells each thing once, at its place in the file', () => {
    const check = checkOf(['name'], ({ name }) => [
      finding('/money/decimal'),
      finding('/name', { message: `${name}` }),
      finding('/name', { message: `${name}`, rule: 'another' }),
    ]);
    expect(
      checkReferences(FILE, { ...asked, checks: [check] }).map(({ pointer, rule, message }) => [
        pointer,
        rule,
        message,
      ]),
    ).toEqual([
      ['/money/decimal', 'odd', 'It is odd.'],
      ['/name/0/value', 'odd', 'Old'],
      ['/name/0/value', 'another', 'Old'],
      ['/name/1/value', 'odd', 'New'],
      ['/name/1/value', 'another', 'New'],
      ['/name/2/value', 'odd', 'Newest'],
      ['/name/2/value', 'another', 'Newest'],
    ]);
  });

  it('does not read a part that is broken', () => {
    const check = checkOf(['name', 'money'], () => [finding('/name')]);
    const run = (broken: string) =>
      checkReferences(FILE, { ...asked, checks: [check], isSound: (part) => part !== broken }).length;
    expect([run('name'), run('money'), run('timeZone')]).toEqual([0, 0, 3]);
  });

  it('has the dates of a file, each asked once', () => {
    const dates = datesOf(FILE);
    expect(dates.daysOf('name')).toEqual(['0001-01-01', '2026-06-01', '2027-06-01']);
    expect([dates.daysOf('money'), dates.daysOf('links')]).toEqual([[], []]);
    expect(dates.daysOf('name')).toBe(dates.daysOf('name'));
    expect(dates.tenantOn('2026-07-01')).toBe(dates.tenantOn('2026-07-01'));
    expect(dates.tenantOn('2027-07-01').name).toBe('Newest');
    const other = { tenantOn: () => ({ name: 'X' }) as Partial<Tenant> as Tenant, daysOf: () => [] };
    const check = checkOf(['name'], ({ name }) => [finding('/timeZone', { message: name })]);
    expect(checkReferences(FILE, { ...asked, checks: [check], dates: other })).toEqual([
      finding('/timeZone', { message: 'X' }),
    ]);
  });
});
