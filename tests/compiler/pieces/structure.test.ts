/**
 * What is told of a value that does not fit its schema, and how it would be mended. Small schemas stand for that of tenant
 * files. Over 250 lines: one table for each thing that a schema can say.
 */
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { describeErrors } from '../../../compiler/describeErrors.ts';
import { type Mend, renameTo, replaceBy, takeOut } from '../../../compiler/mend.ts';
import { isWithin, mendText, type ValueSchema } from '../../../compiler/mendText.ts';
import { belongsElsewhere, moveElsewhere } from '../../../compiler/otherPlaces.ts';
import type { Finding } from '../../../compiler/problem.ts';

/** Without the schema of schemas: to compile it takes longer than all the rest. */
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  strictNumbers: true,
  meta: false,
  validateSchema: false,
});

/** What is said of a value under a schema. */
function findingsOf(schema: object, value: unknown): Finding[] {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : describeErrors(validate.errors ?? []);
}

/** The one thing that is said of a value that is refused for itself. */
const said = (rule: string, message: string, ...mends: Mend[]) => [
  { pointer: '', rule, message, ...(mends.length > 0 && { mends }) },
];

describe('a value of another type', () => {
  it.each<[string, object, unknown, string]>([
    ['a text', { type: 'object' }, 'a', '"a" is a text; a block in { } is expected.'],
    ['a number', { type: 'array' }, 5, '5 is a number; a list in [ ] is expected.'],
    ['true', { type: 'object' }, true, 'true is true or false; a block in { } is expected.'],
    ['a block', { type: 'string' }, {}, 'This block is a block in { }; a text is expected.'],
    ['a list', { type: 'number' }, [], 'This list is a list in [ ]; a number is expected.'],
    ['null', { type: 'integer' }, null, 'null is null; a whole number is expected.'],
    [
      'too large',
      { type: 'integer' },
      Number('1e999'),
      'This number is too large; a whole number is expected.',
    ],
    [
      'of several',
      { type: ['string', 'array'] },
      {},
      'This block is a block in { }; a text or a list in [ ] is expected.',
    ],
    [
      'null or a block',
      { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
      [],
      'This list is a list in [ ]; true or false or null is expected.',
    ],
    [
      'a long text',
      { type: 'array' },
      'x'.repeat(58),
      `"${'x'.repeat(58)}" is a text; a list in [ ] is expected.`,
    ],
    [
      'a longer text',
      { type: 'array' },
      'x'.repeat(59),
      `"${'x'.repeat(59)}…" is a text; a list in [ ] is expected.`,
    ],
  ])('is told: %s', (_, schema, value, message) => {
    expect(findingsOf(schema, value)).toEqual(said('type', message));
  });

  it.each<[unknown, object, Mend[]]>([
    ['5', { type: 'number' }, [replaceBy(5, true)]],
    [' -1,5 ', { type: 'number' }, [replaceBy(-1.5, true)]],
    ['10.25', { type: 'number' }, [replaceBy(10.25, true)]],
    ['5', { type: 'integer' }, [replaceBy(5, true)]],
    ['5.5', { type: 'integer' }, []],
    ['5', { type: 'integer', maximum: 4 }, []],
    ['5', { type: 'array' }, []],
    ['5a', { type: 'number' }, []],
    ['a5', { type: 'number' }, []],
    ['5,5,5', { type: 'number' }, []],
    ['5.', { type: 'number' }, []],
    ['true', { type: 'boolean' }, [replaceBy(true, true)]],
    [' Yes ', { type: 'boolean' }, [replaceBy(true, true)]],
    ['ON', { type: 'boolean' }, [replaceBy(true, true)]],
    ['ontop', { type: 'boolean' }, []],
    ['stayon', { type: 'boolean' }, []],
    ['yes', { type: 'array' }, []],
    ['false', { type: 'boolean' }, [replaceBy(false, true)]],
    ['no', { type: 'boolean' }, [replaceBy(false, true)]],
    ['off', { type: 'boolean' }, [replaceBy(false, true)]],
    ['offer', { type: 'boolean' }, []],
    ['turnoff', { type: 'boolean' }, []],
    ['no', { type: 'array' }, []],
    ['', { type: ['number', 'null'] }, [replaceBy(null, true)]],
    ['None', { type: ['number', 'null'] }, [replaceBy(null, true)]],
    ['null', { anyOf: [{ type: 'null' }, { type: 'number' }] }, [replaceBy(null, true)]],
    ['nullable', { type: ['number', 'null'] }, []],
    ['isnull', { type: ['number', 'null'] }, []],
    ['null', { type: 'number' }, []],
    ['1.000', { type: 'integer' }, [replaceBy(1), replaceBy(1000)]],
    ['1,500', { type: 'integer' }, [replaceBy(1500)]],
    ['1,500', { type: 'number' }, [replaceBy(1.5), replaceBy(1500)]],
    ['0.500', { type: 'number' }, [replaceBy(0.5, true)]],
    [5, { type: 'string' }, [replaceBy('5')]],
    [5, { type: 'string', pattern: '^\\d$' }, [replaceBy('5', true)]],
    [5, { type: 'string', enum: ['5'] }, [replaceBy('5', true)]],
    [5, { type: 'string', minLength: 2 }, []],
    [5, { type: 'array' }, []],
    [5.6, { type: 'integer' }, [replaceBy(6)]],
    [5.6, { type: 'integer', maximum: 5 }, []],
    [
      'a',
      { type: 'array', items: { type: 'string' } },
      [{ ...replaceBy(['a']), title: 'Write it as a list: ["a"]' }],
    ],
    [
      'a',
      { type: 'array', items: { type: 'string', pattern: '^a$' } },
      [{ ...replaceBy(['a'], true), title: 'Write it as a list: ["a"]' }],
    ],
    ['a', { type: 'array', items: { type: 'string', minLength: 2 } }, []],
    ['a', { type: 'array', items: { type: 'number' } }, []],
    ['a', { type: 'array' }, []],
    ['a', { type: 'object', items: { type: 'string' } }, []],
    [5, { type: 'array', items: { type: 'string' } }, []],
    [null, { type: 'number', default: 3 }, [replaceBy(3)]],
    [null, { type: 'number' }, []],
    ['x', { type: 'number', default: 3 }, []],
  ])('%j under %j is mended where it can be told', (value, schema, mends) => {
    const errors = findingsOf(schema, value).filter(({ rule }) => rule === 'type');
    expect(errors.map((each) => each.mends ?? [])).toEqual([mends]);
  });
});

describe('a value of several that are wrong', () => {
  it('may be null only where its own schema says so', () => {
    const schema = {
      properties: { a: { anyOf: [{ type: 'null' }, { type: 'number' }] }, b: { type: 'number' } },
    };
    expect(findingsOf(schema, { a: [], b: [] }).map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/a', 'This list is a list in [ ]; a number or null is expected.'],
      ['/b', 'This list is a list in [ ]; a number is expected.'],
    ]);
  });

  it('is told once where a choice of schemas is made by what it is', () => {
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON schema
    const schema = { if: { type: 'array' }, then: { minItems: 1 }, else: { type: 'string' } };
    expect(findingsOf(schema, []).map(({ rule }) => rule)).toEqual(['minItems']);
  });
});

