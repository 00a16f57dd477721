/** A group that tenants share: what it may hold, how a tenant file is laid over it, and what is told of both. */
import { describe, expect, it } from 'vitest';
import type { GroupFile } from '../../../compiler/groupFiles.ts';
import { checkGroup } from '../../../compiler/groups/checkGroup.ts';
import { extendGroup, groupNameIn } from '../../../compiler/groups/extendGroup.ts';
import { gatherProblems } from '../../../compiler/groups/gatherProblems.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { replacedBy } from '../support/findingsOf.ts';

const options = { version: '3.10.4' };
const fileOf = (text: string) =>
  ({
    file: 'groups/eu.json',
    content: { ok: true, bytes: Buffer.from(text) },
  }) as Partial<GroupFile> as GroupFile;
const groupOf = (value: object) => fileOf(JSON.stringify(value));
const problem = (file: string, message: string, more: object = {}): Problem => ({
  file,
  line: 1,
  column: 1,
  pointer: '/a',
  rule: 'r',
  message,
  ...more,
});

describe('a group by itself', () => {
  it('may leave out everything, and say a part of a block', () => {
    expect(checkGroup(groupOf({}), options)).toMatchObject({ value: {}, problems: [], warnings: [] });
    const part = { theme: { brand: '#0C7A5B' }, limits: { idleMinutes: 5 } };
    expect(checkGroup(groupOf(part), options)).toMatchObject({ value: part, problems: [], warnings: [] });
  });

  it.each<readonly [part: string, value: object]>([
    ['a block', { currency: { symbol: '€' } }],
    ['a block inside a block', { theme: { logo: { file: 'logo.svg' } } }],
    ['a block that may be null', { contact: { phoneLine: { number: '0800 1' } } }],
    ['a block of two places', { banners: { home: { small: '420x210' } } }],
    ['one entry of a map', { phone: { lengthRestrictions: { '+40': { min: 9 } } } }],
    ['a map without an entry', { card: { products: {} } }],
    ['a text in no language yet', { card: { products: { meal: { name: {} } } } }],
    ['a link in no language yet', { links: { accessibility: {} } }],
  ])('may say a part of %s', (_, value) => {
    expect(checkGroup(groupOf(value), options).problems).toEqual([]);
  });

  it.each([
    ['a list', { navigation: { hideRules: [{ item: 'contactUs' }] } }, '/navigation/hideRules/0', 'category'],
    ['a list of dates', { currency: [{ from: '2026-01-01', value: {} }] }, '/currency/0/value', 'code'],
  ])('says each entry of %s as a whole', (_, value, pointer, key) => {
    expect(checkGroup(groupOf(value), options).problems).toContainEqual(
      expect.objectContaining({ pointer: `${pointer}/${key}`, message: `The key "${key}" is missing.` }),
    );
  });

  it.each([
    ['code', 'it is the name of one tenant'],
    ['identifier', 'the app backend tells tenants apart by it'],
    ['name', 'it is what one tenant is called'],
    ['status', 'each tenant goes live by itself'],
    ['inherited', 'it says what one new tenant has copied'],
    ['hosts', 'a host name belongs to one tenant'],
    ['connections', 'credentials and addresses belong to one tenant'],
    ['extends', 'a group extends no other group'],
  ])('has no "%s", which is of one tenant: %s', (key, why) => {
    const mend = key === 'extends' ? 'Write what they share into both.' : 'Write it into each tenant file.';
    expect(checkGroup(groupOf({ [key]: 'a' }), options).problems).toEqual([
      {
        file: 'groups/eu.json',
        line: 1,
        column: 2,
        pointer: `/${key}`,
        rule: 'group',
        message: `"${key}" cannot stand in a group: ${why}. ${mend}`,
        mends: [{ kind: 'remove', title: 'Take it out of the group' }],
      },
    ]);
  });

  it('has no key that nobody knows, and no value of another kind', () => {
    const { problems } = checkGroup(
      fileOf('{\n  "limits": { "idleMinutes": "a" },\n  "tehme": {} }'),
      options,
    );
    expect(problems.map(({ line, pointer, message }) => [line, pointer, message])).toEqual([
      [2, '/limits/idleMinutes', expect.stringContaining('"a" is a text')],
      [3, '/tehme', expect.stringContaining('"tehme" is not known here. Did you mean "theme"?')],
    ]);
  });

  it.each([
    ['an entry of a map', { card: { products: { meal: { nmae: {} } } } }, '/card/products/meal/nmae'],
    ['a block of two places', { banners: { home: { smal: '420x210' } } }, '/banners/home/smal'],
    ['a block that may have dates', { currency: { symbl: '€' } }, '/currency/symbl'],
    ['a text by languages', { links: { accessibility: { en: 7 } } }, '/links/accessibility/en'],
  ])('is looked at inside %s as well', (_, value, pointer) => {
    const { problems } = checkGroup(groupOf(value), options);
    expect(problems.map((each) => each.pointer)).toEqual([pointer]);
  });

  it('is told of where it is no JSON, or cannot be read', () => {
    const broken = checkGroup(fileOf('{'), options);
    expect([broken.value, broken.problems.length]).toEqual([undefined, 1]);
    const unread = {
      file: 'groups/eu.json',
      content: { ok: false, reason: 'a' },
    } as Partial<GroupFile> as GroupFile;
    const { value, problems, warnings, place } = checkGroup(unread, options);
    expect([value, problems.length, problems[0]?.file, warnings]).toEqual([
      undefined,
      1,
      'groups/eu.json',
      [],
    ]);
    expect(place({ pointer: '/x', rule: 'y', message: 'z' })).toEqual({
      ...problems[0],
      pointer: '/x',
      rule: 'y',
      message: 'z',
    });
  });

  it('is checked once, and is the same for all that extend it', () => {
    const group = groupOf({});
    expect(checkGroup(group, options)).toBe(checkGroup(group, options));
  });
});

