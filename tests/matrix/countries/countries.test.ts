/** The countries of the matrix, as far as they cost a few seconds: `npm run matrix -- --countries` has the rest. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countryOf } from '../../../sandbox/seeds/countryOf.ts';
import { seedOf } from '../../../sandbox/seeds/seedOf.ts';
import { planMatrix } from '../runParts.ts';
import { gatherCountries, withEnglish } from './gatherCountries.ts';

const folder = await mkdtemp(join(tmpdir(), 'countries-'));
await gatherCountries(folder);
const { tasks, world } = await planMatrix({ folder, seed: 1 });
afterAll(() => rm(folder, { recursive: true }));

describe('the countries of the matrix', () => {
  it('are tenant files and words files without a problem', () => {
    expect(world.refused).toEqual([]);
    expect([...world.wordsProblems]).toEqual([]);
  });

  it.each(tasks.filter(({ part }) => part === 'assembled').map((task) => [task.tenant, task] as const))(
    '%s: nothing fails of what is assembled',
    async (_tenant, task) => {
      const checks = await task.run();
      expect(checks.length).toBeGreaterThan(0);
      expect(checks.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    },
  );

  it.each(world.tenants.map(({ code, tenant }) => [code, tenant] as const))(
    '%s has people of its own in the sandbox, in its currency and the language of its mails',
    (code, tenant) => {
      const { currency, language } = countryOf(code);
      expect({ currency, language }).toEqual({
        currency: tenant.currency.code,
        language: tenant.languages[0],
      });
      const longest = seedOf(code, `accent@${code}.example`);
      expect([...(longest?.lastName ?? '')].length).toBeGreaterThan(35);
    },
  );
});

describe('words of a country', () => {
  const original = {
    title: 'Title',
    block: { old: 'Old', added: 'Added' },
    left_one: '{{count}} day',
    left_other: '{{count}} days',
  };

  it('have from English what they lack, each plural in the forms of the language', () => {
    const own = { title: 'Cím', block: { old: 'Régi', gone: 'Nincs' }, left_other: '{{count}} nap' };
    expect(withEnglish(own, original, 'hu')).toEqual({
      title: 'Cím',
      block: { old: 'Régi', added: 'Added' },
      left_one: '{{count}} day',
      left_other: '{{count}} nap',
    });
    expect(withEnglish({}, original, 'ja')).toEqual({
      title: 'Title',
      block: { old: 'Old', added: 'Added' },
      left_other: '{{count}} days',
    });
  });
});