describe('a value that is none of those allowed', () => {
  const message = (value: string, allowed: string, hint = '') =>
    `${value} is not allowed; allowed are ${allowed}.${hint}`;

  it.each<[unknown, unknown[], string, Mend[]]>([
    ['onn', ['on', 'off'], message('"onn"', '"on", "off"', ' Did you mean "on"?'), [replaceBy('on', true)]],
    [' on ', ['on', 'off'], message('" on "', '"on", "off"'), [replaceBy('on', true)]],
    [true, ['on', 'off'], message('true', '"on", "off"'), [replaceBy('on', true)]],
    [false, ['on', 'off'], message('false', '"on", "off"'), [replaceBy('off', true)]],
    [true, ['yes', 'no'], message('true', '"yes", "no"'), [replaceBy('yes'), replaceBy('no')]],
    [5, ['5', 'long'], message('5', '"5", "long"'), [replaceBy('5', true)]],
    [5, ['x', 'long', '5'], message('5', '"x", "long", "5"'), [replaceBy('5', true)]],
    [
      {},
      ['first', 'second'],
      message('This block', '"first", "second"'),
      [replaceBy('first'), replaceBy('second')],
    ],
    [{}, [1, 2, 3, 4], message('This block', '1, 2, 3, 4'), [1, 2, 3, 4].map((each) => replaceBy(each))],
    [{}, [1, 2, 3, 4, 5], message('This block', '1, 2, 3, 4, 5'), []],
    ['no', ['on', 'off'], message('"no"', '"on", "off"', ' Did you mean "off"?'), [replaceBy('off', true)]],
    [
      ' NO ',
      ['on', 'off'],
      message('" NO "', '"on", "off"', ' Did you mean "off"?'),
      [replaceBy('off', true)],
    ],
    ['yes', ['on', 'off'], message('"yes"', '"on", "off"', ' Did you mean "on"?'), [replaceBy('on', true)]],
    [0, ['on', 'off'], message('0', '"on", "off"'), [replaceBy('off', true)]],
    ['\u00a0', ['', ' '], message('"\u00a0"', '"", " "'), [replaceBy(''), replaceBy(' ')]],
    ['1', [1, 'one'], message('"1"', '1, "one"'), [replaceBy(1, true)]],
  ])('%j of %j is told with what is nearest', (value, choices, told, mends) => {
    expect(findingsOf({ enum: choices }, value)).toEqual(said('enum', told, ...mends));
  });
});

