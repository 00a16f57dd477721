// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createLanguageChoice } from '../../../runtime/boot/createLanguageChoice.ts';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { createTranslator } from '../../../runtime/messages/createTranslator.ts';
import { chosenLanguageOf } from '../../../runtime/session/chosenLanguage.ts';

/** Words come as often as the test lets them; `lost` is whether the host is being waited for. */
function setUp({ failures, lost = false }: { readonly failures: number; readonly lost?: boolean }) {
  const i18n = createI18n('pl');
  const told: unknown[] = [];
  const back = Promise.withResolvers<void>();
  const state = { left: failures, isLost: lost, isThere: true };
  const { chooseLanguage } = createLanguageChoice({
    page: { base: '/xx', language: 'pl' },
    tenant: { code: 'xx', languages: ['pl', 'en', 'uk'] },
    translator: {
      i18n,
      use: async (language) => {
        if (state.left > 0) {
          state.left -= 1;
          throw new TypeError('Failed to fetch');
        }
        await i18n.changeLanguage(language);
      },
    },
    connection: {
      isThere: async () => state.isThere,
      isLost: () => state.isLost,
      whenThere: () => (state.isLost ? back.promise : Promise.resolve()),
    },
    reportError: (error) => void told.push(error),
  });
  const mend = () => {
    state.isLost = false;
    back.resolve();
  };
  return { chooseLanguage, told, state, mend, language: () => document.documentElement.lang };
}

describe('a language that does not load', () => {
  it('comes once the connection is back, although that was so before the failure was told [USE-04]', async () => {
    const { chooseLanguage, told, mend, language } = setUp({ failures: 1, lost: true });
    chooseLanguage('en');
    mend();
    await expect.poll(language).toBe('en');
    expect(told).toEqual([]);
  });

  it('is told where the host answers [ERR-91]', async () => {
    const { chooseLanguage, told } = setUp({ failures: 1 });
    chooseLanguage('en');
    await expect.poll(() => told).toHaveLength(1);
  });

  it('is told, and not asked for over and over, where it fails although the connection is back [USE-04 ERR-91]', async () => {
    const { chooseLanguage, told, state, mend } = setUp({ failures: 9, lost: true });
    chooseLanguage('en');
    mend();
    await expect.poll(() => told).toHaveLength(1);
    expect(state.left).toBe(7);
  });

  it('is told no more once another one was chosen', async () => {
    const { chooseLanguage, told, language } = setUp({ failures: 1 });
    chooseLanguage('en');
    chooseLanguage('uk');
    await expect.poll(language).toBe('uk');
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
  });

  it('is told once where it was chosen twice', async () => {
    const { chooseLanguage, told } = setUp({ failures: 2 });
    chooseLanguage('en');
    chooseLanguage('en');
    await expect.poll(() => told).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toHaveLength(1);
  });

  it('gives way to what was chosen later [USE-04]', async () => {
    const { chooseLanguage, mend, language } = setUp({ failures: 1, lost: true });
    chooseLanguage('en');
    chooseLanguage('uk');
    await expect.poll(language).toBe('uk');
    mend();
    await new Promise((resolve) => setImmediate(resolve));
    expect(language()).toBe('uk');
  });
});

describe('the language that shows', () => {
  it('stays, and is what is kept for later pages, where another one was chosen before it and comes late', async () => {
    const slow = Promise.withResolvers<unknown>();
    const i18n = createI18n();
    const { use } = createTranslator({
      i18n,
      tenantWords: {},
      loadBuiltIn: (language) => (language === 'en' ? slow.promise : Promise.resolve({})),
      loadServer: async () => ({}),
      warn: () => undefined,
    });
    const { switchLanguage } = createLanguageChoice({
      page: { base: '/xx', language: 'pl' },
      tenant: { code: 'yy', languages: ['pl', 'en'] },
      translator: { i18n, use },
      connection: { isThere: async () => true, isLost: () => false, whenThere: () => Promise.resolve() },
      reportError: () => undefined,
    });
    await switchLanguage('pl');
    const other = switchLanguage('en');
    await switchLanguage('pl');
    slow.resolve({});
    await other;
    expect([i18n.language, document.documentElement.lang]).toEqual(['pl', 'pl']);
    expect(chosenLanguageOf('yy', () => sessionStorage).read()).toBeNull();
    await switchLanguage('en');
    expect([i18n.language, chosenLanguageOf('yy', () => sessionStorage).read()]).toEqual(['en', 'en']);
  });
});
