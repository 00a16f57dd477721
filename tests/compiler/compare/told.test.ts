/**
 * How differences are told: in groups, with their days, options and risks; and of environments, lines and money by
 * themselves. Over 250 lines: reports as people read them, a line each.
 */
import { describe, expect, it } from 'vitest';
import { compareEnvironments } from '../../../compiler/compare/compareEnvironments.ts';
import { compareMoney } from '../../../compiler/compare/compareMoney.ts';
import { comparePhoneLines } from '../../../compiler/compare/comparePhoneLines.ts';
import { rate } from '../../../compiler/compare/compareTenants.ts';
import type { Pair } from '../../../compiler/compare/createPair.ts';
import type { Difference, Found } from '../../../compiler/compare/difference.ts';
import { groupChanges, riskOfAll } from '../../../compiler/compare/groupChanges.ts';
import { GROUP_TITLES, writeDifferences } from '../../../compiler/compare/writeDifferences.ts';

const difference = (sentence: string, more: Partial<Difference> = {}): Difference => ({
  ...{ group: 'content', pointer: '/links/faq', otherPointers: [], before: null, after: null },
  ...{ sentence, kind: 'changed', examples: [], risk: 'low', why: 'w', from: null, until: null },
  ...more,
});

describe('what differs between two files, for people', () => {
  const write = (...differences: readonly Difference[]) =>
    writeDifferences(differences, { before: 'old.json', after: 'new.json' });

  it('begins with the names of both, and says when nobody would see it', () => {
    const head = ['From old.json to new.json', '========================='];
    const none = ['', 'No difference that a card holder would see.'];
    expect(write()).toEqual([...head, ...none]);
    expect(write(difference('The id is b.', { group: 'operators', pointer: '/identifier' }))).toEqual([
      ...head,
      ...none,
      '',
      'What only operators notice',
      '--------------------------',
      '  - The id is b.',
      '      /identifier',
    ]);
    expect(write(difference('A link leads elsewhere.'))).toEqual([
      ...head,
      '',
      'Links and content',
      '-----------------',
      '  - A link leads elsewhere.',
      '      /links/faq',
    ]);
  });

  it('has its groups in one order, whatever was found first', () => {
    const groups = Object.keys(GROUP_TITLES) as Difference['group'][];
    const found = groups.toReversed().map((group) => difference(`Of ${group}.`, { group }));
    expect(write(...found).filter((line) => /^[A-Z]/.test(line))).toEqual([
      'From old.json to new.json',
      'Addresses',
      'Languages',
      'Look',
      'Screens',
      'Menus',
      'Money',
      'Cards',
      'Forms',
      'Notices',
      'Links and content',
      'Words',
      'Logging in and out',
      'Third parties',
      'How the portal behaves',
      'What only operators notice',
    ]);
  });

  it('names four of the options that cause it, and how many are left', () => {
    const of = (count: number) => {
      const otherPointers = Array.from({ length: count - 1 }, (_, index) => `/${index + 2}`);
      return write(difference('A.', { pointer: '/1', otherPointers })).at(-1);
    };
    expect([4, 5, 7].map(of)).toEqual([
      '      /1 /2 /3 /4',
      '      /1 /2 /3 /4 and 1 more',
      '      /1 /2 /3 /4 and 3 more',
    ]);
  });

  it.each([
    ['low', []],
    ['medium', ['      medium risk: It is dear.']],
    ['high', ['      high risk: It is dear.']],
  ] as const)('says with a risk that is %s what else there is to say: %j', (risk, lines) => {
    expect(write(difference('A.', { risk, why: 'It is dear.' })).slice(7)).toEqual(lines);
  });

  it.each([
    [null, null, 'A link leads elsewhere.'],
    ['2026-12-01', null, 'From 1 December 2026: A link leads elsewhere.'],
    [null, '2027-01-01', 'Until 1 January 2027: A link leads elsewhere.'],
    ['2026-12-01', '2027-01-01', 'From 1 December 2026 until 1 January 2027: A link leads elsewhere.'],
  ])('says from %s until %s on which days it holds', (from, until, line) => {
    expect(write(difference('A link leads elsewhere.', { from, until }))[5]).toBe(`  - ${line}`);
  });

  it('ends with what can newly be typed, or no longer', () => {
    const examples = ['“1” is now refused.', '“2” is now refused.'];
    expect(write(difference('A field is narrower.', { examples }))[5]).toBe(
      '  - A field is narrower. “1” is now refused. “2” is now refused.',
    );
  });
});

