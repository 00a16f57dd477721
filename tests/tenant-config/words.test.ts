// Longer than 250 lines because the tables of codes, quoted texts and plural forms are written out in full.
import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';

interface Tree {
  readonly [key: string]: string | Tree;
}

const LANGUAGES = ['bg', 'pl', 'uk', 'ro', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const folder = new URL('../../tenant-config/languages/', import.meta.url);
const readWords = (language: Language): Tree =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Tree;

/** Leaves as [path, text]; a path is joined with a space, since codes hold dashes and underscores. */
function flatten(tree: Tree, path: readonly string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join(' '), value] satisfies [string, string]]
      : flatten(value, [...path, key]),
  );
}

const files = new Map(LANGUAGES.map((language) => [language, flatten(readWords(language))]));
const leavesOf = (language: Language): [string, string][] => files.get(language) ?? [];
const textsOf = (language: Language): Map<string, string> => new Map(leavesOf(language));

const SUFFIX = /_(zero|one|two|few|many|other)$/;
/** A plural key without its suffix; every other key as it stands. */
function baseOf(key: string, all: ReadonlySet<string>): string {
  const base = key.replace(SUFFIX, '');
  return all.has(`${base}_other`) ? base : key;
}
const basesOf = (language: Language): string[] => {
  const keys = new Set(leavesOf(language).map(([key]) => key));
  return [...new Set([...keys].map((key) => baseOf(key, keys)))];
};

