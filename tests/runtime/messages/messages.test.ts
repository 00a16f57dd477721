// Longer than 250 lines: each kind of message, from the answer of the server to its words.
import { readFileSync } from 'node:fs';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { createTranslator, type TranslatorOptions } from '../../../runtime/messages/createTranslator.ts';
import { codesToTry, errorMessage } from '../../../runtime/messages/errorMessage.ts';
import { flattenWords, mergeWords } from '../../../runtime/messages/flattenWords.ts';
import { phoneHours } from '../../../runtime/messages/phoneHours.ts';
import { productName, productNameOf } from '../../../runtime/messages/productName.ts';
import { toastOfError } from '../../../runtime/messages/toastOfError.ts';
import {
  clearToastsAtom,
  dismissToastAtom,
  errorCountsAtom,
  showToastAtom,
  toastsAtom,
} from '../../../runtime/messages/toasts.ts';
import { aTenant } from '../../support/aTenant.ts';

const english: unknown = JSON.parse(readFileSync('tenant-config/languages/en.json', 'utf8'));

function translator(options: Partial<TranslatorOptions> = {}) {
  const warnings: string[] = [];
  return {
    warnings,
    ...createTranslator({
      i18n: createI18n(),
      tenantWords: {},
      loadBuiltIn: async () => english,
      loadServer: async () => ({}),
      warn: (message) => warnings.push(message),
      ...options,
    }),
  };
}

/** An error of the gateway. */
function facts(code: string, status: number | null, original: string | null = null) {
  return { code, status, original, reference: 'ref-7' };
}

describe('values in a sentence', () => {
  const words = { 'forms.understood': 'X {{value}} Y' };

  it('run by themselves where the sentence runs from right to left', () => {
    const text = createI18n('ar', words).t('forms.understood', { value: '+965 5555' });
    expect(text).toBe('X \u2068+965 5555\u2069 Y');
  });

  it('run by themselves elsewhere too, where they have letters from right to left', () => {
    const text = createI18n('en', words).t('forms.understood', { value: '5 د.ك.' });
    expect(text).toBe('X \u20685 د.ك.\u2069 Y');
  });

  it('that are counts have the digits of their language; the number of a card has its own', () => {
    const arabic = { locale: 'ar-KW', days: 'words', hours: 'h12', digits: 'arab' } as const;
    const counted = { ...words, 'cards.more': '{{number}}' };
    const i18n = createI18n('ar', counted, { ar: arabic });
    expect(i18n.t('cards.more', { number: 12 })).toBe('\u2068١٢\u2069');
    expect(i18n.t('forms.understood', { value: '4821' })).toBe('X \u20684821\u2069 Y');
    expect(createI18n('ar', counted, { en: arabic }).t('cards.more', { number: 12 })).toBe('\u206812\u2069');
  });

  it('stand as they are elsewhere, letter for letter', () => {
    const text = createI18n('uk', words).t('forms.understood', { value: '<b> & "5"' });
    expect(text).toBe('X <b> & "5" Y');
  });
});