describe('a value beyond its limits', () => {
  it.each<[object, unknown, string, string, Mend[]]>([
    [{ minimum: 3 }, -0, 'minimum', '-0 is too small; 3 is the least allowed.', [replaceBy(3)]],
    [{ minimum: 3 }, 2, 'minimum', '2 is too small; 3 is the least allowed.', [replaceBy(3)]],
    [{ maximum: 3 }, 4, 'maximum', '4 is too large; 3 is the most allowed.', [replaceBy(3)]],
    [{ exclusiveMinimum: 0 }, 0, 'exclusiveMinimum', '0 is too small; it must be more than 0.', []],
    [{ minLength: 1 }, '', 'minLength', '"" is too short; at least one character is needed.', []],
    [{ minLength: 3 }, 'ab', 'minLength', '"ab" is too short; at least 3 characters are needed.', []],
    [{ maxLength: 1 }, 'ab', 'maxLength', '"ab" is too long; at most one character is allowed.', []],
    [
      { maxLength: 2 },
      'ab ',
      'maxLength',
      '"ab " is too long; at most 2 characters are allowed.',
      [replaceBy('ab', true)],
    ],
    [{ minItems: 1 }, [], 'minItems', 'This list has too few entries; at least one entry is needed.', []],
    [
      { maxItems: 2 },
      [1, 2, 3],
      'maxItems',
      'This list has too many entries; at most 2 entries are allowed.',
      [],
    ],
    [
      { minProperties: 2 },
      {},
      'minProperties',
      'This block is too empty; at least 2 entries are needed.',
      [],
    ],
    [
      { minimum: 3, default: 5 },
      2,
      'minimum',
      '2 is too small; 3 is the least allowed. For example 5.',
      [replaceBy(3)],
    ],
    [
      { minLength: 2, examples: ['abc'], default: 'xyz' },
      'a',
      'minLength',
      '"a" is too short; at least 2 characters are needed. For example "abc".',
      [{ ...replaceBy('xyz'), title: 'Use the usual "xyz"' }],
    ],
    [
      { maxProperties: 1 },
      { a: 1, b: 2 },
      'maxProperties',
      'This block has too many entries; at most one entry is allowed.',
      [],
    ],
    [
      { maxProperties: 2 },
      { a: 1, b: 2, c: 3 },
      'maxProperties',
      'This block has too many entries; at most 2 entries are allowed.',
      [],
    ],
    [
      { minItems: 1, default: {} },
      [],
      'minItems',
      'This list has too few entries; at least one entry is needed.',
      [],
    ],
    [
      { minItems: 1, default: null },
      [],
      'minItems',
      'This list has too few entries; at least one entry is needed.',
      [],
    ],
  ])('%j: %j is told', (schema, value, rule, message, mends) => {
    expect(findingsOf(schema, value)).toEqual(said(rule, message, ...mends));
  });

  it.each<[object, unknown, string, string, Mend[]]>([
    [
      { not: { enum: ['admin'] } },
      'admin',
      'reserved',
      '"admin" is reserved for the portal itself. Choose another.',
      [],
    ],
    [
      { pattern: '^[A-Z]{3}$', description: 'Three capitals (CFG-12, F5).', examples: ['BGN'] },
      'bgn',
      'pattern',
      '"bgn" does not fit here. Three capitals. For example "BGN".',
      [replaceBy('BGN', true)],
    ],
    [{ pattern: '^a$' }, 'b', 'pattern', '"b" does not fit here.', []],
    [
      { pattern: '^a$', description: 'An a (as in "a").' },
      'b',
      'pattern',
      '"b" does not fit here. An a (as in "a").',
      [],
    ],
    [
      { uniqueItems: true, items: { type: 'string' } },
      ['a', 'b', 'a'],
      'uniqueItems',
      'Entries 1 and 3 are the same; each may stand once.',
      [{ ...takeOut('Take the second of the two out'), below: '/2', isSafe: true }],
    ],
    [
      { uniqueItems: true },
      [{ a: 1 }, 'b', { a: 1 }],
      'uniqueItems',
      'Entries 3 and 1 are the same; each may stand once.',
      [{ ...takeOut('Take the second of the two out'), below: '/2', isSafe: true }],
    ],
  ])('%j: %j is told in its own words', (schema, value, rule, message, mends) => {
    expect(findingsOf(schema, value)).toEqual(said(rule, message, ...mends));
  });
});

