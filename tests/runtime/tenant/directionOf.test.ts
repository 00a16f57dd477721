import { describe, expect, it } from 'vitest';
import { directionOf } from '../../../runtime/tenant/directionOf.ts';

describe('the direction of a language', () => {
  it.each([
    'ar',
    'ar-EG',
    'fa',
    'he',
    'ur',
    'ps',
    'ckb',
    'yi',
    'dv',
    'uz-AF',
    'az-Arab',
    'pa-PK',
    'ar-XB',
    'nqo',
    'ff-Adlm',
  ])('%s runs from right to left', (language) => expect(directionOf(language)).toBe('rtl'));

  it.each([
    'bg',
    'pl',
    'ro',
    'uk',
    'en',
    'az',
    'uz',
    'pa',
    'ku',
    'tr',
    'zh-Hant',
    'ar-Latn',
    'xx',
    '',
    'no_language',
    '_',
  ])('"%s" runs from left to right', (language) => expect(directionOf(language)).toBe('ltr'));

  it.each(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])(
    'is that of its script: %s',
    (script) => expect(directionOf(`und-${script}`)).toBe('rtl'),
  );

  it('is what the engine says, where it knows', () => {
    type Knowing = Intl.Locale & { getTextInfo?: () => { direction: string } };
    for (const { language } of ['ar', 'he', 'fa', 'bg', 'en', 'ja', 'ur', 'ps', 'yi', 'sd', 'ug'].map(
      (each) => ({ language: new Intl.Locale(each) as Knowing }),
    )) {
      const known = language.getTextInfo?.().direction;
      if (known) expect(directionOf(language.toString()), language.toString()).toBe(known);
    }
  });
});
