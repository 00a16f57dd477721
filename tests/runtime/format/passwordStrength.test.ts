import { describe, expect, it } from 'vitest';
import { passwordStrength } from '../../../runtime/format/passwordStrength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['Aa1!aaaa', 'weak'],
    ['Password1!', 'weak'],
    ['Abcdefg1234567!', 'weak'],
    ['Aa1!Aa1!Aa1!Aa1!', 'weak'],
    ['Zelen#2026', 'good'],
    ['Benefit-2026!', 'good'],
    ['Крушата-7!', 'good'],
    ['Три жовті груші та 7 вишень!', 'strong'],
    ['Wielki zielony ogród, 4 koty', 'strong'],
    [`Aa1!${'a'.repeat(200)}`, 'weak'],
  ])('of %s is %s [K7]', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