describe('a key', () => {
  const missing = (...mends: Mend[]) => [
    {
      pointer: '/a',
      rule: 'required',
      message: 'The key "a" is missing.',
      ...(mends.length > 0 && { mends }),
    },
  ];
  const insert = (value: unknown): Mend => ({
    kind: 'insert',
    value,
    title: `Insert "a": ${JSON.stringify(value)}`,
  });

  it.each<[object | undefined, Mend[]]>([
    [{ default: 'x', enum: ['y'], examples: ['z'] }, [insert('x')]],
    [{ enum: ['y'], examples: ['z'] }, [insert('y')]],
    [{ examples: ['z'] }, [insert('z')]],
    [{ examples: [null] }, [insert(null)]],
    [{ default: null, examples: ['z'] }, [insert('z')]],
    [{ default: false }, [insert(false)]],
    [{ default: {} }, []],
    [{ examples: [['z']] }, []],
    [{}, []],
    [{ default: 'x', 'x-own': true }, []],
    [undefined, []],
  ])('that is missing is offered as %j has it', (a, mends) => {
    expect(findingsOf({ properties: { ...(a && { a }) }, required: ['a'] }, {})).toEqual(missing(...mends));
  });

  it('that is missing is offered as its definition has it', () => {
    const schema = { $defs: { colour: {} }, properties: { a: { $ref: '#/$defs/colour' } }, required: ['a'] };
    expect(findingsOf(schema, {})).toEqual(missing(insert('#0C7A5B')));
  });

  const BLOCK = { additionalProperties: false, properties: { first: {}, second: {} } };
  const unknown = (key: string, hint: string, mend: Mend) => [
    {
      pointer: `/${key}`,
      rule: 'unknown-key',
      message: `The key "${key}" is not known here.${hint}`,
      isAboutKey: true,
      mends: [mend],
    },
  ];

  it.each<[string, unknown, string, Mend]>([
    ['frist', 1, ' Did you mean "first"?', renameTo('first', true)],
    ['nothing', 1, '', takeOut()],
    [
      'brand',
      '#FFFFFF',
      ' "brand" belongs in /theme.',
      { kind: 'move', to: '/theme/brand', title: 'Move it to /theme' },
    ],
    ['authority', 'x', ' "authority" belongs in each /connections/*/sso.', takeOut()],
  ])('%s that is not known is renamed, moved or taken out', (key, value, hint, mend) => {
    expect(findingsOf(BLOCK, { [key]: value })).toEqual(unknown(key, hint, mend));
  });

  it('that is not known in a block without any is taken out', () => {
    expect(findingsOf({ additionalProperties: false }, { frist: 1 })).toEqual(
      unknown('frist', '', takeOut()),
    );
  });

  const NAMES = { pattern: '^[a-z0-9-]{2,9}$', examples: ['meal'] };
  it.each<[string, object, string, Mend | null]>([
    [' meal', NAMES, ' For example "meal".', renameTo('meal')],
    ['Meal', NAMES, ' For example "meal".', renameTo('meal')],
    [' Meal', { pattern: '^Meal$' }, '', renameTo('Meal')],
    [' A_b ', { pattern: '^a_b$' }, '', renameTo('a_b')],
    [' Meal_for  Two ', { pattern: '^[a-z-]{12}$' }, '', renameTo('meal-for-two')],
    ['Café!', { pattern: '^[a-z]{3}$' }, '', renameTo('caf')],
    ['x', NAMES, ' For example "meal".', null],
    ['abc', { maxLength: 2 }, '', null],
  ])(
    '%j that cannot be one is told once, and made one where it can be told',
    (key, propertyNames, hint, mend) => {
      const [finding, ...others] = findingsOf({ propertyNames }, { [key]: 1 });
      expect(others).toEqual([]);
      expect(finding).toEqual({
        pointer: `/${key}`,
        rule: 'key',
        message: `"${key}" cannot be a key here.${hint}`,
        isAboutKey: true,
        ...(mend && { mends: [mend] }),
      });
    },
  );

  it('is named with its place in a pointer', () => {
    expect(findingsOf({ properties: { 'a/b': { required: ['c~'] } } }, { 'a/b': {} })).toMatchObject([
      { pointer: '/a~1b/c~0' },
    ]);
  });
});

