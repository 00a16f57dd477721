/** The bounded part of the config matrix: what needs no browser, for every tenant found (`npm run matrix` runs all). */
import { describe, expect, it } from 'vitest';
import { type Check, PARTS, type Part } from './check.ts';
import { changesOf } from './keys/changeValue.ts';
import { listKeys } from './keys/listKeys.ts';
import { recordReads } from './keys/recordReads.ts';
import { get } from './keys/schemaOf.ts';
import { pairOf, pairsOf, pairwise } from './pairs/pairwise.ts';
import { randomFrom } from './randomFrom.ts';
import { createMatrixProgram, readOptions } from './readOptions.ts';
import { planMatrix, type Task } from './runParts.ts';

const seed = Number(process.env.MATRIX_SEED ?? Math.floor(Math.random() * 2 ** 31));
const { tasks, world } = await planMatrix({ folder: 'tenant-config', seed });

/** Every key, and what is done in a browser, takes minutes: `npm run matrix` has them. */
const LONG: readonly Part[] = ['keys', 'visual', 'journeys', 'habits', 'walks', 'consoleWalks', 'engines'];

const reported = ({ tenant, language, screen, key, title, expected, actual }: Check) =>
  JSON.stringify({ tenant, language, screen, key, title, expected, actual });
const failuresOf = async (task: Task) => {
  const checks = await task.run();
  expect(checks.length).toBeGreaterThan(0);
  return checks.filter(({ verdict }) => verdict === 'failed').map(reported);
};

describe(`the config matrix, seed ${seed}`, () => {
  it('covers every tenant file that is found', () => {
    expect(world.refused).toEqual([]);
    expect(world.tenants.length).toBeGreaterThanOrEqual(3);
  });

  it.each(
    tasks
      .filter(({ part }) => !LONG.includes(part))
      .map((task) => [PARTS[task.part], task.tenant, task] as const),
  )('%s: nothing fails in %s', { timeout: 600_000 }, async (_part, _tenant, task) => {
    expect(await failuresOf(task)).toEqual([]);
  });
});

describe('every key', () => {
  const file = { languages: ['en'], currency: { code: 'BGN', symbol: 'лв.' }, notices: [] };

  it('of the schema is found, with those that a file does not say', () => {
    const names = listKeys(file).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['/code', '/currency/symbol', '/currency/secondary']));
    expect(names).toContain('/connections/*/sso/scope');
    expect(names).not.toContain('/currency');
  });

  it('gets other values that its schema allows, and never its own', () => {
    const keys = listKeys(file).filter(({ name }) => !name.startsWith('/connections'));
    const made = keys.map(({ name, node, path }) => [name, changesOf(node, get(file, path))] as const);
    const own = keys.filter(({ node, path }) =>
      changesOf(node, get(file, path)).some(
        (value) => JSON.stringify(value) === JSON.stringify(get(file, path)),
      ),
    );
    expect(made.filter(([, values]) => values.length === 0).map(([name]) => name)).toEqual([]);
    expect(own).toEqual([]);
  });

  it('that is read is noted by its pointer, frozen or not', () => {
    const { value, reads } = recordReads({ a: { b: [{ 'c/d': 1 }] }, e: 2 });
    Object.freeze(value.a.b);
    expect(value.a.b[0]?.['c/d']).toBe(1);
    expect([...reads]).toEqual(expect.arrayContaining(['/a', '/a/b', '/a/b/0', '/a/b/0/c~1d']));
    expect(reads.has('/e')).toBe(false);
  });
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
    const silent = { writeOut: () => {}, writeErr: () => {} };
    const read = (words: readonly string[]) =>
      readOptions(
        createMatrixProgram().configureOutput(silent).exitOverride().parse(words, { from: 'user' }),
      );
    expect(read(['--seed', '12', '--tenant', 'xx', '--part', 'visual', '--only-failed'])).toEqual({
      tenant: 'xx',
      language: null,
      screen: null,
      isOfCountries: false,
      isOnlyFailed: true,
      isResumed: false,
      part: 'visual',
      engine: null,
      seed: 12,
      accept: [],
      reason: '',
      isTakenBack: false,
      isSeedGiven: true,
    });
    expect(read(['--engine', 'firefox'])).toMatchObject({ engine: 'firefox', part: 'engines' });
    expect(() => read(['--engine', 'opera'])).toThrow('opera');
    expect(() => read(['--seed', 'twelve'])).toThrow('twelve');
    expect(() => read(['--part', 'none'])).toThrow('none');
    expect(() => read(['--tenants', 'xx'])).toThrow('--tenants');
  });
});
