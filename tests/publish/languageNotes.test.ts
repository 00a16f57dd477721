import { describe, expect, it } from 'vitest';
import type { WordsFile } from '../../compiler/builtInWords.ts';
import { languageNotes } from '../../publish/page/languageNotes.ts';
import { aTenant } from '../support/aTenant.ts';

function aFile(language: string, name: string, borrowed: Record<string, readonly string[]> = {}): WordsFile {
  const words = new Map([
    ['languageName', name],
    ['draftLanguage.notice', `${language}: a draft.`],
    ['draftLanguage.borrowed', `${language}: {{list}}.`],
  ]);
  return { language, words, json: '{}', sources: new Map(), borrowed: new Map(Object.entries(borrowed)) };
}

const FILES = [
  aFile('en', 'English'),
  aFile('uk', 'Ukrainian', { en: ['home.lead', 'home.title'] }),
  aFile('pt-BR', 'Brazilian', { pt: ['home.lead'] }),
  aFile('pt', 'Portuguese'),
];
const languages = new Map(FILES.map((file) => [file.language, file]));
const words = new Map(FILES.map((file) => [file.language, file.words]));

describe('the note about the languages of a tenant', () => {
  const tenant = aTenant({
    languages: ['en', 'pt-BR', 'uk'],
    draftLanguages: ['uk'],
    // Said in English alone; and one text of its own, which borrows nothing.
    words: { uk: { 'products.own.a': '[en] Meal', 'home.title': 'Own' } },
  });
  const textsOf = (...args: Parameters<typeof languageNotes>) =>
    languageNotes(...args).map(({ html }) => /lang="[^>]*>(.*)<\/p>/.exec(html)?.[1]);

  it.each([
    ['in dev', 'dev', undefined],
    ['in a preview of the console', 'prod', {}],
  ])(
    '%s says how many texts are in which other language, of drafts and of chains [LOV-66]',
    (_, environment, preview) => {
      expect(textsOf({ ...tenant, environment }, { words, languages, preview })).toEqual([
        'pt-BR: Portuguese (1).',
        'uk: a draft. uk: English (2).',
      ]);
    },
  );

  it('elsewhere says of a draft that it is one, and of others nothing', () => {
    expect(textsOf({ ...tenant, environment: 'uat' }, { words, languages })).toEqual(['uk: a draft.']);
  });
});
