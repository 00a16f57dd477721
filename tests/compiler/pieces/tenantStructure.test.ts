/** What the structure check fills into a tenant file, and what it tells of one. */
import { describe, expect, it } from 'vitest';
import { checkStructure } from '../../../compiler/checkStructure.ts';
import { renameTo, replaceBy } from '../../../compiler/mend.ts';
import type { Finding } from '../../../compiler/problem.ts';

describe('the structure of a tenant file', () => {
  const told = (value: object) => checkStructure(value).filter(({ rule }) => rule !== 'required');

  it('has its defaults filled in, and of what is merged those that are not taken out', () => {
    const file = { phone: { lengthRestrictions: { '+40': null, '+48': 8, '+30': 10 } } };
    expect(told(file)).toEqual([]);
    expect(file).toMatchObject({
      phone: { lengthRestrictions: { '+359': 9, '+48': 8, '+30': 10 }, maxLength: 25 },
      status: 'live',
      transactions: { exportMonths: 6 },
    });
    expect(file.phone.lengthRestrictions).not.toHaveProperty('+40');
  });

  it('is asked for what each tenant must say', () => {
    const missing = checkStructure({}).map(({ pointer, rule }) => `${rule} ${pointer}`);
    expect(missing).toEqual(
      expect.arrayContaining(['required /code', 'required /connections', 'required /links']),
    );
  });

  it.each<[string, object, Partial<Finding>]>([
    [
      'an unknown key',
      { curency: {} },
      {
        pointer: '/curency',
        message: 'The key "curency" is not known here. Did you mean "currency"?',
        mends: [renameTo('currency', true)],
      },
    ],
    [
      'a reserved code',
      { code: 'admin' },
      {
        pointer: '/code',
        rule: 'reserved',
        message: '"admin" is reserved for the portal itself. Choose another.',
      },
    ],
    [
      'a colour without its hash',
      { theme: { brandName: 'A', brand: '0C7A5B', accent: '#FFC145' } },
      { pointer: '/theme/brand', rule: 'pattern', mends: [replaceBy('#0C7A5B', true)] },
    ],
    [
      'dated values without a day',
      { features: { balances: [{ value: 'on' }] } },
      { pointer: '/features/balances/0/from', rule: 'required', message: 'The key "from" is missing.' },
    ],
  ])('is told of %s', (_, file, finding) => {
    const found = checkStructure(file).filter(({ pointer }) => pointer === finding.pointer);
    expect(found).toMatchObject([finding]);
  });

  it('takes no number for an address', () => {
    const links = { corporate: 5 };
    const found = checkStructure({ links }).find(({ pointer }) => pointer === '/links/corporate');
    expect([found?.message, found?.mends]).toEqual(['5 is a number; a text is expected.', undefined]);
  });
});
