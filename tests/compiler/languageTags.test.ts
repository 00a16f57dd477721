import { expect, it } from 'vitest';
import { compileText, problemsOf, TENANT_TEXT, WORDS } from './support/compileText.ts';

/** The tenant with another language in the place of its second one, which has words. */
const offering = (language: string) => {
  const text = TENANT_TEXT.replaceAll('"uk"', `"${language}"`);
  return { text, words: new Map([...WORDS, [language, WORDS.get('uk') ?? new Map()]]) };
};

it.each(['pt-BR', 'sr-Latn', 'zh-Hant-TW', 'es-419', 'fil', 'en-XA', 'ar-XB'])(
  'a tenant may offer the language %s, in all that it says by language',
  (language) => {
    const { text, words } = offering(language);
    expect(text).toContain(`"${language}":`);
    expect(compileText(text, { words })).toMatchObject({ ok: true });
  },
);

it.each(['PT-BR', 'pt-br', 'pt_BR', 'SR', 'sr-latn', 'en-x-own', 'english', 'e'])(
  'a tag that is not in its canonical form is refused: %s',
  (language) => {
    const { text, words } = offering(language);
    expect(problemsOf(text, { words }).map(({ pointer }) => pointer)).toContain('/languages/1');
  },
);
