import { describe, expect, it } from 'vitest';
import { groupDigits, joinPhone, splitPhone } from '../../../runtime/format/phoneNumber.ts';

const PREFIXES = ['+359', '+40', '+48', '+4'];

describe('a phone number', () => {
  it('is sent as prefix, one space and digits, or not at all [ENT-004 PHN-16]', () => {
    expect(joinPhone({ prefix: '+40', number: '712 345 678' })).toBe('+40 712345678');
    expect(joinPhone({ prefix: '+40', number: ' 712-345\u00a0678 ' })).toBe('+40 712345678');
    expect(joinPhone({ prefix: '+40', number: '' })).toBeUndefined();
    expect(joinPhone({ prefix: '+40', number: '   ' })).toBeUndefined();
  });

  it('is split at a space, else at the longest prefix that is known [ENT-014 ENT-015 ENT-025 ENT-026]', () => {
    expect(splitPhone('+359 881234567', PREFIXES)).toEqual({ prefix: '+359', number: '881234567' });
    expect(splitPhone('+359 88 123 45 67', PREFIXES)).toEqual({ prefix: '+359', number: '881234567' });
    expect(splitPhone('+48601234567', PREFIXES)).toEqual({ prefix: '+48', number: '601234567' });
    expect(splitPhone(' +48601234567 ', ['+4', '+48'])).toEqual({ prefix: '+48', number: '601234567' });
    expect(splitPhone('+33 6 12 34 56 78', PREFIXES)).toEqual({ prefix: '+33', number: '612345678' });
    expect(splitPhone(' +33  612345678 ', PREFIXES)).toEqual({ prefix: '+33', number: '612345678' });
    expect(splitPhone('tel +33 612345678', PREFIXES)).toBeNull();
    expect(splitPhone('601234567', PREFIXES)).toBeNull();
    expect(splitPhone('+1', PREFIXES)).toBeNull();
  });

  it('is grouped as the mask says', () => {
    expect(groupDigits('712345678', '999 999 999')).toBe('712 345 678');
    expect(groupDigits('7123', '999 999 999')).toBe('712 3');
    expect(groupDigits('', '999 999 999')).toBe('');
    expect(groupDigits('7123456789', '999 999 999')).toBe('712 345 6789');
  });

  it.each([
    ['119', '11 9'],
    ['1134567890', '11 3456 7890'],
    ['11934567890', '11 93456 7890'],
    ['119345678901', '11 93456 78901'],
  ])('of several masks takes the first with room: %s', (number, written) => {
    expect(groupDigits(number, ['99 9999 9999', '99 99999 9999'])).toBe(written);
  });
});
