import { describe, expect, it } from 'vitest';
import { describeRules } from '../../compiler/explain/parts/describeRules.ts';
import { ruleMessage } from '../../runtime/forms/ruleMessage.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { aForm } from '../support/compiledForms.ts';
import { compileText, TENANT_TEXT } from './support/compileText.ts';

/** The tenant of a file that says this of phones. */
function withPhone(phone: object): PublicTenant {
  const text = JSON.stringify({ ...JSON.parse(TENANT_TEXT), phone });
  const result = compileText(text);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.publicTenant;
}

const MANY = {
  lengthRestrictions: { '+36': [8, 9], '+55': [11, 10], '+49': { min: 7, max: 11 }, '+965': 8, '+40': null },
  shouldStartWith: { '+965': ['5', '6', '9'], '+359': null },
  masks: { '+36': ['9 999 9999', '99 999 9999'], '+55': ['99 9999 9999', '99 99999 9999'], '+48': null },
};

describe('what a tenant says of phones by prefix', () => {
  it('stands beside the defaults of the other prefixes, of which null takes one out', () => {
    const { phone } = withPhone(MANY);
    expect(phone.lengthRestrictions).toEqual({
      '+36': [8, 9],
      '+55': [11, 10],
      '+49': { min: 7, max: 11 },
      '+965': 8,
      '+359': 9,
      '+48': 9,
    });
    expect(phone.shouldStartWith).toEqual({ '+965': ['5', '6', '9'] });
    expect(Object.keys(phone.masks).sort()).toEqual(['+359', '+36', '+40', '+55']);
  });

  it('is the default where nothing is said of it', () => {
    expect(withPhone({ defaultPrefix: '+36' }).phone).toMatchObject({
      lengthRestrictions: { '+359': 9, '+40': 9, '+48': 9 },
      shouldStartWith: { '+359': ['8', '9'] },
    });
  });

  const form = aForm(withPhone(MANY), 'phoneChange');
  it.each([
    ['+36', '1 234 567', 'phoneLengthRestrictions'],
    ['+36', '1 234 5678', null],
    ['+36', '20 123 4567', null],
    ['+36', '20 123 45678', 'phoneLengthRestrictions'],
    // As people write it inside the country.
    ['+49', '0151 23456789', null],
    ['+49', '151234', 'phoneLengthRestrictions'],
    ['+49', '1512345', null],
    ['+55', '11 3456 7890', null],
    ['+55', '11 93456 7890', null],
    ['+55', '11 3456 789', 'phoneLengthRestrictions'],
    ['+965', '5123 4567', null],
    ['+965', '2123 4567', 'phoneShouldStartWith'],
    // A default that was taken out, and one that was not.
    ['+40', '71234567', null],
    ['+48', '60123456', 'phoneLengthRestrictions'],
    ['+359', '281234567', null],
  ] as const)('%s %s: %s [PHN-03 PHN-04]', async (prefix, number, rule) => {
    expect((await form).ruleOf('newPhoneNumber', { newPhoneNumber: { prefix, number } })).toBe(rule);
  });

  it('is told with each length that there may be', async () => {
    const typed = { newPhoneNumber: { prefix: '+55', number: '11 3456' } };
    const [error] = (await form).check(typed);
    if (!error) throw new Error('Nothing is told.');
    const told: unknown[] = [];
    const translate = (_: string, values: unknown) => told.push(values);
    ruleMessage(error, translate as never, 'en');
    expect(told.at(-1)).toMatchObject({ prefix: '+55', n: '10 or 11' });
    const { fields } = (await form).module.form;
    expect(describeRules(fields[0]?.rules ?? [])).toContain('after +55 exactly 10 or 11 digits');
  });
});