describe('a text that is almost right', () => {
  it.each<[string, ValueSchema, unknown]>([
    [' a ', { pattern: '^a$' }, 'a'],
    [' ABC ', { pattern: '^[a-z]+$' }, 'abc'],
    [' abc ', { pattern: '^[A-Z]+$' }, 'ABC'],
    [' 0c7A5b ', { pattern: '^#[0-9A-Fa-f]{6}$' }, '#0c7A5b'],
    [' #0c7 ', { pattern: '^#[0-9A-Fa-f]{6}$' }, '#00cc77'],
    ['0C7', { pattern: '^#[0-9A-Fa-f]{6}$' }, '#00CC77'],
    ['#0c7A5', { pattern: '^#[0-9A-Fa-f]{6}$' }, undefined],
    ['x#0c7A5b', { pattern: '#[0-9A-Fa-f]{6}$', maxLength: 7 }, undefined],
    [' zh_Hant_TW ', { pattern: '^[a-zA-Z-]+$' }, 'zh-Hant-TW'],
    [' PT_br ', { pattern: '^[a-z]{2,3}-[A-Z]{2}$' }, 'pt-BR'],
    ['pt-br', { pattern: '^[a-z]{2,3}-[A-Z]{2}$' }, 'pt-BR'],
    [' 9.30 ', { pattern: '^\\d{1,2}:\\d\\d$' }, '9:30'],
    ['09h30', { pattern: '^\\d{1,2}:\\d\\d$' }, '09:30'],
    ['109.30', { pattern: '\\d{1,2}:\\d\\d$' }, undefined],
    ['9.300', { pattern: '^\\d{1,2}:\\d\\d' }, undefined],
    [' 1.2.2026 ', { pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, '2026-02-01'],
    ['31.12.2026', { pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, '2026-12-31'],
    ['131.12.2026', { pattern: '\\d{4}-\\d\\d-\\d\\d$' }, undefined],
    ['31.12.20266', { pattern: '^\\d{4}-\\d\\d-\\d\\d' }, undefined],
    [' 2026/1/2 ', { pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, '2026-01-02'],
    ['2026.11.12', { pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, '2026-11-12'],
    ['12026.11.12', { pattern: '\\d{4}-\\d\\d-\\d\\d$' }, undefined],
    ['2026.11.123', { pattern: '^\\d{4}-\\d\\d-\\d\\d' }, undefined],
    [' 00359 ', { pattern: '^\\+[1-9]\\d*$' }, '+359'],
    ['359', { pattern: '^\\+[1-9]\\d*$' }, '+359'],
    ['0359', { pattern: '^\\+' }, undefined],
    ['00a', { pattern: '^\\+' }, undefined],
    ['35a', { pattern: '^\\+' }, undefined],
    ['a359', { pattern: '\\+' }, undefined],
    ['nothing', { pattern: '^\\d$' }, undefined],
    [' on ', { enum: ['on'] }, 'on'],
  ])('%j for %j is %j', (written, schema, right) => {
    expect(mendText(written, schema)).toEqual(right === undefined ? {} : { mends: [replaceBy(right, true)] });
  });

  it.each<[string, boolean, string | undefined]>([
    ['hunter_2_secret', false, 'HUNTER_2_SECRET'],
    ['hunter_2_secret', true, undefined],
    [' BG_SECRET ', true, 'BG_SECRET'],
    ['x7k2m9q4w8z3v6t1y5r0p7n2j8h4g6d9', false, undefined],
  ])('%j in the place of a name, of the host or not (%j), is %j', (written, isOfHost, right) => {
    const schema = { pattern: '^[A-Z][A-Z0-9_]*$' };
    const mends = right === undefined ? {} : { mends: [replaceBy(right, true)] };
    expect(mendText(written, schema, isOfHost)).toEqual(mends);
  });

  it('that is a secret of the gateway does not become the name of one', () => {
    const name = { pattern: '^[A-Z][A-Z0-9_]*$' };
    const gateway = { properties: { gateway: { properties: { clientSecret: name } } } };
    const schema = { properties: { connections: { additionalProperties: gateway }, other: name } };
    const value = { connections: { dev: { gateway: { clientSecret: 'hunter2' } } }, other: 'hunter2' };
    expect(findingsOf(schema, value).map(({ pointer, mends }) => [pointer, mends])).toEqual([
      ['/connections/dev/gateway/clientSecret', undefined],
      ['/other', [replaceBy('HUNTER2', true)]],
    ]);
  });

  it('is not repeated where it is a secret or looks like one: messages stand in logs', () => {
    const name = { pattern: '^[A-Z][A-Z0-9_]*$' };
    const gateway = { properties: { gateway: { properties: { clientSecret: name } } } };
    const schema = {
      properties: {
        connections: { additionalProperties: gateway },
        other: name,
        another: { type: 'object' },
      },
    };
    const random = 'x7k2m9q4w8z3v6t1y5r0p7n2j8h4g6d9';
    const value = {
      connections: { dev: { gateway: { clientSecret: 'hunter2' } } },
      other: random,
      another: random,
    };
    expect(findingsOf(schema, value).map(({ message }) => message)).toEqual([
      'This text does not fit here.',
      'This text does not fit here.',
      'This text is a text; a block in { } is expected.',
    ]);
  });

  const usual = { ...replaceBy('b'), title: 'Use the usual "b"' };
  it.each<[string, ValueSchema, Mend[]]>([
    ['x', { pattern: '^[ab]$', default: 'b' }, [usual]],
    [' a', { pattern: '^[ab]$', default: 'b' }, [replaceBy('a', true), usual]],
    [' b', { pattern: '^[ab]$', default: 'b' }, [replaceBy('b', true)]],
    ['x', { pattern: '^a$', default: 'b' }, []],
    ['x', { pattern: '^a$', default: 5 }, []],
  ])('%j for %j has the usual one beside it', (written, schema, mends) => {
    expect(mendText(written, schema).mends ?? []).toEqual(mends);
  });

  it.each<[unknown, ValueSchema, boolean]>([
    ['a', { enum: ['a'] }, true],
    ['b', { enum: ['a'] }, false],
    [3, { minimum: 3, maximum: 3 }, true],
    [2, { minimum: 3 }, false],
    [4, { maximum: 3 }, false],
    [4, {}, true],
    ['ab', { minLength: 2, maxLength: 2 }, true],
    ['a', { minLength: 2 }, false],
    ['abc', { maxLength: 2 }, false],
    ['😀', { maxLength: 1 }, true],
    ['😀', { minLength: 2 }, false],
    ['', {}, true],
    ['😀', { pattern: '^.$' }, true],
    ['b', { pattern: '^a$' }, false],
    [true, { pattern: '^a$', minimum: 3 }, true],
  ])('%j is within %j: %s', (value, schema, expected) => expect(isWithin(value, schema)).toBe(expected));
});

describe('a key that stands in another block', () => {
  it.each<[string, unknown, string, string, string | null]>([
    ['brand', '#FFFFFF', '', 'in /theme', '/theme/brand'],
    ['timeZone', 'Europe/Sofia', '/theme', 'at the top of the file', '/timeZone'],
    ['authority', 'x', '/connections/dev', 'in /connections/dev/sso', '/connections/dev/sso/authority'],
    [
      'clientSecret',
      'X',
      '/connections/test/sso',
      'in /connections/test/gateway',
      '/connections/test/gateway/clientSecret',
    ],
    ['authority', 'x', '', 'in each /connections/*/sso', null],
    ['authority', 'x', '/theme/dev', 'in each /connections/*/sso', null],
    ['authority', 'x', '/connections', 'in each /connections/*/sso', null],
    ['sso', {}, '', 'in each /connections/*', null],
    ['nameKey', 'a', '', 'in each /card/products/*', null],
    ['decimals', 2, '', 'in /currency or in /currency/secondary', null],
    ['rate', 1.5, '/currency', 'in /currency/secondary', '/currency/secondary/rate'],
    ['rate', 'x', '/currency', 'in /currency/secondary', '/currency/secondary/rate'],
    ['shown', 'on', '', 'in /terms', '/terms/shown'],
    ['cards', [], '', 'in /navigation/menus', '/navigation/menus/cards'],
    ['cards', {}, '', 'in /theme', '/theme/cards'],
    ['email', 'x', '', 'in /mailLinks/parameters', '/mailLinks/parameters/email'],
    ['email', {}, '', 'in /validation or in /forms/registration or in /forms/forgotPassword', null],
    ['name', {}, '/theme', 'in each /card/products/*', null],
    ['apple', null, '', 'in /stores', '/stores/apple'],
    ['inherited', {}, '/theme', 'at the top of the file', '/inherited'],
  ])('%s: %j in "%s" belongs %s', (key, value, pointer, where, to) => {
    expect(belongsElsewhere(key, value, pointer)).toBe(` "${key}" belongs ${where}.`);
    const block = to?.slice(0, to.lastIndexOf('/'));
    const title = block === '' ? 'Move it to the top of the file' : `Move it to ${block}`;
    expect(moveElsewhere(key, value, pointer)).toEqual(
      to === null ? {} : { mends: [{ kind: 'move', to, title }] },
    );
  });

  it.each<[string, unknown]>([
    ['nothing', 1],
    ['unconfirmed', {}],
    ['rootUrl', 'https://a.example'],
    ['min', 2],
  ])('%s: %j belongs nowhere, or in too many to say', (key, value) => {
    expect([belongsElsewhere(key, value, ''), moveElsewhere(key, value, '')]).toEqual(['', {}]);
  });
});