describe('words', () => {
  it('are the built-in ones, over them the server’s, over them the tenant’s [ENT-111]', async () => {
    const { i18n, use } = translator({
      loadServer: async () => ({ home: { title: 'from the server', lead: 'server lead' } }),
      tenantWords: { en: { 'home.title': 'from the tenant' } },
    });
    await use('en');
    expect([i18n.t('home.title'), i18n.t('home.lead'), i18n.t('nav.login')]).toEqual([
      'from the tenant',
      'server lead',
      'Log in',
    ]);
  });

  it('warn and fall back when the server fails or says nothing [APP-07 APP-09 APP-10]', async () => {
    const failing = translator({ loadServer: () => Promise.reject(new Error('500')) });
    await failing.use('en');
    expect(failing.i18n.t('nav.login')).toBe('Log in');
    expect(failing.warnings).toHaveLength(1);
    const empty = translator();
    await empty.use('en');
    expect([empty.i18n.t('nav.login'), empty.warnings]).toEqual(['Log in', []]);
  });

  it('come from the server alone when the built-in ones cannot be had; without both the start fails', async () => {
    const loadBuiltIn = () => Promise.reject(new Error('404'));
    const { i18n, use } = translator({
      loadBuiltIn,
      loadServer: async () => ({ nav: { login: 'Come in' } }),
    });
    await use('en');
    expect(i18n.t('nav.login')).toBe('Come in');
    await expect(translator({ loadBuiltIn }).use('en')).rejects.toThrow('404');
  });

  it('are those of the last language chosen, however slow an earlier one was [T5]', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { i18n, use } = translator({
      loadBuiltIn: (language) => (language === 'uk' ? slow.promise : Promise.resolve(english)),
    });
    const first = use('uk');
    await use('en');
    slow.resolve({ nav: { login: 'Увійти' } });
    await first;
    expect([i18n.language, i18n.t('nav.login')]).toEqual(['en', 'Log in']);
  });

  it('are those of the language that shows, where that is chosen last, without being loaded again [T5]', async () => {
    const slow = Promise.withResolvers<unknown>();
    const asked: string[] = [];
    const { i18n, use } = translator({
      loadBuiltIn: (language) => {
        asked.push(language);
        return language === 'uk' ? slow.promise : Promise.resolve(english);
      },
    });
    await use('en');
    const other = use('uk');
    await use('en');
    slow.resolve({ nav: { login: 'Увійти' } });
    await other;
    expect([i18n.language, i18n.t('nav.login'), asked]).toEqual(['en', 'Log in', ['en', 'uk']]);
  });

  const parts = { first: { nav: { login: 'Log in' } }, later: { forms: { email: 'Email' } } };

  it('come in two parts: the later one when somebody asks, and with each language from then on', async () => {
    const asked: string[] = [];
    const { i18n, use, complete } = translator({
      loadBuiltIn: async (language, part) => {
        asked.push(`${language} ${part}`);
        return parts[part];
      },
      loadServer: async () => ({ forms: { email: 'Email of the server' } }),
    });
    await use('en');
    expect(asked).toEqual(['en first']);
    await Promise.all([complete(), complete()]);
    expect(asked).toEqual(['en first', 'en later']);
    expect([i18n.t('nav.login'), i18n.t('forms.email')]).toEqual(['Log in', 'Email of the server']);
    await use('uk');
    expect(asked.slice(2)).toEqual(['uk first', 'uk later']);
  });

  it('are whole however early somebody asks for the later part', async () => {
    const { i18n, use, complete } = translator({ loadBuiltIn: async (_language, part) => parts[part] });
    const using = use('en');
    await complete();
    await using;
    expect([i18n.t('nav.login'), i18n.t('forms.email')]).toEqual(['Log in', 'Email']);
  });

  it('are never another language’s, when the later part comes after another choice [T5]', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { i18n, use, complete } = translator({
      loadBuiltIn: async (language, part) =>
        part === 'later' && language === 'en'
          ? slow.promise
          : { nav: { login: language }, forms: { email: part } },
    });
    await use('en');
    const completing = complete();
    await Promise.resolve();
    await use('uk');
    slow.resolve({ nav: { login: 'of before' } });
    await completing;
    expect([i18n.language, i18n.t('nav.login'), i18n.t('forms.email')]).toEqual(['uk', 'uk', 'later']);
  });

  it('are not asked for again once they are whole', async () => {
    const asked: string[] = [];
    const { use, complete } = translator({
      loadBuiltIn: async (language, part) => {
        asked.push(`${language} ${part}`);
        return parts[part];
      },
    });
    await use('en');
    await complete();
    await complete();
    expect(asked).toEqual(['en first', 'en later']);
  });

  it('can be asked for again when the later part did not come', async () => {
    let failures = 1;
    const { i18n, use, complete } = translator({
      loadBuiltIn: async (_language, part) => {
        if (part === 'later' && failures-- > 0) throw new Error('cut');
        return parts[part];
      },
    });
    await use('en');
    await expect(complete()).rejects.toThrow('cut');
    expect(i18n.t('nav.login')).toBe('Log in');
    await complete();
    expect(i18n.t('forms.email')).toBe('Email');
  });

  it('are the built-in ones on a page that is prerendered, and the server’s as soon as they come', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { i18n, use, complete } = translator({
      loadBuiltIn: async (_language, part) => parts[part],
      loadServer: () => slow.promise,
    });
    const heard: string[] = [];
    i18n.on('languageChanged', () => heard.push(i18n.t('nav.login')));
    await use('en', Promise.resolve());
    // Asked for while the server's are on their way: neither loses the other.
    const completing = complete();
    slow.resolve({ nav: { login: 'Come in' } });
    await completing;
    await expect.poll(() => heard).toEqual(['Log in', 'Come in']);
    expect(i18n.t('forms.email')).toBe('Email');
  });

  it('of the server come to a prerendered page whose language is chosen again meanwhile', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { i18n, use } = translator({ loadServer: () => slow.promise });
    await use('en', Promise.resolve());
    await use('en');
    slow.resolve({ nav: { login: 'Come in' } });
    await expect.poll(() => i18n.t('nav.login')).toBe('Come in');
  });

  it('of the server wait until a page that is prerendered is taken over', async () => {
    const takenOver = Promise.withResolvers<void>();
    const { i18n, use } = translator({ loadServer: async () => ({ nav: { login: 'Come in' } }) });
    const heard: string[] = [];
    i18n.on('languageChanged', () => heard.push(i18n.t('nav.login')));
    await use('en', takenOver.promise);
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['Log in']);
    takenOver.resolve();
    await expect.poll(() => heard).toEqual(['Log in', 'Come in']);
  });

  it('of the server replace the forms of a plural that the page was shown with', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { i18n, use } = translator({
      loadBuiltIn: async () => ({ cards: { count_one: '{{count}} card', count_other: '{{count}} cards' } }),
      loadServer: () => slow.promise,
    });
    await use('en', Promise.resolve());
    expect(i18n.t('cards.count', { count: 1 })).toBe('1 card');
    slow.resolve({ cards: { count: 'Cards: {{count}}' } });
    await expect.poll(() => i18n.t('cards.count', { count: 1 })).toBe('Cards: 1');
  });

  it('of a language that was left meanwhile come no more, on a prerendered page too [T5]', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { i18n, use } = translator({
      loadServer: (language) => (language === 'uk' ? slow.promise : Promise.resolve({})),
    });
    await use('uk', Promise.resolve());
    await use('en');
    slow.resolve({ nav: { login: 'Увійти' } });
    await slow.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect([i18n.language, i18n.t('nav.login')]).toEqual(['en', 'Log in']);
    await i18n.changeLanguage('uk');
    expect(i18n.t('nav.login')).toBe('Log in');
  });

  it('reach no prototype, whatever the keys are called [X3]', () => {
    const tree = JSON.parse(
      '{"__proto__":{"polluted":"x"},"constructor":{"prototype":{"polluted":"y"}},"a":{"b":"c","n":1,"l":["x"]}}',
    );
    expect([...flattenWords(tree)]).toEqual([
      ['__proto__.polluted', 'x'],
      ['constructor.prototype.polluted', 'y'],
      ['a.b', 'c'],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect([...mergeWords(new Map([['a', '1']]), new Map([['a', '']]))]).toEqual([['a', '1']]);
  });

  it('hide no earlier text by an empty one, and replace all forms of a plural by one text', () => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`a_${form}`, form] as const);
    const plural = new Map<string, string>([...forms, ['b_one', '1']]);
    expect([...mergeWords(plural, new Map([['a', 'A']]))]).toEqual([
      ['b_one', '1'],
      ['a', 'A'],
    ]);
    expect(mergeWords(plural, new Map([['a', '']])).size).toBe(7);
    expect([...mergeWords(new Map([['a', 'A']]), new Map([['a_one', '1']]))]).toEqual([
      ['a', 'A'],
      ['a_one', '1'],
    ]);
    const three = [new Map([['a', 'A']]), new Map([['a_one', '1']]), new Map([['a', 'B']])];
    expect([...mergeWords(...three)]).toEqual([['a', 'B']]);
    // What only ends as a form does is none.
    const alike = [
      new Map([
        ['other', 'O'],
        ['a_more', 'M'],
      ]),
      new Map([
        ['othe', 'T'],
        ['a', 'A'],
      ]),
    ];
    expect(mergeWords(...alike).size).toBe(4);
    expect([...mergeWords()]).toEqual([]);
  });

  it.each([null, undefined, 7, 'text', ['a'], [{ a: 'b' }]])('are none in %j', (tree) => {
    expect([...flattenWords(tree)]).toEqual([]);
  });

  it('are looked up by their whole key, dots and colons and all', () => {
    const i18n = createI18n('en', { 'a.b': 'ab', 'c:d': 'cd', empty: '' });
    const say = (key: string) => i18n.t(key as 'nav.login');
    expect([say('a.b'), say('c:d'), say('empty'), say('a.x')]).toEqual(['ab', 'cd', 'empty', 'a.x']);
    expect(i18n.isInitialized).toBe(true);
    expect(createI18n().isInitialized).toBe(true);
    expect(createI18n().language).toBeUndefined();
  });

  it('do not run what stands in a value [X1]', async () => {
    const { i18n, use } = translator({
      loadServer: async () => ({ cards: { greeting: 'Hello, {{name}}' } }),
    });
    await use('en');
    expect(i18n.t('cards.greeting', { name: '$t(nav.login) {{count}} <b>' })).toBe(
      'Hello, $t(nav.login) {{count}} <b>',
    );
  });
});

