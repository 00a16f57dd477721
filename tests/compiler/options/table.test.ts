/** The table of options of a small schema: a row for each key, and what each cell says. */
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../compiler/options/exampleOf.ts';
import { listOptions } from '../../../compiler/options/listOptions.ts';
import { writeOptions } from '../../../compiler/options/writeOptions.ts';
import type { SchemaNode } from '../../../compiler/tenantSchema.ts';

describe('the example of an option', () => {
  it.each<[SchemaNode, readonly unknown[], unknown]>([
    [{ type: 'string', default: 'a' }, ['b', 'c'], 'b'],
    [{ type: 'string' }, [undefined, null, 'c'], 'c'],
    [{ type: 'boolean' }, [false], false],
    [{ enum: ['a', 'b'], default: 'a' }, [], 'b'],
    [{ enum: ['a', 'b'] }, [], 'a'],
    [{ enum: ['a'], default: 'a' }, [], 'a'],
    [{ type: 'boolean', default: true }, [], false],
    [{ type: 'boolean', default: false }, [], true],
    [{ type: 'boolean' }, [], true],
    [{ type: 'integer', default: 0 }, [], 0],
    [{ type: 'string', default: '' }, [], ''],
    [{ type: 'array', default: [1] }, [], [1]],
    [{ type: 'array', default: [] }, [], undefined],
    [{ type: 'object', default: {} }, [], undefined],
    [{ type: 'string', default: null }, [], undefined],
    [{ type: 'string' }, [], undefined],
  ])('%j with %j is %j', (schema, given, example) => expect(exampleOf(schema, given)).toEqual(example));
});

const text: SchemaNode = { type: 'string', 'x-visibility': 'public' };
const of = (properties: Readonly<Record<string, SchemaNode>>, more: Partial<SchemaNode> = {}) => ({
  type: 'object',
  properties,
  ...more,
});
/** The rows of the table below its head. */
const tableOf = (schema: SchemaNode) => {
  const written = writeOptions(schema);
  return written.slice(written.indexOf('## ')).split('\n');
};
const HEAD = [
  '| Option | Meaning | Type | Default | Example | Dated | Seen by | Changes |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

describe('a row of the table', () => {
  it.each<[SchemaNode, string]>([
    [text, 'text | — | — | no | everybody'],
    [{ ...text, 'x-visibility': 'host' }, 'text | — | — | no | the host'],
    [{ ...text, default: 'a|b' }, 'text | `"a\\|b"` | `"a\\|b"` | no | everybody'],
    [{ ...text, examples: ['b'], 'x-dated': true }, 'text | — | `"b"` | yes | everybody'],
    [{ ...text, enum: ['a', null] }, 'one of `"a"`, `null` | — | `"a"` | no | everybody'],
    [{ ...text, type: 'boolean' }, '`true` or `false` | — | `true` | no | everybody'],
    [{ ...text, type: 'integer' }, 'whole number | — | — | no | everybody'],
    [{ ...text, type: ['number', 'null'] }, 'number, or `null` | — | — | no | everybody'],
    [{ ...text, type: 'array' }, 'list | — | — | no | everybody'],
    [{ ...text, type: 'object' }, 'block | — | — | no | everybody'],
    [{ ...text, type: 'object', additionalProperties: text }, 'block, by name | — | — | no | everybody'],
    [{ 'x-visibility': 'public' }, 'block | — | — | no | everybody'],
    [
      { 'x-visibility': 'public', anyOf: [{ type: 'null' }, { type: 'string' }] },
      '`null`, or text | — | — | no | everybody',
    ],
  ])('for %j is %s', (schema, cells) => {
    expect(tableOf(of({ sample: schema }))).toEqual([
      '## sample',
      '',
      ...HEAD,
      `| \`/sample\` |  | ${cells} | **How the portal behaves** |`,
      '',
    ]);
  });

  it.each([
    [{ type: 'integer', maximum: 9 }, 'whole number, 0 to 9'],
    [{ type: 'integer', minimum: 2, maximum: 9 }, 'whole number, 2 to 9'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 9 }, 'number, above 0, 9 at most'],
    [{ type: 'number', minimum: 2 }, 'number'],
  ])('tells the bounds of %j', (bounds, said) => {
    expect(tableOf(of({ sample: { ...text, ...bounds } }))[4]).toContain(`|  | ${said} |`);
  });

  it('has what the schema says of the key, else of what is behind it', () => {
    const rows = (description?: string) =>
      listOptions(of({ a: { ...text, ...(description && { description }) } })).map(({ meaning }) => meaning);
    expect([...rows('Mine <b>'), ...rows()]).toEqual(['Mine <b>', '']);
    expect(tableOf(of({ a: { ...text, description: 'A | <b>\nc' } }))[4]).toContain('| A \\| &lt;b> c |');
  });

  it('is marked where the key is required, and has a section for each part', () => {
    const schema = of(
      { name: text, other: of({ inner: text }, { 'x-visibility': 'public' }) },
      { required: ['name'] },
    );
    const lines = tableOf(schema);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## name', '## other']);
    expect(lines.find((line) => line.startsWith('| `/name`'))).toContain('| text | *required* |');
    expect(lines.find((line) => line.startsWith('| `/other/inner`'))).toContain('| text | — |');
  });

  it('is refused where nobody says who may see it', () => {
    const schema = of({ a: { type: 'string' }, b: of({ c: { type: 'string' } }), d: text });
    expect(() => writeOptions(schema)).toThrow(
      new Error('"x-visibility" is missing, here or around: /a, /b, /b/c'),
    );
  });
});

