/** How a tenant file is read together with its group, and where what is found in it stands. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Groups } from '../../../compiler/groupFiles.ts';
import type { Finding } from '../../../compiler/problem.ts';
import { placeLater, readTenantText } from '../../../compiler/readTenantText.ts';
import type { SchemaNode } from '../../../compiler/tenantSchema.ts';

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