describe('the words of an error', () => {
  it.each([
    ['CONFLICT_plasticless', ['CONFLICT_plasticless', 'CONFLICT-plasticless', 'CONFLICT']],
    [
      'TOO_MANY_REQUEST_plasticless',
      ['TOO_MANY_REQUEST_plasticless', 'TOO_MANY_REQUEST-plasticless', 'TOO_MANY_REQUEST'],
    ],
    ['BAD_REQUEST-add_card', ['BAD_REQUEST-add_card', 'BAD_REQUEST_add_card', 'BAD_REQUEST']],
    ['connection-error', ['connection-error']],
    ['CARD_BLOCKED', ['CARD_BLOCKED']],
    ['x-BAD_REQUEST-add_card', ['x-BAD_REQUEST-add_card']],
    ['BAD_REQUEST-', ['BAD_REQUEST-']],
    ['A_b1', ['A_b1', 'A-b1', 'A']],
  ])('are looked up for %s in both spellings, then plain [ERR-35 ERR-36 ERR-37]', (code, codes) => {
    expect(codesToTry(code)).toEqual(codes);
  });

  it('come from the table, then the message, then the default [ERR-16 ERR-17 ERR-18 API-09]', async () => {
    const { i18n, use } = translator();
    await use('en');
    const say = (code: string, original: string | null) =>
      errorMessage(i18n, facts(code, 400, original)).text;
    expect(say('CARD_BLOCKED', 'x')).toBe('The card is already blocked. There is nothing more to do.');
    expect(say('UNHEARD_OF', 'The server said so.')).toBe('The server said so.');
    expect(say('UNHEARD_OF', null)).toBe('Oh no! Something went wrong! Please try again later.');
    expect(say('TOO_MANY_REQUEST_plasticless', null)).toContain('60 minutes');
  });

  it('say of a limit that it is one, whoever on the way refused, and in the language of the page', async () => {
    const { i18n, use } = translator();
    await use('en');
    const say = (code: string, original: string | null = null) =>
      errorMessage(i18n, facts(code, 429, original)).text;
    const limit = 'Too many attempts. Try again later.';
    expect(say('default')).toBe(limit);
    // Its own words stay where the table has them.
    expect(say('TOO_MANY_REQUEST-add_card')).toBe('Too many attempts. Try again in 30 minutes.');
    expect(errorMessage(i18n, facts('default', 418)).text).not.toBe(limit);
  });

  it('ask for the contact block instead of showing its marker [ERR-26]', async () => {
    const { i18n, use } = translator();
    await use('en');
    expect(errorMessage(i18n, facts('500', 500))).toMatchObject({
      text: expect.not.stringContaining('#CONTACT#'),
      hasContact: true,
    });
  });

  it.each([
    ['no answer came', 'connection-error', null, true],
    ['the answer is none', 'default', null, true],
    ['the server broke down', 'INTERNAL_ERROR', 500, true],
    ['no code came', 'default', 418, true],
    ['a bare status came', '404', 404, true],
    ['nobody has words for the code', 'UNHEARD_OF', 400, true],
    ['customer care has to help', 'CONFLICT-add_card', 409, true],
    ['a program of ours did not load', 'STYLE_PART_FAILED', null, true],
    ['a password was wrong', 'INVALID_PASSWORD', 400, false],
    ['a code was wrong, with HTTP 200', 'INVALID_OTP', 200, false],
    ['there were too many attempts', 'TOO_MANY_REQUEST-add_card', 429, false],
    ['the service is paused', 'SERVICE_PAUSED', 503, false],
  ])(
    'where %s (%s) have a reference, or none where people can mend it themselves [LOV-60]',
    async (_, code, status, has) => {
      const { i18n, use } = translator();
      await use('en');
      const { trace } = errorMessage(i18n, facts(code, status));
      expect(trace).toEqual(has ? { reference: 'ref-7' } : null);
    },
  );

  it('say neither marker nor the space around it [ERR-26]', () => {
    const words = {
      'error-messages.A': 'Call #CONTACT# ',
      'error-messages.default': '#CONTACT# or #CONTACT# wait',
    };
    const i18n = createI18n('en', words);
    const trace = { reference: 'ref-7' };
    expect(errorMessage(i18n, facts('A', 400))).toEqual({ text: 'Call', hasContact: true, trace });
    expect(errorMessage(i18n, facts('B', 400))).toEqual({ text: 'or  wait', hasContact: true, trace });
    expect(errorMessage(i18n, facts('B', 400, ' o '))).toEqual({ text: 'o', hasContact: false, trace });
  });

  it('make a toast of the level of the error, with what the server said [ERR-07 ENT-125]', () => {
    const i18n = createI18n('en', { 'error-messages.A': 'a' });
    const { toast } = aTenant();
    const error = { ...facts('A-b', 400, 'said'), level: 'warning' } as const;
    expect(toastOfError(i18n, error, { toast, errors: { ignore: ['B'] } })).toEqual({
      text: 'a',
      hasContact: false,
      trace: null,
      level: 'warning',
      code: 'A-b',
      original: 'said',
      duration: 8450,
    });
    // Any of the spellings under which its words are looked up.
    for (const ignored of ['A-b', 'A_b', 'A'])
      expect(toastOfError(i18n, error, { toast, errors: { ignore: [ignored] } }), ignored).toBeNull();
  });

  it('make no toast for a code on the ignore list [ERR-08]', async () => {
    const { i18n, use } = translator();
    await use('en');
    const error = { ...facts('CARD_BLOCKED', null), level: 'error' } as const;
    const { toast } = aTenant();
    expect(toastOfError(i18n, error, { toast, errors: { ignore: ['CARD_BLOCKED'] } })).toBeNull();
    expect(toastOfError(i18n, error, { toast, errors: { ignore: [] } })).toMatchObject({
      level: 'error',
      code: 'CARD_BLOCKED',
      trace: { reference: 'ref-7' },
      duration: 8450,
    });
  });
});

