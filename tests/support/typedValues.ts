/**
 * What people type, and the rule (VAL-04 to VAL-85) that it breaks, or null. One table for the compiled
 * validators (tests/compiler/formRules.test.ts) and for the forms in a browser
 * (tests/e2e/typed-values.test.ts). What only a validator can be given, such as another day as today, stands
 * with it. Over 250 lines: the values are written out in full.
 */
export type Cases = readonly (readonly [typed: string, rule: string | null])[];

/** As long as that, of small and capital letters. */
export const latin = (length: number): string => 'Ab'.repeat(length).slice(0, length);
export const addressOf = (length: number): string => `${'a'.repeat(length - '@x.example'.length)}@x.example`;

export const EMAILS: Cases = [
  ['', 'required'],
  ['  ', 'required'],
  ['abc@', 'email'],
  ['abc', 'email'],
  ['@x.example', 'email'],
  ['a@b@x.example', 'email'],
  ['a..b@x.example', 'email'],
  ['.a@x.example', 'email'],
  ['a b@x.example', 'email'],
  ['a@x', 'email'],
  ['a@x.e', 'email'],
  ['a@-x.example', 'email'],
  ['a@x-.example', 'email'],
  ['a@x..example', 'email'],
  ['a@1.2', 'email'],
  ['a,b@x.example', 'email'],
  ['a\u0000b@x.example', 'email'],
  ['a\u202eb@x.example', 'email'],
  ['a.b+c@x.example', null],
  ['A@X.EXAMPLE', null],
  [' a@x.example ', null],
  ["o'brien@x.example", null],
  ['ıiİI@x.example', null],
  ['мария@пример.бг', null],
  ['a@xn--e1afmkfd.xn--90ae', null],
  ['a@sub.do-main.x2.example', null],
];

export const EMAIL_LENGTHS: Cases = [
  [addressOf(100), null],
  [addressOf(101), 'maxLength'],
];

/** Beside the email `Ana@x.example`. */
export const CONFIRMED_EMAILS: Cases = [
  ['', 'required'],
  ['ana@x.example', null],
  ['ana@x.example ', null],
  ['ann@x.example', 'sameAsEmail'],
];

/** @param current in small letters */
export const newEmails = (current: string): Cases => [
  ['', 'required'],
  ['abc@', 'email'],
  [current.toUpperCase(), 'notSameAsCurrentEmail'],
  [current, 'notSameAsCurrentEmail'],
  ['new@x.example', null],
  [addressOf(101), 'maxLength'],
];

export const PASSWORDS: Cases = [
  ['', 'required'],
  ['Aa1!aaa', 'passwordMin'],
  ['Aa1!aaaa', null],
  ['aa1!aaaa', 'passwordUpper'],
  ['AA1!AAAA', 'passwordLower'],
  ['Aaa!aaaa', 'passwordDigit'],
  ['Aa1aaaaa', 'passwordSpecial'],
  ['Aa1 aaaa', 'passwordSpecial'],
  ['Пп1аааааа', 'passwordSpecial'],
  ['Пп1!аааа', null],
  [`Aa1!${'a'.repeat(200)}`, null],
];

/** Letters with their marks are no special characters (VAL-19). */
export const PASSWORD_LETTERS: Cases = [
  ['Пп1аааааа', 'passwordSpecial'],
  ['Пп1!аааа', null],
  ['Şş1!aaaa', null],
  ['Aa1\u0301aaaa', 'passwordSpecial'],
];

/** Beside the password `Aa1!aaaa`. */
export const CONFIRMED_PASSWORDS: Cases = [
  ['', 'required'],
  ['Aa1!aaaa', null],
  ['aa1!aaaa', 'sameAsPassword'],
  ['Aa1!aaaa ', 'sameAsPassword'],
];

/** Beside the current password `Benefit-2026!`. */
export const CHANGED_PASSWORDS: Cases = [
  ...PASSWORDS,
  ['Benefit-2026!', 'notSameAsCurrentPassword'],
  ['Benefit-2026?', null],
];

export const CURRENT_PASSWORDS: Cases = [
  ['', 'required'],
  ['1234567', 'minLength'],
  ['12345678', null],
  ['        ', 'required'],
];

export const NAMES: Cases = [
  ['Anne-Marie', null],
  ["O'Neil", null],
  ['O’Neil', null],
  ['Марʼяна', null],
  ['St. Ana', null],
  ['D`Arc', null],
  ['Ana1', 'namePattern'],
  ['Ana@', 'namePattern'],
  ['Ana_', 'namePattern'],
  ['-Ana', 'namePattern'],
  ["'Ana", 'namePattern'],
  // Keyboards and clipboards put spaces around a name; they are no part of it.
  [' Ana ', null],
  ['.Ana', 'namePattern'],
];

export const NAMES_OF_COUNTRIES: Cases = ['Мария', 'Ștefan', 'Łukasz', 'Ївга', 'S\u0326tefan'].map((name) => [
  name,
  null,
]);

