/** Two changes of one text, joined key by key. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySpans } from '../../../../compiler/valueEdits.ts';
import { isSame, mergeByKey, replaceAll } from '../../../../console/app/document/mergeByKey.ts';

/** What my text becomes. */
function merged(base: string, mine: string, theirs: string): string {
  const merge = mergeByKey(base, mine, theirs);
  if (!merge) throw new Error('The texts were not joined.');
  return merge.steps.reduce(applySpans, mine);
}

const BASE = `{
  "a": 1,
  "b": { "c": "x", "d": [1, 2] },
  "e": true
}
`;

describe('joining two changes', () => {
  it('takes theirs over where mine did not change, written as they wrote it', () => {
    const mine = BASE.replace('"a": 1', '"a":   2');
    const theirs = BASE.replace('[1, 2]', '[1,  3]').replace('true', 'false');
    expect(merged(BASE, mine, theirs)).toBe(mine.replace('[1, 2]', '[1,  3]').replace('true', 'false'));
  });

  it('keeps every byte of mine that they did not change', () => {
    const mine = BASE.replace('"x"', '"mine"').replaceAll('  ', '\t');
    const theirs = BASE.replace('"a": 1', '"a": 5');
    expect(merged(BASE, mine, theirs)).toBe(mine.replace('"a": 1', '"a": 5'));
  });

  it('puts a new key behind the neighbour that it has in their text, and takes a removed one out', () => {
    const mine = BASE.replace('true', 'false');
    const theirs = BASE.replace('"a": 1,', '"a": 1,\n  "new": { "deep": 1 },').replace(', "d": [1, 2]', '');
    const text = merged(BASE, mine, theirs);
    expect(JSON.parse(text)).toEqual({ a: 1, new: { deep: 1 }, b: { c: 'x' }, e: false });
    expect(Object.keys(JSON.parse(text))).toEqual(['a', 'new', 'b', 'e']);
  });

  it('tells both values of what both changed, and keeps mine', () => {
    const mine = BASE.replace('"x"', '"mine"').replace('true', 'null');
    const theirs = BASE.replace('"x"', '"theirs"').replace('"a": 1,', '').replace('[1, 2]', '[1, 2, 3]');
    const merge = mergeByKey(BASE, mine, theirs);
    expect(merge?.conflicts).toEqual([{ pointer: '/b/c', mine: 'mine', theirs: 'theirs' }]);
    expect(JSON.parse(merged(BASE, mine, theirs))).toEqual({ b: { c: 'mine', d: [1, 2, 3] }, e: null });
  });

  it('tells what one took away and the other changed', () => {
    const mine = BASE.replace(',\n  "e": true', '');
    const theirs = BASE.replace('true', 'false');
    expect(mergeByKey(BASE, mine, theirs)?.conflicts).toEqual([
      { pointer: '/e', mine: undefined, theirs: false },
    ]);
  });

  it('joins lists of one length by their places, and tells other lists as a whole', () => {
    const of = (list: string) => BASE.replace('[1, 2]', list);
    expect(merged(BASE, of('[8, 2]'), of('[1, 9]'))).toBe(of('[8, 9]'));
    expect(mergeByKey(BASE, of('[8, 2]'), of('[1, 2, 3]'))?.conflicts).toEqual([
      { pointer: '/b/d', mine: [8, 2], theirs: [1, 2, 3] },
    ]);
  });

  it('leaves a list to whoever reads it where an item moved, instead of joining two items into one', () => {
    const line = (from: string, value: string) => `{ "from": "${from}", "value": "${value}" }`;
    const text = (...lines: string[]) => `{ "a": [${lines.join(', ')}] }`;
    const [old, later] = [line('2026-01-01', 'x'), line('2027-01-01', 'y')];
    const base = text(old, later);
    const mine = text(line('2026-01-01', 'mine'), later);
    for (const theirs of [text(later, old), text(line('2027-01-01', 'changed'), line('2028-01-01', 'z'))]) {
      const merge = mergeByKey(base, mine, theirs);
      expect(merge?.steps).toEqual([]);
      expect(merge?.conflicts.map(({ pointer }) => pointer)).toEqual(['/a']);
    }
    expect(mergeByKey('[1, 2]', '[1, 3]', '[2, 1]')?.conflicts.map(({ pointer }) => pointer)).toEqual(['']);
  });

  it('leaves an item to whoever reads it where they put another one in its place', () => {
    const of = (name: string, href: string) => `{ "a": [{ "name": "${name}", "href": "${href}" }, 2] }`;
    const merge = mergeByKey(of('One', '/1'), of('One', '/mine'), of('Other', '/2').replace('2]', '3]'));
    expect(merge?.conflicts).toEqual([
      { pointer: '/a/0', mine: { name: 'One', href: '/mine' }, theirs: { name: 'Other', href: '/2' } },
    ]);
    const renamed = of('Other', '/1').replace('[', '').replace(', 2]', '');
    const own = of('One', '/mine').replace('[', '').replace(', 2]', '');
    const object = of('One', '/1').replace('[', '').replace(', 2]', '');
    expect(merged(object, own, renamed)).toBe(of('Other', '/mine').replace('[', '').replace(', 2]', ''));
  });

  it.each(['id', 'key', 'item', 'from', 'name'])(
    'joins two changes of one item, and none of mine and theirs: items are told apart by "%s"',
    (name) => {
      const of = (item: object) => JSON.stringify({ list: [item, { [name]: 'z', v: 1 }] });
      const base = of({ [name]: 'x', v: 1, w: 1 });
      const theirs = of({ [name]: 'x', v: 1, w: 2 });
      expect(merged(base, of({ [name]: 'x', v: 2, w: 1 }), theirs)).toBe(of({ [name]: 'x', v: 2, w: 2 }));
      const mine = of({ [name]: 'y', v: 1, w: 1 });
      const [conflict, ...others] = mergeByKey(base, mine, theirs)?.conflicts ?? [];
      expect([conflict?.pointer, others]).toEqual(['/list/0', []]);
    },
  );

  it('joins what has a name by its keys where it is no item, also where I changed the name', () => {
    const of = (name: string, v: number) => JSON.stringify({ name, v });
    expect(merged(of('A', 1), of('B', 1), of('A', 2))).toBe(of('B', 2));
  });

  it.each([
    ['emptied', '{"x":1}', 'null', '{"x":2}'],
    ['made an object of a list', '[1]', '{"0":1,"k":1}', '[2]'],
    ['made a list of an object', '{"0":1}', '[1]', '{"0":2}'],
  ])('tells a value as a whole that one has %s', (_, base, mine, theirs) => {
    const of = (value: string) => `{"a":${value}}`;
    const both = { mine: JSON.parse(mine), theirs: JSON.parse(theirs) };
    expect(mergeByKey(of(base), of(mine), of(theirs))?.conflicts).toEqual([{ pointer: '/a', ...both }]);
    expect(mergeByKey(of(base), of(theirs), of(mine))?.conflicts).toEqual([
      { pointer: '/a', mine: both.theirs, theirs: both.mine },
    ]);
  });

  it('takes a list for another value than an object with the same keys, and nothing for another than none', () => {
    expect([isSame(['a'], { 0: 'a' }), isSame(null, {}), isSame({}, null), isSame([], [])]).toEqual([
      ...[false, false, false, true],
    ]);
  });

  it('has nothing to do where both texts are the same or theirs is as it was, be it JSON or not', () => {
    const nothing = { steps: [], conflicts: [] };
    expect([mergeByKey('{}', '{', '{'), mergeByKey('{', '{}', '{')]).toEqual([nothing, nothing]);
    expect(replaceAll('a', 'a')).toEqual([]);
  });

  it('has nothing to do where both did the same, whatever the order and the blanks', () => {
    const mine = '{ "e": true, "a": 7, "b": { "d": [1, 2], "c": "x" } }';
    expect(mergeByKey(BASE, mine, BASE.replace('1,', '7,'))).toEqual({ steps: [], conflicts: [] });
  });

  it('takes all of theirs where I changed nothing, be it JSON or not', () => {
    expect(merged(BASE, BASE, `${BASE}//`)).toBe(`${BASE}//`);
  });

  it('joins nothing that is no JSON', () => {
    const mine = BASE.replace('1', '2');
    expect(mergeByKey(BASE, `${mine}x`, BASE.replace('true', 'false'))).toBeNull();
    expect(mergeByKey(BASE, mine, '{')).toBeNull();
  });

  it('survives keys that look like something else', () => {
    const base = '{ "a/b": 1, "~": 1, "0": { "": 1 }, "__proto__": 1 }';
    const theirs = '{ "a/b": 2, "~": 2, "0": { "": 2 }, "__proto__": 2 }';
    expect(merged(base, base.replace('"~": 1', '"~": 1, "mine": 1'), theirs)).toBe(
      '{ "a/b": 2, "~": 2, "mine": 1, "0": { "": 2 }, "__proto__": 2 }',
    );
  });

  it('loses no change of either, whatever the two texts are', () => {
    const values = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(
        fc.integer({ min: 0, max: 3 }),
        fc.dictionary(fc.constantFrom('d', 'e'), fc.integer({ min: 0, max: 3 })),
      ),
    );
    const text = values.map((value) => JSON.stringify(value, null, 2));
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const merge = mergeByKey(base, mine, theirs);
        const result = JSON.parse(merged(base, mine, theirs));
        const [from, own, other] = [base, mine, theirs].map((each) => leavesOf(JSON.parse(each)));
        const now = leavesOf(result);
        const isDisputed = (path: string) =>
          merge?.conflicts.some(({ pointer }) => path === pointer || path.startsWith(`${pointer}/`)) ?? true;
        for (const path of new Set([
          ...(own?.keys() ?? []),
          ...(other?.keys() ?? []),
          ...(from?.keys() ?? []),
        ])) {
          const [b, m, t] = [from?.get(path), own?.get(path), other?.get(path)];
          if (isDisputed(path)) continue;
          if (b === t) expect(now.get(path)).toBe(m);
          else if (b === m) expect(now.get(path)).toBe(t);
        }
      }),
    );
  });
});

function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  return new Map(Object.entries(value).flatMap(([key, each]) => [...leavesOf(each, `${path}/${key}`)]));
}

describe('the smallest edit', () => {
  it('makes one text of another', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        (from, to) => {
          expect(applySpans(from, replaceAll(from, to))).toBe(to);
        },
      ),
    );
    expect(replaceAll('one two three', 'one 2 three')).toEqual([{ offset: 4, length: 3, text: '2' }]);
  });
});