describe('a tenant that extends a group', () => {
  const shared = {
    theme: { brand: '#0C7A5B', accent: '#FFC145' },
    languages: ['en'],
    carousel: { autoplay: true },
  };
  const groups = new Map([
    ['eu', groupOf(shared)],
    ['us', groupOf({ code: 'us' })],
  ]);
  const extend = (own: unknown, all = groups) => extendGroup(own, all, options);

  it.each([[{}], [null], [{ extends: 7 }], [7]])('extends none: %j', (own) => {
    expect(groupNameIn(own)).toBeNull();
    const { placeInGroup, ...rest } = extend(own);
    expect(rest).toEqual({ value: own, findings: [], problems: [], warnings: [], isWhole: true });
    expect(placeInGroup({ pointer: '/a', rule: 'r', message: 'm' })).toBeNull();
  });

  it('says what both say, its own before that of the group', () => {
    const own = { extends: 'eu', theme: { accent: '#000000' }, languages: ['uk'], carousel: null };
    const { value, isWhole, findings, problems } = extend(own);
    expect(value).toEqual({
      extends: 'eu',
      theme: { brand: '#0C7A5B', accent: '#000000' },
      languages: ['uk'],
      carousel: null,
    });
    expect([isWhole, findings, problems]).toEqual([true, [], []]);
    expect(own).toEqual({ extends: 'eu', theme: { accent: '#000000' }, languages: ['uk'], carousel: null });
    expect(extend({ extends: 'eu' }).value).not.toBe(extend({ extends: 'eu' }).value);
  });

  it.each([
    ['/theme/brand', true],
    ['/carousel', true],
    ['/carousel/autoplay', true],
    ['/theme/accent', false],
    ['/theme', false],
    ['/languages/0', false],
    ['/nowhere', false],
    ['', false],
  ])('is told of in the group at %j: %s', (pointer, isShared) => {
    const { placeInGroup } = extend({ extends: 'eu', theme: { accent: '#000000' }, languages: ['uk'] });
    const place = placeInGroup({ pointer, rule: 'r', message: 'm' });
    expect([place?.file ?? null, place?.message ?? null]).toEqual(
      isShared ? ['groups/eu.json', 'm'] : [null, null],
    );
  });

  it('is told of where the group is not there', () => {
    const missing = (message: string, ...mends: readonly object[]) => [
      { pointer: '/extends', rule: 'group', message, ...(mends.length > 0 && { mends }) },
    ];
    const near = extend({ extends: 'eu1' });
    expect([near.value, near.isWhole]).toEqual([{ extends: 'eu1' }, false]);
    expect(near.findings).toEqual(
      missing('There is no group "eu1" in groups/; there are eu, us. Did you mean "eu"?', replacedBy('eu')),
    );
    expect(extend({ extends: 'eu' }, new Map()).findings).toEqual(
      missing('There is no group "eu" in groups/; there is none.'),
    );
  });

  it('stands alone where the group has problems', () => {
    const { value, isWhole, problems, findings } = extend({ extends: 'us', name: 'a' });
    expect([value, isWhole, findings]).toEqual([{ extends: 'us', name: 'a' }, false, []]);
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/code']);
  });
});

describe('what is told of several tenants', () => {
  it('is a problem of their group, once, with their names', () => {
    const group = problem('groups/eu.json', 'Wrong.');
    const own = problem('x/bg.json', 'Odd.');
    const told = [
      { file: 'x/bg.json', problems: [group, own] },
      { file: 'x/pl.json', problems: [{ ...group }] },
      { file: 'x/ro.json', problems: [problem('groups/eu.json', 'Wrong.', { line: 2 })] },
    ];
    expect(gatherProblems(told)).toEqual([
      { ...group, message: 'Wrong. It concerns bg, pl.' },
      own,
      { ...group, line: 2, message: 'Wrong. It concerns ro.' },
    ]);
    expect(gatherProblems([])).toEqual([]);
  });
});
