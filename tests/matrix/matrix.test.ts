/** The bounded part of the config matrix: what needs no browser, for every tenant found (`npm run matrix` runs all). */
import { describe, expect, it } from 'vitest';
import { type Check, PARTS } from './check.ts';
import { pairOf, pairsOf, pairwise } from './pairs/pairwise.ts';
import { randomFrom } from './random/randomTenant.ts';
import { readOptions } from './readOptions.ts';
import { planMatrix, type Task } from './runParts.ts';

const seed = Number(process.env.MATRIX_SEED ?? Math.floor(Math.random() * 2 ** 31));
const { tasks, world } = await planMatrix({ folder: 'tenant-config', seed });

const told = ({ tenant, language, screen, key, title, expected, actual }: Check) =>
  JSON.stringify({ tenant, language, screen, key, title, expected, actual });
const failuresOf = async (task: Task) => {
  const checks = await task.run();
  expect(checks.length).toBeGreaterThan(0);
  return checks.filter(({ verdict }) => verdict === 'failed').map(told);
};

describe(`the config matrix, seed ${seed}`, () => {
  it('covers every tenant file that is found', () => {
    expect(world.refused).toEqual([]);
    expect(world.tenants.length).toBeGreaterThanOrEqual(3);
  });

  it.each(tasks.map((task) => [PARTS[task.part], task.tenant, task] as const))(
    '%s: nothing fails in %s',
    { timeout: 600_000 },
    async (_part, _tenant, task) => {
      expect(await failuresOf(task)).toEqual([]);
    },
  );
});

describe('the pairs', () => {
  it('stand together at least once each, in far fewer combinations than there are', () => {
    const factors = { a: [1, 2, 3], b: ['x', 'y'], c: [true, false], d: [1, 2, 3], e: [null, 0] };
    const combinations = pairwise(factors);
    const held = new Set(
      combinations.flatMap((each) =>
        Object.entries(each).flatMap((one) => Object.entries(each).map((other) => pairOf(one, other))),
      ),
    );
    expect(pairsOf(factors).filter((pair) => !held.has(pair))).toEqual([]);
    expect(combinations.length).toBeLessThan(16);
  });
});

describe('a seed', () => {
  it('makes the same numbers again, and another seed others', () => {
    const numbers = (each: number) => Array.from({ length: 5 }, randomFrom(each));
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
  });

  it('is taken from the command line, and must be a number', () => {
    expect(readOptions(['--seed', '12', '--tenant', 'xx', '--only-failed'])).toEqual({
      tenant: 'xx',
      language: null,
      screen: null,
      isOnlyFailed: true,
      seed: 12,
    });
    expect(() => readOptions(['--seed', 'twelve'])).toThrow('twelve');
    expect(() => readOptions(['--tenants', 'xx'])).toThrow('--tenants');
  });
});