/** What has to be the same in every translation of a text: values, link marks, the contact marker. */
const marksIn = (text: string): string =>
  [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\d>|#CONTACT#/g))].sort().join(' ');

/** The texts of a language that match `pattern`, as "path: text", so that a failure names its place. */
const matching = (language: Language, pattern: RegExp): string[] =>
  leavesOf(language)
    .filter(([, text]) => pattern.test(text))
    .map(([key, text]) => `${key}: ${text}`);

/** Texts for screen readers alone; they carry ordinary spaces. */
const isHeardOnly = (key: string): boolean =>
  /^accessible |^cards endingIn$|^common opensInNewTab$|^transactions shown_/.test(key);

// The error catalogue (ERR-44 to ERR-87) in its order, and the two loader errors under the table.
const CODES = `401 404 500 connection-error default APP_DEPENDENCIES_FAILED ASSOCIATION_MUST_BE_RESTARTED
  BAD_GATEWAY BAD_REQUEST INTERNAL_ERROR METHOD_NOT_ALLOWED NOT_ACCEPTABLE NOT_IMPLEMENTED UNSUPPORTED_MEDIA_TYPE
  BAD_REQUEST-add_card INVALID_CARD-add_card BAD_REQUEST-create_account BAD_REQUEST-delete_account INVALID_PASSWORD
  BAD_REQUEST-req-change-email PASSWORD_MISMATCH CARD_ALREADY_LINKED CARD_BLOCKED CARD_NOT_BLOCKED CONFLICT-add_card
  CONFLICT_plasticless EXPIRED_TOKEN INVALID_TOKEN INVALID_TOKEN-change-phone-number INVALID_OTP
  INVALID_VERIFICATION_CODE OTP_IS_EXPIRED OTP_LIMIT_IS_EXCEEDED IMPOSSIBLE_ASSOCIATION INVALID_BENEF INVALID_EMAIL
  INVALID_CARD-pin_reveal INVALID_CARD-remove_card MISMATCH_PASSWORD_COMPLEXITY NOT_FOUND TOO_MANY_REQUEST
  TOO_MANY_REQUEST-add_card TOO_MANY_REQUEST-plasticless UNAUTHORIZED SCRIPT_PART_FAILED STYLE_PART_FAILED`.split(
  /\s+/,
);

const REASONS =
  `accountNotActive balanceLimit blockedCard blockedMerchant cardNotActive contactlessLimit crossBorder
  expiredCard incorrectPan incorrectPin insufficientFunds invalidCardData invalidCvc2 invalidExpiry invalidCurrency
  merchantNotAccepted triesExceeded cvc2TriesExceeded pinTriesExceeded recurring internalError amountLimit
  transactionLimit typeNotAllowed unknownTerminal`.split(/\s+/);

// Path, text as the requirements quote it, ids of the rows that it is for. A next step may follow it.
const QUOTED: readonly (readonly [string, string, string])[] = [
  ['error-messages 401', 'Oh no, your session has expired! Please log in to pick up', 'ERR-44'],
  ['sessionExpired title', 'Oh no, your session has expired!', 'ERR-44'],
  ['error-messages 404', 'Error 404', 'ERR-45'],
  ['notFound text', 'Error 404', 'ERR-45'],
  ['error-messages connection-error', 'Service connection error', 'ERR-47'],
  ['error-messages default', 'Oh no! Something went wrong! Please try again later.', 'ERR-48'],
  ['error-messages BAD_REQUEST-delete_account', 'Password is not correct!', 'ERR-61'],
  ['error-messages INVALID_PASSWORD', 'Password is not correct!', 'ERR-62'],
  ['error-messages BAD_REQUEST-req-change-email', 'Current password is not correct!', 'ERR-63'],
  ['error-messages CARD_ALREADY_LINKED', 'Card already registered.', 'ERR-65'],
  ['forgotPassword botDetected', 'Bot detected. Relax!', 'ERR-90'],
  ['transactions status success', 'Completed', 'ENT-087'],
  ['transactions status failed', 'Refused', 'ENT-089'],
  ['form-validations required', 'Required Field', 'VAL-02'],
  ['form-validations email', 'Incorrect email address', 'VAL-02'],
  ['form-validations sameAsEmail', 'Emails do not match', 'VAL-02'],
  [
    'form-validations notSameAsCurrentEmail',
    'New email should not be the same as the current email',
    'VAL-02',
  ],
  ['form-validations sameAsPassword', 'Passwords do not match', 'VAL-02'],
  [
    'form-validations notSameAsCurrentPassword',
    'Your password must be different from the previous ones',
    'VAL-02',
  ],
  ['form-validations namePattern', 'Your name should start with a letter', 'VAL-02'],
  ['form-validations dateOfBirth', 'Invalid date of birth', 'VAL-02'],
  ['form-validations adult', 'You must be 18 or over', 'VAL-02'],
  ['form-validations postalCode', 'Invalid postal code', 'VAL-02'],
  ['form-validations countyFirst', 'County should be selected first', 'VAL-02'],
  ['form-validations fromList', 'Please select a value from list', 'VAL-02'],
  ['form-validations termsConds', 'Tick the box to continue', 'VAL-02'],
  ['form-validations onlyDigits', 'Expected only digits', 'VAL-02'],
  [
    'form-validations cardNotRecognized',
    'This card is not recognized, check the identifier entered.',
    'VAL-02',
  ],
  ['form-validations noUppercase', 'No uppercase allowed', 'VAL-02'],
];

// Each form with the counts that take it; `#` stands for the count. Together the counts are those of PROBED.
const PROBED = [0, 1, 2, 5, 11, 12, 19, 20, 21, 22, 100, 101, 102, 112, 1.5];
const PLURALS: Record<Language, Record<string, Record<string, readonly number[]>>> = {
  bg: {
    'cards.count': { 'Още нямате карти': [0], '# карта': [1], '# карти': PROBED.slice(2) },
    fieldsToFill: {
      'Остава # поле за попълване': [1],
      'Остават # полета за попълване': [0, ...PROBED.slice(2)],
    },
  },
  pl: {
    'cards.count': {
      'Nie masz jeszcze kart': [0],
      '# karta': [1],
      '# karty': [2, 22, 102, 1.5],
      '# kart': [5, 11, 12, 19, 20, 21, 100, 101, 112],
    },
    fieldsToFill: {
      '# pole do wypełnienia': [1],
      '# pola do wypełnienia': [2, 22, 102, 1.5],
      '# pól do wypełnienia': [0, 5, 11, 12, 19, 20, 21, 100, 101, 112],
    },
  },
  uk: {
    'cards.count': {
      'У вас ще немає карток': [0],
      '# картка': [1, 21, 101],
      '# картки': [2, 22, 102, 1.5],
      '# карток': [5, 11, 12, 19, 20, 100, 112],
    },
    fieldsToFill: {
      '# поле потрібно заповнити': [1, 21, 101],
      '# поля потрібно заповнити': [2, 22, 102, 1.5],
      '# полів потрібно заповнити': [0, 5, 11, 12, 19, 20, 100, 112],
    },
  },
  ro: {
    'cards.count': {
      'Încă nu ai carduri': [0],
      '# card': [1],
      '# carduri': [2, 5, 11, 12, 19, 101, 102, 112, 1.5],
      '# de carduri': [20, 21, 22, 100],
    },
    fieldsToFill: {
      '# câmp de completat': [1],
      '# câmpuri de completat': [0, 2, 5, 11, 12, 19, 101, 102, 112, 1.5],
      '# de câmpuri de completat': [20, 21, 22, 100],
    },
  },
  en: {
    'cards.count': { 'You have no cards yet': [0], '# card': [1], '# cards': PROBED.slice(2) },
    fieldsToFill: { '# field to fill in': [1], '# fields to fill in': [0, ...PROBED.slice(2)] },
  },
};

const translators = i18next.createInstance();
await translators.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [language, { translation: readWords(language) }]),
  ),
});

