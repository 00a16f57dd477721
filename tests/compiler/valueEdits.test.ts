import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listTenantFiles } from '../../compiler/loadTenants.ts';
import { pathIn } from '../../compiler/textPlaces.ts';
import { applySpans, insertItem, swapItems, type TextSpan, valueEdits } from '../../compiler/valueEdits.ts';
import { putAt, readAt } from '../../console/app/form/paths.ts';

const texts = (await listTenantFiles('tenant-config')).map((file) => readFileSync(file, 'utf8'));

type Step = string | number;

/** Every value of a file, with its way. */
function placesIn(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (value === null || typeof value !== 'object') return [path];
  const members: Iterable<[Step, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  const below = [...members].flatMap(([key, member]) => placesIn(member, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

/** What stands before the edits and after them is the same, byte by byte. */
function expectTheRestUntouched(before: string, after: string, spans: readonly TextSpan[]): void {
  const first = Math.min(...spans.map(({ offset }) => offset));
  const rest = before.length - Math.max(...spans.map(({ offset, length }) => offset + length));
  expect(after.slice(0, first)).toBe(before.slice(0, first));
  expect(after.slice(after.length - rest)).toBe(before.slice(before.length - rest));
}

const aFile = fc.constantFrom(...texts, ...texts.map((text) => text.replaceAll('\n', '\r\n')));
const aPlace = aFile.chain((text) => {
  const document: unknown = JSON.parse(text);
  return fc.constantFrom(...placesIn(document)).map((path) => ({ text, document, path: [...path] }));
});
const aValue = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('an edit of one value of a file', () => {
  it('sets any value at any place, and leaves every other byte', () => {
    fc.assert(
      fc.property(aPlace, aValue, ({ text, document, path }, value) => {
        const spans = valueEdits(text, path, value);
        const edited = applySpans(text, spans);
        expect(JSON.parse(edited)).toEqual(putAt(document, path, JSON.parse(JSON.stringify(value))));
        expectTheRestUntouched(text, edited, spans);
      }),
      { numRuns: 150 },
    );
  });

  it('takes any value out, with one comma', () => {
    fc.assert(
      fc.property(aPlace, ({ text, document, path }) => {
        const spans = valueEdits(text, path, undefined);
        const edited = applySpans(text, spans);
        expect(readAt(JSON.parse(edited), path.slice(0, -1))).toEqual(withoutLast(document, path));
        expectTheRestUntouched(text, edited, spans);
      }),
      { numRuns: 150 },
    );
  });

  it('puts a new key where its neighbours stand, in their order, and takes it out again without a trace', () => {
    fc.assert(
      fc.property(aPlace, aValue, ({ text, document, path }, value) => {
        const place = [...path.slice(0, -1), 'a new key'];
        if (Array.isArray(readAt(document, path.slice(0, -1)))) return;
        const edited = applySpans(text, valueEdits(text, place, value));
        expect(readAt(JSON.parse(edited), place)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(applySpans(edited, valueEdits(edited, place, undefined))).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});

function withoutLast(document: unknown, path: readonly Step[]): unknown {
  const around = readAt(document, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(around)) return around.filter((_, index) => index !== last);
  const { [String(last)]: _, ...rest } = around as Record<string, unknown>;
  return rest;
}

const edit = (text: string, pointer: string, value: unknown, order: readonly string[] = []) =>
  applySpans(text, valueEdits(text, pathIn(JSON.parse(text), pointer), value, order));

describe('where what is new stands', () => {
  it.each([
    ['a text', '{\n  "a": "x",\n  "b": 1\n}\n', '/a', 'y', '{\n  "a": "y",\n  "b": 1\n}\n'],
    ['a member after the last', '{\n  "a": 1\n}\n', '/b', true, '{\n  "a": 1,\n  "b": true\n}\n'],
    ['a member of an empty block', '{\n  "a": {}\n}\n', '/a/b', 1, '{\n  "a": {\n    "b": 1\n  }\n}\n'],
    ['a block around it', '{\n  "a": 1\n}\n', '/b/c', 1, '{\n  "a": 1,\n  "b": {\n    "c": 1\n  }\n}\n'],
    ['on one line', '{ "a": { "b": 1 } }', '/a/c', ['x'], '{ "a": { "b": 1, "c": ["x"] } }'],
    ['tabs', '{\n\t"a": 1\n}', '/b', { c: 1 }, '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 1\n\t}\n}'],
    ['an item', '{\n  "a": ["x"]\n}', '/a/1', 'y', '{\n  "a": ["x", "y"]\n}'],
    ['the first item', '{\n  "a": []\n}', '/a/0', 'y', '{\n  "a": ["y"]\n}'],
    ['in the place of null', '{ "a": null }', '/a/b', 1, '{ "a": {\n  "b": 1\n} }'],
    ['nothing left', '{\n  "a": {\n    "b": 1\n  }\n}', '/a/b', undefined, '{\n  "a": {}\n}'],
    [
      'the last of a list',
      '{\n  "a": [\n    1,\n    2\n  ]\n}',
      '/a/1',
      undefined,
      '{\n  "a": [\n    1\n  ]\n}',
    ],
  ])('%s', (_, before, pointer, value, after) => {
    expect(edit(before, pointer, value)).toBe(after);
  });

  it('keeps the order of the schema', () => {
    const text = '{\n  "a": 1,\n  "c": 3\n}';
    expect(edit(text, '/b', 2, ['a', 'b', 'c'])).toBe('{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}');
    expect(edit('{\n  "c": 3\n}', '/b', 2, ['a', 'b', 'c'])).toBe('{\n  "b": 2,\n  "c": 3\n}');
  });

  it('moves items as they are written', () => {
    const text = '{ "a": [ {"x":1},  { "y" : 2 } ] }';
    expect(applySpans(text, swapItems(text, ['a'], 0, 1))).toBe('{ "a": [ { "y" : 2 },  {"x":1} ] }');
    expect(applySpans(text, insertItem(text, ['a'], 1, 3))).toBe('{ "a": [ {"x":1}, 3,  { "y" : 2 } ] }');
  });
});
