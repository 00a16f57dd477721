import { expect, it } from 'vitest';
import { failuresOf, type Goal, goalsTable } from './goals.ts';
import { sumByKind } from './traffic.ts';

const reached: Goal = { what: 'home paints', measured: 1.03, most: 1.03 };
const over: Goal = { what: 'fonts', measured: 67.4, most: 40, unit: 'kB', decimals: 1 };

it('a goal that is met exactly is met; one that is over is told with its figure', () => {
  expect(failuresOf([reached, over])).toEqual(['fonts: 67.4 kB, over the goal of 40.0 kB.']);
  const [, , first, second] = goalsTable([reached, over]).split('\n');
  expect(first).toMatch(/home paints .* 1\.03x .* 1\.03x .* ok/);
  expect(second).toMatch(/fonts .* 67\.4 kB .* 40\.0 kB .* over/);
});

it('a figure that could not be taken is over', () => {
  expect(failuresOf([{ ...reached, measured: Number.NaN }])).toHaveLength(1);
});

it('bytes are told by kind, and a kind that nothing came of is none', () => {
  const transfers = [
    { kind: 'scripts', bytes: 2_000, end: 1 },
    { kind: 'fonts', bytes: 300, end: 2 },
    { kind: 'scripts', bytes: 500, end: 3 },
  ] as const;
  expect(sumByKind(transfers)).toEqual({
    page: 0,
    scripts: 2_500,
    styles: 0,
    fonts: 300,
    images: 0,
    data: 0,
  });
});