describe('the rows of a schema', () => {
  const pointersOf = (schema: SchemaNode) => listOptions(schema).map(({ pointer }) => pointer);

  it('are of blocks, names and entries, at every depth', () => {
    const inner = of({ x: text });
    expect(
      pointersOf(
        of({
          plain: text,
          block: inner,
          byName: { type: 'object', additionalProperties: inner },
          names: { type: 'object', additionalProperties: text },
          list: { type: 'array', items: inner },
          texts: { type: 'array', items: text },
          maybe: { anyOf: [{ type: 'null' }, inner] },
          nested: { type: 'array', items: { type: 'array', items: inner } },
        }),
      ),
    ).toEqual([
      '/plain',
      '/block',
      '/block/x',
      '/byName',
      '/byName/*',
      '/byName/*/x',
      '/names',
      '/list',
      '/list/-/x',
      '/texts',
      '/maybe',
      '/maybe/x',
      '/nested',
      '/nested/-/-/x',
    ]);
  });

  it('tell of keys that are alike once', () => {
    const alike = { $ref: '#/$defs/connection' };
    const rows = pointersOf(of({ a: alike, b: alike, c: text, d: alike, e: text, f: text }));
    const blocks = rows.filter((each) => !each.slice(1).includes('/'));
    expect(blocks).toEqual(['/a', '/b', '/c', '/d', '/e', '/f']);
    expect(rows.filter((each) => each.startsWith('/{a,b}/')).length).toBe(
      rows.filter((each) => each.startsWith('/d/')).length,
    );
    expect(rows.some((each) => each.startsWith('/a/') || each.startsWith('/b/'))).toBe(false);
  });

  it('have what stands around them: who sees it, dates and examples', () => {
    const schema = of({
      block: of(
        {
          x: { type: 'string' },
          y: { type: 'string', 'x-visibility': 'host' },
          list: { type: 'array', items: of({ z: { type: 'string' } }) },
        },
        {
          'x-visibility': 'public',
          'x-dated': true,
          examples: [{ x: 'mine', list: [{ z: 'inner' }] }, null, 'a'],
          required: ['x'],
        },
      ),
    });
    const rows = listOptions(schema).map((each) => [
      each.pointer,
      each.isBlock,
      each.isRequired,
      each.isDated,
      each.visibility,
      each.example,
    ]);
    expect(rows).toEqual([
      ['/block', true, false, true, 'public', { x: 'mine', list: [{ z: 'inner' }] }],
      ['/block/x', false, true, true, 'public', 'mine'],
      ['/block/y', false, false, true, 'host', undefined],
      ['/block/list', true, false, true, 'public', [{ z: 'inner' }]],
      ['/block/list/-/z', false, false, true, 'public', 'inner'],
    ]);
  });

  it.each([
    ['code', 'addresses', 'The first part of every address'],
    ['currency', 'money', null],
    ['unheardOf', 'behaviour', null],
  ])('say what differs for the part "%s"', (part, group, sentence) => {
    expect(listOptions(of({ [part]: text }))[0]?.shows).toEqual({ group, sentence });
  });

  it('say in the table what differs, and what operators alone see', () => {
    const lines = tableOf(of({ code: text, draftLanguages: { ...text, type: 'array' } }));
    const changes = lines.filter((line) => line.startsWith('| `/')).map((line) => line.split(' | ').at(-1));
    expect(changes).toEqual([
      '**Addresses**: The first part of every address |',
      '**Operators only**: The list of languages that are drafts |',
    ]);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## code', '## draftLanguages']);
  });

  it('say which other party is another', () => {
    const schema = of({
      connections: of({ dev: of({ chat: of({ key: text }) }) }),
      other: of({ dev: of({ chat: text }) }),
    });
    const shown = new Map(listOptions(schema).map(({ pointer, shows }) => [pointer, shows]));
    expect(shown.get('/connections/dev/chat/key')).toEqual({
      group: 'thirdParties',
      sentence: 'Chat assistant',
    });
    expect(shown.get('/other/dev/chat')).toEqual({ group: 'behaviour', sentence: null });
  });
});