describe('toasts', () => {
  const toast = {
    level: 'error',
    text: 'a',
    hasContact: false,
    code: 'A',
    original: 'o',
    trace: null,
    duration: 1,
  } as const;

  it('are listed, dismissed, and cleared; each code is counted [ENT-125 ENT-126 ENT-132 GRD-27]', () => {
    const store = createStore();
    store.set(showToastAtom, toast);
    store.set(showToastAtom, { ...toast, text: 'b', code: 'B' });
    store.set(showToastAtom, toast);
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['b', 'a']);
    expect(store.get(toastsAtom)[0]).toMatchObject({ code: 'B', level: 'error', text: 'b', original: 'o' });
    expect([...store.get(errorCountsAtom)]).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    store.set(dismissToastAtom, store.get(toastsAtom)[0]?.id ?? 0);
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['a']);
    store.set(clearToastsAtom);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});

describe('the name of a product', () => {
  it('is the tenant’s; an unknown one has a common name [ENT-075 ENT-076]', async () => {
    const { i18n, use } = translator();
    await use('en');
    const tenant = aTenant();
    expect(productNameOf(i18n.t, tenant, 'gift')).toBe('Gift card');
    for (const ref of ['zzz', '__proto__', 'constructor', undefined])
      expect(productNameOf(i18n.t, tenant, ref)).toBe('Benefit card');
    expect(productName(i18n.t, tenant, { balances: [] })).toBe('Benefit card');
  });
});

describe('the phone line', () => {
  it.each([
    ['weekdays', 'Phone line: weekdays 9:00–18:00'],
    ['everyDay', 'Phone line: every day 9:00–18:00'],
  ] as const)('says in a line of its own when it is answered: %s [NAV-57 USE-23]', async (days, line) => {
    const { i18n, use } = translator();
    await use('en');
    expect(phoneHours(i18n.t, { number: '1', days, from: '9:00', to: '18:00' })).toBe(line);
  });
});