export const FIRST_NAME_LENGTHS: Cases = [
  ['', 'required'],
  ['A', 'minLength'],
  ['Al', null],
  [latin(20), null],
  [latin(21), 'maxLength'],
];

export const LAST_NAME_LENGTHS: Cases = [
  ['', 'required'],
  ['P', 'minLength'],
  ['Po', null],
  [latin(50), null],
  [latin(51), 'maxLength'],
];

/** Home address, street, town, city. */
export const PLACES: Cases = [
  ['', 'required'],
  ['   ', 'required'],
  ['A', null],
  [latin(100), null],
  [latin(101), 'maxLength'],
];

export const POSTAL_CODES: Cases = [
  ['', 'required'],
  ['1', null],
  ['00-950', null],
  ['010 101', null],
  ['SW1A', null],
  ['1234567890', null],
  ['12345678901', 'maxLength'],
  ['12#4', 'postalCode'],
  ['12/4', 'postalCode'],
];

export const SERIAL_NUMBERS: Cases = [
  ['', 'required'],
  ['123456789', 'serialLength'],
  ['1234567890', null],
  ['0000000001', null],
  ['12345678901', 'serialLength'],
  ['123456789O', 'onlyDigits'],
];

export const LAST_DIGITS: Cases = [
  ['', 'required'],
  ['123', 'panLength'],
  ['1234', null],
  ['0042', null],
  ['12345', 'panLength'],
  ['12a4', 'onlyDigits'],
];

/** Of 5 to 1000 characters, counted as people do, not in units of UTF-16. */
export const MESSAGES: Cases = [
  ['', 'required'],
  ['    ', 'required'],
  ['Abcd', 'minLength'],
  ['Abcde', null],
  [latin(1000), null],
  [latin(1001), 'maxLength'],
];
export const MESSAGES_OF_SYMBOLS: Cases = [
  ['🙂'.repeat(4), 'minLength'],
  ['🙂'.repeat(5), null],
  ['🙂'.repeat(1000), null],
  ['🙂'.repeat(1001), 'maxLength'],
];

/** On 21 November 2026. */
export const BIRTH_DATES: Cases = [
  ['05/03/1990', null],
  ['05/03/199', 'dateOfBirth'],
  ['05/03/19900', 'dateOfBirth'],
  ['5/3/1990', null],
  ['1990-03-05', null],
  ['5/23/1990', 'dateOfBirth'],
  ['31/12/1899', 'dateOfBirth'],
  ['01/01/1900', null],
  ['00/01/1990', 'dateOfBirth'],
  ['31/02/1990', 'dateOfBirth'],
  ['29/02/1990', 'dateOfBirth'],
  ['29/02/1992', null],
  ['29/02/1900', 'dateOfBirth'],
  ['31/04/1990', 'dateOfBirth'],
  ['01/13/1990', 'dateOfBirth'],
  ['22/11/2026', 'dateOfBirth'],
  ['21/11/2026', 'dateOfBirth'],
  ['20/11/2026', 'adult'],
];

type PhoneCases = readonly (readonly [prefix: string, typed: string, rule: string | null])[];

/** Numbers after a chosen prefix, by what they show. */
export const PHONE_NUMBERS = {
  zeroAtStart: [
    // The 0 of calls inside the country: understood, and not sent.
    ['+40', '0712345678', null],
    ['+48', '0712345678', 'phoneNotZero'],
    ['+40', '012345678', 'phoneNotZero'],
    ['+40', ' 0', 'phoneNotZero'],
    ['+40', '712345678', null],
    ['+49', '0151', 'phoneNotZero'],
  ],
  spaces: [
    ['+40', '712 345 678', null],
    ['+40', '71 2345 678', null],
    ['+40', '712 345 67', 'phoneLengthRestrictions'],
  ],
  startAfter359: [
    ['+359', '881234567', null],
    ['+359', '981234567', null],
    ['+359', '781234567', 'phoneShouldStartWith'],
  ],
  lengthAfter359: [
    ['+359', '88123456', 'phoneLengthRestrictions'],
    ['+359', '881234567', null],
    ['+359', '8812345678', 'phoneLengthRestrictions'],
  ],
  lengthAfter40: [
    ['+40', '71234567', 'phoneLengthRestrictions'],
    ['+40', '712345678', null],
    ['+40', '7123456789', 'phoneLengthRestrictions'],
  ],
  byPrefix: [
    ['+359', '712345678', 'phoneShouldStartWith'],
    ['+40', '712345678', null],
    ['+48', '712345678', null],
  ],
  lengthAfterOthers: [
    ['+48', '60123456', 'phoneLengthRestrictions'],
    ['+48', '601234567', null],
    ['+49', '1512345678', null],
    ['+49', '1', null],
  ],
  longest: [
    ['+49', '1'.repeat(12), null],
    ['+49', '1'.repeat(13), 'maxLength'],
    ['+49', '1'.repeat(26), 'maxLength'],
  ],
} satisfies Readonly<Record<string, PhoneCases>>;
