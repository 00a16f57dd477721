/** How the checks of a file are run: on today and on each day that changes what they read, and each thing told once. */
import { describe, expect, it } from 'vitest';
import { checkReferences, datesOf } from '../../../compiler/checkReferences.ts';
import type { CheckContext, TenantCheck } from '../../../compiler/checks/tenantCheck.ts';
import type { Finding } from '../../../compiler/problem.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';

const finding = (pointer: string, changes: Partial<Finding> = {}): Finding => ({
  pointer,
  rule: 'odd',
  message: 'It is odd.',
  ...changes,
});

describe('a check of a file, day by day', () => {
  const FILE = {
    name: [
      { from: '0001-01-01', value: 'Old' },
      { from: '2026-06-01', value: 'New' },
      { from: '2027-06-01', value: 'Newest' },
    ],
    money: { decimal: ',' },
    timeZone: 'UTC',
  };
  const CONTEXT = { version: '3.10.4' } as Partial<CheckContext> as CheckContext;
  const asked = { context: CONTEXT, today: '2026-03-01', isSound: () => true };
  const checkOf = (reads: TenantCheck['reads'], run: TenantCheck['run']): TenantCheck => ({ reads, run });

  it('sees the tenant of today and of each day on which what it reads changes, and what is known beside', () => {
    const seen: unknown[] = [];
    const check = checkOf(['name', 'timeZone'], (tenant, context) => {
      seen.push([tenant.name, tenant.timeZone, context]);
      return [];
    });
    expect(checkReferences(FILE, { ...asked, checks: [check] })).toEqual([]);
    expect(seen).toEqual(['Old', 'Old', 'New', 'Newest'].map((name) => [name, 'UTC', CONTEXT]));
  });

  it('sees today alone where nothing that it reads changes', () => {
    const days: unknown[] = [];
    const check = checkOf(['money'], ({ name }) => {
      days.push(name);
      return [];
    });
    checkReferences(FILE, { ...asked, today: '2026-07-01', checks: [check] });
    expect(days).toEqual(['New']);
  });

  it('tells each thing once, at its place in the file', () => {
    const check = checkOf(['name'], ({ name }) => [
      finding('/money/decimal'),
      finding('/name', { message: `${name}` }),
      finding('/name', { message: `${name}`, rule: 'another' }),
    ]);
    expect(
      checkReferences(FILE, { ...asked, checks: [check] }).map(({ pointer, rule, message }) => [
        pointer,
        rule,
        message,
      ]),
    ).toEqual([
      ['/money/decimal', 'odd', 'It is odd.'],
      ['/name/0/value', 'odd', 'Old'],
      ['/name/0/value', 'another', 'Old'],
      ['/name/1/value', 'odd', 'New'],
      ['/name/1/value', 'another', 'New'],
      ['/name/2/value', 'odd', 'Newest'],
      ['/name/2/value', 'another', 'Newest'],
    ]);
  });

  it('says from which day what has no date is refused for a value that is yet to come', () => {
    const check = checkOf(['name', 'money'], ({ name }) =>
      name === 'Old' ? [] : [finding('/money/decimal'), finding('/name', { message: `${name} is odd.` })],
    );
    expect(checkReferences(FILE, { ...asked, checks: [check] })).toEqual([
      finding('/money/decimal', { message: 'It is odd. That is so from 2026-06-01 on, by a dated value.' }),
      finding('/name/1/value', { message: 'New is odd.' }),
      finding('/name/2/value', { message: 'Newest is odd.' }),
    ]);
    expect(checkReferences(FILE, { ...asked, today: '2026-07-01', checks: [check] })).toEqual([
      finding('/money/decimal'),
      finding('/name/1/value', { message: 'New is odd.' }),
      finding('/name/2/value', { message: 'Newest is odd.' }),
    ]);
  });

  it('takes no offence at what has no date beside a value that is over, only at that value', () => {
    const check = checkOf(['name', 'money'], ({ name }) => [
      finding('/money/decimal', { message: `It does not fit ${name}.` }),
      finding('/name', { message: `${name} is odd.` }),
    ]);
    expect(checkReferences(FILE, { ...asked, today: '2026-07-01', checks: [check] })).toEqual([
      finding('/money/decimal', { message: 'It does not fit New.' }),
      finding('/name/1/value', { message: 'New is odd.' }),
      finding('/name/0/value', { message: 'Old is odd.' }),
      finding('/money/decimal', {
        message: 'It does not fit Newest. That is so from 2027-06-01 on, by a dated value.',
      }),
      finding('/name/2/value', { message: 'Newest is odd.' }),
    ]);
  });

  it('does not read a part that is broken', () => {
    const check = checkOf(['name', 'money'], () => [finding('/name')]);
    const run = (broken: string) =>
      checkReferences(FILE, { ...asked, checks: [check], isSound: (part) => part !== broken }).length;
    expect([run('name'), run('money'), run('timeZone')]).toEqual([0, 0, 3]);
  });

  it('has the dates of a file, each asked once', () => {
    const dates = datesOf(FILE);
    expect(dates.daysOf('name')).toEqual(['0001-01-01', '2026-06-01', '2027-06-01']);
    expect([dates.daysOf('money'), dates.daysOf('links')]).toEqual([[], []]);
    expect(dates.daysOf('name')).toBe(dates.daysOf('name'));
    expect(dates.tenantOn('2026-07-01')).toBe(dates.tenantOn('2026-07-01'));
    expect(dates.tenantOn('2027-07-01').name).toBe('Newest');
    const other = { tenantOn: () => ({ name: 'X' }) as Partial<Tenant> as Tenant, daysOf: () => [] };
    const check = checkOf(['name'], ({ name }) => [finding('/timeZone', { message: name })]);
    expect(checkReferences(FILE, { ...asked, checks: [check], dates: other })).toEqual([
      finding('/timeZone', { message: 'X' }),
    ]);
  });
});
