/** How a words file is named after its language, and what the language is called in it. */
import { describe, expect, it } from 'vitest';
import { CannotCreate } from '../../../compiler/newTenant.ts';
import { checkLanguageName } from '../../../compiler/words/checkLanguageName.ts';
import { languageCalled, languageCalledNearly, nameIn } from '../../../compiler/words/languageNames.ts';
import { ownNameOf, readLanguageTag } from '../../../compiler/words/readLanguageTag.ts';

describe('the tag of a language', () => {
  it.each([
    ['hu', 'hu'],
    ['HU', 'hu'],
    ['pt_br', 'pt-BR'],
    ['sr-latn', 'sr-Latn'],
    ['iw', 'he'],
  ])('%s is %s', (written, tag) => expect(readLanguageTag(written)).toBe(tag));

  it.each([
    ['', '"" is no language tag, such as "hu", "pt-BR" or "sr-Latn" (BCP 47).'],
    [
      'Deutsche Sprache',
      '"Deutsche Sprache" is no language tag, such as "hu", "pt-BR" or "sr-Latn" (BCP 47).',
    ],
    [
      'magyar!',
      '"magyar!" is no language tag, such as "hu", "pt-BR" or "sr-Latn" (BCP 47). Did you mean "hu" (Hungarian)?',
    ],
    ['hu-u-nu-latn', '"hu-u-nu-latn" says more than the language: name the file after "hu".'],
    ['magyar', 'Unicode CLDR knows no grammar of a language "magyar". Did you mean "hu" (Hungarian)?'],
    ['cz', 'Unicode CLDR knows no grammar of a language "cz". Did you mean "cs" (Czech)?'],
    ['qq', 'Unicode CLDR knows no grammar of a language "qq".'],
    ['pap', 'Unicode CLDR has no name for "pap".'],
    ['ms-Arab', 'Unicode CLDR has no name for "ms-Arab". Did you mean "ms"?'],
  ])('is not %j', (written, message) => {
    expect(() => readLanguageTag(written)).toThrow(new CannotCreate(message));
  });
});

describe('the name of a language', () => {
  it('is what its speakers call it, as a list of languages begins it', () => {
    expect(['hu', 'cs', 'de', 'ka', 'ar'].map(ownNameOf)).toEqual([
      'Magyar',
      'Čeština',
      'Deutsch',
      'ქართული',
      'العربية',
    ]);
  });

  it('is known in other languages, and none is made up', () => {
    expect([nameIn('hu', 'en'), nameIn('hu', 'de'), nameIn('qq', 'en'), nameIn('?', 'en')]).toEqual([
      'Hungarian',
      'Ungarisch',
      null,
      null,
    ]);
  });

  it('leads to its language, as its speakers and Englishmen say it', () => {
    expect(['Hungarian', ' MAGYAR ', 'Magyarish'].map(languageCalled)).toEqual(['hu', 'hu', null]);
    expect(['Hungarain', 'magyr', 'xyzxyz'].map(languageCalledNearly)).toEqual(['hu', 'hu', null]);
  });

  it.each([
    ['hu', 'Magyar'],
    ['hu', 'magyar nyelv'],
    ['nb', 'Norsk'],
    ['hu', 'Our words'],
    ['qq', 'Anything'],
  ])('of %s may be %s', (language, name) => expect(checkLanguageName(language, name)).toEqual([]));

  it.each([
    ['hu', 'Hungarian', '"Hungarian" is not what "hu" is called in that language: "magyar".'],
    [
      'hu',
      'Deutsch',
      '"Deutsch" is the name of "de", and is not what "hu" is called in that language: "magyar".',
    ],
    ['hu', 'Magyr', '"Magyr" is not what "hu" is called in that language: "magyar". Did you mean "magyar"?'],
  ])('of %s is not %s', (language, name, message) => {
    const mends = [{ kind: 'value', value: 'Magyar', title: 'Replace by "Magyar"', isSafe: true }];
    expect(checkLanguageName(language, name)).toEqual([
      { pointer: '/languageName', rule: 'words-language', message, mends },
    ]);
  });
});