describe('the English texts that the requirements quote', () => {
  it.each(QUOTED)('%s starts with "%s" [%s]', (key, quoted) => {
    expect(textsOf('en').get(key)?.startsWith(quoted), textsOf('en').get(key)).toBe(true);
  });

  it('leaves Error 404 and Service connection error standing alone [ERR-45 ERR-47]', () => {
    expect(textsOf('en').get('error-messages 404')).toBe('Error 404');
    expect(textsOf('en').get('error-messages connection-error')).toBe('Service connection error');
  });
});

describe.each(LANGUAGES)('the built-in words in %s', (language) => {
  const texts = textsOf(language);

  it('have the same keys as the English ones, plural suffixes apart', () => {
    expect(basesOf(language).sort()).toEqual(basesOf('en').sort());
  });

  it('list their keys in the same order as the English ones', () => {
    expect(basesOf(language)).toEqual(basesOf('en'));
  });

  it('leave no text empty, padded or doubly spaced', () => {
    expect(matching(language, /^\s|\s$|[ \u00A0]{2}|^$/)).toEqual([]);
  });

  it('have exactly the plural forms of the language, and a sentence for none at most', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(texts.keys());
    const plurals = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.replace(SUFFIX, ''));
    expect(plurals.length).toBeGreaterThan(15);
    for (const base of plurals) {
      const found = [...keys].filter((key) => SUFFIX.test(key) && key.replace(SUFFIX, '') === base);
      const suffixes = found.map((key) => key.slice(base.length + 1)).filter((suffix) => suffix !== 'zero');
      expect(suffixes.sort(), base).toEqual([...wanted].sort());
    }
  });

  it('fill in the same values as the English ones, and keep link marks and the contact marker', () => {
    const english = textsOf('en');
    for (const [key, text] of texts) {
      if (key.endsWith('_zero')) continue;
      const source = english.get(key.replace(SUFFIX, '_other')) ?? english.get(key) ?? '';
      // "The last month" needs no number where the form is of 1 alone; a Ukrainian one is of 21 as well.
      const isOfOne = key.endsWith('_one') && new Intl.PluralRules(language).select(21) !== 'one';
      const kept = isOfOne && !text.includes('{{count') ? source.replace(/\{\{count[^}]*\}\}/, '') : source;
      expect(marksIn(text), `${key}: ${text}`).toBe(marksIn(kept));
    }
  });

  it('say every code of the error catalogue [ERR-88]', () => {
    expect(CODES.filter((code) => !texts.get(`error-messages ${code}`))).toEqual([]);
  });

  it('say in one way that the current password is wrong, but for the two that are quoted', () => {
    const said = ['PASSWORD_MISMATCH', 'BAD_REQUEST-req-change-email'].map((code) =>
      texts.get(`error-messages ${code}`),
    );
    expect(new Set(said).size).toBe(language === 'en' ? 2 : 1);
  });

  it('keep the contact marker last in a message', () => {
    expect(matching(language, /#CONTACT#(?!$)/)).toEqual([]);
  });

  it('ask at a box for a tick, not for a consent: the box may say that something was read', () => {
    const asked = ['termsConds', 'privacyPolicy'].map((rule) => texts.get(`form-validations ${rule}`));
    expect(asked.join()).toMatch(/\p{L}/u);
    expect(asked.join()).not.toMatch(/consent|acord|съгласи|zgod|згод/iu);
  });

  it('call the menu of the account otherwise than its first entry', () => {
    expect(texts.get('nav account')).toMatch(/\p{L}/u);
    expect(texts.get('nav account')).not.toBe(texts.get('nav profile'));
  });

  it('call the state of a card the same in the table of what is known of a person as on its page', () => {
    const [said = '', saved = '?'] = ['cardActions now', 'myData status'].map((key) => texts.get(key));
    expect(said.toLowerCase()).toContain(saved.toLowerCase());
  });

  it('explain a serial number without its length, which is an option of a tenant', () => {
    expect(texts.get('dialogs helpSerialNumber text')).not.toMatch(/\d/);
  });

  it('say every declined reason small and open-ended, with a next step as a sentence', () => {
    for (const reason of REASONS) {
      expect(texts.get(`declined ${reason} text`), reason).toMatch(/^(\p{Ll}|PIN).*[^.]$/u);
      expect(texts.get(`declined ${reason} next`), reason).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('hold no HTML: numbered link marks, in the consents alone', () => {
    expect(matching(language, /<(?!\/?1>)|(?<!<\/?1)>|&\w+;/)).toEqual([]);
    const marked = [...texts].filter(([, text]) => text.includes('<')).map(([key]) => key);
    expect(marked).toEqual(['consents termsConds', 'consents privacyPolicy']);
  });

  it('use the quotation marks and dashes of the language alone', () => {
    const foreign = {
      bg: /["'”«»’—]/,
      pl: /["'“«»’—]/,
      uk: /["'“”„–](?!\d|\{\{)/,
      ro: /["'“«»’—]/,
      en: /["'„«»—]/,
    }[language];
    expect(matching(language, foreign)).toEqual([]);
    expect(matching(language, /\u2011/)).toEqual([]);
  });

  it('mix no Latin and Cyrillic letters in a word', () => {
    const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
    expect(matching(language, mixed)).toEqual([]);
  });

  it('call out in the quoted English texts alone, and have no button that says OK', () => {
    const shouting =
      language === 'en' ? QUOTED.filter(([, text]) => text.includes('!')).map(([key]) => key) : [];
    const found = [...texts].filter(([, text]) => text.includes('!')).map(([key]) => key);
    expect(found.sort()).toEqual(shouting.sort());
    expect(matching(language, /\b(OK|Submit|dvs|Pan|Pani)\b/)).toEqual([]);
  });

  it('say what is heard only with ordinary spaces', () => {
    const heard = [...texts].filter(([key]) => isHeardOnly(key));
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.filter(([, text]) => text.includes('\u00A0'))).toEqual([]);
  });

  it.each(Object.entries(PLURALS[language]))('count %s as its speakers do', (key, forms) => {
    const probed = Object.values(forms).flat();
    expect([...probed].sort((a, b) => a - b)).toEqual([...PROBED].sort((a, b) => a - b));
    const t = translators.getFixedT(language);
    for (const [form, counts] of Object.entries(forms)) {
      for (const count of counts) {
        // The non-breaking space after the number is another test's matter.
        expect(t(key, { count }).replaceAll('\u00A0', ' ')).toBe(form.replace('#', String(count)));
      }
    }
  });
});

describe('a short label', () => {
  it.each(LANGUAGES)('of %s stands in the long one, which is what is spoken [USE-18]', (language) => {
    const texts = textsOf(language);
    const pairs = [...texts].flatMap(([key, short]) => {
      const long = key.endsWith('Short') ? texts.get(key.slice(0, -'Short'.length)) : undefined;
      return long === undefined ? [] : [{ short, long }];
    });
    expect(pairs.length).toBeGreaterThan(2);
    expect(pairs.filter(({ short, long }) => !long.toLowerCase().includes(short.toLowerCase()))).toEqual([]);
  });
});

describe('what one language alone asks for', () => {
  it('writes Romanian with a comma below, never a cedilla', () => {
    expect(matching('ro', /[\u015E\u015F\u0162\u0163]/)).toEqual([]);
    expect(leavesOf('ro').some(([, text]) => /[șț]/.test(text))).toBe(true);
  });

  it('says tu in Romanian, and asks of nobody in the plural [USE-23]', () => {
    const polite = leavesOf('ro').filter(([, text]) => /\p{L}[aei]ți(?!\p{L})/u.test(text));
    expect(polite).toEqual([]);
  });

  it('keeps one-letter words with the next one in Polish and Ukrainian', () => {
    const seen = (language: Language, pattern: RegExp) =>
      leavesOf(language).filter(([key, text]) => !isHeardOnly(key) && pattern.test(text));
    expect(seen('pl', /(?<![\p{L}’-])[aiouwz] /iu)).toEqual([]);
    expect(seen('uk', /(?<![\p{L}’-])[авзійоуя] /iu)).toEqual([]);
  });

  it('names the mark of optional fields as it stands beside them in Bulgarian and Ukrainian', () => {
    const [bg, uk] = [textsOf('bg'), textsOf('uk')];
    expect(bg.get('registration personal lead')).toContain(`„${bg.get('forms optional')}“`);
    expect(uk.get('registration personal lead')).toContain(`«${uk.get('forms optional')}»`);
  });

  it('keeps ПИН and код on one line in Bulgarian', () => {
    expect(matching('bg', /ПИН код/)).toEqual([]);
    expect(matching('bg', /ПИН\u00A0код/).length).toBeGreaterThan(3);
  });

  it('groups thousands in the counts that can pass 999', () => {
    expect(translators.getFixedT('en')('transactions.shown', { count: 5000 })).toBe(
      '5,000 transactions shown',
    );
  });

  // What was read aloud by people of these languages and sounded foreign, unkind or like another thing.
  it.each<[Language, string, RegExp]>([
    [
      'bg',
      'polite forms in small letters inside a sentence',
      /[\p{Ll},] (?:Ви|Вас|Вам|Ваш\p{Ll}*)(?!\p{L})/u,
    ],
    ['bg', 'a question that fits one number as well as four digits', /^Къде е\?/],
    ['bg', 'hyphens in names, not dashes', /тирета/],
    [
      'bg',
      'the number of a phone is changed, not the phone',
      /(?:Смяна на|Сменете) телефона|Новият ви телефон /,
    ],
    ['bg', 'one month without its number', /последния \{\{count/],
    ['pl', 'somebody is on an account, not in it', /w[ \u00A0]swoim koncie/],
    ['pl', 'an address is confirmed, which says more than that a confirmation was', /potwierdzenie już było/],
    ['pl', 'the number of a phone is changed, not the phone', /Zmień telefon/],
    ['pl', 'the prefix of a country, not any code', /kraju lub kodu/],
    ['pl', 'one month without its number', /ostatni \{\{count/],
    ['ro', 'earlier transactions, not the oldest', /cele mai vechi/],
    ['ro', 'one word for a draft', /schiț/],
    ['ro', 'the spam folder by its name', /folderul Spam/],
    ['ro', 'the number of a phone is changed, not the phone', /Schimbă telefonul/],
    ['ro', 'a sentence where English says to relax', /Calm\./],
    ['ro', 'one month without its number', /ultima \{\{count/],
    ['en', 'one month without its number', /last \{\{count\}\} month$/],
    ['pl', 'a timer that does something', /Znikną/],
    ['pl', 'an error, not a ticket, has the number', /Numer zgłoszenia/],
    ['pl', 'what holds once a button is pressed, not as of now', /^Od tej chwili/],
    ['uk', 'an error, not a request, has the number', /номер звернення/i],
    ['uk', 'no time after a preposition that changes before 11', /(?<!\p{L})об?\s\{\{time/iu],
    ['uk', 'benefits of an employer, not of the state', /пільг/iu],
    ['uk', 'transactions, as everywhere', /операці|operats/iu],
    ['uk', 'в after a vowel', /[аеєиіїоуюя][ \u00A0]увій/iu],
    ['uk', 'the counties of the country that offers it', /повіт/iu],
    ['uk', 'a plastic card, which is what is ordered', /фізичної/],
    ['uk', 'one verb for taking a card out', /прибрати|вилуч/iu],
    ['ro', 'a folder of mails', /dosar/i],
    ['ro', 'what holds once a button is pressed, not since some day', /^De atunci/],
    ['ro', 'a question that fits one number as well as four digits', /^Unde îl/],
    ['ro', 'a code that is used once', /\bcod(ul)? unic/i],
    ['ro', 'the state of a card', /statut/i],
    ['ro', 'no word that only fits men', /ești sigur/],
    ['en', 'a question that fits one number as well as four digits', /^Where is it/],
    ['en', 'one way to name the spam folder', /Spam/],
    ['en', 'what waits is waiting', /\bwaits? for a|\bwaits? for verification/],
    ['en', 'plain verbs', /go on (?:working|paying)|was not made|very card/],
  ])('says in %s: %s [USE-23]', (language, _, other) => {
    expect(matching(language, other)).toEqual([]);
  });

  it('puts verbs on the Bulgarian buttons and links that act on a card [USE-23]', () => {
    const acting = leavesOf('bg').filter(([key]) =>
      /^actions (?:activate|pin|block|unblock|remove|verify)/.test(key),
    );
    expect(acting.length).toBeGreaterThan(9);
    expect(acting.filter(([, text]) => !/^\p{Lu}\p{L}+(?:те|йте)(?!\p{L})/u.test(text))).toEqual([]);
  });
});