describe('what differs, for whoever publishes it', () => {
  it('stands in groups that hold something, each change with its options, its kind and its risk', () => {
    const found = [
      difference('The id is b.', { group: 'operators', pointer: '/identifier', risk: 'high', why: 'No.' }),
      difference('The merchant “A” is there.', { kind: 'added', otherPointers: ['/x'], from: '2026-12-01' }),
      difference('The merchant “B” is there.', { kind: 'added', pointer: '/y', from: '2026-12-01' }),
    ];
    expect(groupChanges(found)).toEqual([
      {
        group: 'content',
        title: 'Links and content',
        changes: [
          {
            sentence: 'From 1 December 2026: The merchants “A” and “B” are there.',
            kind: 'added',
            risk: 'low',
            why: 'w',
            pointer: '/links/faq',
            otherPointers: ['/x', '/y'],
          },
        ],
      },
      {
        group: 'operators',
        title: 'What only operators notice',
        changes: [
          {
            sentence: 'The id is b.',
            kind: 'changed',
            risk: 'high',
            why: 'No.',
            pointer: '/identifier',
            otherPointers: [],
          },
        ],
      },
    ]);
    expect(riskOfAll(groupChanges(found))).toBe('high');
    expect(riskOfAll(groupChanges(found.slice(1)))).toBe('low');
  });

  it('has no risk where nothing changes', () => {
    expect([groupChanges([]), riskOfAll([])]).toEqual([[], null]);
  });
});

describe('a difference', () => {
  const found = (before: unknown, after: unknown, more: Partial<Found> = {}) =>
    rate({ group: 'menus', pointer: '/navigation', before, after, sentence: 'A.', ...more });

  it.each<[unknown, unknown, Difference['kind']]>([
    [null, 'a', 'added'],
    [undefined, [], 'added'],
    ['absent', 'shown', 'added'],
    ['a', null, 'removed'],
    ['a', undefined, 'removed'],
    ['shown', 'absent', 'removed'],
    [false, true, 'added'],
    [true, false, 'removed'],
    [true, 'a', 'changed'],
    ['a', true, 'changed'],
    [false, 'a', 'changed'],
    ['a', false, 'changed'],
    ['a', 'b', 'changed'],
    [0, '', 'changed'],
    [null, 'absent', 'changed'],
  ])('from %j to %j is %s', (before, after, kind) => {
    expect(found(before, after).kind).toBe(kind);
  });

  it('has what was found of it, holds today, and is rated', () => {
    const plain = {
      ...{ group: 'menus', pointer: '/navigation', before: 'a', after: 'b', sentence: 'A.', kind: 'changed' },
      ...{ otherPointers: [], examples: [], from: null, until: null, risk: 'low' },
      why: 'A menu is ordered otherwise; all of it can still be reached.',
    };
    expect(found('a', 'b')).toEqual(plain);
    const more = { otherPointers: ['/code'], examples: ['c'], kind: 'added' } as const;
    const why = 'Every address begins with it: links and bookmarks lead nowhere.';
    expect(found('a', 'b', more)).toEqual({ ...plain, ...more, risk: 'high', why });
  });
});

type Connections = Parameters<typeof compareEnvironments>[0]['connections'];
const environments = (dev: object, prod: object) =>
  compareEnvironments({ connections: Object.assign({} as Connections, { dev, prod }) }, ['dev', 'prod']);
const sso = (more: object) => ({ sso: { clientId: 'portal', ...more } });

describe('two environments of a tenant', () => {
  it('differ in what the file writes for each', () => {
    expect(environments(sso({}), sso({}))).toEqual([]);
    expect(environments(sso({ scope: 'openid' }), sso({ scope: 'openid card' }))).toEqual([
      {
        group: 'operators',
        pointer: '/sso/scope',
        before: 'openid',
        after: 'openid card',
        sentence: 'The scope asked of the provider: openid in dev, “openid card” in prod.',
      },
    ]);
    expect(environments(sso({}), sso({ scope: 'openid' }))).toMatchObject([
      { before: null, after: 'openid', sentence: expect.stringContaining('none in dev, openid in prod.') },
    ]);
  });

  const SECRET = 'x7k2m9q4w8z3v6t1y5r0p7n2j8h4g6d9';
  it.each([
    ['the first', SECRET, 'openid'],
    ['the second', 'openid', 'password: hunter2'],
  ])('say of what looks like a secret in %s only that it is not the same', (_, first, second) => {
    expect(environments(sso({ scope: first }), sso({ scope: second }))).toEqual([
      {
        group: 'operators',
        pointer: '/sso/scope',
        before: 'changed',
        after: 'changed',
        sentence: 'The scope asked of the provider: a value in dev, another one in prod.',
      },
    ]);
  });

  it('show what only looks random and is public, as a key of maps is', () => {
    const [first, second] = ['p', 'q'].map((end) => `AIzaSyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6${end}`);
    expect(environments(sso({ scope: first }), sso({ scope: second }))).toMatchObject([
      { before: first, after: second },
    ]);
  });

  it('say the same of a list and of a block with a secret in it', () => {
    const [list, block] = [['https://a.example', SECRET], { authorize: SECRET, token: '/token' }];
    expect(environments(sso({ scope: list }), sso({ paths: block }))).toMatchObject([
      { pointer: '/sso/scope', before: 'changed', after: 'changed' },
      { pointer: '/sso/paths', before: 'changed', after: 'changed' },
    ]);
  });
});

describe('phone lines', () => {
  const fixed = (number: string) => ({ number, days: 'everyDay', from: '09:00', to: '17:00' });
  const compare = (before: unknown, after: unknown) => {
    const tenant = (phoneLine: unknown) => Object.assign({} as Pair['before'], { contact: { phoneLine } });
    return comparePhoneLines({
      before: tenant(before),
      after: tenant(after),
      foldOf: ({ contact }) => Object.assign({} as ReturnType<Pair['foldOf']>, { contact }),
      labelsOf: () => () => '{{from}}–{{to}}',
    } as Partial<Pair> as Pair);
  };

  it('are told as wholes where either side has several', () => {
    const [one, two] = [fixed('0800 1'), fixed('0800 2')];
    const told = (after: unknown, sentence: string) => [
      expect.objectContaining({ group: 'content', pointer: '/contact/phoneLine', after, sentence }),
    ];
    expect(compare([one], [one, two])).toEqual(
      told(
        ['09:00–17:00, 0800 1', '09:00–17:00, 0800 2'],
        'The phone lines are “09:00–17:00, 0800 1”, “09:00–17:00, 0800 2” instead of “09:00–17:00, 0800 1”.',
      ),
    );
    expect(compare([one, two], one)).toHaveLength(1);
    expect(compare([one], null)).toEqual(
      told([], 'The phone lines are none instead of “09:00–17:00, 0800 1”.'),
    );
  });

  it('are the same as one that says the same, and one against one is told elsewhere', () => {
    const one = fixed('0800 1');
    expect([compare([one], one), compare([one], [one]), compare(one, fixed('0800 2'))]).toEqual([[], [], []]);
  });
});

describe('money', () => {
  const levs = { code: 'BGN', symbol: 'лв.', decimals: 2, shownDecimals: null, secondary: null };
  const comma = { decimal: ',', grouping: ' ', position: 'after' };
  const compare = (currency: object, money: object = {}) => {
    const tenant = (parts: object) => Object.assign({} as Pair['before'], parts);
    return compareMoney({
      before: tenant({ currency: levs, money: comma }),
      after: tenant({ currency: { ...levs, ...currency }, money: { ...comma, ...money } }),
      causesOf: (_, [first = '', ...others]) => [`/${first}`, ...others.map((place) => `/${place}`)],
    } as Partial<Pair> as Pair).map(({ sentence, ...found }) => [
      sentence,
      found.pointer,
      ...(found.otherPointers ?? []),
    ]);
  };

  it('is told by one amount, where it is written otherwise', () => {
    expect(compare({})).toEqual([]);
    expect(compare({ symbol: 'lv.' })).toEqual([
      [
        'An amount is written 1\u00a0234,56\u00a0lv. instead of 1\u00a0234,56\u00a0лв.',
        '/currency',
        '/money',
      ],
    ]);
    expect(compare({}, { position: 'before' })).toEqual([
      [
        'An amount is written лв.\u00a01\u00a0234,56 instead of 1\u00a0234,56\u00a0лв.',
        '/currency',
        '/money',
      ],
    ]);
  });

  it('is told by a payment where that alone is written otherwise', () => {
    expect(compare({}, { sign: 'afterNumber' })).toEqual([
      [
        'A payment is written 1\u00a0234,56−\u00a0лв. instead of −1\u00a0234,56\u00a0лв.',
        '/currency',
        '/money',
      ],
    ]);
  });
});
